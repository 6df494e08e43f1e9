import type { Handler } from '#platform/server/handler.ts'
import { readList } from '#platform/server/reading/list.ts'
import { settings } from '#platform/server/settings.ts'
import { zoneSettings } from '#platform/shared/settings/own-sections.ts'
import { timeOf } from '#platform/shared/values/dates.ts'
import { attendanceCalls as calls } from '../../contract/calls.ts'
import { worksOf } from '../../rules/class-shows.ts'
import { isAtRisk } from '../../rules/credit.ts'
import { markerOf } from '../../rules/marking.ts'
import { sessionNow } from '../../rules/session-now.ts'
import { classForReader } from '../acts/reached.ts'
import { countingOf, percentagesOf } from '../percentages.ts'
import * as store from '../store/marks.ts'
import { schedule } from '../store/schedule.ts'
import { openSheets, sessionsToday } from '../store/open-sheets.ts'
import { academyTime, countUnmarkedSessions, readableClasses } from '../store/readable-classes.ts'
import { marking, rounded } from './sheet.ts'

export const getReadableClasses: Handler<typeof calls.getReadableClasses> = async ({ db, actor, now, query }) => {
  const { timeZone } = await settings(db, zoneSettings)
  const about = { actor, at: academyTime(now, timeZone), rows: query.pageNum * query.pageSize }
  const { rows, total } = await readList(db, readableClasses, query, about)
  return { Items: rows, Total: total }
}

export const getClassWork: Handler<typeof calls.getClassWork> = async ({ db, actor, now, query }) => {
  const course = await classForReader(db, actor, query.courseClassID)
  const { timeZone } = await settings(db, zoneSettings)
  const UnmarkedSessions = await countUnmarkedSessions(db, course.class_id, academyTime(now, timeZone))
  return { Works: worksOf(course.class_state, UnmarkedSessions), UnmarkedSessions }
}

export const getOpenSheets: Handler<typeof calls.getOpenSheets> = async ({ db, actor, now }) => {
  const { timeZone } = await settings(db, zoneSettings)
  return openSheets(db, actor, now, timeZone)
}

export const getSessionNow: Handler<typeof calls.getSessionNow> = async ({ db, actor, now }) => {
  const { timeZone } = await settings(db, zoneSettings)
  const found = sessionNow(await sessionsToday(db, actor, now, timeZone), timeOf(now, timeZone))
  return { Session: found && { SessionID: found.SessionID, CourseClassID: found.CourseClassID } }
}

export const getClassAttendance: Handler<typeof calls.getClassAttendance> = async ({ db, actor, now, query }) => {
  const course = await classForReader(db, actor, query.courseClassID)
  const counting = await countingOf(db)
  const [people, sessions, marks] = await Promise.all([
    store.peopleOf(db, actor, course.class_id),
    store.sessionsOf(db, course.class_id),
    store.marksOfClass(db, course.class_id),
  ])
  const marker = markerOf(actor)
  const byPerson = Map.groupBy(marks, (mark) => mark.registration_id)
  const bySession = Map.groupBy(marks, (mark) => mark.session_id)
  return {
    ThresholdPercent: course.attendance_percent,
    Sessions: sessions.map((session) => ({
      SessionID: session.session_id,
      SessionNumber: session.session_number,
      Day: session.day,
      StartsAt: session.starts_at,
      EndsAt: session.ends_at,
      SessionState: session.session_state,
      Marking: marking(marker, { ...session, class_state: course.class_state }, now, counting.timeZone),
      Marked: bySession.get(session.session_id)?.length ?? 0,
    })),
    People: people.map((person) => {
      const own = byPerson.get(person.RegistrationID) ?? []
      const attendance = percentagesOf(sessions, own, now, counting)
      return {
        ...person,
        TakenPercent: rounded(attendance.takenPercent),
        FinalPercent: rounded(attendance.finalPercent),
        ReachablePercent: rounded(attendance.reachablePercent),
        IsAtRisk: isAtRisk(attendance, course.attendance_percent),
        Marks: own.map((mark) => ({
          SessionID: mark.session_id,
          State: mark.state,
          Minutes: mark.minutes,
          Version: mark.version,
        })),
      }
    }),
  }
}

export const getMyAttendance: Handler<typeof calls.getMyAttendance> = async ({ db, actor, now }) => {
  const counting = await countingOf(db)
  const classes = await store.ownClasses(db, actor)
  return Promise.all(
    classes.map(async (course) => {
      const [sessions, marks] = await Promise.all([
        store.sessionsOf(db, course.class_id),
        store.marksOfClass(db, course.class_id),
      ])
      const own = marks.filter((mark) => mark.registration_id === course.registration_id)
      const attendance = percentagesOf(sessions, own, now, counting)
      return {
        CourseClassID: course.class_id,
        ClassCode: course.class_code,
        CourseName: course.course_name,
        ThresholdPercent: course.attendance_percent,
        TakenPercent: rounded(attendance.takenPercent),
        FinalPercent: rounded(attendance.finalPercent),
        ReachablePercent: rounded(attendance.reachablePercent),
        IsAtRisk: isAtRisk(attendance, course.attendance_percent),
        Sessions: sessions.map((session) => {
          const mark = own.find((each) => each.session_id === session.session_id)
          return {
            SessionID: session.session_id,
            SessionNumber: session.session_number,
            Day: session.day,
            StartsAt: session.starts_at,
            EndsAt: session.ends_at,
            SessionState: session.session_state,
            State: mark?.state ?? null,
            Minutes: mark?.minutes ?? 0,
          }
        }),
        MarkedAt:
          own
            .map((mark) => mark.marked_at)
            .toSorted()
            .at(-1) ?? null,
      }
    }),
  )
}

export const getTraineeSchedule: Handler<typeof calls.getTraineeSchedule> = async ({ db, actor, body }) => {
  const { rows, total } = await readList(db, schedule, body, { actor, traineeId: actor.traineeId ?? 0 })
  return { Items: rows, Total: total }
}

export const getTraineeScheduleByTraineeID: Handler<typeof calls.getTraineeScheduleByTraineeID> = async (asked) => {
  const { db, actor, body } = asked
  const { ID, ...query } = body
  const { rows, total } = await readList(db, schedule, query, { actor, traineeId: ID })
  return { Items: rows, Total: total }
}
