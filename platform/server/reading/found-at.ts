import type { DB } from '#database/tables.ts'

/**
 * On which list people find the records of a table, for whoever is told what refers to something. A list of a record
 * (its contacts) is counted by the record that it belongs to.
 */
export interface FoundAt {
  readonly table: keyof DB
  /** In a record's list: the column that names the record. */
  readonly of?: string
  /**
   * Where the list shows some of the rows alone, or another record in the place of a row: SQL of that record's id, of the
   * row as `t`; null for a row that is not shown there. A table may so stand on several lists; a row that none of them
   * shows is counted among what no list has.
   */
  readonly shown?: string
  /** The published path of the list. */
  readonly screen: `/${string}`
  /** The tab of that page, where it is not the first. */
  readonly tab?: string
  /** The filter of that list that shows what refers by a column; without one it can be opened as a whole alone. */
  readonly by?: Readonly<Record<string, string>>
}
