import { sql } from 'kysely'
import { json, matches, type Database } from '#platform/server/database.ts'
import { bothNames, byText, nameRead } from '#platform/server/reading/both-names.ts'
import { listOf } from '#platform/server/reading/list.ts'
import { everybody } from '#platform/server/reading/reach.ts'
import type { Actor, Language } from '#platform/shared/actor.ts'
import type { Argument } from '#platform/shared/call.ts'
import type { Trilingual } from '#platform/shared/text.ts'
import type { campaignsCalls } from '../../../contract/calls.ts'
import { advertTimes, type AdvertChannel, type AdvertState } from '../../../rules/advert.ts'

export type AdvertFields = Argument<typeof campaignsCalls.addAdvert>['body']

export const adverts = listOf<typeof campaignsCalls.getAdverts, { readonly actor: Actor }>()({
  reach: () => everybody('adverts are the academy’s own: whoever keeps them sees all of them'),
  rows: (db) =>
    db
      .selectFrom('campaigns.advert as a')
      .leftJoin('campaigns.audience as u', 'u.id', 'a.audience_id')
      .leftJoin('accounts.account_facts as m', 'm.account_id', 'a.made_by')
      .select(['a.id as ID', sql<Trilingual>`a.title`.as('Title')])
      .select([sql<AdvertState>`a.state`.as('State'), sql<AdvertChannel[]>`a.channels`.as('Channels')])
      .select(
        sql<Trilingual>`case when a.audience_name = '{}' then coalesce(u.name, '{}') else a.audience_name end`.as(
          'AudienceName',
        ),
      )
      .select(['a.starts_on as StartsOn', 'a.ends_on as EndsOn', 'a.version as Version'])
      .select(bothNames('m.account_name').as('By')),
  lean: (db) => db.selectFrom('campaigns.advert as a'),
  id: 'a.id',
  search: (text) => matches('a.search', text),
  filters: {
    State: 'a.state',
    Channel: (channel) => sql<boolean>`a.channels @> array[${channel}]::text[]`,
    From: (day) => sql<boolean>`a.ends_on >= ${day}`,
    To: (day) => sql<boolean>`a.starts_on <= ${day}`,
    MadeBy: 'a.made_by',
  },
  orders: { Title: byText('a.title'), StartsOn: 'a.starts_at' },
})

const columns = [
  'id',
  'title',
  'body',
  'picture_file_id',
  'link_kind',
  'link_id',
  'channels',
  'audience_id',
  'starts_on',
  'start_time',
  'ends_on',
  'starts_at',
  'ends_at',
  'state',
  'stop_reason',
  'started_at',
  'ended_at',
  'made_by',
  'version',
] as const

const byId = (db: Database, id: number) => db.selectFrom('campaigns.advert').select(columns).where('id', '=', id)

export const advertById = (db: Database, id: number) => byId(db, id).executeTakeFirst()
export type StoredAdvert = NonNullable<Awaited<ReturnType<typeof advertById>>>

/** The same, locked until the transaction ends. */
export const lockedAdvert = (db: Database, id: number) => byId(db, id).forUpdate().executeTakeFirst()

/** The same; undefined also where somebody else is at it. */
export const freeAdvert = (db: Database, id: number) => byId(db, id).forUpdate().skipLocked().executeTakeFirst()

/** What is typed as columns; the instants are those of this zone. */
export function columnsOf(fields: AdvertFields, timeZone: string) {
  const { startsAt, endsAt } = advertTimes(fields.StartsOn, fields.StartTime, fields.EndsOn, timeZone)
  return {
    title: json(fields.Title),
    body: json(fields.Body),
    picture_file_id: fields.PictureID,
    link_kind: fields.LinkKind,
    link_id: fields.LinkKind === 'none' ? null : fields.LinkID,
    channels: [...new Set(fields.Channels)],
    audience_id: fields.AudienceID,
    starts_on: fields.StartsOn,
    start_time: fields.StartTime,
    ends_on: fields.EndsOn,
    starts_at: startsAt,
    ends_at: endsAt,
  }
}

export const insertAdvert = (db: Database, set: ReturnType<typeof columnsOf>, madeBy: number) =>
  db
    .insertInto('campaigns.advert')
    .values({ ...set, made_by: madeBy })
    .returning(columns)
    .executeTakeFirstOrThrow()

export const removeAdvert = (db: Database, id: number) =>
  db.deleteFrom('campaigns.advert').where('id', '=', id).execute()

export const versions = { table: 'campaigns.advert_version', text: 'advert_id' } as const

/** Keeps what an advert says from now on as its next version. */
export const addVersion = (
  db: Database,
  { id, version, title, body }: Pick<StoredAdvert, 'id' | 'version' | 'title' | 'body'>,
  at: Date,
  by: number,
) =>
  db
    .insertInto('campaigns.advert_version')
    .values({ advert_id: id, version, title: json(title), body: json(body), at, written_by: by })
    .execute()

/** Whether an advert that is to go out, or runs, is for this audience. */
export const isAdvertisedTo = async (db: Database, audienceId: number): Promise<boolean> =>
  (await db
    .selectFrom('campaigns.advert')
    .select('id')
    .where('audience_id', '=', audienceId)
    .where('state', 'in', ['scheduled', 'running'])
    .executeTakeFirst()) !== undefined

/** What begins by now, what is over, and what runs. */
export async function advertsToMove(db: Database, now: Date) {
  const { rows } = await sql<{ id: number; what: 'due' | 'over' | 'runs' }>`
    select id, 'due' as what from campaigns.advert where state = 'scheduled' and starts_at <= ${now}::timestamptz
    union all
    select id, case when ends_at <= ${now}::timestamptz then 'over' else 'runs' end from campaigns.advert
    where state = 'running'
    order by id`.execute(db)
  const of = (what: string) => rows.filter((each) => each.what === what).map(({ id }) => id)
  return { due: of('due'), over: of('over'), runs: of('runs') }
}

/** The campaign that sends the mails of an advert. */
export const campaignOf = async (db: Database, advertId: number): Promise<number | null> =>
  (
    await db
      .selectFrom('campaigns.campaign')
      .select('id')
      .where('advert_id', '=', advertId)
      .orderBy('id', 'desc')
      .executeTakeFirst()
  )?.id ?? null

/** Whoever has made adverts, by name. */
export async function authors(db: Database, language: Language): Promise<{ ID: number; Name: Trilingual }[]> {
  const { rows } = await sql<{ ID: number; Name: Trilingual }>`
    select f.account_id as "ID", ${bothNames('f.account_name')} as "Name"
    from accounts.account_facts f
    where f.account_id in (select a.made_by from campaigns.advert a)
    order by ${nameRead(language, 'f.account_name')}, f.account_id limit 500`.execute(db)
  return rows
}
