import { sql, type UpdateObject } from 'kysely'
import type { DB } from '#database/tables.ts'
import type { Database } from '../database.ts'

type Columns<Table extends keyof DB> = keyof DB[Table] & string

/** Where the records of a noun stand. */
export interface Stored<Table extends keyof DB = keyof DB> {
  readonly table: Table
  /** Columns that the audit keeps nothing of: stamps and counters that nobody decides, secrets, personal data. */
  readonly unkept: readonly Columns<Table>[]
  /** The table counts no versions of its rows. */
  readonly unversioned?: true
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

const kept = (row: Record<string, unknown>, unkept: readonly string[]): RowFacts =>
  Object.fromEntries(
    Object.entries(row)
      .filter(([column]) => !unkept.includes(column))
      .map(([column, value]) => [codeName(column), instantAsWritten(value)]),
  ) as RowFacts

/** PostgreSQL's JSON writes an instant with the session's offset; everything else here ends in `Z`. */
const instantAsWritten = (value: unknown): unknown =>
  typeof value === 'string' && /^\d{4}-\d{2}-\d{2}T[\d:.]+[+-]\d{2}:\d{2}$/.test(value)
    ? new Date(value).toISOString()
    : value

/** `seat_until` as `seatUntil`. */
export const codeName = (column: string): string =>
  column.replaceAll(/_([a-z])/g, (_, letter: string) => letter.toUpperCase())
