import * as z from 'zod'
import { call } from '#platform/shared/call.ts'
import { codeReply, dayReply, list } from '#platform/shared/record/list.ts'
import { doneReply, id, instant, queryFlag, trilingualReply } from '#platform/shared/shapes.ts'

/** In what two records agree, the weightiest first. `passport`: both end alike and expire on one day. */
export const pairReasons = ['email', 'passport', 'mobile', 'name', 'birthDate', 'nameAlike'] as const

const Member = z.object({
  ID: z.int(),
  Code: codeReply(),
  FullName: trilingualReply,
  BirthDate: dayReply().nullable(),
  Email: codeReply(),
  Mobile: codeReply(),
  PassportEnding: z.string().nullable(),
  IsActive: z.boolean(),
})

const TraineePair = z.object({
  ID: z.int(),
  One: Member,
  Other: Member,
  Reasons: z.array(z.enum(pairReasons)),
  /** How likely they are one person, of a hundred. */
  Score: z.int(),
  /** Who said that they are two people, and when. */
  ApartBy: trilingualReply.nullable(),
  ApartAt: instant().nullable(),
  Actions: z.array(z.string()),
})

export const listTraineePairs = call({
  method: 'GET',
  path: '/api/Trainee/GetDuplicates',
  who: 'editor',
  effect: 'reads',
  summary: 'Pairs of trainees that are likely one person, the likeliest first; or those who were said to be two.',
  ...list({
    row: TraineePair,
    orders: ['Score'],
    first: '-Score',
    filters: { IsApart: queryFlag() },
  }),
  refusals: [],
})

export const decideTraineePair = call({
  method: 'POST',
  path: '/api/Trainee/DecideDuplicate',
  who: 'editor',
  effect: 'writes',
  summary: 'Says that two records are not of one person, or takes that back. Twice has the effect of once.',
  body: z.strictObject({ ID: id(), IsApart: z.boolean() }),
  reply: doneReply,
  refusals: [],
})
