import { sql } from 'kysely'
import { addSessions } from '#database/seeds/world/classes.ts'
import type { Database } from '#platform/server/database.ts'
import type { Day } from '#platform/shared/values/dates.ts'

/** Sessions of a class on these days, 09:00 to 14:00 of the academy's clock; straight into the tables. */
export const stageSessions = (db: Database, classId: number, days: readonly Day[]): Promise<number[]> =>
  addSessions(
    db,
    days.map((day, at) => ({ class_id: classId, number: at + 1, day, starts_at: '09:00', ends_at: '14:00' })),
  )

/** These sessions are taught by who leads their classes. */
export const stageTeaching = (db: Database, sessionIds: readonly number[]) =>
  sql`insert into classes.session_instructor (session_id, instructor_id, period)
    select s.id, t.instructor_id, s.period from classes.class_session s
    join classes.class_staff t on t.class_id = s.class_id and t.role = 'lead'
    where s.id = any(${[...sessionIds]}::integer[])`.execute(db)
