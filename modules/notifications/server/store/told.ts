import type { Database } from '#platform/server/database.ts'

/** Whether the trainee heard of the cancelled class when it was cancelled. */
export async function toldOfCancelledClass(db: Database, classId: number, traineeId: number): Promise<boolean> {
  const found = await db
    .selectFrom('notifications.notification as n')
    .innerJoin('people.trainee_facts as t', 't.account_id', 'n.account_id')
    .innerJoin('platform.event as e', 'e.id', 'n.event_id')
    .select('n.id')
    .where('t.trainee_id', '=', traineeId)
    .where('n.kind', '=', 'classCancelled')
    .where('e.subject_id', '=', classId)
    .where('e.kind', '=', 'courseClassCancelled')
    .executeTakeFirst()
  return found !== undefined
}
