import * as z from 'zod'
import { call } from '#platform/shared/call.ts'
import { codeReply, dayReply, list } from '#platform/shared/record/list.ts'
import { doneReply, id, instant, queryFlag, trilingualReply } from '#platform/shared/shapes.ts'

/** In what two records agree, the weightiest first. `passport`: both end alike and expire on one day. */
export const pairReasons = ['email', 'passport', 'mobile', 'name', 'birthDate', 'nameAlike'] as const

/** What is known of one of a pair, whatever kind of person it is. */
const member = {
  ID: z.int(),
  Code: codeReply(),
  FullName: trilingualReply,
  Email: codeReply(),
  Mobile: codeReply(),
  IsActive: z.boolean(),
}

const pairsOf = <Member extends z.ZodType>(Member: Member) =>
  list({
    row: z.object({
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
    }),
    orders: ['Score'],
    first: '-Score',
    filters: { IsApart: queryFlag() },
  })

const listed = { method: 'GET', who: 'editor', effect: 'reads', refusals: [] } as const
const decided = {
  method: 'POST',
  who: 'editor',
  effect: 'writes',
  body: z.strictObject({ ID: id(), IsApart: z.boolean() }),
  reply: doneReply,
  refusals: [],
} as const

export const listTraineePairs = call({
  ...listed,
  path: '/api/Trainee/GetDuplicates',
  summary: 'Pairs of trainees that are likely one person, the likeliest first; or those who were said to be two.',
  ...pairsOf(z.object({ ...member, BirthDate: dayReply().nullable(), PassportEnding: z.string().nullable() })),
})

export const decideTraineePair = call({
  ...decided,
  path: '/api/Trainee/DecideDuplicate',
  summary: 'Says that two records are not of one person, or takes that back. Twice has the effect of once.',
})

export const listInstructorPairs = call({
  ...listed,
  path: '/api/Instructor/GetDuplicates',
  summary: 'Pairs of instructors that are likely one person, the likeliest first; or those who were said to be two.',
  ...pairsOf(z.object(member)),
})

export const decideInstructorPair = call({
  ...decided,
  path: '/api/Instructor/DecideDuplicate',
  summary: 'Says that two records are not of one instructor, or takes that back. Twice has the effect of once.',
})
