import { sql } from 'kysely'
import { json, type Database } from '#platform/server/database.ts'
import { listOf } from '#platform/server/reading/list.ts'
import { everybody } from '#platform/server/reading/reach.ts'
import type { campaignsCalls } from '../../contract/calls.ts'
import type { AudienceKind } from '../../rules/audience.ts'
import type { Outcome } from '../../rules/campaign.ts'
import { addresseeOfRow, addresseeShown, withAddressee } from './addressee.ts'
import { judged, type Chosen } from './judged.ts'

export const campaignPeople = listOf<typeof campaignsCalls.getCampaignPeople, null>()({
  reach: () => everybody('whoever sends to many reaches every record of people'),
  rows: (db) =>
    db
      .selectFrom('campaigns.campaign_person as p')
      .leftJoinLateral(withAddressee, (join) => join.onTrue())
      .select(addresseeShown)
      .select([sql<AudienceKind>`p.kind`.as('Kind'), 'p.person_id as PersonID', 'p.address as Address'])
      .select(sql<Outcome>`case p.state when 'queued' then 'waiting' else p.state end`.as('State'))
      .select(sql<string>`p.at`.as('At')),
  lean: (db) => db.selectFrom('campaigns.campaign_person as p'),
  id: 'p.id',
  filters: {
    CampaignID: 'p.campaign_id',
    State: (state) =>
      state === 'waiting' ? sql<boolean>`p.state in ('waiting', 'queued')` : sql<boolean>`p.state = ${state}`,
  },
  orders: { ID: { by: 'p.id', unique: true } },
})

/** Writes down who gets a campaign and who not, as they stand now. */
export async function writePeople(db: Database, campaignId: number, chosen: Chosen, now: Date): Promise<void> {
  await sql`
    insert into campaigns.campaign_person (campaign_id, kind, person_id, account_id, address, language, state, at)
    select ${campaignId}::integer, j.kind, j.person_id, case when j.kind <> 'contact' then j.account_id end, j.address,
      j.language, case j.standing when 'written' then 'waiting' else j.standing end, ${now}::timestamptz
    from (${judged(chosen)}) j`.execute(db)
}

export interface ToWriteTo {
  readonly id: number
  readonly address: string
  readonly language: string
  readonly nameAr: string
  readonly nameEn: string
  /** Since the campaign began. */
  readonly hasRefused: boolean
  /** Of an advert that leads somewhere: the person's row of it. */
  readonly advertPersonId: number | null
}

/** The next people of a campaign who wait, locked. */
export async function nextPeople(db: Database, campaignId: number, most: number): Promise<ToWriteTo[]> {
  const { rows } = await sql<ToWriteTo>`
    select p.id::integer as id, p.address, p.language, coalesce(f.addressee_name_ar, '') as "nameAr",
      coalesce(f.addressee_name_en, '') as "nameEn",
      exists (select from campaigns.mail_refusal r where r.address = p.address or r.account_id = p.account_id) as "hasRefused",
      (select o.id::integer from campaigns.campaign c
        join campaigns.advert a on a.id = c.advert_id and a.link_kind <> 'none'
        join campaigns.advert_person o on o.advert_id = a.id and o.kind = p.kind and o.person_id = p.person_id
        where c.id = p.campaign_id) as "advertPersonId"
    from campaigns.campaign_person p
    left join lateral ${addresseeOfRow} f on true
    where p.campaign_id = ${campaignId} and p.state = 'waiting'
    order by p.id limit ${most} for update of p`.execute(db)
  return rows
}

/** Their letters are in the outbox. */
export async function markQueued(
  db: Database,
  letters: readonly { readonly id: number; readonly mail_id: number }[],
): Promise<void> {
  if (letters.length === 0) return
  await sql`
    update campaigns.campaign_person p set state = 'queued', mail_id = l.mail_id
    from jsonb_to_recordset(${json(letters)}) as l(id bigint, mail_id integer) where p.id = l.id`.execute(db)
}

export const markRefused = (db: Database, ids: readonly number[], now: Date) =>
  db
    .updateTable('campaigns.campaign_person')
    .set({ state: 'refused', at: now })
    .where(sql<boolean>`id = any(${ids}::bigint[])`)
    .execute()

/** How many letters of campaigns wait in the outbox. */
export async function inOutbox(db: Database): Promise<number> {
  const { rows } = await sql<{ count: number }>`
    select count(*)::integer as count from campaigns.campaign_person where state = 'queued'`.execute(db)
  return rows[0]!.count
}

/** Writes down what became of letters; answers the campaigns that they are of. */
export async function followLetters(db: Database, now: Date): Promise<number[]> {
  const { rows } = await sql<{ campaign_id: number }>`
    update campaigns.campaign_person p set at = coalesce(m.sent_at, ${now}::timestamptz),
      state = case m.state when 'sent' then 'sent' when 'dead' then 'failed' else case
        when (select c.state from campaigns.campaign c where c.id = p.campaign_id) = 'stopped' then 'stopped'
        else 'withheld' end end
    from platform.outbox_mail m
    where p.state = 'queued' and m.id = p.mail_id and m.state <> 'waiting'
    returning p.campaign_id`.execute(db)
  return [...new Set([...rows, ...(await followReturned(db, now))].map(({ campaign_id }) => campaign_id))]
}

/** Letters that a mail server took on and sent back: within days, so none older is looked at. */
async function followReturned(db: Database, now: Date): Promise<{ campaign_id: number }[]> {
  const { rows } = await sql<{ campaign_id: number }>`
    update campaigns.campaign_person p set state = 'failed', at = ${now}::timestamptz
    from platform.outbox_mail m
    where m.state = 'dead' and m.created_at > ${now}::timestamptz - interval '10 days' and m.kind = 'advertisement'
      and p.mail_id = m.id and p.state = 'sent'
    returning p.campaign_id`.execute(db)
  return rows
}

/** Whether somebody still waits, with or without a letter in the outbox. */
export async function isAnybodyWaiting(db: Database, campaignId: number): Promise<boolean> {
  const found = await db
    .selectFrom('campaigns.campaign_person')
    .select('id')
    .where('campaign_id', '=', campaignId)
    .where('state', 'in', ['waiting', 'queued'])
    .limit(sql.lit(1))
    .executeTakeFirst()
  return found !== undefined
}

/** Whoever waits gets none; answers the letters that are in the outbox already. */
export async function stopWaiting(db: Database, campaignId: number, now: Date): Promise<number[]> {
  await sql`update campaigns.campaign_person set state = 'stopped', at = ${now}::timestamptz
    where campaign_id = ${campaignId} and state = 'waiting'`.execute(db)
  const { rows } = await sql<{ mail_id: number }>`select mail_id from campaigns.campaign_person
    where campaign_id = ${campaignId} and state = 'queued'`.execute(db)
  return rows.map(({ mail_id }) => mail_id)
}
