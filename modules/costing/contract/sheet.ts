import * as z from 'zod'
import { call } from '#platform/shared/call.ts'
import { changedMeanwhile } from '#platform/shared/refusal.ts'
import { moneyReply, queryId, savedReply, tooMany } from '#platform/shared/shapes.ts'
import { costSubjects, mostLines } from '../rules/kinds.ts'
import { costsTooLarge } from './refusals.ts'
import {
  columnsReply,
  costLine,
  costLineReply,
  decimal,
  figuresReply,
  rateReply,
  subjectFields,
  subjectReply,
} from './shapes.ts'

const bySubject = z.strictObject({ SubjectKind: z.enum(costSubjects), SubjectID: queryId() })

export const getCostSheet = call({
  method: 'GET',
  path: '/api/Costing/GetCostSheet',
  who: 'adminTrainingCoordinator',
  effect: 'reads',
  summary:
    'What a row of the plan, a class or a course request costs, line by line, and what follows from it. A class made of a row has the row’s sheet.',
  query: bySubject,
  reply: z.object({
    Subject: subjectReply,
    /** 0: nothing was written down yet. */
    Version: z.int(),
    BaseCurrency: z.string(),
    /** Of each currency of the lines, how many one of the base currency bought when it came onto the sheet. */
    Rates: z.array(rateReply),
    /** Of every currency of the academy, today. */
    TodaysRates: z.array(rateReply),
    OverheadPercent: z.number(),
    TargetMarginPercent: z.number(),
    /** Suggested prices are rounded up to it. */
    PriceStep: moneyReply,
    Lines: z.array(costLineReply),
    Figures: figuresReply,
    Columns: columnsReply,
    Actions: z.array(z.enum(['saveCostSheet'])),
  }),
  refusals: [],
})

/** What the academy knows nothing of, so that a line could not be proposed. */
export const unknowns = ['instructor', 'dailyFee', 'classRoom', 'dayPrice', 'roomPrice'] as const

export const proposeCostLines = call({
  method: 'GET',
  path: '/api/Costing/ProposeCostLines',
  who: 'adminTrainingCoordinator',
  effect: 'reads',
  summary: 'Lines from what the academy knows: fees, class room, prices of rooms, settings. Nothing is stored.',
  query: bySubject,
  reply: z.object({ Lines: z.array(costLineReply), Unknown: z.array(z.enum(unknowns)) }),
  refusals: [],
})

/** What the form of a sheet sends. */
export const costSheetFields = z.strictObject({
  OverheadPercent: decimal(0, 500),
  TargetMarginPercent: decimal(0, 99),
  Lines: z.array(costLine).max(mostLines, tooMany),
  /** Take the rates of today in place of those that are kept. */
  RenewRates: z.boolean(),
})

export const saveCostSheet = call({
  method: 'PUT',
  path: '/api/Costing/SaveCostSheet',
  who: 'adminTrainingCoordinator',
  effect: 'writes',
  summary: 'Writes down what it costs. Rates that the sheet has stay, unless they are to be renewed.',
  body: costSheetFields.extend({
    ...subjectFields,
    /** 0: nothing was written down yet. */
    Version: z.int({ error: 'required' }).min(0).max(2_147_483_647, 'notANumber'),
  }),
  reply: savedReply,
  refusals: [changedMeanwhile, costsTooLarge],
})
