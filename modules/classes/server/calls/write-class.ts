import { requireCurrency } from '#modules/lookups/server/public.ts'
import type { Handler } from '#platform/server/handler.ts'
import { settings } from '#platform/server/settings.ts'
import { minutesOf } from '#platform/shared/dates.ts'
import { notFound, notNow, refuse } from '#platform/shared/refusal.ts'
import { refuseUnable } from '#modules/planning/server/public.ts'
import { plannerOf } from '#modules/planning/rules/planner.ts'
import type { classesCalls } from '../../contract/calls.ts'
import { classInUse, sessionOutsideDates } from '../../contract/refusals.ts'
import { mayChange, mayDelete } from '../../rules/class-states.ts'
import { moduleOfSessions } from '../../rules/module-shares.ts'
import { bookSessions } from '../store/booking.ts'
import { classNumber } from '../store/class-number.ts'
import { askInstructor } from '../store/class-instructors.ts'
import { changeClass, columnsOf, deleteClass, insertClass, refuseSmallRoom } from '../store/class-changes.ts'
import { modulesOf } from '../store/content.ts'
import { moveRoom, sessionDays } from '../store/room-change.ts'
import { lockClass } from '../store/seats.ts'
import { refuseMisplaced } from '../store/session-changes.ts'

export const addCourseClass: Handler<typeof classesCalls.addCourseClass> = async ({ db, actor, now, body, record }) => {
  const who = plannerOf(actor)
  const { CourseID, CourseClassSessions, CourseClassInstructors, ...fields } = body
  await requireCurrency(db, 'Fee', fields.Fee)
  const columns = columnsOf(fields)
  await refuseUnable(
    db,
    CourseID,
    CourseClassInstructors.map((each, index) => ({
      id: each.InstructorID,
      field: `CourseClassInstructors.${index}.InstructorID`,
    })),
  )
  await refuseSmallRoom(db, columns.room_id, fields.MaxTrainees, who)
  const within = { startsOn: fields.StartDate, endsOn: fields.EndDate }
  await refuseMisplaced(
    db,
    within,
    CourseClassSessions.map((each) => each.Date),
    { who, reason: undefined },
  )
  const saved = await insertClass(db, {
    ...columns,
    code: await classNumber(db, now),
    course_id: CourseID,
    plan_row_id: null,
    coordinator_id: actor.userId,
    state: 'draft',
  })
  for (const each of CourseClassInstructors) await askInstructor(db, saved.ID, each.InstructorID, each.Role, now)
  const sessions = CourseClassSessions.toSorted((a, b) =>
    `${a.Date}${a.StartTime}`.localeCompare(`${b.Date}${b.StartTime}`),
  )
  const modules = moduleOfSessions(
    sessions.map((each) => minutesOf(each.EndTime) - minutesOf(each.StartTime)),
    (await modulesOf(db, CourseID)).map((module) => ({ id: module.ID, hours: module.Hours })),
  )
  const leads = CourseClassInstructors.filter((each) => each.Role === 'lead').map((each) => each.InstructorID)
  await bookSessions(
    db,
    saved.ID,
    sessions.map((each, index) => ({
      number: index + 1,
      day: each.Date,
      startsAt: each.StartTime,
      endsAt: each.EndTime,
      roomId: columns.room_id,
      moduleId: modules[index] ?? null,
      instructorIds: leads,
    })),
    (await settings(db)).timeZone,
  )
  await record({
    kind: 'courseClassAdded',
    subject: ['courseClass', saved.ID],
    data: { classId: saved.ID, code: saved.Code },
  })
  return saved
}

export const updateCourseClass: Handler<typeof classesCalls.updateCourseClass> = async ({
  db,
  actor,
  now,
  query,
  body,
  record,
}) => {
  const who = plannerOf(actor)
  const { Version, ...fields } = body
  const found = await lockClass(db, query.ID)
  if (!mayChange(found.state, who)) refuse(notNow, { action: 'edit', state: found.state })
  await requireCurrency(db, 'Fee', fields.Fee)
  const columns = columnsOf(fields)
  if (fields.MaxTrainees > found.maxTrainees || columns.room_id !== null)
    await refuseSmallRoom(db, columns.room_id, fields.MaxTrainees, who)
  const outside = (await sessionDays(db, found.id)).find((day) => day < fields.StartDate || day > fields.EndDate)
  if (outside) refuse(sessionOutsideDates, { day: outside, from: fields.StartDate, to: fields.EndDate })
  const saved = await changeClass(db, found.id, Version, columns)
  await moveRoom(db, found.id, columns.room_id, now, (await settings(db)).timeZone)
  await record({
    kind: 'courseClassChanged',
    subject: ['courseClass', found.id],
    data: {
      classId: found.id,
      code: found.code,
      ...(fields.MaxTrainees === found.maxTrainees ? {} : { maximum: fields.MaxTrainees, before: found.maxTrainees }),
    },
    before: {
      from: found.startsOn,
      to: found.endsOn,
      seats: found.maxTrainees,
      fee: { Minor: found.feeMinor, Currency: found.currency },
    },
    after: { from: fields.StartDate, to: fields.EndDate, seats: fields.MaxTrainees, fee: fields.Fee },
  })
  return saved
}

/** All are checked before one is deleted. */
async function deleteAll(
  { db, actor, record }: Pick<Parameters<Handler<typeof classesCalls.deleteCourseClass>>[0], 'db' | 'actor' | 'record'>,
  ids: readonly number[],
) {
  const who = plannerOf(actor)
  const found = []
  for (const id of [...new Set(ids)].sort((a, b) => a - b)) found.push(await lockClass(db, id))
  const inUse = found.find((each) => !mayDelete(each.state, who) || each.seatsTaken > 0 || each.planRowId !== null)
  if (inUse) refuse(classInUse, { class: inUse.code })
  if (found.length === 0) refuse(notFound)
  for (const { id, code, startsOn, endsOn } of found) {
    await deleteClass(db, id)
    const before = { code, from: startsOn, to: endsOn }
    await record({ kind: 'courseClassDeleted', subject: ['courseClass', id], data: { classId: id, code }, before })
  }
  return { Done: true as const }
}

export const deleteCourseClass: Handler<typeof classesCalls.deleteCourseClass> = (asked) =>
  deleteAll(asked, [asked.query.ID])

export const deleteListOfCourseClass: Handler<typeof classesCalls.deleteListOfCourseClass> = (asked) =>
  deleteAll(asked, asked.body.IDs)
