import type { Handler } from '#platform/server/handler.ts'
import { daysBetween } from '#platform/shared/values/dates.ts'
import { invalidInput, notFound, refuse } from '#platform/shared/refusal.ts'
import type { Actor } from '#platform/shared/actor.ts'
import type { Database } from '#platform/server/database.ts'
import { holidaysBetween, plannedInPeriod } from '#modules/planning/server/public.ts'
import { mayEdit, type PlanState } from '#modules/planning/rules/plan-states.ts'
import { plannerOf } from '#modules/planning/rules/planner.ts'
import type { classesCalls } from '../../contract/calls.ts'
import { classesByIds } from '../store/classes.ts'
import { classForActor } from '../acts/reached.ts'
import { roomPlan } from '../store/room-plan.ts'
import { nextExam } from '../store/class-exams.ts'
import { loadOf } from '../store/staff/load.ts'
import { nextSession, scheduleOf, sessionsOfClass, sessionsOnDay } from '../store/sessions.ts'

export const getSessionByCourseClassID: Handler<typeof classesCalls.getSessionByCourseClassID> = async ({
  db,
  actor,
  query,
}) => {
  await classForActor(db, actor, query.courseClassID)
  return sessionsOfClass(db, actor, query.courseClassID)
}

export const getSessionByCourseClassIDAndDate: Handler<typeof classesCalls.getSessionByCourseClassIDAndDate> = async ({
  db,
  actor,
  query,
}) => {
  await classForActor(db, actor, query.courseClassID)
  return sessionsOfClass(db, actor, query.courseClassID, query.date)
}

async function classesOn(db: Database, actor: Actor, day: string) {
  const sessions = await sessionsOnDay(db, actor, day)
  const classes = await classesByIds(db, actor, [...new Set(sessions.map((each) => each.CourseClassID))])
  return classes.map((each) =>
    Object.assign(each, { CourseClassSessions: sessions.filter((session) => session.CourseClassID === each.ID) }),
  )
}

export const getCourseClassByDate: Handler<typeof classesCalls.getCourseClassByDate> = ({ db, actor, query }) =>
  classesOn(db, actor, query.date)

export const getCourseClassByDateForInstructor: Handler<
  typeof classesCalls.getCourseClassByDateForInstructor
> = async ({ db, actor, query }) => {
  const own = await classesOn(db, actor, query.date)
  return own.filter((each) =>
    each.CourseClassInstructors.some(
      (person) => person.InstructorID === actor.instructorId && person.State !== 'rejected',
    ),
  )
}

export const getNextLessonAndExam: Handler<typeof classesCalls.getNextLessonAndExam> = async ({
  db,
  actor,
  now,
  query,
}) => {
  await classForActor(db, actor, query.courseClassID)
  return {
    Lesson: await nextSession(db, actor, query.courseClassID, now),
    Exam: await nextExam(db, actor, query.courseClassID, now),
  }
}

const longest = 62
function refuseLong(query: { startDate: string; endDate: string }): void {
  const span = daysBetween(query.startDate, query.endDate)
  if (span < 0) refuse(invalidInput, {}, [{ path: 'endDate', code: 'endBeforeStart' }])
  if (span >= longest) refuse(invalidInput, {}, [{ path: 'endDate', code: 'tooLarge' }])
}

const holidayReply = async (db: Database, query: { startDate: string; endDate: string }) =>
  (await holidaysBetween(db, query.startDate, query.endDate)).map((each) => ({
    Name: each.name,
    FirstDay: each.firstDay,
    LastDay: each.lastDay,
  }))

export const getInstructorSchedule: Handler<typeof classesCalls.getInstructorSchedule> = async ({
  db,
  actor,
  query,
}) => {
  refuseLong(query)
  if (actor.instructorId === null) refuse(notFound)
  return {
    Sessions: await scheduleOf(db, actor, actor.instructorId, query.startDate, query.endDate),
    Holidays: await holidayReply(db, query),
  }
}

export const getInstructorLoad: Handler<typeof classesCalls.getInstructorLoad> = ({ db, actor, query }) =>
  loadOf(db, actor, query.ID, query.Year)

export const getRoomPlanInPeriod: Handler<typeof classesCalls.getRoomPlanInPeriod> = async ({ db, actor, query }) => {
  refuseLong(query)
  const planned = await plannedInPeriod(db, query.startDate, query.endDate)
  const { Rows, ...plan } = await roomPlan(db, query, planned)
  const who = plannerOf(actor)
  return {
    ...plan,
    Rows: Rows.map(({ State, ...row }) => ({ ...row, CanMove: mayEdit(State as PlanState, who) })),
    Holidays: await holidayReply(db, query),
  }
}
