import * as z from 'zod'
import { call } from '#platform/shared/call.ts'
import {
  id,
  plainText,
  queryFlag,
  queryId,
  trilingualReply,
  code,
  tooMany,
  shortText,
  sentInstant,
} from '#platform/shared/shapes.ts'
import { attemptTable } from '../rules/attempt-states.ts'
import { examState } from './exams.ts'
import { questionType } from './questions.ts'
import {
  alreadySat,
  attemptClosed,
  examNotOpen,
  examPaused,
  notInThisExam,
  otherDevice,
  seqReused,
} from './refusals.ts'

/*
 * What a trainee's browser speaks. No reply here holds a right answer, a model answer, a weight or a mark.
 */

export const attemptState = z.enum(attemptTable.states)
/** Chosen once by the browser at random and kept there; whoever has it may answer. */
export const deviceKey = () => shortText(80, 'required').regex(/^[A-Za-z0-9_-]{16,80}$/, 'required')
const given = z.union([
  z.strictObject({ AnswerIDs: z.array(id()).max(40, tooMany) }),
  z.strictObject({ Text: plainText(20_000) }),
  /** Of a matching question: for each `Items` entry one of `Answers`. */
  z.strictObject({ Pairs: z.array(z.strictObject({ ItemID: id(), AnswerID: id() })).max(40, tooMany) }),
])
/** `FileID`: its picture, of the upload field `questionMedia`. */
const choice = z.object({ ID: z.int(), Text: z.string(), FileID: z.int().nullable() })
const clockFacts = {
  /** The server's time of this reply: the browser counts from here and never from its own clock. */
  Now: z.string(),
  Deadline: z.string(),
  State: attemptState,
}

export const traineeExam = z
  .object({
    ExamID: z.int(),
    Code: z.string(),
    ExamName: trilingualReply,
    CourseClassID: z.int().nullable(),
    CompetitionID: z.int().nullable(),
    ClassCode: z.string().nullable(),
    CourseName: trilingualReply,
    StartsAt: z.string(),
    ClosesAt: z.string(),
    /** This person's minutes: extra time included. */
    Minutes: z.int(),
    /** How much of it is extra time, in percent of the exam's own; 0: none. */
    ExtraPercent: z.number(),
    /** By the access arrangements of this person. */
    LargeLetters: z.boolean(),
    ReadingAloud: z.boolean(),
    Questions: z.int(),
    ExamMode: z.boolean(),
    Rules: z.string(),
    State: examState,
    /** The newest attempt, if there is one. */
    AttemptID: z.int().nullable(),
    AttemptNumber: z.int().nullable(),
    AttemptState: attemptState.nullable(),
    Deadline: z.string().nullable(),
    /** Minutes after the deadline in which answers given before it may still arrive. */
    GraceMinutes: z.int(),
    FinishedAt: z.string().nullable(),
    FinishKind: z.enum(['submitted', 'autoSubmitted', 'closedViolation', 'voided']).nullable(),
    /** A granted repeat that has not been sat, and until when it may be. */
    RepeatUntil: z.string().nullable(),
    Now: z.string(),
    /** `start`, `resume`, `seeResult`. */
    Actions: z.array(z.string()),
  })
  .meta({ id: 'TraineeExam' })

export const getAvailableExams = call({
  method: 'GET',
  path: '/api/TraineeExamAnswer/GetAvailableExams',
  who: 'trainee',
  effect: 'reads',
  summary: 'The caller’s published exams that are to come, open or done, newest first.',
  query: z.strictObject({
    CourseClassID: queryId().optional(),
    /** Of this course: of its classes, and its own. */
    CourseID: queryId().optional(),
    /** Those that may be begun or gone on with now. */
    Open: queryFlag().optional(),
  }),
  reply: z.object({ Items: z.array(traineeExam), Now: z.string() }),
  refusals: [],
})

export const getExamCover = call({
  method: 'GET',
  path: '/api/TraineeExamAnswer/GetExamCover',
  who: 'trainee',
  effect: 'reads',
  duringMaintenance: true,
  summary: 'What a trainee reads before starting an exam.',
  query: z.strictObject({ Code: code() }),
  reply: traineeExam,
  refusals: [],
})

export const examPaper = z
  .object({
    AttemptID: z.int(),
    ExamID: z.int(),
    Code: z.string(),
    ExamName: trilingualReply,
    ClassCode: z.string().nullable(),
    CourseName: trilingualReply,
    Number: z.int(),
    ...clockFacts,
    StartedAt: z.string(),
    GraceMinutes: z.int(),
    ExamMode: z.boolean(),
    /** Seconds to come back into exam mode. */
    SecondsToReturn: z.int(),
    Rules: z.string(),
    /** By the access arrangements of this person. */
    LargeLetters: z.boolean(),
    ReadingAloud: z.boolean(),
    /** The highest number the server has; the next answer takes one more. */
    LastSeq: z.int(),
    Questions: z.array(
      z.object({
        ExamQuestionID: z.int(),
        Number: z.int(),
        Type: questionType,
        Text: z.string(),
        /** The time that the question is meant to take. */
        Seconds: z.int(),
        /** What can be chosen, in this attempt's own order; true/false answers read `true` and `false`. */
        Answers: z.array(choice),
        /** Of a matching question: for each of them one of `Answers` is chosen. */
        Items: z.array(choice),
        /** A unit may stand behind the number. */
        Units: z.boolean(),
      }),
    ),
    /** What has been answered so far, as the server has it. */
    Given: z.array(z.object({ ExamQuestionID: z.int(), Seq: z.int(), Answer: given })),
  })
  .meta({ id: 'ExamPaper' })

