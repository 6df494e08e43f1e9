import * as z from 'zod'
import { classState } from '#modules/classes/contract/class-shapes.ts'
import { call } from '#platform/shared/call.ts'
import { notNow } from '#platform/shared/refusal.ts'
import { instant, queryFlag, queryId, queryNumber, trilingualReply } from '#platform/shared/shapes.ts'
import { codeReply, list, percentReply } from '#platform/shared/record/list.ts'
import { grievanceTable } from '../rules/marking/grievances.ts'
import { boardStandings } from '../rules/sitting/board.ts'
import { attemptState } from './attempts.ts'
import { examState } from './exams.ts'
import { markChange } from './mark-changes.ts'
import { questionType } from './questions.ts'
import { ownPaper } from './refusals.ts'

export const grade = z.enum(['excellent', 'pass', 'fail'])
export const standing = z.enum(['initial', 'final'])
export const resultFacts = {
  /** Of the marks given so far. */
  Score: z.number().nullable(),
  MaxScore: z.number().nullable(),
  Percent: percentReply().nullable(),
  Grade: grade.nullable(),
  /** Initial while a text answer waits for its mark. */
  Result: standing.nullable(),
}

/** What the examiner may want to ask about. */
const watchFacts = {
  /** How often exam mode was left. */
  TimesLeft: z.int(),
  /** How often of that only its end was reported, so that nobody but the browser knows for how long. */
  Unreported: z.int(),
  /** How often the paper was opened again after a reload, a closed page or in another browser. */
  Reloads: z.int(),
  /** How often the browser said that the network had held up its report of coming back. */
  Differences: z.int(),
}

export const paperRow = z
  .object({
    AttemptID: z.int(),
    ExamID: z.int(),
    ExamCode: codeReply(),
    ExamName: trilingualReply,
    CourseClassID: z.int().nullable(),
    CompetitionID: z.int().nullable(),
    ClassCode: codeReply().nullable(),
    TraineeID: z.int(),
    /** Null where whoever marks reads no names. */
    TraineeCode: codeReply().nullable(),
    TraineeName: trilingualReply.nullable(),
    Number: z.int(),
    State: attemptState,
    StartedAt: instant(),
    Deadline: instant(),
    FinishedAt: instant().nullable(),
    FinishKind: z.string().nullable(),
    Answered: z.int(),
    Questions: z.int(),
    Unmarked: z.int(),
    ...watchFacts,
    LateAnswers: z.int(),
    ...resultFacts,
    Version: z.int(),
    Actions: z.array(z.string()),
  })
  .meta({ id: 'ExamPaperRow' })

export const searchPapers = call({
  method: 'GET',
  path: '/api/TraineeExamAnswer/SearchPapers',
  who: 'examStaff',
  effect: 'reads',
  summary: 'Papers of exams that the caller may see, live ones too.',
  ...list({
    row: paperRow,
    orders: ['TraineeName', 'FinishedAt', 'Percent'],
    first: '-FinishedAt',
    filters: {
      ExamID: queryId(),
      CourseClassID: queryId(),
      State: attemptState,
      /** Only papers that a person must mark or review. */
      Waiting: queryFlag(),
      /** Of those only what the caller may mark or review. */
      ToMark: queryFlag(),
    },
  }),
  refusals: [],
})

export const examTrainee = z
  .object({
    TraineeID: z.int(),
    /** Null where whoever marks reads no names. */
    TraineeCode: z.string().nullable(),
    TraineeName: trilingualReply.nullable(),
    /** Where they come from. */
    RegistrationID: z.int().nullable(),
    AttemptID: z.int().nullable(),
    Number: z.int().nullable(),
    State: attemptState.nullable(),
    FinishedAt: z.string().nullable(),
    /** Of the running paper: until when, how much is answered and when the last answer came. */
    Standing: z.enum(boardStandings),
    Deadline: z.string().nullable(),
    Answered: z.int(),
    LastAnswerAt: z.string().nullable(),
    LeftAt: z.string().nullable(),
    PausedAt: z.string().nullable(),
    ExtraPercent: z.number(),
    PauseMinutes: z.int(),
    /** Since when that is so, where somebody gave it by hand. */
    TimeGrantedAt: z.string().nullable(),
    ...watchFacts,
    ...resultFacts,
    Actions: z.array(z.string()),
  })
  .meta({ id: 'ExamTrainee' })

export const getExamTrainees = call({
  method: 'GET',
  path: '/api/CourseClass/GetTraineeByCourseClassExamID',
  who: 'examStaff',
  effect: 'reads',
  summary: 'The trainees of an exam’s class, each with the attempt that counts, if any.',
  query: z.strictObject({ courseClassExamID: queryId() }),
  reply: z.object({
    ExamID: z.int(),
    Code: z.string(),
    ExamName: trilingualReply,
    CourseClassID: z.int().nullable(),
    CompetitionID: z.int().nullable(),
    ClassCode: z.string().nullable(),
    CourseName: trilingualReply,
    /** Null of an admission test; a class that is not open yet has nobody. */
    ClassState: classState.nullable(),
    State: examState,
    /** The server’s time of this reply. */
    Now: z.string(),
    Questions: z.int(),
    Version: z.int(),
    Actions: z.array(z.string()),
    Trainees: z.array(examTrainee),
  }),
  refusals: [],
})

