import { sql } from 'kysely'
import type { Database } from '#platform/server/database.ts'
import type { Actor } from '#platform/shared/actor.ts'
import { reaches } from '../reach.ts'

/** The sessions that are not over. */
export const sessionsToCome = (db: Database, classId: number, now: Date) =>
  db
    .selectFrom('classes.class_session')
    .where('class_id', '=', classId)
    .where('state', '=', 'scheduled')
    .where(sql<boolean>`upper(period) > ${now}`)
    .select(['id', 'day', 'starts_at as startsAt', 'ends_at as endsAt'])
    .orderBy('day')
    .orderBy('starts_at')
    .execute()

export const leaveThese = (db: Database, sessionIds: readonly number[], instructorId: number) =>
  db
    .deleteFrom('classes.session_instructor')
    .where('instructor_id', '=', instructorId)
    .where('session_id', 'in', sessionIds)
    .execute()

/** The course of a class that the actor reaches, and its row of the plan. */
export const courseOf = (db: Database, actor: Actor, classId: number) =>
  db
    .selectFrom('classes.course_class as c')
    .where('c.id', '=', classId)
    .where(reaches(actor))
    .select(['c.course_id as courseId', 'c.plan_row_id as rowId'])
    .executeTakeFirst()

/** Who leads the class or has rejected it. */
export async function notToAsk(db: Database, classId: number): Promise<number[]> {
  const named = await db
    .selectFrom('classes.class_staff')
    .where('class_id', '=', classId)
    .where((eb) => eb.or([eb('role', '=', 'lead'), eb('state', '=', 'rejected')]))
    .where('instructor_id', 'is not', null)
    .select((eb) => eb.ref('instructor_id').$notNull().as('id'))
    .execute()
  return named.map((row) => row.id)
}
