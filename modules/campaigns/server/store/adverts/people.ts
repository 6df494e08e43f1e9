import { sql } from 'kysely'
import type { Database } from '#platform/server/database.ts'
import type { FollowedWay } from '../../../rules/advert.ts'
import type { AudienceKind } from '../../../rules/audience.ts'
import { judged, type Chosen } from '../judged.ts'

/** Writes down whom an advert is for as its audience is now; who is written down already stays as they are. */
export async function writeAdvertPeople(db: Database, advertId: number, chosen: Chosen, now: Date): Promise<void> {
  await sql`
    insert into campaigns.advert_person (advert_id, kind, person_id, organization_id, account_id, at)
    select ${advertId}::integer, j.kind, j.person_id,
      case when j.kind = 'contact' then f.organization_id end, j.account_id, ${now}::timestamptz
    from (${judged(chosen)}) j
    left join people.addressee_facts f on j.kind = 'contact' and f.addressee_kind = 'contact' and f.addressee_id = j.person_id
    on conflict (advert_id, kind, person_id) do nothing`.execute(db)
}

export interface ToRing {
  readonly id: number
  readonly accountId: number
  readonly hasRung: boolean
}

/** The next people of an advert whose bell has not rung, locked; of one account (that of an organization) each person. */
export async function nextToRing(db: Database, advertId: number, most: number): Promise<ToRing[]> {
  const { rows } = await sql<ToRing>`
    select p.id::integer as id, p.account_id as "accountId", exists (select from campaigns.advert_person o
      where o.advert_id = p.advert_id and o.account_id = p.account_id and o.notification_id is not null) as "hasRung"
    from campaigns.advert_person p
    where p.advert_id = ${advertId} and p.bell_at is null and p.account_id is not null
    order by p.id limit ${most} for update of p`.execute(db)
  return rows
}

/** Their bells have rung, with the notifications that did. */
export async function markRung(
  db: Database,
  ids: readonly number[],
  notifications: ReadonlyMap<number, number>,
  now: Date,
): Promise<void> {
  await sql`update campaigns.advert_person set bell_at = ${now}::timestamptz where id = any(${ids}::bigint[])`.execute(
    db,
  )
  for (const [id, notificationId] of notifications)
    await sql`update campaigns.advert_person set notification_id = ${notificationId} where id = ${id}`.execute(db)
}

export interface Follower {
  readonly advertId: number
  readonly kind: AudienceKind
  readonly linkKind: string
  readonly linkId: number | null
}

/** Counts that somebody followed the link of an advert, the first time alone; undefined where nobody has this number. */
export async function follow(
  db: Database,
  personId: string,
  way: FollowedWay,
  now: Date,
): Promise<Follower | undefined> {
  await sql`update campaigns.advert_person set followed_at = ${now}::timestamptz, followed_by = ${way},
    read_at = case when ${way} = 'web' then coalesce(read_at, ${now}::timestamptz) else read_at end
    where id = ${personId}::bigint and followed_at is null`.execute(db)
  const { rows } = await sql<Follower>`
    select p.advert_id as "advertId", p.kind, a.link_kind as "linkKind", a.link_id as "linkId"
    from campaigns.advert_person p join campaigns.advert a on a.id = p.advert_id
    where p.id = ${personId}::bigint`.execute(db)
  return rows[0]
}

/** Somebody in adverts under another record from now on; whoever is in one under both stands in it by both. */
export async function moveAdvertPerson(
  db: Database,
  kind: 'trainee' | 'instructor',
  { gone, kept }: { readonly gone: number; readonly kept: number },
): Promise<void> {
  await sql`update campaigns.advert_person p set person_id = ${kept}
    where p.kind = ${kind} and p.person_id = ${gone} and not exists (select from campaigns.advert_person o
      where o.advert_id = p.advert_id and o.kind = ${kind} and o.person_id = ${kept})`.execute(db)
}
