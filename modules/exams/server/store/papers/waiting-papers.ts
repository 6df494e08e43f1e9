import type { Database } from '#platform/server/database.ts'

/** Whether a paper of the exam waits to be marked or, closed by a violation, to be reviewed. */
export async function anyPaperWaits(db: Database, examId: number): Promise<boolean> {
  const found = await db
    .selectFrom('exams.paper_facts')
    .select('attempt_id')
    .where('exam_id', '=', examId)
    .where('attempt_state', 'in', ['awaitingManual', 'closedViolation'])
    .limit(1)
    .executeTakeFirst()
  return found !== undefined
}

/** Whether this paper waits to be marked, of an exam whose marking has begun before. */
export async function latePaperWaits(db: Database, attemptId: number): Promise<boolean> {
  const found = await db
    .selectFrom('exams.paper_facts as p')
    .innerJoin('exams.exam_facts as e', 'e.exam_id', 'p.exam_id')
    .select('p.attempt_id')
    .where('p.attempt_id', '=', attemptId)
    .where('p.attempt_state', '=', 'awaitingManual')
    .where('e.exam_state', 'in', ['marking', 'resultsInitial', 'resultsFinal'])
    .executeTakeFirst()
  return found !== undefined
}
