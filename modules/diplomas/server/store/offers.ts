import { sql } from 'kysely'
import { matches, type Database } from '#platform/server/database.ts'
import { byText } from '#platform/server/reading/both-names.ts'
import { listOf } from '#platform/server/reading/list.ts'
import type { Actor } from '#platform/shared/actor.ts'
import type { diplomasCalls } from '../../contract/calls.ts'
import { selectDiplomas } from './diplomas.ts'
import { reachesDiploma, reachesTrack } from './reach.ts'

interface Reader {
  readonly actor: Actor
}

/** Diplomas as customers and trainees find them. */
export const offered = listOf<typeof diplomasCalls.getOffered, Reader>()({
  reach: ({ actor }) => reachesDiploma(actor),
  rows: (db) =>
    selectDiplomas(db)
      .clearSelect()
      .select(['d.id as ID', 'd.code as Code', 'd.name as Name', 'l.name as LevelName', 'd.image_file_id as ImageID'])
      .select(({ ref }) => [
        sql<{
          Minor: number
          Currency: string
        }>`jsonb_build_object('Minor', ${ref('d.fee_minor')}, 'Currency', ${ref('d.currency')})`.as('Fee'),
        sql<number>`(select count(*)::integer from diplomas.track t where t.diploma_id = ${ref('d.id')} and t.is_published)`.as(
          'Tracks',
        ),
      ]),
  lean: (db) => db.selectFrom('diplomas.diploma as d'),
  id: 'd.id',
  search: (text) => matches('d.search', text),
  filters: {},
  orders: { Name: byText('d.name') },
})

/** The tracks of these diplomas that the actor reaches, by their numbers alone. */
export async function tracksOfDiplomas(db: Database, actor: Actor, diplomaIds: readonly number[]) {
  if (diplomaIds.length === 0) return []
  return db
    .selectFrom('diplomas.track as t')
    .where('t.diploma_id', 'in', diplomaIds)
    .where(reachesTrack(actor))
    .select(['t.id as trackId', 't.diploma_id as diplomaId'])
    .orderBy('t.code')
    .execute()
}

/** The tracks of a diploma, or the free-standing ones (null), that the actor reaches. The first hundred. */
export const tracksOnOffer = (db: Database, actor: Actor, diplomaId: number | null) =>
  db
    .selectFrom('diplomas.track as t')
    .where('t.diploma_id', diplomaId === null ? 'is' : '=', diplomaId)
    .where('t.is_published', '=', true)
    .where(reachesTrack(actor))
    .select(['t.id as ID', 't.code as Code', 't.name as Name', 't.description as Description'])
    .select('t.least_electives as LeastElectives')
    .orderBy('t.code')
    .limit(sql.lit(100))
    .execute()

/** A track that the actor reaches: who does not enter them, one on offer. */
export const findTrackFor = (db: Database, actor: Actor, trackId: number) =>
  db
    .selectFrom('diplomas.track as t')
    .where('t.id', '=', trackId)
    .where(reachesTrack(actor))
    .select('t.id')
    .executeTakeFirst()
