import * as z from 'zod'
import { call } from '#platform/shared/call.ts'
import { codeReply, list } from '#platform/shared/record/list.ts'
import { mergeBlocks, movedKinds } from '#platform/shared/record/merging.ts'
import { changedMeanwhile } from '#platform/shared/refusal.ts'
import {
  doneReply,
  id,
  instant,
  queryFlag,
  queryId,
  savedReply,
  trilingualReply,
  version,
} from '#platform/shared/shapes.ts'
import { Instructor } from './instructors.ts'
import { pairReasons } from './pairs.ts'
import { keeps, mergedAlready, mergeForbidden, sameRecord } from './refusals.ts'

const Member = z.object({
  ID: z.int(),
  Code: codeReply(),
  FullName: trilingualReply,
  Email: codeReply(),
  Mobile: codeReply(),
  IsActive: z.boolean(),
})

const InstructorPair = z.object({
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

export const listInstructorPairs = call({
  method: 'GET',
  path: '/api/Instructor/GetDuplicates',
  who: 'editor',
  effect: 'reads',
  summary: 'Pairs of instructors that are likely one person, the likeliest first; or those who were said to be two.',
  ...list({
    row: InstructorPair,
    orders: ['Score'],
    first: '-Score',
    filters: { IsApart: queryFlag() },
  }),
  refusals: [],
})

export const decideInstructorPair = call({
  method: 'POST',
  path: '/api/Instructor/DecideDuplicate',
  who: 'editor',
  effect: 'writes',
  summary: 'Says that two records are not of one instructor, or takes that back. Twice has the effect of once.',
  body: z.strictObject({ ID: id(), IsApart: z.boolean() }),
  reply: doneReply,
  refusals: [],
})

/** What is chosen of one record or the other. `Roles`: whether the person examines and assesses practical work. */
export const instructorMergeFields = [
  'Name',
  'Account',
  'Title',
  'Nationality',
  'Country',
  'Mobile',
  'WorkEmail',
  'Status',
  'Sector',
  'Roles',
  'DailyFee',
  'WorkExperience',
  'Biography',
] as const
export type InstructorMergeField = (typeof instructorMergeFields)[number]

export const getInstructorMerge = call({
  method: 'GET',
  path: '/api/Instructor/GetMerge',
  who: 'editor',
  effect: 'reads',
  summary:
    'Two records of one instructor side by side: where they differ, what would move to the first, what forbids it.',
  query: z.strictObject({ KeptID: queryId(), GoneID: queryId() }),
  reply: z.object({
    Kept: Instructor,
    Gone: Instructor,
    /** In which fields they differ, with the record whose value is offered: that of the first, unless it is empty. */
    Differ: z.array(z.object({ Field: z.enum(instructorMergeFields), Offered: z.enum(['kept', 'gone']) })),
    /** How much of each kind the second record holds, all of which moves. */
    Moves: z.array(z.object({ Kind: z.enum(movedKinds), Count: z.int() })),
    /** What keeps them apart as it is now, with the numbers of what it is about. */
    Blocks: z.array(z.object({ Kind: z.enum(mergeBlocks), Codes: z.array(z.string()) })),
  }),
  refusals: [sameRecord],
})

export const mergeInstructors = call({
  method: 'POST',
  path: '/api/Instructor/Merge',
  who: 'editor',
  effect: 'writes',
  summary:
    'Makes two records of one instructor one: everything of the second becomes the first one’s, its account is closed, its address leads to the first. Twice has the effect of once.',
  body: z.strictObject({
    KeptID: id(),
    KeptVersion: version(),
    GoneID: id(),
    GoneVersion: version(),
    /** The fields whose value is taken from the second record. */
    FromGone: z
      .array(z.enum(instructorMergeFields))
      .max(instructorMergeFields.length, { error: 'tooMany', abort: true })
      .refine((fields) => new Set(fields).size === fields.length, 'twice'),
  }),
  reply: savedReply,
  refusals: [sameRecord, mergedAlready, mergeForbidden, changedMeanwhile, ...keeps],
})
