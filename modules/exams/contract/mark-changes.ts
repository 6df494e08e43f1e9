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
import { doneReply, id, queryFlag, trilingualReply } from '#platform/shared/shapes.ts'
import { ownPaper } from './refusals.ts'

const figures = z.object({ Percent: z.number(), Grade: z.enum(['excellent', 'pass', 'fail']) })

/** What somebody has asked for on one paper and another is to decide. */
export const markChange = z
  .object({
    ...askedChange,
    /** What the paper would come to. */
    To: figures,
    Marks: z.array(
      z.object({
        Number: z.int(),
        Weight: z.number(),
        From: z.number(),
        To: z.number(),
        FromComment: z.string(),
        ToComment: z.string(),
      }),
    ),
  })
  .meta({ id: 'MarkChange' })

export const getMarkChanges = call({
  method: 'GET',
  path: '/api/TraineeExamAnswer/GetMarkChanges',
  who: 'markers',
  effect: 'reads',
  summary: 'Changes of marks after the final result that wait for a second person, on papers that the caller may mark.',
  ...list({
    row: z.object({
      ...askedChange,
      ExamID: z.int(),
      ExamName: trilingualReply,
      CourseClassID: z.int().nullable(),
      CompetitionID: z.int().nullable(),
      ClassCode: codeReply().nullable(),
      TraineeID: z.int(),
      TraineeCode: codeReply(),
      TraineeName: trilingualReply,
      Number: z.int(),
      From: z.object({ Percent: z.number().nullable(), Grade: figures.shape.Grade.nullable() }),
      To: figures,
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

export const decideMarkChange = call({
  method: 'POST',
  path: '/api/TraineeExamAnswer/DecideMarkChange',
  who: 'markers',
  effect: 'writes',
  summary: 'Approves the marks that another person asked for, which then stand, or rejects them with a reason.',
  body: changeDecision,
  reply: doneReply,
  refusals: [ownPaper, notNow, secondPersonNeeded, reasonMissing, changeOutOfDate],
})

export const withdrawMarkChange = call({
  method: 'POST',
  path: '/api/TraineeExamAnswer/WithdrawMarkChange',
  who: 'markers',
  effect: 'writes',
  summary: 'Takes back the marks that one has asked for and nobody has decided about.',
  body: z.strictObject({ ID: id() }),
  reply: doneReply,
  refusals: [ownPaper, notNow],
})
