import { sql } from 'kysely'
import type { Actor } from '#platform/shared/actor.ts'
import type { Database } from '#platform/server/database.ts'
import type { ExamState } from '../../rules/exam-states.ts'
import { sitters } from '../owners/owners.ts'
import type { OwnedBy } from '../../rules/owners.ts'
import { isExaminerOf, reachesPaper } from './reach.ts'

/** Who sits an exam: a trainee and the exam, wherever they come from. */
export interface Candidacy {
  readonly examId: number
  readonly traineeId: number
  readonly registrationId: number | null
}

export interface Candidate extends Candidacy, OwnedBy {
  /** Of the exam, as its code and owner are. */
  readonly id: number
  readonly code: string
  readonly exam: { readonly state: ExamState; readonly startsAt: Date; readonly closesAt: Date }
  readonly granted: { readonly extraPercent: number; readonly pauseSeconds: number }
}

/** Somebody who may sit an exam that the actor reaches, with the time granted before. */
export async function foundCandidate(
  db: Database,
  actor: Actor,
  examId: number,
  traineeId: number,
): Promise<(Candidate & { readonly isExaminer: boolean }) | undefined> {
  const found = await db
    .selectFrom('exams.exam as e')
    .innerJoin(sitters(db).as('r'), 'r.exam_id', 'e.id')
    .leftJoin('exams.candidate as n', (join) =>
      join.onRef('n.exam_id', '=', 'r.exam_id').onRef('n.trainee_id', '=', 'r.trainee_id'),
    )
    .where('e.id', '=', examId)
    .where('r.exam_id', '=', examId)
    .where('r.trainee_id', '=', traineeId)
    .where(reachesPaper(actor))
    .select(['e.id', 'e.code', 'e.class_id', 'e.course_id', 'e.competition_id', 'r.registration_id as registrationId'])
    .select(['e.state', 'e.starts_at', 'e.closes_at', 'n.extra_percent', 'n.pause_seconds'])
    .select(isExaminerOf(actor).as('isExaminer'))
    .executeTakeFirst()
  if (!found) return undefined
  const { starts_at, closes_at, state, extra_percent, pause_seconds, ...rest } = found
  return {
    ...rest,
    examId,
    traineeId,
    exam: { state, startsAt: new Date(starts_at), closesAt: new Date(closes_at) },
    granted: { extraPercent: extra_percent ?? 0, pauseSeconds: pause_seconds ?? 0 },
  }
}

const columnsOf = ({ examId, traineeId, registrationId }: Candidacy) => ({
  exam_id: examId,
  trainee_id: traineeId,
  registration_id: registrationId,
})

/** Somebody who may sit an exam becomes its candidate; who is one already now comes from this registration. */
export const becomeCandidate = (db: Database, candidacy: Candidacy) =>
  db
    .insertInto('exams.candidate')
    .values(columnsOf(candidacy))
    .onConflict((conflict) =>
      conflict
        .columns(['exam_id', 'trainee_id'])
        .doUpdateSet((eb) => ({ registration_id: eb.ref('excluded.registration_id') })),
    )

/**
 * In place of what was granted before; false where it is said when that was (`seen`; null: nothing was), and somebody has
 * granted something since.
 */
export async function setExtraTime(
  db: Database,
  actor: Actor,
  candidacy: Candidacy,
  time: { extraPercent: number; pauseSeconds: number; seen: string | null | undefined },
  reason: string,
  now: Date,
): Promise<boolean> {
  const values = {
    extra_percent: time.extraPercent,
    pause_seconds: time.pauseSeconds,
    time_reason: reason,
    time_granted_by: actor.userId,
    time_granted_at: now,
  }
  const { seen } = time
  const set = await db
    .insertInto('exams.candidate')
    .values({ ...columnsOf(candidacy), ...values })
    .onConflict((conflict) =>
      conflict
        .columns(['exam_id', 'trainee_id'])
        .doUpdateSet(values)
        .where(
          seen === undefined
            ? sql<boolean>`true`
            : sql<boolean>`candidate.time_granted_at is not distinct from ${seen}::timestamptz`,
        ),
    )
    .executeTakeFirst()
  return Number(set.numInsertedOrUpdatedRows) > 0
}

/** Of a candidate whose access arrangements give more time than was granted for this exam. */
export const grantArranged = (db: Database, { examId, traineeId }: Candidacy, extraPercent: number) =>
  db
    .updateTable('exams.candidate')
    .set({ extra_percent: extraPercent })
    .where('exam_id', '=', examId)
    .where('trainee_id', '=', traineeId)
    .execute()

/** The time that was granted to the candidate of a paper. */
export async function grantedTime(
  db: Database,
  paper: { readonly exam_id: number; readonly trainee_id: number },
): Promise<{ extraPercent: number; pauseSeconds: number }> {
  const { extra_percent, pause_seconds } = await db
    .selectFrom('exams.candidate')
    .where('exam_id', '=', paper.exam_id)
    .where('trainee_id', '=', paper.trainee_id)
    .select(['extra_percent', 'pause_seconds'])
    .executeTakeFirstOrThrow()
  return { extraPercent: extra_percent, pauseSeconds: pause_seconds }
}

/** Of those who may sit the exam, by their ids. */
export async function candidateAccounts(db: Database, examId: number): Promise<number[]> {
  const found = await db
    .selectFrom(sitters(db).as('r'))
    .where('r.exam_id', '=', examId)
    .select('r.account_id')
    .orderBy('r.account_id')
    .execute()
  return found.flatMap((row) => row.account_id ?? [])
}
