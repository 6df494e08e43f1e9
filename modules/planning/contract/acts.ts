import * as z from 'zod'
import { acts, follows } from '#platform/shared/record/act.ts'
import type { Rule } from '#platform/shared/access.ts'
import { call } from '#platform/shared/call.ts'
import { changedMeanwhile, notNow, type RefusalKind } from '#platform/shared/refusal.ts'
import { byId, savedReply } from '#platform/shared/shapes.ts'
import * as calendar from './calendar.ts'
import * as holidays from './holiday.ts'
import * as answers from './plan-answers.ts'
import * as moving from './plan-moving.ts'
import * as scenarios from './scenarios.ts'
import * as writing from './plan-writing.ts'
import { clashesRemain, inScenario, nothingToWaive, rowHasClass } from './refusals.ts'
import * as classRooms from './class-room.ts'

interface More {
  readonly who?: Rule
  readonly refusals?: readonly RefusalKind[]
}
const moved = z.object({ Moved: z.int() }).meta({ id: 'Moved' })

/** A move of chosen rows that needs nothing beside them: all or nothing. */
const move = (name: string, summary: string, more: More = {}) =>
  call({
    method: 'POST',
    path: `/api/AnnualPlan/${name}PlanRow`,
    who: more.who ?? 'adminTrainingCoordinator',
    effect: 'writes',
    summary,
    body: writing.rowsChosen,
    reply: moved,
    refusals: [notNow, changedMeanwhile, inScenario, ...(more.refusals ?? [])],
  })
/** What is done to one row and has to say why. */
const reasoned = (name: string, summary: string, more: More = {}) =>
  call({
    method: 'POST',
    path: `/api/AnnualPlan/${name}`,
    who: more.who ?? 'adminTrainingCoordinator',
    effect: 'writes',
    summary,
    query: byId,
    body: writing.withReason,
    reply: savedReply,
    refusals: [notNow, changedMeanwhile, inScenario, ...(more.refusals ?? [])],
  })

export const classRoomActs = acts('planning', 'classRoom', {
  addClassRoom: { call: classRooms.addClassRoom },
  editClassRoom: { call: classRooms.editClassRoom },
  deleteClassRoom: { call: classRooms.deleteClassRoom, grave: true },
})

export const holidayActs = acts('planning', 'holiday', {
  addHoliday: { call: holidays.addHoliday },
  editHoliday: { call: holidays.editHoliday },
  deleteHoliday: { call: holidays.deleteHoliday, grave: true },
})

export const calendarYearActs = acts('planning', 'calendarYear', {
  addCalendarYear: { call: calendar.addCalendarYear },
  editCalendarYear: { call: calendar.editCalendarYear },
  deleteCalendarYear: { call: calendar.deleteCalendarYear, grave: true },
})

export const recurringHolidayActs = acts('planning', 'recurringHoliday', {
  addRecurringHoliday: { call: calendar.addRecurringHoliday },
  editRecurringHoliday: { call: calendar.editRecurringHoliday },
  deleteRecurringHoliday: { call: calendar.deleteRecurringHoliday, grave: true },
})

export const scenarioActs = acts('planning', 'planScenario', {
  addScenario: { call: scenarios.addScenario },
  editScenario: { call: scenarios.editScenario },
  activateScenario: { call: scenarios.activateScenario, next: true },
  deleteScenario: { call: scenarios.deleteScenario, grave: true },
})

/** In the order in which their buttons stand. The moves are in `rules/plan-states.ts`. */
export const planRowActs = acts('planning', 'planRow', {
  add: { call: writing.add },
  propose: { call: move('Propose', 'Proposes rows to the administrator.'), next: true, plain: true },
  approve: {
    call: move('Approve', 'Approves rows and asks their instructors.', { who: 'admin' }),
    asks: 'confirmation',
    next: true,
    plain: true,
  },
  /** With the class that is made of the row. */
  confirm: follows,
  publish: {
    call: move('Publish', 'Publishes approved rows; hard clashes must be waived first.', { refusals: [clashesRemain] }),
  },
  edit: { call: writing.edit },
  /** To other days or another class room, by hand: several at once. */
  move: { call: moving.movePlanRows },
  /** Of several rows at once, or with what else was changed. */
  changeCoordinator: { call: writing.setCoordinator },
  waive: {
    call: reasoned(
      'WaivePlanClash',
      'Waives the hard clashes that the row has now, with a reason; later ones are not covered.',
      { who: 'admin', refusals: [nothingToWaive] },
    ),
    asks: 'reason',
  },
  unpublish: {
    call: move('Unpublish', 'Takes rows out of the published plan; they stay approved.'),
    plain: true,
  },
  withdraw: { call: move('Withdraw', 'Takes proposed rows back into draft.'), plain: true },
  sendBack: {
    call: reasoned('SendBackPlanRow', 'Sends a row back to draft with a reason.', { who: 'admin' }),
    asks: 'reason',
    plain: true,
  },
  postpone: { call: writing.postpone },
  copy: { call: writing.copy },
  cancel: {
    call: reasoned('CancelPlanRow', 'Cancels a row with a reason.', { refusals: [rowHasClass] }),
    asks: 'reason',
    grave: true,
    plain: true,
  },
  delete: { call: writing.deleteRow, grave: true },
  execute: follows,
  postponeWithClass: follows,
  cancelWithClass: follows,

  askInstructor: { call: answers.askInstructor },
  releaseInstructor: follows,
  accept: { call: answers.accept, next: true },
  reject: { call: answers.reject, asks: 'reason' },
  remindInstructor: follows,
  reportSilentInstructor: follows,
})
