import * as z from 'zod'
import { call } from '#platform/shared/call.ts'
import { mergeBlocks, movedKinds } from '#platform/shared/record/merging.ts'
import { changedMeanwhile } from '#platform/shared/refusal.ts'
import { id, queryId, savedReply, version } from '#platform/shared/shapes.ts'
import { keeps, mergedAlready, mergeForbidden, sameRecord } from './refusals.ts'
import { Trainee } from './trainee-shapes.ts'

/** What is chosen of one record or the other. `Account`: with which account, and so which address, the person signs in. */
export const mergeFields = [
  'Name',
  'Account',
  'Title',
  'Gender',
  'BirthDate',
  'Nationality',
  'Country',
  'MaritalStatus',
  'Passport',
  'Visa',
  'Mobile',
  'WorkEmail',
  'EducationDegree',
  'JobTitle',
  'Employer',
  'Organization',
] as const
export type MergeField = (typeof mergeFields)[number]

export const getTraineeMerge = call({
  method: 'GET',
  path: '/api/Trainee/GetMerge',
  who: 'editor',
  effect: 'reads',
  summary: 'Two records of one trainee side by side: where they differ, what would move to the first, what forbids it.',
  query: z.strictObject({ KeptID: queryId(), GoneID: queryId() }),
  reply: z.object({
    Kept: Trainee,
    Gone: Trainee,
    /** In which fields they differ, with the record whose value is offered: that of the first, unless it is empty. */
    Differ: z.array(z.object({ Field: z.enum(mergeFields), Offered: z.enum(['kept', 'gone']) })),
    /** How much of each kind the second record holds, all of which moves. */
    Moves: z.array(z.object({ Kind: z.enum(movedKinds), Count: z.int() })),
    /** What keeps them apart as it is now, with the numbers of what it is about. */
    Blocks: z.array(z.object({ Kind: z.enum(mergeBlocks), Codes: z.array(z.string()) })),
  }),
  refusals: [sameRecord],
})

export const mergeTrainees = call({
  method: 'POST',
  path: '/api/Trainee/Merge',
  who: 'editor',
  effect: 'writes',
  summary:
    'Makes two records of one trainee one: everything of the second becomes the first one’s, its account is closed, its address leads to the first. Twice has the effect of once.',
  body: z.strictObject({
    KeptID: id(),
    KeptVersion: version(),
    GoneID: id(),
    GoneVersion: version(),
    /** The fields whose value is taken from the second record. */
    FromGone: z
      .array(z.enum(mergeFields))
      .max(mergeFields.length, { error: 'tooMany', abort: true })
      .refine((fields) => new Set(fields).size === fields.length, 'twice'),
  }),
  reply: savedReply,
  refusals: [sameRecord, mergedAlready, mergeForbidden, changedMeanwhile, ...keeps],
})
