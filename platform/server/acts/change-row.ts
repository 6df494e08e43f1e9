import { sql, type RawBuilder, type Updateable } from 'kysely'
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

/** Columns of a row with their new values, or what the database makes of them. */
export type Change<Table extends keyof DB> = {
  readonly [Column in keyof Updateable<DB[Table]>]?: Updateable<DB[Table]>[Column] | RawBuilder<unknown>
}

declare const fromRow: unique symbol
/** A record as its row holds it, less what is not kept; names as code writes them (`seatUntil`). */
export type RowFacts = Readonly<Record<string, unknown>> & { readonly [fromRow]: true }

/**
 * Changes one row, raises its version, and gives it as it was and as it is, in one statement: nobody who writes an act
 * picks what the audit is told. The row must be locked. Throws where there is none.
 */
export async function changeRow<Table extends keyof DB>(
  db: Database,
  { table, unkept, version = 'version' as Columns<Table> }: Stored<Table>,
  id: number,
  set: Change<Table>,
): Promise<{ before: RowFacts; after: RowFacts }> {
  const name = sql.table(table)
  if (Object.keys(set).length === 0 && version === null) {
    const found = await rowFacts(db, { table, unkept }, id)
    return { before: found, after: found }
  }
  const counted = version === null ? [] : [sql`${sql.ref(version)} = ${sql.ref(version)} + 1`]
  const columns = [...Object.entries(set).map(([column, value]) => sql`${sql.ref(column)} = ${value}`), ...counted]
  const { rows } = await sql<{ before: Record<string, unknown>; after: Record<string, unknown> }>`
    with was as (select * from ${name} where id = ${id}),
      became as (update ${name} set ${sql.join(columns)} where id = ${id} returning *)
    select ${keptPart('was', unkept)} as before, ${keptPart('became', unkept)} as after from was, became`.execute(db)
  const row = rows[0]
  if (!row) throw new Error(`${table} has no row ${id}`)
  return { before: named(row.before), after: named(row.after) }
}

/** One row as the audit keeps it. Throws where there is none. */
export async function rowFacts<Table extends keyof DB>(
  db: Database,
  { table, unkept }: Stored<Table>,
  id: number,
): Promise<RowFacts> {
  const { rows } = await sql<{ found: Record<string, unknown> }>`
    select ${keptPart('r', unkept)} as found from ${sql.table(table)} r where id = ${id}`.execute(db)
  if (!rows[0]) throw new Error(`${table} has no row ${id}`)
  return named(rows[0].found)
}

/** What is not kept never leaves the database for it. */
const keptPart = (row: string, unkept: readonly string[]) =>
  sql<Record<string, unknown>>`to_jsonb(${sql.ref(row)}) - ${[...unkept]}::text[]`

const named = (row: Record<string, unknown>): RowFacts => {
  const facts = Object.entries(row)
  return Object.fromEntries(
    facts.flatMap(([column, value]): [string, unknown][] => {
      const name = keptName(column, facts)
      if (name === null) return []
      const isMoney = isAmount(column, facts) && value !== null
      return [[name, isMoney ? { Minor: value, Currency: row['currency'] } : instantAsWritten(value)]]
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
