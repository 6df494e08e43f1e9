import type { Actor } from '#platform/shared/actor.ts'
import type { Database } from '#platform/server/database.ts'
import { sitters } from '../../owners/owners.ts'

/** Whether the actor may sit the exam, or has: whoever does marks nobody's paper of it, and reads no right answer of it. */
export async function isOwnExam(db: Database, { traineeId }: Actor, examId: number): Promise<boolean> {
  if (traineeId === null) return false
  const sits = await db
    .selectFrom(sitters(db).as('r'))
    .where('r.exam_id', '=', examId)
    .where('r.trainee_id', '=', traineeId)
    .select('r.exam_id')
    .executeTakeFirst()
  if (sits) return true
  const sat = await db
    .selectFrom('exams.candidate')
    .where('exam_id', '=', examId)
    .where('trainee_id', '=', traineeId)
    .select('exam_id')
    .executeTakeFirst()
  return sat !== undefined
}
