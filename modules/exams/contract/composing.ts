import * as z from 'zod'
import { classState } from '#modules/classes/contract/class-shapes.ts'
import { call } from '#platform/shared/call.ts'
import { codeReply, dayReply, list, percentReply } from '#platform/shared/record/list.ts'
import { id, queryFlag, queryId, tooMany, trilingualReply } from '#platform/shared/shapes.ts'
import { examState } from './exams.ts'
import { questionRow, questionType } from './questions.ts'
import { notEnoughQuestions, tooManyQuestions } from './refusals.ts'

/* What composing an exam asks for: questions drawn at random, and the class that it is for. */

export const drawQuestions = call({
  method: 'POST',
  path: '/api/CourseExam/DrawQuestions',
  who: 'editorExamination',
  effect: 'reads',
  summary: 'Draws active questions of a course at random, as many as asked and none of those named; saves nothing.',
  body: z.strictObject({
    CourseID: id(),
    Count: z.int().min(1, 'tooSmall').max(100, 'tooLarge'),
    ModuleID: id().nullable(),
    LevelID: id().nullable(),
    CategoryID: id().nullable(),
    Type: questionType.nullable(),
    Exclude: z.array(id()).max(300, tooMany),
  }),
  reply: z.object({ Items: z.array(questionRow) }),
  refusals: [notEnoughQuestions],
})

/** A line of a blueprint: so many questions of what it says. */
const line = z.strictObject({
  Count: z.int().min(1, 'tooSmall').max(100, 'tooLarge'),
  ModuleID: id().nullable(),
  LevelID: id().nullable(),
  Type: questionType.nullable(),
})
const blueprint = {
  CourseID: id(),
  Lines: z
    .array(line)
    .min(1, 'required')
    .max(30, tooMany)
    .refine((lines) => lines.reduce((sum, each) => sum + each.Count, 0) <= 200, 'tooMany'),
  /** Questions that the exam has already. */
  Exclude: z.array(id()).max(300, tooMany),
}

export const countBlueprint = call({
  method: 'POST',
  path: '/api/CourseExam/CountBlueprint',
  who: 'editorExamination',
  effect: 'reads',
  summary: 'How many active questions fit each line of a blueprint, and how many it would get beside the others.',
  body: z.strictObject(blueprint),
  reply: z.object({ Lines: z.array(z.object({ Available: z.int(), Given: z.int() })) }),
  refusals: [tooManyQuestions],
})

export const drawBlueprint = call({
  method: 'POST',
  path: '/api/CourseExam/DrawBlueprint',
  who: 'editorExamination',
  effect: 'reads',
  summary:
    'Draws all lines of a blueprint at once, and shares a total weight and time out over what is drawn; saves nothing.',
  body: z.strictObject({
    ...blueprint,
    /** Each at least a hundredth. */
    Weight: z.number('notANumber').min(2, 'tooSmall').max(9999.99, 'tooLarge').multipleOf(0.01, 'notANumber'),
    /** Each question at least a second. */
    Minutes: z.int('notANumber').min(4, 'tooSmall').max(600, 'tooLarge'),
    /** Weight and time of each equally, or in the proportion that the bank gives them. */
    Spread: z.enum(['equal', 'bank']),
  }),
  reply: z.object({ Items: z.array(questionRow) }),
  refusals: [notEnoughQuestions, tooManyQuestions],
})

export const searchExamClasses = call({
  method: 'GET',
  path: '/api/CourseExam/SearchExamClasses',
  who: 'editorExamination',
  effect: 'reads',
  summary: 'Classes that an exam can be made for, with the exams they have and the share these take.',
  ...list({
    row: z.object({
      ID: z.int(),
      ClassCode: codeReply(),
      CourseID: z.int(),
      CourseCode: codeReply(),
      CourseName: trilingualReply,
      StartDate: dayReply(),
      EndDate: dayReply(),
      State: classState,
      ShareSum: percentReply(),
      Exams: z.array(
        z.object({
          ID: z.int(),
          Code: z.string(),
          ExamName: trilingualReply,
          SharePercent: z.number(),
          State: examState,
        }),
      ),
    }),
    orders: ['StartDate', 'ClassCode'],
    first: '-StartDate',
    filters: {
      ID: queryId(),
      CourseID: queryId(),
      /** Those for which an exam can still be made: neither called off nor with published results. */
      TakesExams: queryFlag(),
    },
  }),
  refusals: [],
})
