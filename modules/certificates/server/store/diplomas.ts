import { sql } from 'kysely'
import { json, matchesName, type Database } from '#platform/server/database.ts'
import { bothNames } from '#platform/server/reading/both-names.ts'
import { listOf, readList } from '#platform/server/reading/list.ts'
import { everybody } from '#platform/server/reading/reach.ts'
import type { Argument } from '#platform/shared/call.ts'
import type { Trilingual } from '#platform/shared/text.ts'
import type { certificatesCalls } from '../../contract/calls.ts'

export type DiplomaQuery = Argument<typeof certificatesCalls.getDiplomaCandidates>['query']

interface About {
  /** Standings of fees that owe nothing; null where a debt stands in nobody's way. */
  readonly settled: readonly string[] | null
}

/** The live diploma of the completion `d`. */
const live = sql`(select c.serial from certificates.certificate c
  where c.track_completion_id = d.track_completion_id and c.mode not in ('superseded', 'revoked'))`

/** Whether a diploma of the completion `d` was revoked. */
const wasRevoked = sql<boolean>`exists (select from certificates.certificate c
  where c.trainee_id = d.trainee_id and c.track_completion_id = d.track_completion_id and c.mode = 'revoked')`

/** Whether a fee of a course by which the completion `d` was reached is open. */
const owes = (settled: readonly string[] | null) =>
  settled === null
    ? sql<boolean>`false`
    : sql<boolean>`exists (select from registration.registration_facts r
        join classes.class_facts k on k.class_id = r.class_id
        where r.trainee_id = d.trainee_id and r.is_enrolled and k.course_id = any(d.course_ids)
          and r.money <> all(array(select jsonb_array_elements_text(${json(settled)}))))`

const completed = (db: Database) =>
  db
    .selectFrom('diplomas.track_completion_facts as d')
    .innerJoin('people.trainee_facts as t', 't.trainee_id', 'd.trainee_id')

const list = listOf<typeof certificatesCalls.getDiplomaCandidates, About>()({
  reach: () => everybody('Reviewers alone have this list, and they reach every completion.'),
  rows: (db, { settled }) =>
    completed(db)
      .select(['d.track_completion_id as ID', 'd.trainee_id as TraineeID', 't.trainee_code as TraineeCode'])
      .select(bothNames('t.trainee_name').as('FullName'))
      .select(['d.track_name as TrackName', 'd.diploma_name as DiplomaName', 'd.completed_at as CompletedAt'])
      .select([owes(settled).as('OwesMoney'), wasRevoked.as('WasRevoked'), sql<string | null>`${live}`.as('Serial')]),
  id: 'd.track_completion_id',
  search: (text) => sql`d.trainee_id = any(array(
    select trainee_id from people.trainee_facts where ${matchesName('trainee_search', text)}))`,
  filters: {
    TrackID: 'd.track_id',
    Issued: (wanted) => sql`(${live} is not null) = ${wanted}`,
  },
  orders: { CompletedAt: 'd.completed_at' },
})

/** A page of who has completed a track, with what was issued for it. */
export const listDiplomaCandidates = (db: Database, about: About, query: DiplomaQuery) =>
  readList(db, list, query, about)

/** One completion that stands, with what its diploma says; undefined where it was withdrawn. */
export const completedTrack = (db: Database, id: number, settled: readonly string[] | null) =>
  completed(db)
    .where('d.track_completion_id', '=', id)
    .select(['d.track_completion_id as id', 'd.trainee_id as traineeId', 't.trainee_code as traineeCode'])
    .select(['t.trainee_name_ar as nameAr', 't.trainee_name_en as nameEn', 't.gender as gender'])
    .select(['d.track_code as trackCode', 'd.track_name as trackName'])
    .select(['d.diploma_code as diplomaCode', 'd.diploma_name as diplomaName'])
    .select([owes(settled).as('owes'), wasRevoked.as('wasRevoked')])
    .select([
      sql<
        number | null
      >`(select sum(hours)::float8 from catalogue.course_facts where course_id = any(d.course_ids))`.as('hours'),
      sql<Trilingual[]>`(select coalesce(jsonb_agg(course_name order by array_position(d.course_ids, course_id)), '[]')
        from catalogue.course_facts where course_id = any(d.course_ids))`.as('courses'),
    ])
    .executeTakeFirst()
export type CompletedTrack = NonNullable<Awaited<ReturnType<typeof completedTrack>>>

/** The completion's row, locked until the call ends: who issues at the same moment waits. */
export const lockCompletion = async (db: Database, id: number): Promise<void> => {
  await sql`select pg_advisory_xact_lock(hashtextextended('certificates.diploma', ${id}))`.execute(db)
}

/** The diploma that stands for a completion. */
export const liveDiploma = (db: Database, id: number) =>
  db
    .selectFrom('certificates.certificate')
    .where('track_completion_id', '=', id)
    .where('mode', 'not in', ['superseded', 'revoked'])
    .select(['id', 'serial'])
    .executeTakeFirst()
