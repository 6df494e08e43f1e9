import { writeAct, writeGone, writeNew, writeTold } from '#platform/server/acts/write-act.ts'
import type { Handler } from '#platform/server/handler.ts'
import { readList } from '#platform/server/reading/list.ts'
import type { Actor } from '#platform/shared/actor.ts'
import { invalidInput, notFound, notNow, refuse } from '#platform/shared/refusal.ts'
import type { catalogueCalls } from '../../contract/calls.ts'
import { alreadyAssigned } from '../../contract/refusals.ts'
import { instructorCourseActions, saysWhoDelivers } from '../../rules/instructor-courses.ts'
import { listNoun, noun } from '../acts/deliverer-noun.ts'
import { raiseVersion } from '../store/course-version.ts'
import * as store from '../store/instructor-courses.ts'

/** Whose list somebody changes: anybody's, where they keep courses, else the own. Refuses others as if they were not there. */
function mayKeep(actor: Actor, instructorId: number): void {
  if (actor.instructorId !== instructorId && !saysWhoDelivers(actor)) refuse(notFound)
}

export const getAllInstructorCourses: Handler<typeof catalogueCalls.getAllInstructorCourses> = async (asked) => {
  const { db, actor, query } = asked
  const about = { actor, instructorId: query.instructorID }
  const { rows, total } = await readList(db, store.coursesOfInstructor, query, about)
  const Items = rows.map(({ instructorId, ...row }) => ({
    ...row,
    Actions: instructorCourseActions({ isProposed: row.IsProposed, isOwn: actor.instructorId === instructorId }, actor),
  }))
  return { Items, Total: total }
}

export const addInstructorCourse: Handler<typeof catalogueCalls.addInstructorCourse> = async (asked) => {
  const { db, actor, body, now } = asked
  mayKeep(actor, body.InstructorID)
  const pair = { courseId: body.CourseID, instructorId: body.InstructorID }
  const course = (await store.lockedCourse(db, actor, body.CourseID)) ?? refuse(notFound)
  if (!(await store.isInstructor(db, body.InstructorID))) refuse(notFound)
  const counts = saysWhoDelivers(actor)
  const had = await store.lineOf(db, actor, pair)
  if (had && (had.proposed_at === null || !counts)) refuse(alreadyAssigned, { code: course.code })
  if (had) await writeAct(asked, noun, had, 'confirmInstructorCourse', { set: { proposed_at: null } })
  const line = had ?? (await store.addLine(db, { ...pair, proposedAt: counts ? null : now }))
  if (!had) await writeNew(asked, noun, line, counts ? 'addInstructorCourse' : 'proposeInstructorCourse')
  if (counts) await raiseVersion(db, body.CourseID)
  return { ID: line.id, IsProposed: !counts }
}

export const decideInstructorCourse: Handler<typeof catalogueCalls.decideInstructorCourse> = async (asked) => {
  const { db, actor, body } = asked
  const line = (await store.lockedLine(db, actor, body.ID)) ?? refuse(notFound)
  if (line.proposed_at === null) refuse(notNow, { action: 'decide', state: 'confirmed' })
  if (body.IsConfirmed) {
    await writeAct(asked, noun, line, 'confirmInstructorCourse', { set: { proposed_at: null } })
    await raiseVersion(db, line.course_id)
    return { Done: true }
  }
  const reason = body.Reason ?? refuse(invalidInput, {}, [{ path: 'Reason', code: 'required' }])
  await writeGone(asked, noun, line, 'declineInstructorCourse', () => store.removeLine(db, line), { reason })
  return { Done: true }
}

export const orderInstructorCourses: Handler<typeof catalogueCalls.orderInstructorCourses> = async (asked) => {
  const { db, actor, body } = asked
  mayKeep(actor, body.InstructorID)
  const lines = await store.lockedLines(db, body.InstructorID)
  const wanted = new Set(body.IDs)
  const order = [...wanted].map((id) => lines.find((line) => line.id === id) ?? refuse(notFound))
  const next = lines.map((line) => (wanted.has(line.id) ? order.shift()! : line))
  await store.putInOrder(
    db,
    next.map(({ id }) => id),
  )
  const courseIds = (list: typeof lines) => ({ courseIds: list.map(({ courseId }) => courseId) })
  await writeTold(asked, listNoun, { instructorId: body.InstructorID }, 'orderInstructorCourses', {
    before: courseIds(lines),
    after: courseIds(next),
  })
  return { Done: true }
}

export const deleteInstructorCourse: Handler<typeof catalogueCalls.deleteInstructorCourse> = async (asked) => {
  const { db, actor, query } = asked
  const line = (await store.lockedLine(db, actor, query.ID)) ?? refuse(notFound)
  mayKeep(actor, line.instructor_id)
  await writeGone(asked, noun, line, 'deleteInstructorCourse', () => store.removeLine(db, line))
  return { Done: true }
}
