import { sql } from 'kysely'
import type { Database } from '#platform/server/database.ts'
import type { TimeOfDay } from '#platform/shared/values/dates.ts'
import type { Trilingual } from '#platform/shared/text.ts'

/** What is printed of a class. */
export const classOf = (db: Database, classId: number) =>
  db
    .selectFrom('classes.class_facts as c')
    .where('c.class_id', '=', classId)
    .select(['c.class_code as ClassCode', 'c.course_code as CourseCode', 'c.hours as Hours', 'c.class_state as state'])
    .select([sql<Trilingual>`c.course_name`.as('CourseName'), 'c.starts_on as StartDate', 'c.ends_on as EndDate'])
    .select(sql<'academy' | 'customerSite' | 'online'>`c.place`.as('Place'))
    .select(sql<Trilingual | null>`c.class_room_name`.as('ClassRoomName'))
    .executeTakeFirstOrThrow()

/** The first session that is held; null where none is. */
export const firstSession = async (db: Database, classId: number) =>
  (await db
    .selectFrom('classes.session_facts')
    .where('class_id', '=', classId)
    .where('session_state', '<>', 'cancelled')
    .orderBy('day')
    .orderBy('starts_at')
    .limit(1)
    .select(['day as Day', sql<TimeOfDay>`starts_at`.as('StartsAt'), sql<TimeOfDay>`ends_at`.as('EndsAt')])
    .executeTakeFirst()) ?? null

/** Who has a confirmed place in it. */
export const withPlace = async (db: Database, classId: number): Promise<ReadonlySet<number>> =>
  new Set(
    (
      await db.selectFrom('classes.taking_part_facts').where('class_id', '=', classId).select('trainee_id').execute()
    ).map((row) => row.trainee_id),
  )
