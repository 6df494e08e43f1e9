import * as z from 'zod'
import { call } from '#platform/shared/call.ts'
import { codeReply, dayReply, list } from '#platform/shared/record/list.ts'
import { moneyReply, queryId, queryNumber, trilingualReply } from '#platform/shared/shapes.ts'
import { summaryFigures } from '../rules/summary.ts'

export const getYearSummary = call({
  method: 'GET',
  path: '/api/AnnualPlan/GetYearSummary',
  who: 'adminTrainingCoordinator',
  effect: 'reads',
  summary:
    'What was planned and what came of it, month by month, in the academy’s currency: classes, seats, income, costs, margin.',
  ...list({
    row: z.object({
      Month: z.int(),
      Planned: z.int(),
      Held: z.int(),
      SeatsPlanned: z.int(),
      SeatsTaken: z.int(),
      IncomePlanned: moneyReply,
      IncomeInvoiced: moneyReply,
      IncomePaid: moneyReply,
      CostPlanned: moneyReply,
      CostActual: moneyReply,
      MarginPlanned: moneyReply,
      MarginActual: moneyReply,
    }),
    orders: ['Month'],
    first: 'Month',
    /** Of this scenario in place of the active plan. */
    filters: { ScenarioID: queryId() },
    always: { Year: queryNumber(2000, 2200) },
  }),
  refusals: [],
})

export const getYearSummaryRows = call({
  method: 'GET',
  path: '/api/AnnualPlan/GetYearSummaryRows',
  who: 'adminTrainingCoordinator',
  effect: 'reads',
  summary: 'The rows of the plan and the classes that a figure of the year counted, with what each brings to it.',
  ...list({
    row: z.object({
      /** `planRow-12`, or `class-3` of a class outside of the plan. */
      Key: z.string(),
      Kind: z.enum(['planRow', 'class']),
      ID: z.int(),
      Code: codeReply(),
      Name: trilingualReply,
      StartDate: dayReply(),
      ClassID: z.int().nullable(),
      ClassCode: codeReply().nullable(),
      /** Of the figure: how many, or how much. */
      Count: z.int().nullable(),
      Amount: moneyReply.nullable(),
    }),
    orders: ['StartDate'],
    first: 'StartDate',
    filters: { OfMonth: queryNumber(1, 12), ScenarioID: queryId() },
    always: { Year: queryNumber(2000, 2200), Figure: z.enum(summaryFigures) },
  }),
  refusals: [],
})
