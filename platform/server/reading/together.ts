import { sql, type Compilable, type RawBuilder } from 'kysely'
import type { Database } from '../database.ts'

/** The rows of a query as one value, in its order: `[]` where there is none. Days, times and numbers are as JSON writes them. */
export const rowsAsOne = <Row>(query: Compilable<Row>): RawBuilder<Row[]> =>
  sql<Row[]>`(select coalesce(jsonb_agg(to_jsonb(each_row)), '[]'::jsonb) from (${query as never}) each_row)`

/** The part of whom the value is not for. */
export const noPart = sql<null>`null`

type Parts = Readonly<Record<string, RawBuilder<unknown>>>
type Values<P extends Parts> = { readonly [Name in keyof P]: P[Name] extends RawBuilder<infer Value> ? Value : never }

/** Several values, each a part of its own, in one round trip. */
export async function readTogether<P extends Parts>(db: Database, parts: P): Promise<Values<P>> {
  const named = Object.entries(parts)
  const pairs = named.map(([name, part]) => sql`${part} as ${sql.id(name)}`)
  const { rows } = await sql<Values<P>>`select ${sql.join(pairs)}`.execute(db)
  return rows[0]!
}
