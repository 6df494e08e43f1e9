import type { Database } from '#platform/server/database.ts'
import type { HappenedEvent } from '#platform/server/notices/happened.ts'

/** The class that an event names, if it is still there. */
export async function classOf(db: Database, { data }: HappenedEvent): Promise<number | null> {
  const { classId } = data
  if (typeof classId !== 'number') return null
  const found = await db
    .selectFrom('classes.class_facts')
    .select('class_id')
    .where('class_id', '=', classId)
    .executeTakeFirst()
  return found?.class_id ?? null
}
