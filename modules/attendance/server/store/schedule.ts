import { sql } from 'kysely'
import type { Database } from '#platform/server/database.ts'
import { listOf } from '#platform/server/reading/list.ts'
import type { Actor } from '#platform/shared/actor.ts'
import type { attendanceCalls } from '../../contract/calls.ts'
import { reachesAttendance } from './reach.ts'

interface Whose {
  readonly actor: Actor
  readonly traineeId: number
}

const lean = (db: Database, { traineeId }: Whose) =>
  db
    .selectFrom('registration.registration_facts as r')
    .innerJoin('classes.session_facts as s', 's.class_id', 'r.class_id')
    .where('r.trainee_id', '=', traineeId)
    .where('r.is_enrolled', '=', true)

/** The sessions of a trainee's classes. A trainee has one enrolment of a class, so a session stands once. */
export const schedule = listOf<typeof attendanceCalls.getTraineeSchedule, Whose>()({
  reach: ({ actor }) => reachesAttendance(actor),
  rows: (db, whose) =>
    lean(db, whose)
      .innerJoin('classes.class_facts as c', 'c.class_id', 'r.class_id')
      .leftJoin('planning.class_room_facts as o', 'o.class_room_id', 's.class_room_id')
      .leftJoin('attendance.mark as m', (on) =>
        on.onRef('m.session_id', '=', 's.session_id').onRef('m.registration_id', '=', 'r.registration_id'),
      )
      .select(['s.session_id as SessionID', 'c.class_id as CourseClassID', 'c.class_code as ClassCode'])
      .select(['c.course_name as CourseName', 's.session_number as SessionNumber', 's.day as Day'])
      .select(['s.starts_at as StartsAt', 's.ends_at as EndsAt', 'c.place as Place'])
      .select(['o.class_room_code as ClassRoomCode', 's.session_state as SessionState', 'm.state as Mark']),
  lean,
  id: 's.session_id',
  filters: {
    From: (day) => sql<boolean>`s.day >= ${day}`,
    To: (day) => sql<boolean>`s.day <= ${day}`,
  },
  orders: { Day: 's.day' },
})
