import type { Actor } from '#platform/shared/actor.ts'
import { notFound, refuse } from '#platform/shared/refusal.ts'
import type { Database } from '#platform/server/database.ts'
import { ownPaper } from '../../contract/refusals.ts'
import { reachesClass } from './reach.ts'

/** A trainee's papers of an exam, locked; one that is being written or has been graded by a person may not go. */
export async function archivable(
  db: Database,
  actor: Actor,
  examId: number,
  traineeId: number,
): Promise<{ id: number; mayGo: boolean }[]> {
  if (traineeId === actor.traineeId) refuse(ownPaper)
  const exam = await db
    .selectFrom('exams.exam as e')
    .where('e.id', '=', examId)
    .where(reachesClass(actor))
    .select('e.id')
    .executeTakeFirst()
  if (!exam) refuse(notFound)
  const rows = await db
    .selectFrom('exams.attempt')
    .where('exam_id', '=', examId)
    .where('trainee_id', '=', traineeId)
    .where('state', '<>', 'voided')
    .select(['id', 'state'])
    .forUpdate()
    .execute()
  const free = ['submitted', 'autoSubmitted', 'closedViolation', 'autoMarked', 'awaitingManual']
  return rows.map((row) => ({ id: row.id, mayGo: free.includes(row.state) }))
}
