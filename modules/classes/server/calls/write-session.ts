import type { Handler } from '#platform/server/handler.ts'
import { invalidInput, refuse } from '#platform/shared/refusal.ts'
import type { classesCalls as calls } from '../../contract/calls.ts'
import { doingOf } from '../acts/doing.ts'
import { findSession, lockClass, lockSession, refuseFixed } from '../acts/reached.ts'
import * as acts from '../acts/sessions.ts'
import { instructorsOfClass, leadOf } from '../store/staff/class-instructors.ts'

export const addSession: Handler<typeof calls.addSession> = async (asked) => {
  const { db, query } = asked
  const doing = await doingOf(asked)
  const found = await lockClass(db, query.courseClassID)
  refuseFixed(doing, found)
  if (query.endTime <= query.startTime) refuse(invalidInput, {}, [{ path: 'endTime', code: 'endBeforeStart' }])
  const at = {
    day: query.date,
    startsAt: query.startTime,
    endsAt: query.endTime,
    classRoomId: query.classRoomID ?? null,
    moduleId: query.moduleID ?? null,
    instructorIds: await leadOf(db, found.id),
  }
  return { ID: await acts.addSession(doing, found, at, query.waiverReason), Version: 1 }
}

export const moveSession: Handler<typeof calls.moveSession> = async (asked) => {
  const { db, actor, query, body } = asked
  const doing = await doingOf(asked)
  const { classId } = await findSession(db, actor, query.ID)
  const found = await lockClass(db, classId)
  const session = await lockSession(db, query.ID, body.Version)
  refuseFixed(doing, found)
  const named = await instructorsOfClass(db, classId)
  const stranger = body.InstructorIDs.findIndex(
    (id) => !named.some((each) => each.InstructorID === id && each.State !== 'rejected'),
  )
  if (stranger >= 0) refuse(invalidInput, {}, [{ path: `InstructorIDs.${stranger}`, code: 'notAllowed' }])
  const to = {
    day: body.Date,
    startsAt: body.StartTime,
    endsAt: body.EndTime,
    classRoomId: body.ClassRoomID,
    moduleId: body.ModuleID,
    instructorIds: body.InstructorIDs,
  }
  await acts.moveSession(doing, found, session, to, body.WaiverReason)
  return { ID: session.id, Version: session.version + 1 }
}

export const cancelSession: Handler<typeof calls.cancelSession> = async (asked) => {
  const { db, actor, query } = asked
  const doing = await doingOf(asked)
  const { classId } = await findSession(db, actor, query.ID)
  const found = await lockClass(db, classId)
  const session = await lockSession(db, query.ID)
  refuseFixed(doing, found)
  await acts.cancelSession(doing, found, session, query.reason)
  return { Done: true }
}
