import * as z from 'zod'
import { call } from '#platform/shared/call.ts'
import { codeReply, dayReply, list } from '#platform/shared/record/list.ts'
import { changedMeanwhile, notNow } from '#platform/shared/refusal.ts'
import {
  id,
  money,
  moneyReply,
  queryFlag,
  queryId,
  queryNumber,
  tooMany,
  trilingualReply,
  version,
} from '#platform/shared/shapes.ts'
import { planState, places } from '#modules/planning/contract/plan-shapes.ts'
import { instructorNotAble } from '#modules/planning/contract/refusals.ts'
import { costsTooLarge } from './refusals.ts'
import { costLineReply, figuresReply, rateReply } from './shapes.ts'

export const getPlanCosting = call({
  method: 'GET',
  path: '/api/AnnualPlan/GetAnnualPlanCosting',
  who: 'adminTrainingCoordinator',
  effect: 'reads',
  summary: 'The rows of the annual plan with what they cost and bring, and all that is needed to reckon with others.',
  ...list({
    row: z.object({
      ID: z.int(),
      Code: codeReply(),
      CourseID: z.int(),
      Name: trilingualReply,
      StartDate: dayReply(),
      EndDate: dayReply(),
      State: planState,
      Place: z.enum(places),
      ExpectedTrainees: z.int(),
      MaxTrainees: z.int(),
      Fee: moneyReply,
      LeadInstructorID: z.int().nullable(),
      LeadName: trilingualReply.nullable(),
      ClassRoomID: z.int().nullable(),
      ClassRoomCode: codeReply().nullable(),
      Version: z.int(),
      /** 0: no costs were written down. */
      SheetVersion: z.int(),
      BaseCurrency: z.string(),
      /** Those that the sheet keeps, and today's of every other currency. */
      Rates: z.array(rateReply),
      OverheadPercent: z.number(),
      TargetMarginPercent: z.number(),
      PriceStep: moneyReply,
      Lines: z.array(costLineReply),
      Figures: figuresReply,
      Actions: z.array(z.enum(['edit'])),
    }),
    orders: ['StartDate', 'State'],
    first: 'StartDate',
    filters: {
      Year: queryNumber(2000, 2200),
      /** The rows of this scenario and those of its year that have a class; left out, the active plan. */
      ScenarioID: queryId(),
      State: planState,
      CourseID: queryId(),
      ClassRoomID: queryId(),
      InstructorID: queryId(),
      /** Whether costs were written down. */
      HasCosts: queryFlag(),
    },
  }),
  refusals: [],
})

export const savePlanCosting = call({
  method: 'POST',
  path: '/api/AnnualPlan/SaveAnnualPlanCosting',
  who: 'adminTrainingCoordinator',
  effect: 'writes',
  summary:
    'Writes into rows of the plan what was tried out: trainees, fee, instructor and class room, with their prices on the sheets. All or none.',
  body: z.strictObject({
    Rows: z
      .array(
        z.strictObject({
          ID: id(),
          Version: version(),
          SheetVersion: z.int().min(0).max(2_147_483_647, 'notANumber'),
          ExpectedTrainees: z.int({ error: 'notANumber' }).min(0, 'tooSmall').max(5000, 'tooLarge'),
          Fee: money(),
          LeadInstructorID: id().nullable(),
          ClassRoomID: id().nullable(),
        }),
      )
      .min(1, 'required')
      .max(100, tooMany),
  }),
  reply: z.object({ Saved: z.int() }),
  refusals: [changedMeanwhile, notNow, instructorNotAble, costsTooLarge],
})
