import * as z from 'zod'
import { document } from '#platform/shared/document/document.ts'
import { id } from '#platform/shared/document/document-parameters.ts'
import { instant, trilingualReply } from '#platform/shared/shapes.ts'
import { questionType } from '../../contract/questions.ts'

export default document({
  path: '/report/CourseExam/:CourseClassExamsID?',
  params: { CourseClassExamsID: id },
  who: 'all',
  paper: 'portrait',
  endedBy: ['exams.takeBackResults'],
  summary:
    'The questions of an exam on paper: for staff who reach it, and for who sat it once its results are released. The key stands on a page of its own, for whoever marks the exam alone.',
  shape: z.object({
    Code: z.string(),
    ExamName: trilingualReply,
    CourseName: trilingualReply,
    ClassCode: z.string().nullable(),
    StartsAt: instant(),
    Minutes: z.int(),
    PassDegree: z.number(),
    Rules: z.string(),
    Questions: z.array(
      z.object({
        Number: z.int(),
        Type: questionType,
        Text: z.string(),
        Weight: z.number(),
        Choices: z.array(z.string()),
        Items: z.array(z.string()),
      }),
    ),
    /** Null for everybody who does not mark it. */
    Key: z
      .array(z.object({ Number: z.int(), Type: questionType, Right: z.array(z.string()), ModelAnswer: z.string() }))
      .nullable(),
  }),
})
