import type { Insertable } from 'kysely'
import type { Database } from '#platform/server/database.ts'
import type { DB } from '#database/tables.ts'

const parametersInOneStatement = 30_000

/** Inserts the rows in as few statements as PostgreSQL's parameter limit allows. */
export async function insertMany<T extends keyof DB>(
  db: Database,
  table: T,
  rows: readonly Insertable<DB[T]>[],
): Promise<void> {
  for (const part of parts(rows)) {
    await db
      .insertInto(table)
      .values(part as never)
      .execute()
  }
}

/** The same, giving the new ids in the order of the rows. */
export async function insertReturningIds<T extends keyof DB>(
  db: Database,
  table: T,
  rows: readonly Insertable<DB[T]>[],
): Promise<number[]> {
  const ids: number[] = []
  for (const part of parts(rows)) {
    const made = await db
      .insertInto(table)
      .values(part as never)
      .returning('id' as never)
      .execute()
    ids.push(...made.map((row) => (row as { id: number }).id))
  }
  return ids
}

function parts<Row extends object>(rows: readonly Row[]): Row[][] {
  const columns = Object.keys(rows[0] ?? {}).length || 1
  const size = Math.floor(parametersInOneStatement / columns)
  return Array.from({ length: Math.ceil(rows.length / size) }, (_, at) => rows.slice(at * size, (at + 1) * size))
}