export const startExam = call({
  method: 'POST',
  path: '/api/TraineeExamAnswer/StartExam',
  who: 'trainee',
  effect: 'writes',
  whileActing: 'refused',
  duringMaintenance: true,
  summary:
    'Begins the attempt, or resumes the running one in the same browser, and gives the paper. Reloading the page calls it again. A browser that took over after a proctor moved the attempt is bound by it.',
  body: z.strictObject({ Code: code(), DeviceKey: deviceKey() }),
  reply: examPaper,
  refusals: [examNotOpen, alreadySat, otherDevice],
})

export const getAttemptClock = call({
  method: 'GET',
  path: '/api/TraineeExamAnswer/GetAttemptClock',
  who: 'trainee',
  effect: 'reads',
  duringMaintenance: true,
  summary: 'The server’s time, the deadline and the state of the caller’s attempt.',
  query: z.strictObject({ AttemptID: queryId() }),
  reply: z.object({
    ...clockFacts,
    LastSeq: z.int(),
    LeftAt: z.string().nullable(),
    /** Since when a proctor has stopped the clock of the paper. */
    PausedAt: z.string().nullable(),
  }),
  refusals: [],
})

export const saveAnswers = call({
  method: 'POST',
  path: '/api/TraineeExamAnswer/SaveAnswers',
  who: 'trainee',
  effect: 'writes',
  repeatable: true,
  pastTheWall: 'It asks no table of people, and a whole room sends it at once: one statement less on its way counts.',
  whileActing: 'refused',
  duringMaintenance: true,
  summary:
    'Keeps answers for good, each under its number; sending one again changes nothing. Only numbers named in `Acknowledged` are safe; one in `Refused` stands in nobody’s way. After the deadline answers given before it are taken for the grace time, flagged late; later ones are kept but not counted.',
  body: z.strictObject({
    AttemptID: id(),
    DeviceKey: deviceKey(),
    Answers: z
      .array(
        z.strictObject({
          /** 1, 2, 3, ... over the whole attempt. */
          Seq: z.int().min(1).max(1_000_000),
          ExamQuestionID: id(),
          Answer: given,
          /** By the server's clock as the browser reckons it from `Now`. */
          AnsweredAt: sentInstant(),
        }),
      )
      .min(1, 'required')
      .max(200, tooMany),
  }),
  reply: z.object({
    Acknowledged: z.array(z.int()),
    /** Numbers of answers that are none to their question (a choice of another one): not kept, and not to be sent again. */
    Refused: z.array(z.int()),
    Late: z.array(z.int()),
    NotCounted: z.array(z.int()),
    LastSeq: z.int(),
    ...clockFacts,
  }),
  refusals: [attemptClosed, examPaused, otherDevice, seqReused, notInThisExam],
  perSecond: 10,
})

/** Seconds of the longest exam that there can be; of a paper it counts as far as that has been open. */
const longestExam = 86_400
/** How long the network held the report up, in seconds. */
const delaySeconds = () => z.number().min(0).max(longestExam).default(0)

export const leaveExamMode = call({
  method: 'POST',
  path: '/api/TraineeExamAnswer/LeaveExamMode',
  who: 'trainee',
  effect: 'writes',
  whileActing: 'refused',
  duringMaintenance: true,
  summary:
    'The browser saw the trainee leave exam mode: ten seconds to return begin. Not for a lost network, a reload or a closed page.',
  body: z.strictObject({
    AttemptID: id(),
    DeviceKey: deviceKey(),
    DelaySeconds: delaySeconds(),
  }),
  reply: z.object({ ...clockFacts, ReturnBy: z.string() }),
  refusals: [attemptClosed, otherDevice],
  perSecond: 10,
})

export const returnToExamMode = call({
  method: 'POST',
  path: '/api/TraineeExamAnswer/ReturnToExamMode',
  who: 'trainee',
  effect: 'writes',
  whileActing: 'refused',
  duringMaintenance: true,
  summary:
    'The trainee is back, or the ten seconds are over: in time it is only noted, else the server closes the exam with a fail (`State` closedViolation) and keeps the answers.',
  body: z.strictObject({
    AttemptID: id(),
    DeviceKey: deviceKey(),
    /** By the browser's steady clock. */
    AwaySeconds: z.number().min(0).max(longestExam),
    DelaySeconds: delaySeconds(),
  }),
  reply: z.object({ ...clockFacts, InTime: z.boolean() }),
  refusals: [attemptClosed, otherDevice],
  perSecond: 10,
})

export const submitExam = call({
  method: 'POST',
  path: '/api/TraineeExamAnswer/SubmitExam',
  who: 'trainee',
  effect: 'writes',
  whileActing: 'refused',
  duringMaintenance: true,
  summary: 'Hands the paper in for good; handing it in again gives the same answer.',
  body: z.strictObject({ AttemptID: id(), DeviceKey: deviceKey() }),
  reply: z.object({ ...clockFacts, FinishedAt: z.string(), Answered: z.int(), Questions: z.int() }),
  refusals: [attemptClosed, otherDevice],
})
