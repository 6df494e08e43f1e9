import * as z from 'zod'
import { document } from '#platform/shared/document/document.ts'
import { id } from '#platform/shared/document/document-parameters.ts'
import { instant, trilingualReply } from '#platform/shared/shapes.ts'
import { questionType } from '../../contract/questions.ts'

export default document({
  path: '/report/CourseExamAnswer/:CourseClassExamsID?/:TraineeID?',
  params: { CourseClassExamsID: id, TraineeID: id },
  who: 'all',
  paper: 'portrait',
  endedBy: ['exams.takeBackResults', 'exams.voidAttempt'],
  summary:
    'One paper of an exam with its answers and marks: for its own trainee once the results are released, without the right answers; for whoever marks it before, with them.',
  shape: z.object({
    Code: z.string(),
    ExamName: trilingualReply,
    CourseName: trilingualReply,
    ClassCode: z.string().nullable(),
    /** Null while whoever marks reads no names. */
    TraineeName: trilingualReply.nullable(),
    TraineeCode: z.string().nullable(),
    AttemptID: z.int(),
    Number: z.int(),
    FinishedAt: instant().nullable(),
    Percent: z.number().nullable(),
    Grade: z.enum(['excellent', 'pass', 'fail']).nullable(),
    IsInitial: z.boolean(),
    Questions: z.array(
      z.object({
        Number: z.int(),
        Type: questionType,
        Text: z.string(),
        Weight: z.number(),
        /** What was chosen, written or matched; empty where nothing was. */
        Given: z.array(z.string()),
        Score: z.number().nullable(),
        Comment: z.string(),
        /** For whoever marks alone. */
        Right: z.array(z.string()).nullable(),
        AlsoAccepted: z
          .array(
            z.object({ Text: z.string(), Tolerance: z.number().nullable(), Since: z.string(), Reason: z.string() }),
          )
          .nullable(),
        ModelAnswer: z.string().nullable(),
      }),
    ),
  }),
})
