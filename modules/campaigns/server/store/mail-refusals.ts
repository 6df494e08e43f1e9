import { sql } from 'kysely'
import type { Moving } from '#platform/server/content/merging.ts'
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

/**
 * Whoever refused under one record has refused under the one that it becomes: at the address that is written to from now
 * on, and by the account that stays. Keys of letters to the account that is closed name that one too.
 */
export async function moveRefusals(
  db: Database,
  kind: 'trainee' | 'instructor',
  { kept, gone, stays, closed }: Moving,
): Promise<void> {
  await sql`insert into campaigns.mail_refusal (address, account_id, since)
    select k.address, k.account_id, min(r.since)
    from people.addressee_facts g
    join campaigns.mail_refusal r on r.address = g.address or r.account_id = g.account_id
    join people.addressee_facts k on k.addressee_kind = ${kind} and k.addressee_id = ${kept}
    where g.addressee_kind = ${kind} and g.addressee_id = ${gone} and k.address <> ''
    group by k.address, k.account_id on conflict (address) do nothing`.execute(db)
  if (stays === null || closed === null) return
  for (const table of ['mail_refusal', 'campaign_person', 'advert_person'])
    await sql`update ${sql.table(`campaigns.${table}`)} set account_id = ${stays} where account_id = ${closed}`.execute(
      db,
    )
}
