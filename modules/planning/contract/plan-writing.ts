import * as z from 'zod'
import { call } from '#platform/shared/call.ts'
import { changedMeanwhile, notNow } from '#platform/shared/refusal.ts'
import { byId, day, doneReply, id, line, queryId, savedReply, tooMany, version } from '#platform/shared/shapes.ts'
import { changedPlanRowFields, planRowFields } from './plan-shapes.ts'
import { inScenario, instructorNotAble, outsideScenario, rowHasClass } from './refusals.ts'

export const add = call({
  method: 'POST',
  path: '/api/AnnualPlan/AddPlanRow',
  who: 'adminTrainingCoordinator',
  effect: 'writes',
  summary: 'Adds a draft row to the annual plan.',
  query: z.strictObject({
    /** The row is added to this scenario; left out, to the active plan. */
    ScenarioID: queryId().optional(),
  }),
  body: planRowFields,
  reply: savedReply,
  refusals: [instructorNotAble, outsideScenario],
})

export const edit = call({
  method: 'PUT',
  path: '/api/AnnualPlan/UpdatePlanRow',
  who: 'adminTrainingCoordinator',
  effect: 'writes',
  summary: 'Changes a row; who had accepted is asked again where the times changed.',
  query: byId,
  body: changedPlanRowFields,
  reply: savedReply,
  refusals: [instructorNotAble, changedMeanwhile, notNow, outsideScenario],
})

export const copy = call({
  method: 'POST',
  path: '/api/AnnualPlan/CopyPlanRow',
  who: 'adminTrainingCoordinator',
  effect: 'writes',
  summary: 'Makes a new draft of a row for another start date, with the same length and pattern.',
  query: byId,
  body: z.strictObject({ StartDate: day() }),
  reply: savedReply,
  refusals: [outsideScenario],
})

export const deleteRow = call({
  method: 'DELETE',
  path: '/api/AnnualPlan/DeletePlanRow',
  who: 'adminTrainingCoordinator',
  effect: 'writes',
  summary: 'Deletes a draft.',
  query: byId,
  reply: doneReply,
  refusals: [notNow, rowHasClass],
})

/** Why, on the version that was seen. */
export const withReason = z.strictObject({ Reason: line(500), Version: version() })

export const postpone = call({
  method: 'POST',
  path: '/api/AnnualPlan/PostponePlanRow',
  who: 'adminTrainingCoordinator',
  effect: 'writes',
  summary: 'Moves a row to a new start date; the length stays, and it is proposed anew.',
  query: byId,
  body: withReason.extend({ StartDate: day() }),
  reply: savedReply,
  refusals: [notNow, changedMeanwhile, inScenario],
})

/** The version of each row that the decision was made on. */
export const rowsChosen = z.strictObject({
  Rows: z
    .array(z.strictObject({ ID: id(), Version: version() }))
    .min(1, 'required')
    .max(100, tooMany),
})

/** Why a row keeps its coordinator. */
export const keptCoordinator = ['already', 'notNow', 'changedMeanwhile', 'gone'] as const

export const setCoordinator = call({
  method: 'POST',
  path: '/api/AnnualPlan/SetPlanCoordinator',
  who: 'adminTrainingCoordinator',
  effect: 'writes',
  summary: 'Gives rows to a coordinator; of each that keeps its own it is said why.',
  body: rowsChosen.extend({ CoordinatorID: id() }),
  reply: z.object({
    Changed: z.int(),
    Kept: z.array(z.object({ ID: z.int(), Code: z.string(), Why: z.enum(keptCoordinator) })),
  }),
  refusals: [],
})
