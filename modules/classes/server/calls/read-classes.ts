import type { Handler } from '#platform/server/handler.ts'
import { settings } from '#platform/server/settings.ts'
import { zoneSettings } from '#platform/shared/settings/own-sections.ts'
import { addDays, dayOf, hoursOf } from '#platform/shared/values/dates.ts'
import { notFound, refuse } from '#platform/shared/refusal.ts'
import { inLanguage } from '#platform/shared/text.ts'
import { historyOf } from '#modules/planning/server/public.ts'
import { minutesIn } from '#modules/planning/rules/sessions.ts'
import { plannerOf } from '#modules/planning/rules/planner.ts'
import type { classesCalls } from '../../contract/calls.ts'
import { byDay, isUnderWay, mayTakeRevision, needsReasonToGo, type ClassButton } from '../../rules/class-states.ts'
import { obstaclesOf } from '../acts/obstacles.ts'
import { findClass } from '../acts/reached.ts'
import { revisionOf } from '../acts/revision.ts'
import { classNumber } from '../store/class-number.ts'
import * as store from '../store/classes.ts'
import { contentOf, modulesOfClass } from '../store/content.ts'
import { displayNames } from '../store/display-names.ts'
import { staffOfClass } from '../store/staff/class-staff.ts'
import { sessionsOfClass } from '../store/sessions.ts'

export const getAll: Handler<typeof classesCalls.getAll> = ({ db, actor }) => store.allClasses(db, actor)

export const getCourseClasses: Handler<typeof classesCalls.getCourseClasses> = ({ db, actor, query }) =>
  store.listClasses(db, actor, query)

export const searchCourseClass: Handler<typeof classesCalls.searchCourseClass> = ({ db, actor, body }) =>
  store.listClasses(db, actor, body)

export const searchCourseClassForRoom: Handler<typeof classesCalls.searchCourseClassForRoom> = ({ db, actor, body }) =>
  store.listClassesInClassRoom(db, actor, body)

export const getCourseClassByInstructor: Handler<typeof classesCalls.getCourseClassByInstructor> = ({ db, actor }) =>
  store.someClasses(db, actor, { InstructorID: actor.instructorId ?? 0 })

export const getNotEndCourseClassByInstructor: Handler<typeof classesCalls.getNotEndCourseClassByInstructor> = ({
  db,
  actor,
}) => store.someClasses(db, actor, { InstructorID: actor.instructorId ?? 0, Live: true }, 'asc')

export const getUpComingTwoWeeksCourseClass: Handler<typeof classesCalls.getUpComingTwoWeeksCourseClass> = async ({
  db,
  actor,
  now,
}) => {
  const today = dayOf(now, (await settings(db, zoneSettings)).timeZone)
  const live = await store.someClasses(db, actor, { Live: true, From: today, To: addDays(today, 14) }, 'asc')
  return live.filter((each) => each.StartDate >= today && isUnderWay(each.State))
}

export const getCourseClassForDisplayName: Handler<typeof classesCalls.getCourseClassForDisplayName> = async ({
  db,
  actor,
  query,
  request,
}) => {
  const rows = await displayNames(db, actor, query.search)
  return rows.map((row) => ({
    ID: row.ID,
    Code: row.Code,
    DisplayName: `${row.Code} · ${inLanguage(row.name, request.language).text}`,
  }))
}

export const getCourseClass: Handler<typeof classesCalls.getCourseClass> = async ({
  db,
  actor,
  now,
  query,
  request,
}) => {
  const row = await findClass(db, actor, query.ID)
  const sessions = await sessionsOfClass(db, actor, row.ID)
  const live = sessions.filter((each) => each.State !== 'cancelled')
  const planner = plannerOf(actor)
  const isPlanner = planner !== null
  const revision = await revisionOf(db, row.ID)
  const today = dayOf(now, (await settings(db, zoneSettings)).timeZone)
  const last =
    live
      .map((each) => each.Date)
      .sort()
      .at(-1) ?? row.EndDate
  const actions = byDay(row.Actions as ClassButton[], { starts: row.StartDate, last }, today)
  return {
    ...row,
    Actions: [
      ...actions.now,
      ...(revision && revision.Newest > revision.Number && mayTakeRevision(row.State, planner) ? ['takeRevision'] : []),
    ],
    Revision: revision,
    Later: actions.later,
    Obstacles: await obstaclesOf(db, row.ID, row.Actions),
    Hours: hoursOf(minutesIn(live)),
    UnderMinimum: needsReasonToGo(row.Enrolled, row.MinTrainees),
    CourseClassSessions: sessions,
    Staff: (await staffOfClass(db, row.ID)).map((each) => (isPlanner ? each : { ...each, Reason: null })),
    Modules: await modulesOfClass(db, row.ID, row.CourseID),
    // What planners did and why is theirs.
    Notes: isPlanner ? row.Notes : '',
    History: isPlanner ? await historyOf(db, request.language, ['courseClass', row.ID]) : [],
  }
}

export const getCourseContentByCourseClassID: Handler<typeof classesCalls.getCourseContentByCourseClassID> = async ({
  db,
  actor,
  query,
}) => (await contentOf(db, actor, query.courseClassID)) ?? refuse(notFound)

/** Asks the series in a transaction that is taken back, so that the number stays for the class that really comes next. */
export const getCodeOfClassNo: Handler<typeof classesCalls.getCodeOfClassNo> = async ({ db, now, query }) => {
  const startsOn = query.StartDate ?? dayOf(now, (await settings(db, zoneSettings)).timeZone)
  const takenBack = new Error('taken back')
  let Code = ''
  await db
    .transaction()
    .execute(async (tx) => {
      Code = await classNumber(tx, startsOn, now)
      throw takenBack
    })
    .catch((error: unknown) => {
      if (error !== takenBack) throw error
    })
  return { Code }
}
