/** One sheet of a workbook, or a CSV file, as texts. Rows and columns are counted from 1, as spreadsheets show them. */
export interface Table {
  readonly name: string
  /** Every row as wide as the widest. */
  readonly rows: string[][]
  readonly hiddenRows: readonly number[]
  readonly hiddenColumns: readonly number[]
}

/** What a file of tables holds: the visible sheets' names and the one to read. */
export interface ReadTables {
  readonly sheets: readonly string[]
  readonly sheet: number
  readonly table: Table
  /** The first day of the workbook's calendar, by which its bare numbers are days; null: no workbook. */
  readonly epoch: 1900 | 1904 | null
}

export const mostRows = 5000
export const mostColumns = 100
/** Of a name or an address; who reads longer texts says so. */
const longestCell = 1000

/** What the database can hold, every row as wide as the widest. */
export function cleaned(rows: readonly (readonly string[])[], longest = longestCell): string[][] {
  const widthOf = (row: readonly string[]) => row.findLastIndex((cell) => cell.trim() !== '') + 1
  const width = Math.min(
    mostColumns,
    rows.reduce((widest, row) => Math.max(widest, widthOf(row)), 0),
  )
  const clean = (cell: string) => cell.slice(0, longest).replaceAll('\u0000', '').toWellFormed()
  return rows.map((row) => Array.from({ length: width }, (_, at) => clean(row[at] ?? '')))
}
