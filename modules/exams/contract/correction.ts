import * as z from 'zod'
import { call } from '#platform/shared/call.ts'
import { codeReply, list } from '#platform/shared/record/list.ts'
import { instant, queryFlag, queryId, trilingualReply } from '#platform/shared/shapes.ts'
import { attemptState } from './attempts.ts'
import { examState } from './exams.ts'
import { ownPaper } from './refusals.ts'

/* What the pages of correction ask for: all papers by exam, and all answers to one question. */

const counts = {
  /** Papers that were handed in or closed. */
  HandedIn: z.int(),
  /** Papers whose text answers wait for the reader’s marks. */
  ToMark: z.int(),
  /** Papers closed by leaving exam mode that nobody has reviewed. */
  ToReview: z.int(),
  Final: z.int(),
  /** Grievances that nobody has decided. */
  Grievances: z.int(),
}

export const examToCorrect = z
  .object({
    ExamID: z.int(),
    Code: codeReply(),
    ExamName: trilingualReply,
    CourseClassID: z.int().nullable(),
    ClassCode: codeReply().nullable(),
    CompetitionID: z.int().nullable(),
    CourseName: trilingualReply,
    ClosesAt: instant(),
    State: examState,
    ...counts,
  })
  .meta({ id: 'ExamToCorrect' })

export const searchExamsToCorrect = call({
  method: 'GET',
  path: '/api/TraineeExamAnswer/SearchExams',
  who: 'correctionTraineeExam',
  effect: 'reads',
  summary: 'Exams of which there are papers, with how many were handed in, wait and are final.',
  ...list({
    row: examToCorrect,
    orders: ['ClosesAt', 'Code', 'ClassCode'],
    first: '-ClosesAt',
    filters: {
      State: examState,
      CourseClassID: queryId(),
      CourseID: queryId(),
      ExamID: queryId(),
      /** Only with papers to mark or to review, or a grievance to decide. */
      Waiting: queryFlag(),
    },
  }),
  refusals: [],
})

export const getExamToCorrect = call({
  method: 'GET',
  path: '/api/TraineeExamAnswer/GetExam',
  who: 'examStaff',
  effect: 'reads',
  summary:
    'One exam whose papers the caller reaches, with its counts and, for whoever marks it, the questions that a person marks.',
  query: z.strictObject({ ExamID: queryId() }),
  reply: examToCorrect.extend({
    NamesHidden: z.boolean(),
    TwoMarkers: z.boolean(),
    /** Papers over which the results do not become final: being written, to mark or to review, by whomever. */
    Open: z.int(),
    Version: z.int(),
    Actions: z.array(z.string()),
    Questions: z.array(
      z.object({
        ExamQuestionID: z.int(),
        Number: z.int(),
        Text: z.string(),
        ModelAnswer: z.string(),
        Weight: z.number(),
        /** Answers on papers that were handed in, and those that wait for the reader’s mark. */
        Answers: z.int(),
        Unmarked: z.int(),
      }),
    ),
  }),
  refusals: [],
})

export const getAnswersToQuestion = call({
  method: 'GET',
  path: '/api/TraineeExamAnswer/GetAnswersToQuestion',
  who: 'markers',
  effect: 'reads',
  summary:
    'What was written to one question, paper by paper, with the mark that the caller gives it; for whoever marks.',
  ...list({
    row: z.object({
      AttemptID: z.int(),
      Version: z.int(),
      TraineeID: z.int(),
      /** Null where whoever marks reads no names. */
      TraineeCode: codeReply().nullable(),
      TraineeName: trilingualReply.nullable(),
      Number: z.int(),
      State: attemptState,
      Written: z.string(),
      IsLate: z.boolean(),
      Score: z.number().nullable(),
      Comment: z.string(),
      Actions: z.array(z.string()),
    }),
    orders: ['AttemptID'],
    first: 'AttemptID',
    always: { ExamID: queryId(), ExamQuestionID: queryId() },
    filters: {
      /** Only those without a mark of the caller’s. */
      Unmarked: queryFlag(),
    },
  }),
  refusals: [ownPaper],
})
