import { sql } from 'kysely'
import type { Database } from '#platform/server/database.ts'
import type { Argument } from '#platform/shared/call.ts'
import type { plannedInPeriod } from '#modules/planning/server/public.ts'
import type { classesCalls } from '../../contract/calls.ts'
import { soldName } from './revision.ts'

type Query = Argument<typeof classesCalls.getRoomPlanInPeriod>['query']
type Planned = Awaited<ReturnType<typeof plannedInPeriod>>

/** The class rooms, and what is in them: sessions of classes, and sessions that rows of the plan would have. */
export async function roomPlan(db: Database, query: Query, planned: Planned) {
  const classRooms = await db
    .selectFrom('planning.class_room_facts')
    .where('is_active', '=', true)
    .$if(query.minCapacity !== undefined, (q) => q.where('capacity', '>=', query.minCapacity!))
    .$if(query.facilityID !== undefined, (q) =>
      q.where(
        sql<boolean>`exists (select from planning.class_room_facility_facts x
          where x.class_room_id = planning.class_room_facts.class_room_id and x.facility_id = ${query.facilityID!})`,
      ),
    )
    .select([
      'class_room_id as ID',
      'class_room_code as Code',
      'class_room_name as Name',
      'capacity as Capacity',
      'building as Building',
    ])
    .orderBy('building')
    .orderBy('class_room_code')
    .execute()
  const sessions = await db
    .selectFrom('classes.class_session as s')
    .innerJoin('classes.course_class as c', 'c.id', 's.class_id')
    .innerJoin('catalogue.course_facts as f', 'f.course_id', 'c.course_id')
    .where('s.day', '>=', query.startDate)
    .where('s.day', '<=', query.endDate)
    .where('s.class_room_id', 'is not', null)
    .where('s.state', '<>', 'cancelled')
    .select([
      's.id as ID',
      's.class_room_id as ClassRoomID',
      's.day as Date',
      's.starts_at as StartTime',
      's.ends_at as EndTime',
      'c.code as Code',
      soldName.as('CourseName'),
      'c.state as State',
      'c.id as CourseClassID',
      's.number as Number',
      'c.seats_taken as SeatsTaken',
      'c.max_trainees as MaxTrainees',
    ])
    .orderBy('s.day')
    .orderBy('s.starts_at')
    .limit(10_000)
    .execute()
  const shown = new Set(classRooms.map((classRoom) => classRoom.ID))
  const fromSessions = sessions.map((row) => ({ Kind: 'session' as const, ...row, ClassRoomID: row.ClassRoomID! }))
  const fromPlan = planned.map((each) => ({
    Kind: 'plan' as const,
    ID: each.rowId,
    ClassRoomID: each.classRoomId,
    Date: each.day,
    StartTime: each.startsAt,
    EndTime: each.endsAt,
    Code: each.code,
    CourseName: each.courseName,
    State: each.state as string,
    CourseClassID: null,
    Number: null,
    SeatsTaken: null,
    MaxTrainees: null,
  }))
  const rows = [...new Map(planned.map((each) => [each.rowId, each])).values()]
  return {
    Rows: rows
      .filter((each) => shown.has(each.classRoomId))
      .map((each) => ({
        ID: each.rowId,
        Version: each.version,
        Code: each.code,
        CourseName: each.courseName,
        StartDate: each.startsOn,
        EndDate: each.endsOn,
        ClassRoomID: each.classRoomId,
        State: each.state,
      })),
    ClassRooms: classRooms.map((classRoom) => ({
      ...classRoom,
      ID: classRoom.ID!,
      Code: classRoom.Code!,
      Name: classRoom.Name!,
    })),
    Items: [...fromSessions, ...fromPlan].filter((item) => shown.has(item.ClassRoomID)),
  }
}
