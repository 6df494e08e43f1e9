import * as z from 'zod'
import { call } from '#platform/shared/call.ts'
import { day, id, queryId, queryNumber, tooMany, trilingualReply } from '#platform/shared/shapes.ts'
import { hindrances, movedPast } from '../rules/year-copy/year-copy.ts'
import { planState } from './plan-shapes.ts'

/** Between which years, and into which scenario of the later one; left out, into the active plan. */
const between = {
  FromYear: queryNumber(2000, 2199),
  ToYear: queryNumber(2001, 2200),
  ScenarioID: queryId().optional(),
}

export const previewPlanYear = call({
  method: 'GET',
  path: '/api/AnnualPlan/PreviewPlanYear',
  who: 'adminTrainingCoordinator',
  effect: 'reads',
  summary: 'What a copy of a year of the plan would give, row by row: from when to when, past what, or why not.',
  query: z.strictObject(between),
  reply: z.array(
    z.object({
      ID: z.int(),
      Code: z.string(),
      CourseName: trilingualReply,
      Title: trilingualReply,
      State: planState,
      ClassRoomCode: z.string().nullable(),
      StartDate: z.string(),
      EndDate: z.string(),
      /** null: it cannot be copied. */
      NewStart: z.string().nullable(),
      NewEnd: z.string().nullable(),
      /** What the dates were moved past. */
      Past: z.array(z.enum(movedPast)),
      Why: z.enum(hindrances).nullable(),
      /** Who leads it now does not deliver the course any more: the copy has no lead. */
      LosesLead: z.boolean(),
    }),
  ),
  refusals: [],
  perSecond: 2,
})

export const copyPlanYear = call({
  method: 'POST',
  path: '/api/AnnualPlan/CopyPlanYear',
  who: 'adminTrainingCoordinator',
  effect: 'writes',
  summary: 'Copies the chosen rows of a year as drafts of another, each once; of others it is said why not.',
  query: z.strictObject(between),
  body: z.strictObject({
    Rows: z
      .array(z.strictObject({ ID: id(), NewStart: day() }))
      .min(1, 'required')
      .max(1000, tooMany),
  }),
  reply: z.object({
    Copied: z.int(),
    Left: z.array(
      z.object({ ID: z.int(), Code: z.string(), Why: z.enum([...hindrances, 'datesChanged', 'gone'] as const) }),
    ),
  }),
  refusals: [],
})
