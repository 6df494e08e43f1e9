import * as z from 'zod'
import { call } from '#platform/shared/call.ts'
import {
  byId,
  doneReply,
  id,
  optionalLine,
  plainText,
  queryFlag,
  queryId,
  richText,
  savedReply,
  trilingualReply,
  version,
  tooMany,
} from '#platform/shared/shapes.ts'
import { codeReply, list } from '#platform/shared/record/list.ts'
import { fileNotFound } from '#platform/shared/files.ts'
import { questionTypes } from '../rules/question.ts'
import { moduleOfOtherCourse, questionNotValid, questionUsed } from './refusals.ts'
import { changedMeanwhile } from '#platform/shared/refusal.ts'

export const questionType = z.enum(questionTypes)
/** Two decimals, as the database keeps them. */
export const weight = () =>
  z.number('notANumber').min(0.01, 'tooSmall').max(9999.99, 'tooLarge').multipleOf(0.01, 'notANumber')
export const seconds = () => z.int('notANumber').min(1, 'tooSmall').max(36_000, 'tooLarge')

export const questionRow = z
  .object({
    ID: z.int(),
    Code: codeReply(),
    Name: z.string(),
    CourseID: z.int(),
    CourseCode: codeReply(),
    CourseName: trilingualReply,
    ModuleID: z.int().nullable(),
    ModuleName: trilingualReply.nullable(),
    CategoryID: z.int().nullable(),
    CategoryName: trilingualReply.nullable(),
    LevelID: z.int().nullable(),
    LevelName: trilingualReply.nullable(),
    Type: questionType,
    /** The beginning of the question, without its tags. */
    Preview: z.string(),
    Weight: z.number(),
    Seconds: z.int(),
    IsActive: z.boolean(),
    /** How many exams ask it or asked it. */
    UsedIn: z.int(),
    Version: z.int(),
    Actions: z.array(z.string()),
  })
  .meta({ id: 'Question' })

export const searchQuestions = call({
  method: 'GET',
  path: '/api/Question/SearchQuestions',
  who: 'editorExamination',
  effect: 'reads',
  summary: 'The question bank, searched in code, name and text, filtered and paged.',
  ...list({
    row: questionRow,
    orders: ['Code', 'Weight', 'Seconds', 'Created'],
    first: '-Created',
    filters: {
      CourseID: queryId(),
      ModuleID: queryId(),
      CategoryID: queryId(),
      LevelID: queryId(),
      Type: questionType,
      IsActive: queryFlag(),
    },
  }),
  refusals: [],
})

export const questionDetail = questionRow
  .omit({ Preview: true })
  .extend({
    Text: z.string(),
    ModelAnswer: z.string(),
    /** Shown to whoever answered it, after the release and where the exam says so. */
    Feedback: z.string(),
    Answers: z.array(
      z.object({
        Text: z.string(),
        IsRight: z.boolean(),
        Fraction: z.number().nullable(),
        Tolerance: z.number().nullable(),
        Match: z.string(),
        Feedback: z.string(),
        FileID: z.int().nullable(),
      }),
    ),
    Settings: z.object({
      MatchCase: z.boolean(),
      MatchMarks: z.boolean(),
      MatchSpaces: z.boolean(),
      Units: z.boolean(),
    }),
    Versions: z.array(z.object({ Version: z.int(), At: z.string(), By: z.string().nullable() })),
  })
  .meta({ id: 'QuestionDetail' })

export const getQuestion = call({
  method: 'GET',
  path: '/api/Question/GetQuestion',
  who: 'editorExamination',
  effect: 'reads',
  summary: 'One question in its newest version, with its right answers.',
  query: byId,
  reply: questionDetail,
  refusals: [],
})

