import { requireCurrency, requireLanguages } from '#modules/lookups/server/public.ts'
import type { Handler } from '#platform/server/handler.ts'
import { minutesOf } from '#platform/shared/values/dates.ts'
import { refuse } from '#platform/shared/refusal.ts'
import { refuseUnable } from '#modules/planning/server/public.ts'
import type { classesCalls as calls } from '../../contract/calls.ts'
import { sessionOutsideDates } from '../../contract/refusals.ts'
import { moduleOfSessions } from '../../rules/module-shares.ts'
import { bookSessions } from '../acts/booking.ts'
import { doingOf } from '../acts/doing.ts'
import { saved } from '../acts/move.ts'
import { lockClass, refuseFixed, refuseOther } from '../acts/reached.ts'
import { moveClassRoom } from '../acts/class-rooms.ts'
import { refuseLacking, refuseMisplaced, refuseSmallClassRoom } from '../acts/session-place.ts'
import { addClass, deleteClasses, editClass } from '../acts/write-class.ts'
import { columnsOf } from '../store/class-changes.ts'
import { insertInstructor } from '../store/staff/class-instructors.ts'
import { classNumber } from '../store/class-number.ts'
import { modulesOf } from '../store/content.ts'
import { sessionDays } from '../store/session-changes.ts'

export const add: Handler<typeof calls.add> = async (asked) => {
  const { db, actor, now, body } = asked
  const doing = await doingOf(asked)
  const { CourseID, CourseClassSessions, CourseClassInstructors: named, ...fields } = body
  await requireCurrency(db, 'Fee', fields.Fee)
  await requireLanguages(db, 'Language', [fields.Language])
  const columns = columnsOf(fields)
  await refuseUnable(
    db,
    CourseID,
    named.map((each, index) => ({
      id: each.InstructorID,
      field: `CourseClassInstructors.${index}.InstructorID`,
    })),
  )
  await refuseSmallClassRoom(db, columns.class_room_id, fields.MaxTrainees, doing.who)
  await refuseLacking(doing, CourseID, columns.class_room_id)
  const days = CourseClassSessions.map((each) => each.Date)
  await refuseMisplaced(doing, { startsOn: fields.StartDate, endsOn: fields.EndDate }, days, undefined)
  const made = await addClass(
    doing,
    'add',
    {
      ...columns,
      code: await classNumber(db, fields.StartDate, now),
      course_id: CourseID,
      plan_row_id: null,
      coordinator_id: actor.userId,
      state: 'draft',
    },
    { instructorIds: named.map((each) => each.InstructorID) },
  )
  const asking = { state: 'asked', changed: [], askedAt: now, decidedAt: null } as const
  for (const each of named)
    await insertInstructor(db, made.id, { ...asking, instructorId: each.InstructorID, role: each.Role })
  const sessions = CourseClassSessions.toSorted((a, b) =>
    `${a.Date}${a.StartTime}`.localeCompare(`${b.Date}${b.StartTime}`),
  )
  const modules = moduleOfSessions(
    sessions.map((each) => minutesOf(each.EndTime) - minutesOf(each.StartTime)),
    (await modulesOf(db, CourseID)).map((module) => ({ id: module.ID, hours: module.Hours })),
  )
  const leads = named.filter((each) => each.Role === 'lead').map((each) => each.InstructorID)
  await bookSessions(
    db,
    made.id,
    sessions.map((each, index) => ({
      number: index + 1,
      day: each.Date,
      startsAt: each.StartTime,
      endsAt: each.EndTime,
      classRoomId: columns.class_room_id,
      moduleId: modules[index] ?? null,
      instructorIds: leads,
    })),
    doing.timeZone,
  )
  return { ...saved(made), Code: made.code }
}

export const edit: Handler<typeof calls.edit> = async (asked) => {
  const { db, query, body } = asked
  const doing = await doingOf(asked)
  const { Version, ...fields } = body
  const found = await lockClass(db, query.ID)
  refuseFixed(doing, found)
  await refuseOther(db, found, Version)
  await requireCurrency(db, 'Fee', fields.Fee)
  await requireLanguages(db, 'Language', [fields.Language])
  const columns = columnsOf(fields)
  if (fields.MaxTrainees > found.maxTrainees || columns.class_room_id !== null)
    await refuseSmallClassRoom(db, columns.class_room_id, fields.MaxTrainees, doing.who)
  if (columns.class_room_id !== found.classRoomId) await refuseLacking(doing, found.courseId, columns.class_room_id)
  const outside = (await sessionDays(db, found.id)).find((day) => day < fields.StartDate || day > fields.EndDate)
  if (outside) refuse(sessionOutsideDates, { day: outside, from: fields.StartDate, to: fields.EndDate })
  await editClass(doing, found, columns)
  await moveClassRoom(doing, found.id, columns.class_room_id)
  return saved({ ...found, version: found.version + 1 })
}

export const deleteOne: Handler<typeof calls.delete> = async (asked) => {
  await deleteClasses(await doingOf(asked), [asked.query.ID])
  return { Done: true }
}

export const deleteListOfCourseClass: Handler<typeof calls.deleteListOfCourseClass> = async (asked) => {
  await deleteClasses(await doingOf(asked), asked.body.IDs)
  return { Done: true }
}
