import * as z from 'zod'
import { call } from '#platform/shared/call.ts'
import { fileNotFound, fileTaken } from '#platform/shared/files.ts'
import { notNow } from '#platform/shared/refusal.ts'
import { codeReply, list, percentReply } from '#platform/shared/record/list.ts'
import { id, instant, plainText, queryFlag, queryId, trilingualReply } from '#platform/shared/shapes.ts'
import { proofTwin, swiftOrNone } from '#modules/billing/contract/shapes.ts'
import { repeatTable } from '../rules/repeats.ts'
import { noRepeat, proofNeeded } from './refusals.ts'

const repeatRow = z
  .object({
    /** Null while nobody has asked for the repeat. */
    ID: z.int().nullable(),
    ExamID: z.int(),
    Code: codeReply(),
    ExamName: trilingualReply,
    CourseClassID: z.int().nullable(),
    ClassCode: codeReply().nullable(),
    CourseName: trilingualReply,
    TraineeID: z.int(),
    TraineeCode: codeReply(),
    TraineeName: trilingualReply,
    /** The best result so far. */
    Percent: percentReply().nullable(),
    PassDegree: z.number(),
    RepeatsUsed: z.int(),
    MaxRepeats: z.int(),
    State: z.enum(['eligible', 'notEligible', ...repeatTable.states]),
    /** Why there is no (further) repeat: a code under `repeatBars`. */
    Bar: z.string().nullable(),
    IsFree: z.boolean(),
    SwiftCode: z.string().nullable(),
    FileID: z.int().nullable(),
    FileName: z.string().nullable(),
    /** While the proof waits: others with the same file or the same SWIFT code; for the academy's people alone. */
    Twins: z.array(proofTwin),
    Reason: z.string().nullable(),
    /** Until when it can be asked for or sat. */
    Until: instant().nullable(),
    Actions: z.array(z.string()),
  })
  .meta({ id: 'RepeatExam' })

export const searchRepeats = call({
  method: 'GET',
  path: '/api/TraineeExamAnswer/SearchRepeats',
  who: 'correctionTraineeExam',
  effect: 'reads',
  summary: 'Repeats that were asked for, page by page, with what is to be done about each.',
  ...list({
    row: z.object({
      ID: z.int(),
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
      /** The best result so far. */
      Percent: percentReply().nullable(),
      State: z.enum(repeatTable.states),
      IsFree: z.boolean(),
      SwiftCode: z.string().nullable(),
      FileID: z.int().nullable(),
      FileName: z.string().nullable(),
      /** While the proof waits: others with the same file or the same SWIFT code. */
      Twins: z.array(proofTwin),
      Reason: z.string().nullable(),
      /** Until when it can be sat. */
      Until: instant(),
      Actions: z.array(z.string()),
    }),
    orders: ['Until'],
    first: '-Until',
    filters: {
      CourseClassID: queryId(),
      TraineeID: queryId(),
      State: z.enum(repeatTable.states),
      /** Only those about which the academy has to do something. */
      Waiting: queryFlag(),
    },
  }),
  refusals: [],
})

export const getRepeatsForAdmin = call({
  method: 'GET',
  path: '/api/TraineeExamAnswer/GetTraineeRepeatExamsForAdmin',
  who: 'correctionTraineeExam',
  effect: 'reads',
  summary: 'Failed exams and their repeats, of one class or one trainee or both.',
  query: z.strictObject({ traineeID: queryId().optional(), CourseClassID: queryId().optional() }),
  reply: z.array(repeatRow),
  refusals: [],
})

export const getRepeatsForTrainee = call({
  method: 'GET',
  path: '/api/TraineeExamAnswer/GetTraineeRepeatExamsForTrainee',
  who: 'trainee',
  effect: 'reads',
  summary: 'The caller’s failed exams and their repeats.',
  query: z.strictObject({ traineeID: queryId().optional(), CourseClassID: queryId().optional() }),
  reply: z.array(repeatRow),
  refusals: [],
})

export const updateRepeat = call({
  method: 'POST',
  path: '/api/Trainee/UpdateTraineeRepeatExam',
  who: 'repeatExams',
  effect: 'writes',
  summary:
    'Asks for a repeat (the trainee, or staff for a trainee), invoices, proves and verifies its payment, grants or rejects it, ends one that was granted.',
  body: z.strictObject({
    CourseClassExamID: id(),
    TraineeID: id(),
    Action: z.enum(['request', 'invoice', 'uploadProof', 'verifyPayment', 'rejectProof', 'grant', 'reject', 'end']),
    SwiftCode: swiftOrNone().default(''),
    FileID: id().nullable().default(null),
    Reason: plainText(1000).default(''),
  }),
  reply: z.object({ ID: z.int(), State: z.enum(repeatTable.states) }),
  refusals: [noRepeat, proofNeeded, fileNotFound, fileTaken, notNow],
})
