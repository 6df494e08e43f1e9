import { sql } from 'kysely'
import { inScheduleOf, scheduledSessions, shownSessions, soldName } from '#modules/classes/server/public.ts'
import { listOf } from '#platform/server/reading/list.ts'
import type { Actor } from '#platform/shared/actor.ts'
import type { attendanceCalls } from '../../contract/calls.ts'
import { reachesAttendance } from './reach.ts'

interface Whose {
  readonly actor: Actor
  readonly traineeId: number
}

/** Whose mark it is: a trainee has one enrolment of a class, so a session stands once. */
const enrolment = 'registration.registration_facts as g'

/** The sessions of a trainee as every schedule has them, with the attendance; of them what the reader may read. */
export const schedule = listOf<typeof attendanceCalls.getTraineeSchedule, Whose>()({
  reach: ({ actor }) => reachesAttendance(actor, 'g'),
  rows: (db, { traineeId }) =>
    shownSessions(db)
      .where(inScheduleOf(traineeId))
      .innerJoin(enrolment, (on) =>
        on.onRef('g.class_id', '=', 's.class_id').on('g.trainee_id', '=', traineeId).on('g.is_enrolled', '=', true),
      )
      .leftJoin('attendance.mark as k', (on) =>
        on.onRef('k.session_id', '=', 's.id').onRef('k.registration_id', '=', 'g.registration_id'),
      )
      .select(['s.id as SessionID', 's.class_id as CourseClassID', 'c.code as ClassCode', soldName.as('CourseName')])
      .select(['s.number as SessionNumber', 's.day as Day', 's.starts_at as StartsAt', 's.ends_at as EndsAt'])
      .select(['c.place as Place', 'r.class_room_code as ClassRoomCode', 's.state as SessionState', 'k.state as Mark']),
  lean: (db, { traineeId }) =>
    scheduledSessions(db)
      .where(inScheduleOf(traineeId))
      .innerJoin(enrolment, (on) =>
        on.onRef('g.class_id', '=', 's.class_id').on('g.trainee_id', '=', traineeId).on('g.is_enrolled', '=', true),
      ),
  id: 's.id',
  filters: {
    From: (day) => sql<boolean>`s.day >= ${day}`,
    To: (day) => sql<boolean>`s.day <= ${day}`,
  },
  orders: { Day: 's.day' },
})
