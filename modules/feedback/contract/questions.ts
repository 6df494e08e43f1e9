import * as z from 'zod'
import { place } from '#modules/lookups/contract/lookup.ts'
import { call } from '#platform/shared/call.ts'
import { list } from '#platform/shared/record/list.ts'
import { changedMeanwhile } from '#platform/shared/refusal.ts'
import {
  byId,
  doneReply,
  id,
  queryFlag,
  queryId,
  savedReply,
  tooMany,
  trilingual,
  trilingualReply,
  version,
} from '#platform/shared/shapes.ts'
import { answerKinds } from '../rules/answers.ts'
import { families, sheetKinds } from '../rules/kinds.ts'
import { categoryUnknown, questionInUse } from './refusals.ts'

const group = '/api/AssessmentQuestion'
export const sheetKind = z.enum(sheetKinds)
const answer = z.enum(answerKinds)

const question = z
  .object({
    ID: z.int(),
    Kind: sheetKind,
    CategoryID: z.int(),
    CategoryName: trilingualReply,
    Text: trilingualReply,
    Answer: answer,
    Choices: z.array(trilingualReply),
    IsRequired: z.boolean(),
    IsActive: z.boolean(),
    Position: z.int(),
    Version: z.int(),
    Actions: z.array(z.string()),
  })
  .meta({ id: 'FeedbackQuestion' })

export const getFeedbackQuestions = call({
  method: 'GET',
  path: `${group}/GetAssessmentQuestions`,
  who: 'editorAssessment',
  effect: 'reads',
  summary: 'The questions of feedback about courses or about instructors that the caller keeps, a page at a time.',
  ...list({
    row: question,
    orders: ['Position', 'Text'],
    first: 'Position',
    always: { Family: z.enum(families) },
    filters: {
      Kind: sheetKind,
      CategoryID: queryId(),
      Answer: answer,
      IsRequired: queryFlag(),
      IsActive: queryFlag(),
    },
  }),
  refusals: [],
})

export const getFeedbackQuestion = call({
  method: 'GET',
  path: `${group}/GetAssessmentQuestion`,
  who: 'editorAssessment',
  effect: 'reads',
  summary: 'One question of feedback.',
  query: byId,
  reply: question,
  refusals: [],
})

export const getFeedbackQuestionUses = call({
  method: 'GET',
  path: `${group}/GetUses`,
  who: 'editorAssessment',
  effect: 'reads',
  summary: 'How many records refer to a question, by the list where they are found.',
  query: byId,
  reply: z.object({
    Places: z.array(place),
  }),
  refusals: [],
})

const fields = z.strictObject({
  CategoryID: id(),
  Text: trilingual(1000),
  Answer: answer,
  /** Of a choice, in their order; of other answers none. */
  Choices: z.array(trilingual(200)).max(20, tooMany),
  IsRequired: z.boolean(),
  IsActive: z.boolean(),
})
interface Answered {
  readonly Answer: (typeof answerKinds)[number]
  readonly Choices: readonly unknown[]
}
const hasChoices = ({ Answer, Choices }: Answered) => (Answer === 'choice') === Choices.length > 1
const twoChoices = { path: ['Choices'], error: 'required' }
export const questionFields = fields.refine(hasChoices, twoChoices)

export const addFeedbackQuestion = call({
  method: 'POST',
  path: `${group}/AddAssessmentQuestion`,
  who: 'editorAssessment',
  effect: 'writes',
  summary: 'Adds a question of feedback, the last of its category.',
  body: questionFields,
  reply: savedReply,
  refusals: [categoryUnknown],
})

export const editFeedbackQuestion = call({
  method: 'PUT',
  path: `${group}/UpdateAssessmentQuestion`,
  who: 'editorAssessment',
  effect: 'writes',
  summary: 'Changes a question of feedback.',
  query: byId,
  body: fields.extend({ Version: version() }).refine(hasChoices, twoChoices),
  reply: savedReply,
  refusals: [categoryUnknown, changedMeanwhile],
})

export const deleteFeedbackQuestion = call({
  method: 'DELETE',
  path: `${group}/DeleteAssessmentQuestion`,
  who: 'editorAssessment',
  effect: 'writes',
  summary: 'Deletes a question of feedback that nothing refers to.',
  query: byId,
  reply: doneReply,
  refusals: [questionInUse],
})

export const orderFeedbackQuestions = call({
  method: 'POST',
  path: `${group}/OrderAssessmentQuestions`,
  who: 'editorAssessment',
  effect: 'writes',
  summary: 'Puts questions of one category in this order.',
  body: z.strictObject({ CategoryID: id(), IDs: z.array(id()).min(2, 'required').max(500, tooMany) }),
  reply: doneReply,
  refusals: [categoryUnknown],
})
