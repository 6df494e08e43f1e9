import type { TestServer } from '../server.ts'
import { stageClass } from './stage-exam.ts'
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

export const daysOfPapers = ['2026-03-01', '2026-03-02', '2026-03-03'] as const

/**
 * A class of Salma's on three days, of which it is the second: of Layla and Mariam the one who stands first in the alphabet came
 * on the first day and the other did not. Its id.
 */
export async function stageAttendancePapers(server: TestServer): Promise<number> {
  server.at('2026-03-02T06:00:00Z')
  const { classId } = await stageClass(server.db, { trainees: ['layla', 'mariam'], instructors: ['salma'] })
  const [first] = await stageSessions(server.db, classId, [...daysOfPapers])
  const people = await server.db
    .selectFrom('registration.registration_facts')
    .where('class_id', '=', classId)
    .orderBy('trainee_name_ar')
    .select(['registration_id as id', 'account_id'])
    .execute()
  await server.db
    .insertInto('attendance.mark')
    .values(
      people.map(({ id, account_id }, at) => ({
        session_id: first!,
        registration_id: id,
        state: at === 0 ? ('present' as const) : ('absent' as const),
        minutes: 0,
        marked_by: account_id!,
        marked_at: '2026-03-01T12:00:00Z',
      })),
    )
    .execute()
  return classId
}
