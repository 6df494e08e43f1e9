import { sql } from 'kysely'
import type { Database } from '#platform/server/database.ts'
import type { AudienceKind } from '../../../rules/audience.ts'
import type { StoredAdvert } from './adverts.ts'

/** So many stand on a home at most. */
const most = 20

export interface OwnAdvert extends Pick<
  StoredAdvert,
  'id' | 'title' | 'body' | 'picture_file_id' | 'link_kind' | 'link_id' | 'ends_on'
> {
  /** Of the row that is the reader's; of several contacts of one organization the first. */
  readonly personId: number
  readonly kind: AudienceKind
  readonly isShown: boolean
  readonly isRead: boolean
}

/** The adverts that run on the home of this account, the newest first. */
export async function ownAdverts(db: Database, accountId: number): Promise<OwnAdvert[]> {
  const { rows } = await sql<OwnAdvert>`
    select a.id, a.title, a.body, a.picture_file_id, a.link_kind, a.link_id, a.ends_on, p."personId", p.kind, p."isShown",
      p."isRead"
    from (select o.advert_id, min(o.id)::integer as "personId", min(o.kind) as kind,
        bool_or(o.shown_at is not null) as "isShown", bool_or(o.read_at is not null) as "isRead"
      from campaigns.advert_person o where o.account_id = ${accountId} group by o.advert_id) p
    join campaigns.advert a on a.id = p.advert_id
    where a.state = 'running' and 'web' = any(a.channels)
    order by a.started_at desc, a.id desc limit ${sql.lit(most)}`.execute(db)
  return rows
}

const running = sql`(select a.id from campaigns.advert a where a.state = 'running' and 'web' = any(a.channels))`

/** They stood on the account's home. What is not the account's is passed over. */
export async function markShown(db: Database, accountId: number, ids: readonly number[], now: Date): Promise<void> {
  await sql`update campaigns.advert_person set shown_at = ${now}::timestamptz
    where account_id = ${accountId} and advert_id = any(${ids}::integer[]) and advert_id in ${running}
      and shown_at is null`.execute(db)
}

/** Marks one of the account's adverts as read, or all; false where none of that id runs for the account. */
export async function markRead(db: Database, accountId: number, id: number | null, now: Date): Promise<boolean> {
  const { rows } = await sql`update campaigns.advert_person set read_at = coalesce(read_at, ${now}::timestamptz),
      shown_at = coalesce(shown_at, ${now}::timestamptz)
    where account_id = ${accountId} and (${id}::integer is null or advert_id = ${id}) and advert_id in ${running}
    returning id`.execute(db)
  return rows.length > 0
}

/** Whether a picture stands on an advert that runs for this account. */
export async function seesPicture(db: Database, accountId: number, fileId: number): Promise<boolean> {
  const { rows } = await sql`select 1 from campaigns.advert a
    join campaigns.advert_person p on p.advert_id = a.id and p.account_id = ${accountId}
    where a.picture_file_id = ${fileId} and a.state = 'running' limit 1`.execute(db)
  return rows.length > 0
}
