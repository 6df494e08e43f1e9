import * as z from 'zod'
import { call } from '#platform/shared/call.ts'
import { dayReply } from '#platform/shared/record/list.ts'
import { changedMeanwhile, notNow } from '#platform/shared/refusal.ts'
import {
  byId,
  doneReply,
  id,
  optionalTrilingual,
  queryId,
  savedReply,
  tooMany,
  trilingualReply,
  version,
} from '#platform/shared/shapes.ts'
import { families } from '../rules/kinds.ts'
import { sheetKind } from './questions.ts'
import { questionsOfOtherSheet, sheetEmpty } from './refusals.ts'
import { actBody, sheetCategory } from './shapes.ts'

const group = '/api/FeedbackSheet'
export const sheetStates = ['draft', 'published', 'replaced'] as const

const sheet = z.object({
  ID: z.int(),
  Version: z.int(),
  Kind: sheetKind,
  Number: z.int(),
  State: z.enum(sheetStates),
  PublishedOn: dayReply().nullable(),
  Questions: z.int(),
  Actions: z.array(z.string()),
})

export const getFeedbackSheets = call({
  method: 'GET',
  path: `${group}/GetFeedbackSheets`,
  who: 'editorAssessment',
  effect: 'reads',
  summary: 'Of each kind of sheet that the caller keeps its versions, the newest first.',
  query: z.strictObject({
    Family: z.enum(families),
    /** Those that ask something of this category. */
    CategoryID: queryId().optional(),
  }),
  reply: z.array(z.object({ Kind: sheetKind, Sheets: z.array(sheet.meta({ id: 'FeedbackSheetRow' })) })),
  refusals: [],
})

export const getFeedbackSheet = call({
  method: 'GET',
  path: `${group}/GetFeedbackSheet`,
  who: 'editorAssessment',
  effect: 'reads',
  summary: 'One version of a sheet with what it asks, in its order.',
  query: byId,
  reply: sheet.extend({ Intro: trilingualReply, Categories: z.array(sheetCategory) }).meta({ id: 'FeedbackSheet' }),
  refusals: [],
})

export const draftFeedbackSheet = call({
  method: 'POST',
  path: `${group}/DraftFeedbackSheet`,
  who: 'editorAssessment',
  effect: 'writes',
  summary: 'Begins the next version of a kind of sheet: with what the present one asks, else with what the bank holds.',
  body: z.strictObject({ Kind: sheetKind }),
  reply: savedReply,
  refusals: [notNow, questionsOfOtherSheet],
})

export const sheetFields = z.strictObject({
  Intro: optionalTrilingual(1000),
  QuestionIDs: z.array(id()).max(100, tooMany),
})

export const editFeedbackSheet = call({
  method: 'PUT',
  path: `${group}/EditFeedbackSheet`,
  who: 'editorAssessment',
  effect: 'writes',
  summary: 'Chooses what a draft asks, in this order within each category, and the words above it.',
  body: sheetFields.extend({ ID: id(), Version: version() }),
  reply: savedReply,
  refusals: [notNow, changedMeanwhile, questionsOfOtherSheet],
})

export const publishFeedbackSheet = call({
  method: 'POST',
  path: `${group}/PublishFeedbackSheet`,
  who: 'editorAssessment',
  effect: 'writes',
  summary: 'Publishes a draft with the words of its questions as they are now: rounds that begin from then on ask it.',
  body: actBody,
  reply: savedReply,
  refusals: [notNow, changedMeanwhile, sheetEmpty, questionsOfOtherSheet],
})

export const deleteFeedbackSheet = call({
  method: 'DELETE',
  path: `${group}/DeleteFeedbackSheet`,
  who: 'editorAssessment',
  effect: 'writes',
  summary: 'Deletes a draft.',
  query: byId,
  reply: doneReply,
  refusals: [notNow],
})
