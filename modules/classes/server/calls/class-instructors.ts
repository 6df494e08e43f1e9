import type { Asked, Handler } from '#platform/server/handler.ts'
import type { Argument } from '#platform/shared/call.ts'
import { notFound, notNow, refuse } from '#platform/shared/refusal.ts'
import { refuseChanged } from '#modules/accounts/server/public.ts'
import { refuseUnable, substitutesFor } from '#modules/planning/server/public.ts'
import { plannerOf } from '#modules/planning/rules/planner.ts'
import type { classesCalls } from '../../contract/calls.ts'
import { mayChange } from '../../rules/class-states.ts'
import { changeClass } from '../store/class-changes.ts'
import {
  answer,
  askInstructor,
  instructorsOfClass,
  leaveSessions,
  removeInstructor,
} from '../store/class-instructors.ts'
import { classesToAnswer } from '../store/classes-to-answer.ts'
import { reachedInstructor } from '../store/reached-instructor.ts'
import { lockClass } from '../store/seats.ts'
import { sessionsToTeach, takeSessions } from '../store/teaching.ts'

export const addCourseClassInstructor: Handler<typeof classesCalls.addCourseClassInstructor> = async ({
  db,
  actor,
  now,
  query,
  body,
  record,
}) => {
  const found = await lockClass(db, query.ID)
  if (found.version !== body.Version) return refuseChanged(db, ['courseClass', found.id])
  if (!mayChange(found.state, plannerOf(actor))) refuse(notNow, { action: 'edit', state: found.state })
  await refuseUnable(db, found.courseId, [{ id: body.InstructorID, field: 'InstructorID' }])
  const named = await instructorsOfClass(db, found.id)
  if (body.Role === 'lead')
    for (const former of named.filter((each) => each.Role === 'lead' && each.InstructorID !== body.InstructorID)) {
      await leaveSessions(db, found.id, former.InstructorID, now)
      if (former.State !== 'rejected') await removeInstructor(db, former.ID)
    }
  await askInstructor(db, found.id, body.InstructorID, body.Role, now)
  if (body.Role === 'lead') await takeSessions(db, found.id, body.InstructorID, now)
  await record({
    kind: 'classInstructorAsked',
    subject: ['courseClass', found.id],
    data: { classId: found.id, code: found.code, instructorId: body.InstructorID, role: body.Role },
  })
  return changeClass(db, found.id, body.Version, {})
}

export const deleteCourseClassInstructor: Handler<typeof classesCalls.deleteCourseClassInstructor> = async ({
  db,
  actor,
  now,
  query,
  record,
}) => {
  const { classId, instructorId, role } = await reachedInstructor(db, actor, query.ID)
  const found = await lockClass(db, classId)
  if (!mayChange(found.state, plannerOf(actor))) refuse(notNow, { action: 'edit', state: found.state })
  await leaveSessions(db, classId, instructorId, now)
  await removeInstructor(db, query.ID)
  await changeClass(db, classId, null, {})
  await record({
    kind: 'classInstructorReleased',
    subject: ['courseClass', classId],
    data: { classId, code: found.code, instructorId, role },
  })
  return { Done: true }
}

export const getClassSubstitutes: Handler<typeof classesCalls.getClassSubstitutes> = async ({ db, now, query }) => {
  const { courseId, rowId, sessions, leads } = await sessionsToTeach(db, query.ID, now)
  return { Candidates: await substitutesFor(db, { courseId, rowId, sessions, without: leads }) }
}

export const getAllCourseClassNotConfirmed: Handler<typeof classesCalls.getAllCourseClassNotConfirmed> = ({
  db,
  actor,
}) => (actor.instructorId === null ? [] : classesToAnswer(db, actor.instructorId))

type AnswerAsked = Pick<
  Asked<Argument<typeof classesCalls.instructorConfirmation>>,
  'db' | 'actor' | 'now' | 'query' | 'record'
>

async function decide(asked: AnswerAsked, state: 'accepted' | 'rejected', reason: string | null) {
  const { db, actor, now, record } = asked
  const { instructorId } = actor
  if (instructorId === null) refuse(notFound)
  const found = await lockClass(db, asked.query.courseClassID)
  const own = (await instructorsOfClass(db, found.id)).find((each) => each.InstructorID === instructorId)
  if (!own) refuse(notFound)
  // The same answer twice is one answer: a retry gets the same reply.
  if (own.State === state) return { Done: true as const }
  const isLive = ['draft', 'open', 'tentative', 'confirmed', 'running'].includes(found.state)
  if (own.State !== 'asked' || !isLive) refuse(notNow, { action: 'answer', state: found.state })
  await answer(db, found.id, instructorId, state, reason, now)
  if (state === 'rejected') await leaveSessions(db, found.id, instructorId, now)
  await changeClass(db, found.id, null, {})
  await record({
    kind: state === 'accepted' ? 'classInstructorAccepted' : 'classInstructorRejected',
    subject: ['courseClass', found.id],
    data: {
      classId: found.id,
      code: found.code,
      instructorId,
      role: own.Role,
      coordinatorId: found.coordinatorId,
      ...(reason ? { reason } : {}),
    },
  })
  return { Done: true as const }
}

export const instructorConfirmation: Handler<typeof classesCalls.instructorConfirmation> = (asked) =>
  decide(asked, 'accepted', null)

export const instructorReject: Handler<typeof classesCalls.instructorReject> = (asked) =>
  decide(asked, 'rejected', asked.query.reason ?? null)
