import type { Actor } from '#platform/shared/actor.ts'
import type { Database } from '#platform/server/database.ts'
import type { ExamState } from '../../rules/exam-states.ts'
import { isExaminerOf, reachesPaper } from './reach.ts'

export interface Candidate {
  /** Of the exam, as its code and class are. */
  readonly id: number
  readonly code: string
  readonly class_id: number
  readonly registrationId: number
  readonly exam: { readonly state: ExamState; readonly startsAt: Date; readonly closesAt: Date }
  readonly granted: { readonly extraPercent: number; readonly pauseSeconds: number }
}

/** An enrolled trainee of an exam that the actor reaches, with the time granted before. */
export async function foundCandidate(
  db: Database,
  actor: Actor,
  examId: number,
  traineeId: number,
): Promise<(Candidate & { readonly isExaminer: boolean }) | undefined> {
  const found = await db
    .selectFrom('exams.exam as e')
    .innerJoin('registration.registration_facts as r', 'r.class_id', 'e.class_id')
    .leftJoin('exams.extra_time as x', (join) =>
      join.onRef('x.exam_id', '=', 'e.id').onRef('x.registration_id', '=', 'r.registration_id'),
    )
    .where('e.id', '=', examId)
    .where('r.trainee_id', '=', traineeId)
    .where('r.is_enrolled', '=', true)
    .where(reachesPaper(actor))
    .select(['e.id', 'e.code', 'e.class_id', 'r.registration_id as registrationId'])
    .select(['e.state', 'e.starts_at', 'e.closes_at', 'x.extra_percent', 'x.pause_seconds'])
    .select(isExaminerOf(actor).as('isExaminer'))
    .executeTakeFirst()
  if (!found) return undefined
  const { starts_at, closes_at, state, extra_percent, pause_seconds, ...rest } = found
  return {
    ...rest,
    exam: { state, startsAt: new Date(starts_at), closesAt: new Date(closes_at) },
    granted: { extraPercent: extra_percent ?? 0, pauseSeconds: pause_seconds ?? 0 },
  }
}

/** In place of what was granted before. */
export async function setExtraTime(
  db: Database,
  actor: Actor,
  { id, registrationId }: Candidate,
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
    .values({ exam_id: id, registration_id: registrationId, ...values })
    .onConflict((conflict) => conflict.columns(['exam_id', 'registration_id']).doUpdateSet(values))
    .execute()
}
