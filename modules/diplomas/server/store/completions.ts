import { sql } from 'kysely'
import type { Database } from '#platform/server/database.ts'

/** The course of a class, where a track has it or somebody's completion was reached by it; else null. */
export async function courseThatCounts(db: Database, classId: number): Promise<number | null> {
  const { rows } = await sql<{ id: number }>`
    select c.course_id as id from classes.class_facts c
    where c.class_id = ${classId} and (
      exists (select from diplomas.track_course p where p.course_id = c.course_id)
      or exists (select from diplomas.track_completion d where c.course_id = any (d.course_ids)))`.execute(db)
  return rows[0]?.id ?? null
}

/** Of two who settle what one trainee has completed, the second sees what the first has left. */
export const lockTrainee = (tx: Database, traineeId: number) =>
  sql`select pg_advisory_xact_lock(hashtextextended('diplomas.track_completion', ${traineeId}))`.execute(tx)

export interface Completion {
  readonly id: number
  readonly traineeId: number
  readonly trackId: number
  readonly courseIds: readonly number[]
}

/** What a trainee has completed and that stands. */
export const standingCompletions = (db: Database, traineeId: number): Promise<Completion[]> =>
  db
    .selectFrom('diplomas.track_completion')
    .where('trainee_id', '=', traineeId)
    .where('withdrawn_at', 'is', null)
    .select(['id', 'trainee_id as traineeId', 'track_id as trackId', 'course_ids as courseIds'])
    .execute()

/** The tracks on offer that have one of these courses, whatever becomes of their diploma. */
export async function publishedTracksWith(db: Database, courseIds: readonly number[]): Promise<number[]> {
  if (courseIds.length === 0) return []
  const rows = await db
    .selectFrom('diplomas.track as t')
    .innerJoin('diplomas.track_course as p', 'p.track_id', 't.id')
    .where('p.course_id', 'in', courseIds)
    .where('t.is_published', '=', true)
    .select('t.id')
    .distinct()
    .orderBy('t.id')
    .execute()
  return rows.map((row) => row.id)
}

/** Writes down that a trainee has completed a track; null where that is known. */
export async function addCompletion(
  db: Database,
  completion: Omit<Completion, 'id'> & { readonly at: Date },
): Promise<number | null> {
  const row = await db
    .insertInto('diplomas.track_completion')
    .values({
      trainee_id: completion.traineeId,
      track_id: completion.trackId,
      course_ids: [...completion.courseIds],
      completed_at: completion.at,
    })
    .onConflict((conflict) => conflict.doNothing())
    .returning('id')
    .executeTakeFirst()
  return row?.id ?? null
}

/** Of which track and diploma it is. */
export const trackOf = (db: Database, trackId: number) =>
  db
    .selectFrom('diplomas.track as t')
    .where('t.id', '=', trackId)
    .select(['t.code', 't.diploma_id as diplomaId'])
    .executeTakeFirstOrThrow()

/** Whoever has completed all that a published track asks for, and of whom that is not written down. */
export async function dueIn(db: Database, trackId: number): Promise<number[]> {
  const { rows } = await sql<{ id: number }>`
    select r.trainee_id as id
    from diplomas.track t
    join diplomas.track_course p on p.track_id = t.id
    join classes.class_facts c on c.course_id = p.course_id
    join registration.registration_facts r on r.class_id = c.class_id and r.main = 'completed'
    where t.id = ${trackId} and t.is_published and not exists (
      select from diplomas.track_completion d
      where d.track_id = t.id and d.trainee_id = r.trainee_id and d.withdrawn_at is null)
    group by r.trainee_id, t.id, t.least_electives
    having count(distinct p.course_id) filter (where p.is_required)
        = (select count(*) from diplomas.track_course n where n.track_id = t.id and n.is_required)
      and count(distinct p.course_id) filter (where not p.is_required) >= t.least_electives
    order by r.trainee_id`.execute(db)
  return rows.map((row) => row.id)
}

/** When a trainee has completed which tracks. */
export async function completionTimes(db: Database, traineeId: number): Promise<Map<number, string>> {
  const rows = await db
    .selectFrom('diplomas.track_completion_facts')
    .where('trainee_id', '=', traineeId)
    .select(['track_id', 'completed_at'])
    .execute()
  return new Map(rows.map((row) => [row.track_id, row.completed_at]))
}
