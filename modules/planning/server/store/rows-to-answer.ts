import type { Database } from '#platform/server/database.ts'
import { bothNames } from '#platform/server/reading/both-names.ts'
import type { Actor } from '#platform/shared/actor.ts'
import { addDays } from '#platform/shared/values/dates.ts'
import { layOut } from '../../rules/sessions.ts'
import { holidaysBetween } from './holidays.ts'
import { occupiedTimes } from './occupied.ts'
import { reachesPlanRow } from './reach.ts'

/** The rows that wait for the actor's own answer, soonest first, with what of their own is at the same time. */
export async function rowsToAnswer(db: Database, actor: Actor) {
  const { instructorId } = actor
  if (instructorId === null) return []
  const rows = await db
    .selectFrom('planning.plan_instructor as i')
    .innerJoin('planning.plan_row as p', 'p.id', 'i.plan_row_id')
    .innerJoin('catalogue.course_facts as f', 'f.course_id', 'p.course_id')
    .innerJoin('accounts.account_facts as a', 'a.account_id', 'p.coordinator_id')
    .leftJoin('planning.class_room as r', 'r.id', 'p.class_room_id')
    .where(reachesPlanRow(actor))
    .where('i.instructor_id', '=', instructorId)
    .where('i.state', '=', 'asked')
    .where('p.state', 'in', ['approved', 'published'])
    .select([
      'p.id as ID',
      'f.course_code as CourseCode',
      'f.course_name as CourseName',
      'p.title as Title',
      'i.role as Role',
      'i.asked_at as AskedAt',
      'p.starts_on as StartDate',
      'p.ends_on as EndDate',
      'p.weekdays as Weekdays',
      'p.starts_at as StartTime',
      'p.ends_at as EndTime',
      'p.hours as Hours',
      'p.on_holidays as onHolidays',
      'p.place as Place',
      'r.code as ClassRoomCode',
      'r.name as ClassRoomName',
      'p.language as Language',
      'p.max_trainees as MaxTrainees',
      bothNames('a.account_name').as('CoordinatorName'),
    ])
    .orderBy('p.starts_on')
    .orderBy('p.id')
    .limit(200)
    .execute()
  return Promise.all(
    rows.map(async ({ onHolidays, ...row }) => {
      const holidays = await holidaysBetween(db, row.StartDate, addDays(row.EndDate, 1))
      const { sessions } = layOut(
        {
          startsOn: row.StartDate,
          endsOn: row.EndDate,
          weekdays: row.Weekdays,
          startsAt: row.StartTime,
          endsAt: row.EndTime,
          hours: row.Hours,
          onHolidays,
        },
        holidays,
      )
      const occupied = await occupiedTimes(db, {
        from: row.StartDate,
        to: row.EndDate,
        classRoomIds: [],
        instructorIds: [instructorId],
        exceptRowId: row.ID,
        holidays,
      })
      const atThatTime = occupied.filter((each) =>
        sessions.some(
          (session) => session.day === each.day && session.startsAt < each.endsAt && each.startsAt < session.endsAt,
        ),
      )
      return {
        ...row,
        Days: sessions.length,
        ClashesWith: [...new Set(atThatTime.map((each) => each.by.code))],
        Actions: ['accept' as const, 'reject' as const],
      }
    }),
  )
}
