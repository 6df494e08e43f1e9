import * as z from 'zod'
import { acts, follows, through } from '#platform/shared/record/act.ts'
import { call } from '#platform/shared/call.ts'
import { changedMeanwhile, notNow, type RefusalKind } from '#platform/shared/refusal.ts'
import { byId, line, optionalLine, savedReply, version } from '#platform/shared/shapes.ts'
import * as writing from './class-writing.ts'
import * as answering from './instructor-writing.ts'
import { noSessions, sumsWrong, tooEarly, underMinimum } from './refusals.ts'
import * as timetable from './session-writing.ts'

const plain = z.strictObject({ Version: version() })
const moved = {
  method: 'POST',
  who: 'adminTrainingCoordinator',
  effect: 'writes',
  query: byId,
  reply: savedReply,
} as const

/** A move that needs nothing beside the class. */
const move = (name: string, summary: string, refusals: readonly RefusalKind[] = []) =>
  call({
    ...moved,
    path: `/api/CourseClass/${name}`,
    summary,
    body: plain,
    refusals: [notNow, changedMeanwhile, ...refusals],
  })

/** What happens to the sessions of a class stands in its history. */
export const sessionActs = acts('classes', 'courseClass', {
  addSession: { call: timetable.addSession },
  moveSession: { call: timetable.moveSession },
  editSession: through(timetable.moveSession),
  cancelSession: { call: timetable.cancelSession, asks: 'optionalReason', grave: true },
  deleteSession: through(timetable.cancelSession),
})

/** Who is on the staff of a class, and what each answered. */
export const instructorActs = acts('classes', 'courseClass', {
  askInstructor: { call: answering.askInstructor },
  keepInstructor: follows,
  /** Of one of the academy's own people; by the same call. */
  appoint: follows,
  releaseInstructor: { call: answering.releaseInstructor, asks: 'reason', grave: true },
  accept: { call: answering.accept, next: true },
  reject: { call: answering.reject, asks: 'reason' },
  remindInstructor: follows,
  reportSilence: follows,
})

/** In the order in which their buttons stand. The moves are in `rules/class-states.ts`. */
export const classActs = acts('classes', 'courseClass', {
  add: { call: writing.addClass },
  makeFromPlan: { call: writing.makeFromPlan },
  comeBack: follows,
  edit: { call: writing.editClass },
  open: {
    call: move('OpenCourseClass', 'Announces a draft class and opens it to registrations.', [noSessions, sumsWrong]),
    asks: 'confirmation',
    next: true,
    plain: true,
  },
  go: {
    call: call({
      ...moved,
      path: '/api/CourseClass/GoCourseClass',
      summary: 'Decides that the class is held; under the minimum with a reason.',
      body: plain.extend({ Reason: optionalLine(500).optional() }),
      refusals: [notNow, changedMeanwhile, underMinimum],
    }),
    asks: 'confirmation',
    next: true,
    plain: true,
  },
  start: {
    call: move('StartCourseClass', 'Says that the class has begun; not before its first day.', [tooEarly]),
    asks: 'confirmation',
    next: true,
    plain: true,
  },
  end: {
    call: move('EndCourseClass', 'Says that the class is over; not before its last session has begun.', [tooEarly]),
    asks: 'confirmation',
    next: true,
    plain: true,
  },
  close: {
    call: move('CloseCourseClass', 'Closes a class whose results are published.'),
    asks: 'confirmation',
    next: true,
    plain: true,
  },
  reopen: {
    call: move('ReopenCourseClass', 'Opens a postponed class again that does not come out of the plan.', [sumsWrong]),
    asks: 'confirmation',
    next: true,
    plain: true,
  },
  hold: {
    call: move('HoldCourseClass', 'Marks an open class as tentative: whether it is held is not certain.'),
    asks: 'confirmation',
    plain: true,
  },
  takeRevision: { call: writing.takeRevision, asks: 'confirmation' },
  postpone: { call: writing.postponeClass },
  cancel: {
    call: call({
      ...moved,
      path: '/api/CourseClass/CancelCourseClass',
      summary: 'Cancels a class and its sessions still to come, with a reason; its plan row is cancelled with it.',
      body: plain.extend({ Reason: line(500) }),
      refusals: [notNow, changedMeanwhile],
    }),
    asks: 'reason',
    grave: true,
    plain: true,
  },
  delete: { call: writing.deleteClass, grave: true },
  publishResults: follows,
  announceStart: follows,
})
