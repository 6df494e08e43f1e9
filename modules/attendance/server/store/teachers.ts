import type { Database } from '#platform/server/database.ts'

/** The instructors who teach a session, where it says who. */
export async function teachersOf(db: Database, sessionId: number): Promise<number[]> {
  const found = await db
    .selectFrom('planning.busy_instructor_facts')
    .select('instructor_id')
    .where('session_id', '=', sessionId)
    .execute()
  return found.flatMap((row) => row.instructor_id ?? [])
}
