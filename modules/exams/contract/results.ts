import * as z from 'zod'
import { call } from '#platform/shared/call.ts'
import { codeReply, list, percentReply } from '#platform/shared/record/list.ts'
import { code, instant, queryId, queryNumber, trilingualReply } from '#platform/shared/shapes.ts'
import { attemptState } from './attempts.ts'
import { grade, resultFacts, standing } from './papers.ts'
import { questionType } from './questions.ts'

export const traineeResult = z
  .object({
    ExamID: z.int(),
    Code: z.string(),
    ExamName: trilingualReply,
    CourseClassID: z.int().nullable(),
    CompetitionID: z.int().nullable(),
    ClassCode: z.string().nullable(),
    CourseName: trilingualReply,
    TraineeID: z.int(),
    TraineeCode: z.string(),
    TraineeName: trilingualReply,
    StartsAt: z.string(),
    SharePercent: z.number().nullable(),
    PassDegree: z.number(),
    ExcellentDegree: z.number(),
    /** Which attempt; null where the person did not sit the exam. */
    Number: z.int().nullable(),
    FinishedAt: z.string().nullable(),
    FinishKind: z.string().nullable(),
    ...resultFacts,
    /** Whether this is the attempt that counts. */
    Counts: z.boolean(),
    /** `reviewAnswers`, `requestRepeat`. */
    Actions: z.array(z.string()),
  })
  .meta({ id: 'TraineeExamResult' })

export const getTraineeExams = call({
  method: 'GET',
  path: '/api/Trainee/GetAllTraineeExams',
  who: 'all',
  effect: 'reads',
  summary:
    'Released exam results: the caller’s own without an id, those of one trainee for staff, of the own people for an organization.',
  query: z.strictObject({ traineeID: queryId().optional(), CourseClassID: queryId().optional() }),
  reply: z.array(traineeResult),
  refusals: [],
})

export const getReviewAnswers = call({
  method: 'GET',
  path: '/api/TraineeExamAnswer/GetReviewAnswers',
  who: 'trainee',
  effect: 'reads',
  summary:
    'The caller’s own paper after the results are released: own answers, marks and comments, with the questions’ feedback where the exam shows it, never the right answers.',
  query: z.strictObject({ Code: code(), Number: queryNumber(1, 100).optional() }),
  reply: traineeResult.extend({
    State: attemptState,
    ReviewReason: z.string().nullable(),
    Questions: z.array(
      z.object({
        Number: z.int(),
        Type: questionType,
        Text: z.string(),
        Weight: z.number(),
        Chosen: z.array(z.string()),
        /** The picture of each chosen answer, in their order. */
        ChosenFileIDs: z.array(z.int().nullable()),
        /** Of a matching question: what was chosen for what. */
        Pairs: z.array(z.object({ Item: z.string(), FileID: z.int().nullable(), Chosen: z.string().nullable() })),
        Written: z.string().nullable(),
        IsBlank: z.boolean(),
        Score: z.number().nullable(),
        Comment: z.string(),
        /** HTML about the question, and plain texts about what was answered; empty where the exam does not show them. */
        Feedback: z.string(),
        AnswerFeedback: z.array(z.string()),
      }),
    ),
  }),
  refusals: [],
})

export const searchResults = call({
  method: 'GET',
  path: '/api/TraineeExamAnswer/SearchResults',
  who: 'customer',
  effect: 'reads',
  summary:
    'Released exam results of the own people of an organization: of each person and exam the attempt that counts.',
  ...list({
    row: z.object({
      ExamID: z.int(),
      Code: codeReply(),
      ExamName: trilingualReply,
      CourseClassID: z.int().nullable(),
      ClassCode: codeReply().nullable(),
      CompetitionID: z.int().nullable(),
      CourseName: trilingualReply,
      TraineeID: z.int(),
      TraineeCode: codeReply(),
      TraineeName: trilingualReply,
      StartsAt: instant(),
      /** Which attempt; null where the person did not sit the exam. */
      Number: z.int().nullable(),
      PassDegree: z.number(),
      Percent: percentReply().nullable(),
      Grade: grade.nullable(),
      Result: standing.nullable(),
    }),
    orders: ['StartsAt'],
    first: '-StartsAt',
    filters: { CourseClassID: queryId(), TraineeID: queryId(), Grade: grade },
  }),
  refusals: [],
})
