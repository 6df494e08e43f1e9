import * as z from 'zod'
import { call } from '#platform/shared/call.ts'
import { mergeBlocks, movedKinds } from '#platform/shared/record/merging.ts'
import { changedMeanwhile } from '#platform/shared/refusal.ts'
import { id, queryId, savedReply, version } from '#platform/shared/shapes.ts'
import { Instructor } from './instructors.ts'
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

/** The same of an instructor. `Roles`: whether the person examines and assesses practical work. */
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

const seen = {
  method: 'GET',
  who: 'editor',
  effect: 'reads',
  query: z.strictObject({ KeptID: queryId(), GoneID: queryId() }),
  refusals: [sameRecord],
} as const

const sideBySide = <Person extends z.ZodType, const Fields extends readonly string[]>(Person: Person, fields: Fields) =>
  z.object({
    Kept: Person,
    Gone: Person,
    /** In which fields they differ, with the record whose value is offered: that of the first, unless it is empty. */
    Differ: z.array(z.object({ Field: z.enum(fields), Offered: z.enum(['kept', 'gone']) })),
    /** How much of each kind the second record holds, all of which moves. */
    Moves: z.array(z.object({ Kind: z.enum(movedKinds), Count: z.int() })),
    /** What keeps them apart as it is now, with the numbers of what it is about. */
    Blocks: z.array(z.object({ Kind: z.enum(mergeBlocks), Codes: z.array(z.string()) })),
  })

const merged = {
  method: 'POST',
  who: 'editor',
  effect: 'writes',
  reply: savedReply,
  refusals: [sameRecord, mergedAlready, mergeForbidden, changedMeanwhile, ...keeps],
} as const

const bothWith = <const Fields extends readonly string[]>(fields: Fields) =>
  z.strictObject({
    KeptID: id(),
    KeptVersion: version(),
    GoneID: id(),
    GoneVersion: version(),
    /** The fields whose value is taken from the second record. */
    FromGone: z
      .array(z.enum(fields))
      .max(fields.length, { error: 'tooMany', abort: true })
      .refine((taken) => new Set(taken).size === taken.length, 'twice'),
  })

export const getTraineeMerge = call({
  ...seen,
  path: '/api/Trainee/GetMerge',
  summary: 'Two records of one trainee side by side: where they differ, what would move to the first, what forbids it.',
  reply: sideBySide(Trainee, mergeFields),
})

export const mergeTrainees = call({
  ...merged,
  path: '/api/Trainee/Merge',
  summary:
    'Makes two records of one trainee one: everything of the second becomes the first one’s, its account is closed, its address leads to the first. Twice has the effect of once.',
  body: bothWith(mergeFields),
})

export const getInstructorMerge = call({
  ...seen,
  path: '/api/Instructor/GetMerge',
  summary:
    'Two records of one instructor side by side: where they differ, what would move to the first, what forbids it.',
  reply: sideBySide(Instructor, instructorMergeFields),
})

export const mergeInstructors = call({
  ...merged,
  path: '/api/Instructor/Merge',
  summary:
    'Makes two records of one instructor one: everything of the second becomes the first one’s, its account is closed, its address leads to the first. Twice has the effect of once.',
  body: bothWith(instructorMergeFields),
})
