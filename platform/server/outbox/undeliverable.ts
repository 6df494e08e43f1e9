import { sql } from 'kysely'
import type { Database } from '../database.ts'

/** An address of which a mail server said that there is nobody. */
export interface Undeliverable {
  readonly id: number
  readonly address: string
  readonly since: string
  readonly reason: string
  readonly refusals: number
}

/** Those of these addresses that no mail reaches, with what the mail server said; all in small letters. */
export async function undeliverableAmong(
  db: Database,
  addresses: readonly string[],
): Promise<ReadonlyMap<string, Undeliverable>> {
  if (addresses.length === 0) return new Map()
  const found = await db
    .selectFrom('platform.undeliverable_address')
    .select(['id', 'address', sql<string>`since`.as('since'), 'reason', 'refusals'])
    .where(sql<boolean>`address = any(${addresses.map((address) => address.toLowerCase())}::text[])`)
    .execute()
  return new Map(found.map((row) => [row.address, row]))
}

/** Writes down that a mail server said so, of the first letter and of every further one. */
export async function noteUndeliverable(db: Database, address: string, reason: string, now: Date): Promise<void> {
  await sql`
    insert into platform.undeliverable_address as u (address, since, reason, last_refused_at)
    values (${address.toLowerCase()}, ${now}::timestamptz, ${reason}, ${now}::timestamptz)
    on conflict (address) do update set refusals = u.refusals + 1, reason = excluded.reason,
      last_refused_at = excluded.last_refused_at`.execute(db)
}

/** It is written to again: somebody said so, or a letter has arrived. */
export const forgetUndeliverable = (db: Database, address: string) =>
  db.deleteFrom('platform.undeliverable_address').where('address', '=', address.toLowerCase()).execute()
