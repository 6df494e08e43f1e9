import type { TestServer } from '../server.ts'
import { stageClass } from './stage-exam.ts'
import { stageSessions } from './stage-sessions.ts'

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
