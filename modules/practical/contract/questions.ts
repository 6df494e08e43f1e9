import * as z from 'zod'
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
import { noPracticalPart, practicalItemInUse } from './refusals.ts'
import { sheetKind } from './shapes.ts'

const group = '/api/PracticalQuestion'

const question = z
  .object({
    ID: z.int(),
    Kind: sheetKind,
    /** Null of the general sheet. */
    CourseID: z.int().nullable(),
    CourseName: trilingualReply.nullable(),
    Text: trilingualReply,
    MaxDegree: z.number(),
    Position: z.int(),
    IsActive: z.boolean(),
    Version: z.int(),
    Actions: z.array(z.string()),
  })
  .meta({ id: 'PracticalQuestion' })

export const getPracticalQuestions = call({
  method: 'GET',
  path: `${group}/GetPracticalQuestions`,
  who: 'adminTrainingCoordinator',
  effect: 'reads',
  summary: 'What is assessed by the general sheet, or by the sheets of courses, a page at a time.',
  ...list({
    row: question,
    orders: ['Position', 'Text'],
    first: 'Position',
    always: { Kind: sheetKind },
    filters: { CourseID: queryId(), IsActive: queryFlag() },
  }),
  refusals: [],
})

export const getPracticalQuestion = call({
  method: 'GET',
  path: `${group}/GetPracticalQuestion`,
  who: 'adminTrainingCoordinator',
  effect: 'reads',
  summary: 'One question of a practical sheet.',
  query: byId,
  reply: question,
  refusals: [],
})

const text = { Text: trilingual(1000), IsActive: z.boolean() }
const maxDegree = z.number('notANumber').gt(0, 'tooSmall').max(1000, 'tooLarge').multipleOf(0.25, 'notANumber')
/** What the form of a question gives; `CourseID` null: it stands on the general sheet. */
export const questionFields = z.strictObject({ ...text, MaxDegree: maxDegree, CourseID: id().nullable() })

export const addPracticalQuestion = call({
  method: 'POST',
  path: `${group}/AddPracticalQuestion`,
  who: 'adminTrainingCoordinator',
  effect: 'writes',
  summary: 'Adds a question, the last of its sheet; classes that have begun keep theirs.',
  body: questionFields,
  reply: savedReply,
  refusals: [noPracticalPart],
})

export const editPracticalQuestion = call({
  method: 'PUT',
  path: `${group}/UpdatePracticalQuestion`,
  who: 'adminTrainingCoordinator',
  effect: 'writes',
  summary: 'Changes a question for the classes that have not begun with it.',
  query: byId,
  body: questionFields.omit({ CourseID: true }).extend({ Version: version() }),
  reply: savedReply,
  refusals: [changedMeanwhile],
})

export const deletePracticalQuestion = call({
  method: 'DELETE',
  path: `${group}/DeletePracticalQuestion`,
  who: 'adminTrainingCoordinator',
  effect: 'writes',
  summary: 'Deletes a question with which no class has begun.',
  query: byId,
  reply: doneReply,
  refusals: [practicalItemInUse],
})

export const orderPracticalQuestions = call({
  method: 'POST',
  path: `${group}/OrderPracticalQuestions`,
  who: 'adminTrainingCoordinator',
  effect: 'writes',
  summary: 'Puts the questions of one sheet in this order.',
  body: z.strictObject({ CourseID: id().nullable(), IDs: z.array(id()).min(2, 'required').max(500, tooMany) }),
  reply: doneReply,
  refusals: [],
})

export const getPracticalSheet = call({
  method: 'GET',
  path: `${group}/GetPracticalSheet`,
  who: 'adminTrainingCoordinator',
  effect: 'reads',
  summary: 'A sheet as a whole: the general one, or that of a course; how many assess, and what its questions come to.',
  query: z.strictObject({ CourseID: queryId().optional() }),
  reply: z.object({
    CourseID: z.int().nullable(),
    AsksSecond: z.boolean(),
    /** Of the questions that are asked. */
    Questions: z.int(),
    MaxDegree: z.number(),
    /** With which version classes began last; 0: none has. */
    Edition: z.int(),
    /** 0: nothing was set yet. */
    Version: z.int(),
  }),
  refusals: [],
})

export const savePracticalSheet = call({
  method: 'PUT',
  path: `${group}/SavePracticalSheet`,
  who: 'adminTrainingCoordinator',
  effect: 'writes',
  summary: 'Says whether a second assessor is asked for, in classes that have not begun.',
  body: z.strictObject({
    CourseID: id().nullable(),
    AsksSecond: z.boolean(),
    Version: z.int().min(0).max(2_147_483_647, 'notANumber'),
  }),
  reply: savedReply,
  refusals: [noPracticalPart, changedMeanwhile],
})
