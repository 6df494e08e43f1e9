import type { Handler } from '#platform/server/handler.ts'
import { settings } from '#platform/server/settings.ts'
import { invalidInput, notNow, refuse } from '#platform/shared/refusal.ts'
import { plannerOf } from '#modules/planning/rules/planner.ts'
import type { classesCalls } from '../../contract/calls.ts'
import { sessionClosed } from '../../contract/refusals.ts'
import { mayChange } from '../../rules/class-states.ts'
import { bookSessions } from '../store/booking.ts'
import { instructorsOfClass } from '../store/class-instructors.ts'
import { lockClass } from '../store/seats.ts'
import {
  cancelSessions,
  deleteSession,
  leadOf,
  lockSession,
  moveSession,
  refuseMisplaced,
  renumber,
} from '../store/session-changes.ts'
import { findSession } from '../store/sessions.ts'

export const addCourseClassSession: Handler<typeof classesCalls.addCourseClassSession> = async ({
  db,
  actor,
  query,
  record,
}) => {
  const who = plannerOf(actor)
  const found = await lockClass(db, query.courseClassID)
  if (!mayChange(found.state, who)) refuse(notNow, { action: 'edit', state: found.state })
  if (query.endTime <= query.startTime) refuse(invalidInput, {}, [{ path: 'endTime', code: 'endBeforeStart' }])
  await refuseMisplaced(db, found, [query.date], { who, reason: query.waiverReason })
  const booking = {
    number: 0,
    day: query.date,
    startsAt: query.startTime,
    endsAt: query.endTime,
    roomId: query.roomID ?? null,
    moduleId: query.moduleID ?? null,
    instructorIds: await leadOf(db, found.id),
  }
  const [id] = await bookSessions(db, found.id, [booking], (await settings(db)).timeZone)
  await renumber(db, found.id)
  await record({
    kind: 'sessionAdded',
    subject: ['courseClass', found.id],
    data: {
      classId: found.id,
      code: found.code,
      sessionId: id!,
      day: query.date,
      from: query.startTime,
      to: query.endTime,
      ...(query.waiverReason ? { reason: query.waiverReason } : {}),
    },
  })
  return { ID: id!, Version: 1 }
}

export const updateCourseClassSession: Handler<typeof classesCalls.updateCourseClassSession> = async ({
  db,
  actor,
  query,
  body,
  record,
}) => {
  const who = plannerOf(actor)
  const { classId } = await findSession(db, actor, query.ID)
  const found = await lockClass(db, classId)
  const session = await lockSession(db, query.ID, body.Version)
  if (!mayChange(found.state, who)) refuse(notNow, { action: 'edit', state: found.state })
  if (session.state !== 'scheduled') refuse(sessionClosed)
  const isMoved =
    session.day !== body.Date ||
    session.starts_at.slice(0, 5) !== body.StartTime ||
    session.ends_at.slice(0, 5) !== body.EndTime
  if (isMoved) await refuseMisplaced(db, found, [body.Date], { who, reason: body.WaiverReason })
  const named = await instructorsOfClass(db, classId)
  const stranger = body.InstructorIDs.findIndex(
    (id) => !named.some((each) => each.InstructorID === id && each.State !== 'rejected'),
  )
  if (stranger >= 0) refuse(invalidInput, {}, [{ path: `InstructorIDs.${stranger}`, code: 'notAllowed' }])
  const saved = await moveSession(
    db,
    session,
    {
      day: body.Date,
      startsAt: body.StartTime,
      endsAt: body.EndTime,
      roomId: body.RoomID,
      moduleId: body.ModuleID,
      instructorIds: body.InstructorIDs,
    },
    (await settings(db)).timeZone,
  )
  await renumber(db, classId)
  const isElsewhere = isMoved || session.room_id !== body.RoomID
  await record({
    kind: isElsewhere ? 'sessionMoved' : 'sessionChanged',
    subject: ['courseClass', classId],
    data: {
      classId,
      code: found.code,
      sessionId: session.id,
      fromDay: session.day,
      day: body.Date,
      from: body.StartTime,
      to: body.EndTime,
      ...(body.WaiverReason ? { reason: body.WaiverReason } : {}),
    },
  })
  return saved
}

export const deleteCourseClassSession: Handler<typeof classesCalls.deleteCourseClassSession> = async ({
  db,
  actor,
  query,
  record,
}) => {
  const { classId } = await findSession(db, actor, query.ID)
  const found = await lockClass(db, classId)
  const session = await lockSession(db, query.ID)
  if (!mayChange(found.state, plannerOf(actor))) refuse(notNow, { action: 'edit', state: found.state })
  if (session.state !== 'scheduled') refuse(sessionClosed)
  // Nobody has been told of a draft.
  if (found.state === 'draft') await deleteSession(db, classId, session.id)
  else await cancelSessions(db, classId, { id: session.id })
  await record({
    kind: 'sessionCancelled',
    subject: ['courseClass', classId],
    data: {
      classId,
      code: found.code,
      sessionId: session.id,
      day: session.day,
      from: session.starts_at.slice(0, 5),
      ...(query.reason ? { reason: query.reason } : {}),
    },
  })
  return { Done: true }
}
