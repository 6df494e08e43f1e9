import { sql, type RawBuilder } from 'kysely'
import { anyOf, type Database } from '#platform/server/database.ts'
import { liveStates } from '../../../rules/attempt-states.ts'
import { becomeCandidate, type Candidacy } from '../candidates.ts'
import type { RepeatFacts } from './repeat-rows.ts'

/** Requests of one person for one exam come one after the other: two at once must not both find none. */
export async function lockRepeats(db: Database, examId: number, traineeId: number): Promise<void> {
  await sql`select pg_advisory_xact_lock(hashtextextended('exams.repeat_exam', ${examId}::bigint * 4294967296 + ${traineeId}))`.execute(
    db,
  )
}

/** Whether somebody sits a repeat of an exam, or has one granted that may still be begun. */
export const isRepeating = (examId: RawBuilder<number>, traineeId: RawBuilder<number>, now: Date) =>
  sql<boolean>`exists (select from exams.repeat_exam p where p.exam_id = ${examId} and p.trainee_id = ${traineeId}
    and ((p.state = 'granted' and p.expires_at > ${now}::timestamptz)
      or (p.state = 'used' and exists (select from exams.attempt q where q.exam_id = p.exam_id
        and q.trainee_id = p.trainee_id and q.repeat_id = p.id and q.state in (${anyOf(liveStates)})
        and q.deadline > ${now}::timestamptz))))`

/** The same of one candidate. */
export async function repeats(
  db: Database,
  { examId, traineeId }: Pick<Candidacy, 'examId' | 'traineeId'>,
  now: Date,
): Promise<boolean> {
  const does = isRepeating(sql<number>`${examId}::integer`, sql<number>`${traineeId}::integer`, now)
  const { rows } = await sql<{ does: boolean }>`select ${does} as does`.execute(db)
  return rows[0]!.does
}

/** The repeat that a paper has used up, locked. */
export const usedBy = (db: Database, attemptId: number) =>
  db
    .selectFrom('exams.attempt as a')
    .innerJoin('exams.repeat_exam as p', 'p.id', 'a.repeat_id')
    .where('a.id', '=', attemptId)
    .where('p.state', '=', 'used')
    .select(['p.id', 'p.expires_at', 'a.started_at'])
    .forUpdate('p')
    .executeTakeFirst()

export async function addRepeat(
  db: Database,
  facts: RepeatFacts,
  repeat: { isFree: boolean; by: number; now: Date; until: Date },
): Promise<number> {
  const { ExamID: examId, TraineeID: traineeId, RegistrationID: registrationId } = facts
  await becomeCandidate(db, { examId, traineeId, registrationId }).execute()
  const { id } = await db
    .insertInto('exams.repeat_exam')
    .values({
      exam_id: examId,
      trainee_id: traineeId,
      number: Math.max(2, facts.last_number + 1),
      is_free: repeat.isFree,
      requested_at: repeat.now,
      requested_by: repeat.by,
      expires_at: repeat.until,
    })
    .returning('id')
    .executeTakeFirstOrThrow()
  return id
}
