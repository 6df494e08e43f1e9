import { sql } from 'kysely'
import { instantOf } from '#platform/shared/values/dates.ts'
import type { Database } from '#platform/server/database.ts'

/** Sessions of a staged class on these days, 09:00 to 14:00 of the academy's clock; straight into the tables. */
export async function stageSessions(db: Database, classId: number, days: readonly string[]): Promise<number[]> {
  const ids: number[] = []
  for (const [at, day] of days.entries()) {
    const starts = instantOf(day, '09:00').toISOString()
    const ends = instantOf(day, '14:00').toISOString()
    const { id } = await db
      .insertInto('classes.class_session')
      .values({
        class_id: classId,
        number: at + 1,
        day,
        starts_at: '09:00',
        ends_at: '14:00',
        period: sql<string>`tstzrange(${starts}, ${ends}, '[)')`,
      })
      .returning('id')
      .executeTakeFirstOrThrow()
    ids.push(id)
  }
  return ids
}
