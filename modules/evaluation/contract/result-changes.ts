import * as z from 'zod'
import { call } from '#platform/shared/call.ts'
import { codeReply, list } from '#platform/shared/record/list.ts'
import { notNow } from '#platform/shared/refusal.ts'
import {
  askedChange,
  changeActions,
  changeDecision,
  changeOutOfDate,
  reasonMissing,
  secondPersonNeeded,
} from '#platform/shared/record/second-person.ts'
import { doneReply, id, instant, queryFlag, trilingualReply } from '#platform/shared/shapes.ts'
import { ownResult } from './refusals.ts'

export const figures = z
  .object({ Percent: z.number(), BandName: trilingualReply.nullable(), Passed: z.boolean() })
  .meta({ id: 'ResultFigures' })

/** What somebody has asked for in one class and another is to decide. */
export const resultChange = z
  .object({
    ...askedChange,
    Results: z.array(
      z.object({
        TraineeID: z.int(),
        TraineeCode: z.string(),
        NameAr: z.string(),
        NameEn: z.string(),
        From: figures,
        To: figures,
      }),
    ),
  })
  .meta({ id: 'ResultChange' })

/** What was asked and decided about the published results of a class. */
export const resultHistory = z.array(
  z.object({
    ID: z.int(),
    At: instant(),
    By: z.string().nullable(),
    Kind: z.enum(['askResultChange', 'approveResultChange', 'rejectResultChange', 'withdrawResultChange']),
    Why: z.string().nullable(),
  }),
)

export const getResultChanges = call({
  method: 'GET',
  path: '/api/Evaluation/GetResultChanges',
  who: 'resultPublishers',
  effect: 'reads',
  summary: 'Classes whose published results somebody wants to publish with other figures, and nobody has decided yet.',
  ...list({
    row: z.object({
      ...askedChange,
      CourseClassID: z.int(),
      ClassCode: codeReply(),
      CourseName: trilingualReply,
      /** How many results are to change. */
      Results: z.int(),
      Actions: z.array(z.enum(changeActions)),
    }),
    orders: ['AskedAt'],
    first: '-AskedAt',
    filters: {
      /** Only those that the caller may decide: asked for by somebody else. */
      ToDecide: queryFlag(),
    },
  }),
  refusals: [],
})

export const decideResultChange = call({
  method: 'POST',
  path: '/api/Evaluation/DecideResultChange',
  who: 'resultPublishers',
  effect: 'writes',
  summary: 'Approves the final results that another person asked for, which are then published, or rejects them.',
  body: changeDecision,
  reply: doneReply,
  refusals: [ownResult, notNow, secondPersonNeeded, reasonMissing, changeOutOfDate],
})

export const withdrawResultChange = call({
  method: 'POST',
  path: '/api/Evaluation/WithdrawResultChange',
  who: 'resultPublishers',
  effect: 'writes',
  summary: 'Takes back the final results that one has asked for and nobody has decided about.',
  body: z.strictObject({ ID: id() }),
  reply: doneReply,
  refusals: [notNow],
})
