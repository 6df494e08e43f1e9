import { sql } from 'kysely'
import { json, matches, type Database } from '#platform/server/database.ts'
import { byText, placeOfText } from '#platform/server/reading/both-names.ts'
import { listOf } from '#platform/server/reading/list.ts'
import { everybody } from '#platform/server/reading/reach.ts'
import type { Actor, Language } from '#platform/shared/actor.ts'
import type { Argument } from '#platform/shared/call.ts'
import type { Trilingual } from '#platform/shared/text.ts'
import type { campaignsCalls } from '../../contract/calls.ts'

type Fields = Argument<typeof campaignsCalls.addAdvertisement>['body']

export const advertisements = listOf<typeof campaignsCalls.getAdvertisements, { readonly actor: Actor }>()({
  reach: () => everybody('what the academy writes to many is its own'),
  rows: (db) =>
    db
      .selectFrom('campaigns.advertisement as a')
      .select([
        'a.id as ID',
        sql<Trilingual>`a.title`.as('Title'),
        'a.kind as kind',
        'a.is_own as IsOwn',
        'a.version as Version',
      ])
      .select(
        sql<string | null>`(select max(c.started_at) from campaigns.campaign c where c.advertisement_id = a.id)`.as(
          'LastSentAt',
        ),
      ),
  id: 'a.id',
  search: (text) => matches('a.search', text),
  filters: {},
  orders: { Title: byText('a.title') },
})

const columns = ['id', 'kind', 'title', 'body', 'shipped_title', 'shipped_body', 'is_own', 'opens', 'version'] as const

const byId = (db: Database, id: number) => db.selectFrom('campaigns.advertisement').select(columns).where('id', '=', id)

export const advertisementById = (db: Database, id: number) => byId(db, id).executeTakeFirst()
export type StoredAdvertisement = NonNullable<Awaited<ReturnType<typeof advertisementById>>>

/** The same, locked until the transaction ends. */
export const lockedAdvertisement = (db: Database, id: number) => byId(db, id).forUpdate().executeTakeFirst()

export const columnsOf = ({ Title, Body, Opens }: Fields) => ({ title: json(Title), body: json(Body), opens: Opens })

export const insertAdvertisement = (db: Database, fields: Fields) =>
  db.insertInto('campaigns.advertisement').values(columnsOf(fields)).returning(columns).executeTakeFirstOrThrow()

export const removeAdvertisement = (db: Database, id: number) =>
  db.deleteFrom('campaigns.advertisement').where('id', '=', id).execute()

export const versions = { table: 'campaigns.advertisement_version', text: 'advertisement_id' } as const

/** Keeps what an advertisement says from now on as its next version. */
export const addVersion = (
  db: Database,
  written: Pick<StoredAdvertisement, 'id' | 'version' | 'title' | 'body'> & {
    readonly isShipped: boolean
    readonly at: Date
    readonly by: number
  },
) =>
  db
    .insertInto('campaigns.advertisement_version')
    .values({
      advertisement_id: written.id,
      version: written.version,
      is_shipped: written.isShipped,
      title: json(written.title),
      body: json(written.body),
      at: written.at,
      written_by: written.by,
    })
    .execute()

/** Their ids and titles, for choosing one. */
export const advertisementTitles = (db: Database, language: Language) =>
  db
    .selectFrom('campaigns.advertisement')
    .select(['id as ID', sql<Trilingual>`title`.as('Title')])
    .orderBy(placeOfText(language, 'title'))
    .orderBy('id')
    .limit(sql.lit(500))
    .execute()