export const questionFields = z.strictObject({
  CourseID: id(),
  ModuleID: id().nullable(),
  CategoryID: id().nullable(),
  LevelID: id().nullable(),
  Name: optionalLine(200),
  Type: questionType,
  Text: richText(),
  ModelAnswer: richText(),
  Weight: weight(),
  Seconds: seconds(),
  Feedback: richText().optional(),
  /** `true` and `false` in this order for a true/false question; none for a text question. */
  Answers: z
    .array(
      z.strictObject({
        /** A choice; an accepted text or number; the first half of a pair, empty where it has none. */
        Text: optionalLine(1000),
        IsRight: z.boolean(),
        /** Its own share of the weight, in percent; null: an equal share of what is right. */
        Fraction: z.number('notANumber').min(-100, 'tooSmall').max(100, 'tooLarge').nullable().optional(),
        /** How far off a number may be. */
        Tolerance: z.number('notANumber').min(0, 'tooSmall').max(1e15, 'tooLarge').nullable().optional(),
        /** The second half of a pair. */
        Match: optionalLine(1000).optional(),
        Feedback: plainText(2000).optional(),
        /** A picture that belongs to it, of the upload field `questionMedia`. */
        FileID: id().nullable().optional(),
      }),
    )
    .max(40, tooMany),
  /** How a short answer is compared, and whether a unit may stand behind a number; nothing is told apart where not said. */
  Settings: z
    .strictObject({
      MatchCase: z.boolean().optional(),
      MatchMarks: z.boolean().optional(),
      MatchSpaces: z.boolean().optional(),
      Units: z.boolean().optional(),
    })
    .optional(),
})

export const addQuestion = call({
  method: 'POST',
  path: '/api/Question/AddQuestion',
  who: 'editorExamination',
  effect: 'writes',
  summary: 'Adds a question of one of the seven types to the bank.',
  body: questionFields,
  reply: savedReply,
  refusals: [questionNotValid, moduleOfOtherCourse, fileNotFound],
})

export const updateQuestion = call({
  method: 'PUT',
  path: '/api/Question/UpdateQuestion',
  who: 'editorExamination',
  effect: 'writes',
  summary: 'Writes a new version of a question; exams that are published keep the one they were published with.',
  query: byId,
  body: questionFields.extend({ Version: version() }),
  reply: savedReply,
  refusals: [questionNotValid, moduleOfOtherCourse, fileNotFound, changedMeanwhile],
})

export const setQuestionActive = call({
  method: 'POST',
  path: '/api/Question/SetQuestionActive',
  who: 'editorExamination',
  effect: 'writes',
  summary: 'Takes a question out of use or back into use; past exams are not touched.',
  body: z.strictObject({ ID: id(), IsActive: z.boolean() }),
  reply: doneReply,
  refusals: [],
})

export const deleteQuestion = call({
  method: 'DELETE',
  path: '/api/Question/DeleteQuestion',
  who: 'editorExamination',
  effect: 'writes',
  summary: 'Removes a question that no exam has ever asked.',
  query: byId,
  reply: doneReply,
  refusals: [questionUsed],
})

export const searchQuestionCourses = call({
  method: 'GET',
  path: '/api/Question/SearchQuestionCourses',
  who: 'editorExamination',
  effect: 'reads',
  summary: 'Courses with the number of their questions.',
  ...list({
    row: z.object({
      CourseID: z.int(),
      CourseCode: codeReply(),
      CourseName: trilingualReply,
      Modules: z.int(),
      Questions: z.int(),
      ActiveQuestions: z.int(),
    }),
    orders: ['CourseCode', 'Questions'],
    first: 'CourseCode',
    filters: { CourseID: queryId(), WithQuestions: queryFlag() },
  }),
  refusals: [],
})

export const getQuestionModules = call({
  method: 'GET',
  path: '/api/Question/GetQuestionModules',
  who: 'editorExamination',
  effect: 'reads',
  summary: 'The modules of a course with the number of their questions by type.',
  query: z.strictObject({ CourseID: queryId() }),
  reply: z.object({
    CourseID: z.int(),
    CourseCode: z.string(),
    CourseName: trilingualReply,
    Modules: z.array(
      z.object({
        /** Null: questions of the course as a whole. */
        ModuleID: z.int().nullable(),
        ModuleName: trilingualReply.nullable(),
        Questions: z.int(),
        ByType: z.record(z.string(), z.int()),
      }),
    ),
  }),
  refusals: [],
})
