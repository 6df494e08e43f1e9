import { sql, type UpdateObject } from 'kysely'
import type { DB } from '#database/tables.ts'
import type { Database } from '../database.ts'

type Columns<Table extends keyof DB> = keyof DB[Table] & string

/** Where the records of a noun stand. */
export interface Stored<Table extends keyof DB = keyof DB> {
  readonly table: Table
  /** Columns that the audit keeps nothing of: stamps and counters that nobody decides, secrets, personal data. */
  readonly unkept: readonly Columns<Table>[]
  /** The column that counts up with every change; `version`, where nothing else is said. Null: it has none. */
  readonly version?: Columns<Table> | null
}

declare const fromRow: unique symbol
/** A record as its row holds it, less what is not kept; names as code writes them (`seatUntil`). */
export type RowFacts = Readonly<Record<string, unknown>> & { readonly [fromRow]: true }

/**
 * Changes one row and gives it as it was and as it is, in one statement: nobody who writes an act picks what the audit
 * is told. The row must be locked. Throws where there is none.
 */
export async function changeRow<Table extends keyof DB>(
  db: Database,
  { table, unkept }: Stored<Table>,
  id: number,
  set: UpdateObject<DB, Table>,
): Promise<{ before: RowFacts; after: RowFacts }> {
  const name = sql.table(table)
  if (Object.keys(set).length === 0) {
    const found = await rowFacts(db, { table, unkept }, id)
    return { before: found, after: found }
  }
  const columns = Object.entries(set).map(([column, value]) => sql`${sql.ref(column)} = ${value}`)
  const { rows } = await sql<{ before: Record<string, unknown>; after: Record<string, unknown> }>`
    with was as (select * from ${name} where id = ${id}),
      became as (update ${name} set ${sql.join(columns)} where id = ${id} returning *)
    select to_jsonb(was) as before, to_jsonb(became) as after from was, became`.execute(db)
  const row = rows[0]
  if (!row) throw new Error(`${table} has no row ${id}`)
  return { before: kept(row.before, unkept), after: kept(row.after, unkept) }
}

/** One row as the audit keeps it. Throws where there is none. */
export async function rowFacts<Table extends keyof DB>(
  db: Database,
  { table, unkept }: Stored<Table>,
  id: number,
): Promise<RowFacts> {
  const { rows } = await sql<{ found: Record<string, unknown> }>`
    select to_jsonb(r) as found from ${sql.table(table)} r where id = ${id}`.execute(db)
  if (!rows[0]) throw new Error(`${table} has no row ${id}`)
  return kept(rows[0].found, unkept)
}

const kept = (row: Record<string, unknown>, unkept: readonly string[]): RowFacts => {
  const facts = Object.entries(row).filter(([column]) => !unkept.includes(column))
  const currency = row['currency']
  return Object.fromEntries(
    facts.flatMap(([column, value]): [string, unknown][] => {
      const name = keptName(column, facts)
      if (name === null) return []
      const isMoney = isAmount(column, facts)
      return [[name, isMoney && value !== null ? { Minor: value, Currency: currency } : instantAsWritten(value)]]
    }),
  ) as RowFacts
}

type Named = readonly (readonly [column: string, ...unknown[]])[]
const isAmount = (column: string, all: Named) => column.endsWith('_minor') && all.some(([each]) => each === 'currency')

/** Under which name the audit keeps a column. An amount and its currency are one, `fee`; so the currency is null. */
function keptName(column: string, all: Named): string | null {
  if (column === 'currency' && all.some(([each]) => isAmount(each, all))) return null
  return codeName(isAmount(column, all) ? column.replace(/_minor$/, '') : column)
}

/** The names of what the audit keeps of a row with these columns. */
export function keptNames(columns: readonly string[], unkept: readonly string[]): string[] {
  const all = columns.filter((column) => !unkept.includes(column)).map((column) => [column] as const)
  return all.flatMap(([column]) => keptName(column, all) ?? [])
}

/** PostgreSQL's JSON writes an instant with the session's offset; everything else here ends in `Z`. */
const instantAsWritten = (value: unknown): unknown =>
  typeof value === 'string' && /^\d{4}-\d{2}-\d{2}T[\d:.]+[+-]\d{2}:\d{2}$/.test(value)
    ? new Date(value).toISOString()
    : value

/** `seat_until` as `seatUntil`. */
const codeName = (column: string): string => column.replaceAll(/_([a-z])/g, (_, letter: string) => letter.toUpperCase())
