import { sql } from 'kysely'
import { isCode, json, matchesName, type Database } from '#platform/server/database.ts'
import { bothNames } from '#platform/server/reading/both-names.ts'
import { listOf, readList } from '#platform/server/reading/list.ts'
import { everybody } from '#platform/server/reading/reach.ts'
import type { Argument } from '#platform/shared/call.ts'
import type { Trilingual } from '#platform/shared/text.ts'
import type { certificatesCalls } from '../../contract/calls.ts'

const people = listOf<typeof certificatesCalls.getPeopleToCertify, object>()({
  reach: () => everybody('A certificate without a course may be given to any trainee.'),
  rows: (db) =>
    db
      .selectFrom('people.trainee_facts as t')
      .where('t.is_active', '=', true)
      .select(['t.trainee_id as ID', 't.trainee_code as Code'])
      .select(bothNames('t.trainee_name').as('FullName')),
  id: 't.trainee_id',
  search: (text) => sql`(${isCode('t.trainee_code', text)} or ${matchesName('t.trainee_search', text)})`,
  filters: { ID: 't.trainee_id' },
  orders: { Code: { by: 't.trainee_id', unique: true } },
})

/** A page of whom a certificate without a course may be given to. */
export const listPeople = (db: Database, query: Argument<typeof certificatesCalls.getPeopleToCertify>['query']) =>
  readList(db, people, query, {})

/** The people of these ids, by id. */
export const holders = (db: Database, ids: readonly number[]) =>
  db
    .selectFrom('people.trainee_facts')
    .where('trainee_id', 'in', ids)
    .select(['trainee_id as traineeId', 'trainee_name_ar as nameAr', 'trainee_name_en as nameEn', 'gender'])
    .orderBy('trainee_id')
    .execute()

/** Whoever prepares the same for the same people at the same moment waits. */
export const lockPreparing = async (db: Database): Promise<void> => {
  await sql`select pg_advisory_xact_lock(hashtext('certificates.noCourse'))`.execute(db)
}

/** The live certificate without a course that says the same to somebody. */
export const liveOfWording = (
  db: Database,
  traineeId: number,
  { CourseName, Description }: { readonly CourseName: Trilingual; readonly Description: Trilingual },
) =>
  db
    .selectFrom('certificates.certificate')
    .selectAll()
    .where('kind', '=', 'noCourse')
    .where('trainee_id', '=', traineeId)
    .where('mode', 'not in', ['superseded', 'revoked'])
    .where(
      sql<boolean>`snapshot->'CourseName' = ${json(CourseName)} and snapshot->'Description' = ${json(Description)}`,
    )
    .forUpdate()
    .executeTakeFirst()

export const remove = (db: Database, id: number) =>
  db.deleteFrom('certificates.certificate').where('id', '=', id).execute()
