import type { Asked, Handler } from '#platform/server/handler.ts'
import type { Argument } from '#platform/shared/call.ts'
import { notFound, refuse } from '#platform/shared/refusal.ts'
import { refuseUnable, substitutesFor } from '#modules/planning/server/public.ts'
import type { classesCalls as calls } from '../../contract/calls.ts'
import { doingOf } from '../acts/doing.ts'
import { staffNotFit } from '../../contract/refusals.ts'
import { isAsked, isTeaching } from '../../rules/staff.ts'
import { appoint, refuseUnfit } from '../acts/appointing.ts'
import { answer, ask, release } from '../acts/instructors.ts'
import { classForActor, findStaff, lockClass, refuseFixed, refuseOther } from '../acts/reached.ts'
import { sessionsToTeach } from '../acts/teaching.ts'
import { raiseVersion } from '../store/class-changes.ts'
import { candidatesFor } from '../store/staff/class-staff.ts'
import { classesToAnswer } from '../store/staff/classes-to-answer.ts'

export const askInstructor: Handler<typeof calls.askInstructor> = async (asked) => {
  const { db, query, body } = asked
  const doing = await doingOf(asked)
  const found = await lockClass(db, query.ID)
  await refuseOther(db, found, body.Version)
  refuseFixed(doing, found)
  const { InstructorID, UserID, Role } = body
  if (UserID !== undefined) {
    await refuseUnfit(db, Role, { accountId: UserID })
    await appoint(doing, found, UserID, Role)
  } else if (InstructorID !== undefined) {
    if (!isAsked(Role)) refuse(staffNotFit, { role: Role }, [{ path: 'InstructorID', code: 'notAllowed' }])
    await refuseUnfit(db, Role, { instructorId: InstructorID })
    if (isTeaching(Role)) await refuseUnable(db, found.courseId, [{ id: InstructorID, field: 'InstructorID' }])
    await ask(doing, found, InstructorID, Role)
  }
  return raiseVersion(db, found.id)
}

export const releaseInstructor: Handler<typeof calls.releaseInstructor> = async (asked) => {
  const { db, actor, query } = asked
  const doing = await doingOf(asked)
  const place = await findStaff(db, actor, query.ID)
  const found = await lockClass(db, place.classId)
  refuseFixed(doing, found)
  await release(doing, found, place, query.reason)
  await raiseVersion(db, found.id)
  return { Done: true }
}

export const getClassSubstitutes: Handler<typeof calls.getClassSubstitutes> = async ({ db, actor, now, query }) => {
  const { courseId, rowId, sessions, leads } = await sessionsToTeach(db, actor, query.ID, now)
  return { Candidates: await substitutesFor(db, { courseId, rowId, sessions, without: leads }) }
}

export const getStaffCandidates: Handler<typeof calls.getStaffCandidates> = async ({ db, actor, query }) => {
  const { id } = await classForActor(db, actor, query.ID)
  return { Candidates: await candidatesFor(db, id, query.role, actor.language) }
}

export const getAllCourseClassNotConfirmed: Handler<typeof calls.getAllCourseClassNotConfirmed> = ({ db, actor }) =>
  classesToAnswer(db, actor)

async function decide(asked: Asked<Argument<typeof calls.accept>>, act: 'accept' | 'reject', reason?: string) {
  const { db, actor, query } = asked
  const { instructorId } = actor
  if (instructorId === null) refuse(notFound)
  const doing = await doingOf(asked)
  await answer(doing, await lockClass(db, query.courseClassID), instructorId, act, reason)
  return { Done: true as const }
}

export const accept: Handler<typeof calls.accept> = (asked) => decide(asked, 'accept')

export const reject: Handler<typeof calls.reject> = (asked) => decide(asked, 'reject', asked.query.reason)
