import * as z from 'zod'
import { codeTaken, entryInUse, entryKept } from '#modules/lookups/contract/refusals.ts'
import { place } from '#modules/lookups/contract/lookup.ts'
import { call } from '#platform/shared/call.ts'
import { codeReply, list } from '#platform/shared/record/list.ts'
import { changedMeanwhile } from '#platform/shared/refusal.ts'
import {
  byId,
  doneReply,
  givenCode,
  id,
  queryFlag,
  queryId,
  savedReply,
  trilingual,
  trilingualReply,
  version,
} from '#platform/shared/shapes.ts'
import { families } from '../rules/kinds.ts'
import { sheetKind } from './questions.ts'
import { categoryUnknown } from './refusals.ts'

const group = '/api/CategoryAssessment'

export const getFeedbackCategories = call({
  method: 'GET',
  path: `${group}/GetCategories`,
  who: 'editorAssessment',
  effect: 'reads',
  summary: 'The categories of feedback questions that the caller keeps, with how many questions stand in each.',
  ...list({
    row: z
      .object({
        ID: z.int(),
        Code: codeReply(),
        Name: trilingualReply,
        Kind: sheetKind,
        Questions: z.int(),
        Position: z.int(),
        IsActive: z.boolean(),
        Version: z.int(),
      })
      .meta({ id: 'FeedbackCategory' }),
    orders: ['Position', 'Code', 'Name'],
    first: 'Position',
    filters: { ID: queryId(), Family: z.enum(families), Kind: sheetKind, IsActive: queryFlag() },
  }),
  refusals: [],
})

/** What the form of a category gives. */
export const categoryFields = z.strictObject({
  Code: givenCode(30),
  Name: trilingual(200),
  Kind: sheetKind,
  IsActive: z.boolean(),
})

export const saveFeedbackCategory = call({
  method: 'POST',
  path: `${group}/SaveCategory`,
  who: 'editorAssessment',
  effect: 'writes',
  summary: 'Makes a category of feedback questions, or changes it.',
  body: categoryFields.extend({
    /** Null makes a new one. */
    ID: id().nullable(),
    Version: version().nullable(),
  }),
  reply: savedReply,
  refusals: [categoryUnknown, codeTaken, entryKept, changedMeanwhile],
})

export const getFeedbackCategoryUses = call({
  method: 'GET',
  path: `${group}/GetUses`,
  who: 'editorAssessment',
  effect: 'reads',
  summary: 'How many records refer to a category, by the list where they are found.',
  query: byId,
  reply: z.object({
    Places: z.array(place),
  }),
  refusals: [],
})

export const deleteFeedbackCategory = call({
  method: 'DELETE',
  path: `${group}/DeleteCategory`,
  who: 'editorAssessment',
  effect: 'writes',
  summary: 'Deletes a category that nothing refers to.',
  query: byId,
  reply: doneReply,
  refusals: [categoryUnknown, entryInUse],
})
