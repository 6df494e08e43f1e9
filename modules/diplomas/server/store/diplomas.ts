import { sql } from 'kysely'
import { json, matches, moneyOf, type Database } from '#platform/server/database.ts'
import { byText } from '#platform/server/reading/both-names.ts'
import { listOf } from '#platform/server/reading/list.ts'
import type { Actor } from '#platform/shared/actor.ts'
import type { Argument } from '#platform/shared/call.ts'
import type { diplomasCalls } from '../../contract/calls.ts'
import { reachesDiploma } from './reach.ts'

export type DiplomaFields = Argument<typeof diplomasCalls.addDiploma>['body']

/** What every list says of a diploma. */
export const selectDiplomas = (db: Database) =>
  db
    .selectFrom('diplomas.diploma as d')
    .leftJoin('lookups.course_level as l', 'l.id', 'd.level_id')
    .select(['d.id as ID', 'd.code as Code', 'd.name as Name', 'd.level_id as LevelID', 'l.name as LevelName'])
    .select([moneyOf('d.fee_minor', 'd.currency').as('Fee'), 'd.image_file_id as ImageID'])
    .select(['d.is_published as IsPublished', 'd.version as Version'])

interface Reader {
  readonly actor: Actor
}

export const diplomas = listOf<typeof diplomasCalls.listDiplomas, Reader>()({
  reach: ({ actor }) => reachesDiploma(actor),
  rows: (db) =>
    selectDiplomas(db).select(
      sql<number>`(select count(*)::integer from diplomas.track t where t.diploma_id = d.id)`.as('Tracks'),
    ),
  lean: (db) => db.selectFrom('diplomas.diploma as d'),
  id: 'd.id',
  search: (text) => matches('d.search', text),
  filters: {},
  orders: { Name: byText('d.name'), Fee: 'd.fee_minor' },
})

const selectWhole = (db: Database, id: number) =>
  selectDiplomas(db)
    .select(['d.description as Description', 'd.objectives as Objectives', 'd.admission as Admission'])
    .where('d.id', '=', id)

export const findDiploma = (db: Database, actor: Actor, id: number) =>
  selectWhole(db, id).where(reachesDiploma(actor)).executeTakeFirst()

/** A diploma that anybody may read of. */
export const diplomaOnOffer = (db: Database, id: number) =>
  selectWhole(db, id).where('d.is_published', '=', true).executeTakeFirst()

/** What a form of a diploma sets. */
export const diplomaColumns = (diploma: DiplomaFields) => ({
  code: diploma.Code,
  name: json(diploma.Name),
  level_id: diploma.LevelID,
  fee_minor: diploma.Fee.Minor,
  currency: diploma.Fee.Currency,
  image_file_id: diploma.ImageID,
  description: json(diploma.Description),
  objectives: json(diploma.Objectives),
  admission: json(diploma.Admission),
})

export const addDiploma = (db: Database, diploma: DiplomaFields) =>
  db
    .insertInto('diplomas.diploma')
    .values(diplomaColumns(diploma))
    .returning(['id as ID', 'version as Version'])
    .executeTakeFirstOrThrow()

/** Of two who change a diploma the second sees what the first did. */
export const lockedDiploma = (tx: Database, actor: Actor, id: number) =>
  tx
    .selectFrom('diplomas.diploma as d')
    .select(['d.id', 'd.code', 'd.name', 'd.version', 'd.image_file_id', 'd.is_published'])
    .where('d.id', '=', id)
    .where(reachesDiploma(actor))
    .forUpdate()
    .executeTakeFirst()

/** Fails where tracks belong to it. */
export const removeDiploma = (db: Database, id: number) =>
  db.deleteFrom('diplomas.diploma').where('id', '=', id).execute()

/** How many tracks belong to it, in all and on offer. */
export const countTracks = (db: Database, id: number) =>
  db
    .selectFrom('diplomas.track')
    .where('diploma_id', '=', id)
    .select([
      sql<number>`count(*)::integer`.as('all'),
      sql<number>`count(*) filter (where is_published)::integer`.as('onOffer'),
    ])
    .executeTakeFirstOrThrow()

/** Whether the list of levels has it, in use or not. */
export const isLevel = async (db: Database, id: number): Promise<boolean> =>
  (await db.selectFrom('lookups.course_level').where('id', '=', id).select('id').executeTakeFirst()) !== undefined
