import { sql } from 'kysely'
import type { SlotPart } from '#modules/planning/rules/accepted-slot.ts'
import { minutesIn } from '#modules/planning/rules/sessions.ts'
import type { Database } from '#platform/server/database.ts'
import type { Actor } from '#platform/shared/actor.ts'
import { hoursOf } from '#platform/shared/values/dates.ts'
import { statesUnderWay } from '../../../rules/class-states.ts'
import type { InstructorRole } from '../../../rules/staff.ts'
import { reaches } from '../reach.ts'
import { soldName } from '../revision.ts'

/** The classes that wait for the actor's own answer, the soonest first. */
export async function classesToAnswer(db: Database, actor: Actor) {
  const rows = await db
    .selectFrom('classes.class_staff as i')
    .innerJoin('classes.course_class as c', 'c.id', 'i.class_id')
    .innerJoin('catalogue.course_facts as f', 'f.course_id', 'c.course_id')
    .leftJoin('planning.class_room_facts as r', 'r.class_room_id', 'c.class_room_id')
    .where(reaches(actor))
    .where('i.instructor_id', '=', actor.instructorId)
    .where('i.state', '=', 'asked')
    .where('c.state', 'in', statesUnderWay)
    .select([
      'c.id as ID',
      'c.code as Code',
      'f.course_code as CourseCode',
      soldName.as('CourseName'),
      sql<InstructorRole>`i.role`.as('Role'),
      'i.asked_at as AskedAt',
      sql<SlotPart[]>`i.changed`.as('Changed'),
      'c.starts_on as StartDate',
      'c.ends_on as EndDate',
      'c.place as Place',
      'r.class_room_code as ClassRoomCode',
      'r.class_room_name as ClassRoomName',
      'c.language as Language',
      'c.state as State',
      'c.seats_taken as SeatsTaken',
      'c.max_trainees as MaxTrainees',
    ])
    .orderBy('c.starts_on')
    .orderBy('c.id')
    .limit(200)
    .execute()
  const sessions = rows.length
    ? await db
        .selectFrom('classes.class_session')
        .where(
          'class_id',
          'in',
          rows.map((row) => row.ID),
        )
        .where('state', '<>', 'cancelled')
        .select([
          'class_id as classId',
          'number as Number',
          'day as Date',
          'starts_at as StartTime',
          'ends_at as EndTime',
        ])
        .orderBy('day')
        .orderBy('starts_at')
        .execute()
    : []
  return rows.map((row) => {
    const own = sessions.filter((each) => each.classId === row.ID)
    return {
      ...row,
      Sessions: own.map(({ classId: _classId, ...session }) => session),
      Hours: hoursOf(minutesIn(own)),
      Actions: ['accept' as const, 'reject' as const],
    }
  })
}
