import { sql } from 'kysely'
import type { Database } from '../database.ts'

/** An address of which a mail server said that there is nobody. */
export interface Undeliverable {
  readonly id: number
  readonly address: string
  readonly since: string
  readonly reason: string
  readonly refusals: number
  /** A letter came back from there: that a mail server takes the next one on does not say that it arrives. */
  readonly came_back: boolean
}

/** Those of these addresses that no mail reaches, with what the mail server said; all in small letters. */
export async function undeliverableAmong(
  db: Database,
  addresses: readonly string[],
): Promise<ReadonlyMap<string, Undeliverable>> {
  if (addresses.length === 0) return new Map()
  const found = await db
    .selectFrom('platform.undeliverable_address')
    .select(['id', 'address', sql<string>`since`.as('since'), 'reason', 'refusals', 'came_back'])
    .where(sql<boolean>`address = any(${addresses.map((address) => address.toLowerCase())}::text[])`)
    .execute()
  return new Map(found.map((row) => [row.address, row]))
}

/**
 * Writes down that a mail server said so, of the first letter and of every further one; answers the row. `cameBack`: by a report
 * about a letter that a server had taken on.
 */
export async function noteUndeliverable(
  db: Database,
  address: string,
  reason: string,
  now: Date,
  { cameBack = false }: { readonly cameBack?: boolean } = {},
): Promise<number> {
  const { rows } = await sql<{ id: number }>`
    insert into platform.undeliverable_address as u (address, since, reason, last_refused_at, came_back)
    values (${address.toLowerCase()}, ${now}::timestamptz, ${reason}, ${now}::timestamptz, ${cameBack})
    on conflict (address) do update set refusals = u.refusals + 1, reason = excluded.reason,
      last_refused_at = excluded.last_refused_at, came_back = u.came_back or excluded.came_back
    returning id`.execute(db)
  return rows[0]!.id
}

/** It is written to again: somebody said so, or a letter has arrived. */
export const forgetUndeliverable = (db: Database, address: string) =>
  db.deleteFrom('platform.undeliverable_address').where('address', '=', address.toLowerCase()).execute()
