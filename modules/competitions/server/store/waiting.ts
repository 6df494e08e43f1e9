import type { Database } from '#platform/server/database.ts'

/** Whether a paper of the competition waits for a person: to be marked, or reviewed. */
export const papersWait = async (db: Database, competitionId: number): Promise<boolean> =>
  (await db
    .selectFrom('exams.competition_paper_facts as p')
    .where('p.competition_id', '=', competitionId)
    .where('p.attempt_state', 'in', ['awaitingManual', 'closedViolation'])
    .select('p.attempt_id')
    .executeTakeFirst()) !== undefined
