import { sql } from 'kysely'
import type { Database } from '#platform/server/database.ts'

/** The reader of a letter to many. */
export interface Reader {
  readonly campaignId: number
  readonly address: string
  readonly accountId: number | null
  readonly isRefused: boolean
}

/** Whoever got this letter; undefined where nobody did, or where the person was erased. */
export async function readerOf(db: Database, personId: string): Promise<Reader | undefined> {
  const { rows } = await sql<Reader>`
    select p.campaign_id as "campaignId", p.address, p.account_id as "accountId",
      exists (select from campaigns.mail_refusal r where r.address = p.address or r.account_id = p.account_id) as "isRefused"
    from campaigns.campaign_person p where p.id = ${personId}::bigint and p.address <> ''`.execute(db)
  return rows[0]
}

export const addRefusal = (db: Database, { address, accountId }: Reader, now: Date) =>
  sql`insert into campaigns.mail_refusal (address, account_id, since) values (${address},
    (select f.account_id from accounts.account_facts f where f.account_id = ${accountId}::integer), ${now}::timestamptz)
    on conflict (address) do nothing`.execute(db)

export const removeRefusal = (db: Database, { address, accountId }: Reader) =>
  sql`delete from campaigns.mail_refusal r where r.address = ${address} or r.account_id = ${accountId}::integer`.execute(
    db,
  )

/** Of every campaign under way: this reader gets none. Answers the letters that are in the outbox already. */
export async function refuseWaiting(db: Database, { address, accountId }: Reader, now: Date): Promise<number[]> {
  const { rows } = await sql<{ mail_id: number | null }>`
    update campaigns.campaign_person p set state = 'refused', at = ${now}::timestamptz
    where p.state in ('waiting', 'queued') and (p.address = ${address} or p.account_id = ${accountId}::integer)
    returning p.mail_id`.execute(db)
  return rows.flatMap(({ mail_id }) => (mail_id === null ? [] : [mail_id]))
}
