import * as z from 'zod'
import { call } from '#platform/shared/call.ts'
import { changedMeanwhile, notNow } from '#platform/shared/refusal.ts'
import {
  byId,
  doneReply,
  id,
  instant,
  line,
  moneyReply,
  plainText,
  queryId,
  queryNumber,
  savedReply,
  trilingualReply,
  version,
} from '#platform/shared/shapes.ts'
import { comparedFields } from '../rules/scenarios/compare.ts'
import { places, planState } from './plan-shapes.ts'
import { instructorNotAble, nothingToBranch, scenarioNameUsed, tooManyScenarios } from './refusals.ts'

const year = () => z.int({ error: 'notANumber' }).min(2000, 'tooSmall').max(2200, 'tooLarge')

export const getScenarios = call({
  method: 'GET',
  path: '/api/AnnualPlan/GetPlanScenarios',
  who: 'adminTrainingCoordinator',
  effect: 'reads',
  summary: 'The scenarios of a year of the plan, the newest first.',
  query: z.strictObject({ Year: queryNumber(2000, 2200) }),
  reply: z.array(
    z.object({
      ID: z.int(),
      Year: z.int(),
      Name: z.string(),
      Note: z.string(),
      CreatedAt: instant(),
      Rows: z.int(),
      Version: z.int(),
      Actions: z.array(z.enum(['editScenario', 'activateScenario', 'deleteScenario'])),
    }),
  ),
  refusals: [],
})

const named = { Name: line(80), Note: plainText(500) }
export const scenarioFields = z.strictObject({
  Year: year(),
  ...named,
  /** The scenario that it is a branch of; null: the active plan. */
  FromID: id().nullable(),
})
export const changedScenarioFields = z.strictObject({ ...named, Version: version() })

export const addScenario = call({
  method: 'POST',
  path: '/api/AnnualPlan/AddPlanScenario',
  who: 'adminTrainingCoordinator',
  effect: 'writes',
  summary: 'Branches a year of the plan: its rows that have no class yet, as drafts of a scenario.',
  body: scenarioFields,
  reply: savedReply.extend({ Rows: z.int() }),
  refusals: [scenarioNameUsed, tooManyScenarios, nothingToBranch],
})

export const editScenario = call({
  method: 'PUT',
  path: '/api/AnnualPlan/UpdatePlanScenario',
  who: 'adminTrainingCoordinator',
  effect: 'writes',
  summary: 'Changes the name and note of a scenario.',
  query: byId,
  body: changedScenarioFields,
  reply: savedReply,
  refusals: [scenarioNameUsed, changedMeanwhile],
})

export const deleteScenario = call({
  method: 'DELETE',
  path: '/api/AnnualPlan/DeletePlanScenario',
  who: 'adminTrainingCoordinator',
  effect: 'writes',
  summary: 'Deletes a scenario with its rows; the active plan stays.',
  query: byId,
  reply: doneReply,
  refusals: [],
})

export const activateFields = z.strictObject({
  Version: version(),
  /** `Seen` of the comparison with the active plan. */
  Seen: line(64),
  /** Under this name the plan as it stands is kept as a scenario; null: it is not. */
  KeepAs: line(80).nullable(),
})
export const activateScenario = call({
  method: 'POST',
  path: '/api/AnnualPlan/ActivatePlanScenario',
  who: 'admin',
  effect: 'writes',
  summary: 'Makes the active plan of the year what the scenario says; rows that have a class stay as they are.',
  query: byId,
  body: activateFields,
  reply: z.object({ Added: z.int(), Changed: z.int(), Deleted: z.int(), Cancelled: z.int() }),
  refusals: [changedMeanwhile, notNow, instructorNotAble, scenarioNameUsed, tooManyScenarios],
})

const sideReply = z.object({
  ID: z.int(),
  Code: z.string(),
  CourseName: trilingualReply,
  Title: trilingualReply,
  StartDate: z.string(),
  EndDate: z.string(),
  Weekdays: z.array(z.int()),
  StartTime: z.string(),
  EndTime: z.string(),
  Hours: z.int(),
  Place: z.enum(places),
  ClassRoomCode: z.string().nullable(),
  ClassRoomKindName: trilingualReply.nullable(),
  LeadName: trilingualReply.nullable(),
  BackupName: trilingualReply.nullable(),
  MinTrainees: z.int(),
  MaxTrainees: z.int(),
  ExpectedTrainees: z.int(),
  Fee: moneyReply,
  OrganizationName: trilingualReply.nullable(),
  CoordinatorName: trilingualReply,
  State: planState,
})

export const compareScenarios = call({
  method: 'GET',
  path: '/api/AnnualPlan/ComparePlanScenarios',
  who: 'adminTrainingCoordinator',
  effect: 'reads',
  summary: 'Two of the active plan and the scenarios of a year side by side: rows here, there, and changed.',
  query: z.strictObject({
    Year: queryNumber(2000, 2200),
    /** Left out: the active plan. */
    LeftID: queryId().optional(),
    RightID: queryId().optional(),
  }),
  reply: z.object({
    Rows: z.array(
      z.object({
        Kind: z.enum(['left', 'right', 'changed']),
        Left: sideReply.nullable(),
        Right: sideReply.nullable(),
        /** In what both differ. */
        Fields: z.array(z.enum(comparedFields)),
      }),
    ),
    /** Rows that are the same on both sides. */
    Same: z.int(),
    /** Rows of the year that have a class: they belong to both. */
    Fixed: z.int(),
    /** What was compared: other rows, or other versions of them, give another text. */
    Seen: z.string(),
  }),
  refusals: [],
})