const paperQuestion = z.object({
  ExamQuestionID: z.int(),
  Number: z.int(),
  Type: questionType,
  Text: z.string(),
  Weight: z.number(),
  ModelAnswer: z.string(),
  /** What could be chosen, or what is accepted; `IsChosen` also of the accepted answer that the written one was taken for. */
  Answers: z.array(
    z.object({
      ID: z.int(),
      Text: z.string(),
      IsRight: z.boolean(),
      IsChosen: z.boolean(),
      Fraction: z.number().nullable(),
      Tolerance: z.number().nullable(),
      FileID: z.int().nullable(),
    }),
  ),
  /** What the exam takes beside these, since when and why. */
  AlsoAccepted: z.array(
    z.object({ Text: z.string(), Tolerance: z.number().nullable(), Since: z.string(), Reason: z.string() }),
  ),
  /** Of a matching question: what belongs together and what was chosen. */
  Pairs: z.array(
    z.object({
      ItemID: z.int(),
      Item: z.string(),
      FileID: z.int().nullable(),
      Right: z.string(),
      Chosen: z.string().nullable(),
      IsRight: z.boolean(),
    }),
  ),
  /** What was written: a text, a short answer or a number. */
  Written: z.string().nullable(),
  IsBlank: z.boolean(),
  IsLate: z.boolean(),
  /** Null: waits for a mark. */
  Score: z.number().nullable(),
  Comment: z.string(),
  MarkedBy: z.string().nullable(),
  MarkedAt: z.string().nullable(),
  /** Answers that came too late to count, for the examiner to see. */
  NotCounted: z.array(z.object({ At: z.string(), Written: z.string().nullable(), AnswerIDs: z.array(z.int()) })),
})

export const paper = paperRow
  .extend({
    CourseName: trilingualReply,
    PassDegree: z.number(),
    ExcellentDegree: z.number(),
    ExamState: examState,
    ReviewReason: z.string().nullable(),
    QuestionList: z.array(paperQuestion),
    History: z.array(
      z.object({
        ID: z.int(),
        At: z.string(),
        By: z.string().nullable(),
        Kind: z.string(),
        Data: z.record(z.string(), z.unknown()),
      }),
    ),
    /** Two people mark it; until they are done the marks shown are the reader’s own. */
    TwoMarkers: z.boolean(),
    /** The turn in which the reader may mark it: 1, 2, or 3 where the two are far apart. */
    Turn: z.int().nullable(),
    NeedsThird: z.boolean(),
    Markings: z.array(
      z.object({
        Turn: z.int(),
        By: z.string().nullable(),
        IsMine: z.boolean(),
        FinishedAt: z.string().nullable(),
        /** What it gives in all; null while the marks of others are not to be known. */
        Score: z.number().nullable(),
      }),
    ),
    /** Every mark that was given, newest first. */
    MarkHistory: z.array(
      z.object({
        ID: z.int(),
        Number: z.int(),
        At: z.string(),
        By: z.string().nullable(),
        From: z.number().nullable(),
        To: z.number(),
        Reason: z.string(),
        Turn: z.int().nullable(),
      }),
    ),
    Grievance: z
      .object({
        ID: z.int(),
        Reason: z.string(),
        State: z.enum(grievanceTable.states),
        AskedAt: z.string(),
        Answer: z.string().nullable(),
        DecidedBy: z.string().nullable(),
        DecidedAt: z.string().nullable(),
        Version: z.int(),
        Actions: z.array(z.string()),
      })
      .nullable(),
    /** What somebody has asked for after the final result, until another decides. */
    Change: markChange.nullable(),
    /** Other attempts of the same person at this exam. */
    OtherNumbers: z.array(z.int()),
    /** The next paper of this exam that waits, for the button that goes on. */
    NextTraineeID: z.int().nullable(),
  })
  .meta({ id: 'MarkedPaper' })

export const getPaper = call({
  method: 'GET',
  path: '/api/TraineeExamAnswer/GetPaper',
  who: 'examStaff',
  effect: 'reads',
  summary: 'One finished paper with answers, right answers, model answers and marks, for those who mark or review.',
  query: z.strictObject({ ExamID: queryId(), TraineeID: queryId(), Number: queryNumber(1, 100).optional() }),
  reply: paper,
  refusals: [ownPaper, notNow],
})

export const getPaperOfAttempt = call({
  method: 'GET',
  path: '/api/TraineeExamAnswer/GetPaperOfAttempt',
  who: 'examStaff',
  effect: 'reads',
  summary: 'The same paper by its number, under which lists of papers have it.',
  query: z.strictObject({ AttemptID: queryId() }),
  reply: paper,
  refusals: [ownPaper, notNow],
})
