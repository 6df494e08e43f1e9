import { sql } from 'kysely'
import type { Database } from '#platform/server/database.ts'

/** The days on which the class meets. */
export async function sessionDays(db: Database, classId: number): Promise<string[]> {
  const rows = await db
    .selectFrom('classes.class_session')
    .where('class_id', '=', classId)
    .where('state', '<>', 'cancelled')
    .select('day')
    .distinct()
    .orderBy('day')
    .execute()
  return rows.map((row) => row.day)
}

/** The session, locked until the transaction ends. */
export const lockedSession = (db: Database, id: number) =>
  db
    .selectFrom('classes.class_session')
    .where('id', '=', id)
    .selectAll()
    .select(['starts_at as startsAt', 'ends_at as endsAt'])
    .forUpdate()
    .executeTakeFirst()

/** Sessions are numbered by time; a cancelled one keeps the number it had. */
export async function renumber(db: Database, classId: number): Promise<void> {
  await sql`update classes.class_session s set number = o.place
    from (select id, row_number() over (order by day, starts_at) as place
      from classes.class_session where class_id = ${classId} and state <> 'cancelled') o
    where o.id = s.id and s.number <> o.place`.execute(db)
}

/** Who teaches the session. */
export async function teachersOf(db: Database, sessionId: number): Promise<number[]> {
  const rows = await db
    .selectFrom('classes.session_instructor')
    .where('session_id', '=', sessionId)
    .select('instructor_id')
    .orderBy('instructor_id')
    .execute()
  return rows.map((row) => row.instructor_id)
}

export const dropTeachers = (db: Database, sessionId: number) =>
  db.deleteFrom('classes.session_instructor').where('session_id', '=', sessionId).execute()

export const deleteSession = (db: Database, id: number) =>
  db.deleteFrom('classes.class_session').where('id', '=', id).execute()

/** Whoever was to teach these sessions has the time for others. */
export async function freeTeachers(db: Database, sessionIds: readonly number[]): Promise<void> {
  if (sessionIds.length === 0) return
  await db
    .updateTable('classes.session_instructor')
    .set({ is_cancelled: true })
    .where('session_id', 'in', sessionIds)
    .execute()
}

/** Cancels the sessions of a class that are still to come. Class room and instructors are free again. */
export async function cancelAll(db: Database, classId: number): Promise<void> {
  const cancelled = await db
    .updateTable('classes.class_session')
    .set({ state: 'cancelled', version: sql<number>`version + 1` })
    .where('class_id', '=', classId)
    .where('state', '=', 'scheduled')
    .returning('id')
    .execute()
  await freeTeachers(
    db,
    cancelled.map((row) => row.id),
  )
  await renumber(db, classId)
}
