import * as z from 'zod'
import { classState } from '#modules/classes/contract/class-shapes.ts'
import { call } from '#platform/shared/call.ts'
import { codeReply, dayReply, list, percentReply } from '#platform/shared/record/list.ts'
import { id, queryId, tooMany, trilingualReply } from '#platform/shared/shapes.ts'
import { examState } from './exams.ts'
import { questionRow, questionType } from './questions.ts'
import { notEnoughQuestions } from './refusals.ts'

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
    filters: { ID: queryId(), CourseID: queryId() },
  }),
  refusals: [],
})
