import type { Actor } from '#platform/shared/actor.ts'
import { notAllowed, notFound, refuse } from '#platform/shared/refusal.ts'
import type { Database } from '#platform/server/database.ts'
import type { ExamState } from '../../rules/exam-states.ts'
import { ownPaper } from '../../contract/refusals.ts'
import { isExaminerOf, partsOf, reachesClass } from './reach.ts'

export interface Candidate {
  readonly examId: number
  readonly registrationId: number
  readonly exam: { readonly state: ExamState; readonly startsAt: Date; readonly closesAt: Date }
}

/** An enrolled trainee of an exam for which the actor is a proctor; else notFound, or notAllowed for other staff. */
export async function candidate(db: Database, actor: Actor, examId: number, traineeId: number): Promise<Candidate> {
  if (traineeId === actor.traineeId) refuse(ownPaper)
  const found = await db
    .selectFrom('exams.exam as e')
    .innerJoin('registration.registration_facts as r', 'r.class_id', 'e.class_id')
    .where('e.id', '=', examId)
    .where('r.trainee_id', '=', traineeId)
    .where('r.is_enrolled', '=', true)
    .where(reachesClass(actor))
    .select(['e.id as examId', 'r.registration_id as registrationId'])
    .select(['e.state', 'e.starts_at', 'e.closes_at'])
    .select(isExaminerOf(actor).as('isExaminer'))
    .executeTakeFirst()
  if (!found) refuse(notFound)
  const isProctor = partsOf(actor, found.isExaminer).some((part) => part !== 'editor' && part !== 'publisher')
  if (!isProctor) refuse(notAllowed)
  const { registrationId, state, starts_at: startsAt, closes_at: closesAt } = found
  return { examId, registrationId, exam: { state, startsAt: new Date(startsAt), closesAt: new Date(closesAt) } }
}

/** In place of what was granted before. */
export async function setExtraTime(
  db: Database,
  actor: Actor,
  { examId, registrationId }: Candidate,
  time: { extraPercent: number; pauseSeconds: number },
  reason: string,
  now: Date,
): Promise<void> {
  const values = {
    extra_percent: time.extraPercent,
    pause_seconds: time.pauseSeconds,
    reason,
    granted_by: actor.userId,
    granted_at: now,
  }
  await db
    .insertInto('exams.extra_time')
    .values({ exam_id: examId, registration_id: registrationId, ...values })
    .onConflict((conflict) => conflict.columns(['exam_id', 'registration_id']).doUpdateSet(values))
    .execute()
}
