import type { Actor } from '#platform/shared/actor.ts'
import type { Database } from '#platform/server/database.ts'
import { mayBeArchived } from '../../../rules/attempt-states.ts'
import type { OwnedBy } from '../../../rules/owners.ts'
import { reachesPaper } from '../reach.ts'

interface AttemptIds extends OwnedBy {
  readonly id: number
  readonly exam_id: number
  readonly trainee_id: number
}

/**
 * A trainee's papers of an exam that the actor reaches, locked; one that is being written or has been graded by a person
 * may not go. Undefined where the exam is not reached.
 */
export async function archivable(
  db: Database,
  actor: Actor,
  examId: number,
  traineeId: number,
): Promise<(AttemptIds & { mayGo: boolean })[] | undefined> {
  const exam = await db
    .selectFrom('exams.exam as e')
    .where('e.id', '=', examId)
    .where(reachesPaper(actor))
    .select(['e.id', 'e.class_id', 'e.course_id', 'e.competition_id'])
    .executeTakeFirst()
  if (!exam) return undefined
  const rows = await db
    .selectFrom('exams.attempt')
    .where('exam_id', '=', examId)
    .where('trainee_id', '=', traineeId)
    .where('state', '<>', 'voided')
    .select(['id', 'exam_id', 'trainee_id', 'state'])
    .forUpdate()
    .execute()
  return rows.map(({ state, ...row }) => ({
    ...row,
    class_id: exam.class_id,
    course_id: exam.course_id,
    competition_id: exam.competition_id,
    mayGo: mayBeArchived(state),
  }))
}
