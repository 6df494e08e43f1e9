import * as z from 'zod'
import { call } from '#platform/shared/call.ts'
import { codeReply, list } from '#platform/shared/record/list.ts'
import { notNow } from '#platform/shared/refusal.ts'
import {
  askedChange,
  changeActions,
  changeAsked,
  changeDecision,
  changeOutOfDate,
  reasonMissing,
  secondPersonNeeded,
} from '#platform/shared/record/second-person.ts'
import {
  doneReply,
  id,
  instant,
  line,
  optionalLine,
  queryFlag,
  queryId,
  shortText,
  trilingualReply,
} from '#platform/shared/shapes.ts'
import { examState } from '../exams.ts'
import { questionType } from '../questions.ts'
import { answerCounts, noOtherAnswer, ownPaper, previewOutdated, tooMuchToAnalyse } from '../refusals.ts'

/* An answer that one exam takes beside its question's key, and whose results change by it. */

const another = {
  ExamQuestionID: id(),
  /** A choice of the question as the exam asked it; null where it is answered by writing. */
  AnswerID: id().nullable(),
  /** Of a short answer a text (`*` stands for any characters), of a number that number; else empty. */
  Text: optionalLine(1000),
  Tolerance: z.number('notANumber').min(0, 'tooSmall').max(1e15, 'tooLarge').nullable(),
}

const outcome = z.object({
  /** Null while answers of the paper are unmarked. */
  Percent: z.number().nullable(),
  Grade: z.enum(['excellent', 'pass', 'fail']).nullable(),
})

const answerShown = {
  AnswerID: z.int().nullable(),
  Text: z.string(),
  FileID: z.int().nullable(),
  Tolerance: z.number().nullable(),
}

export const getQuestionExams = call({
  method: 'GET',
  path: '/api/Statistics/GetQuestionExams',
  who: 'editor',
  effect: 'reads',
  summary: 'Exams that asked a question and have papers, with what each accepts beside the key and what waits.',
  ...list({
    row: z.object({
      /** The question as this exam asks it. */
      ID: z.int(),
      QuestionID: z.int(),
      Code: codeReply(),
      Preview: z.string(),
      Type: questionType,
      ExamID: z.int(),
      ExamCode: codeReply(),
      ExamName: trilingualReply,
      ClassCode: codeReply().nullable(),
      CompetitionID: z.int().nullable(),
      StartsAt: instant(),
      State: examState,
      Papers: z.int(),
      /** Of a question that is answered by choosing. */
      Answers: z.array(z.object({ ID: z.int(), Text: z.string(), FileID: z.int().nullable(), IsRight: z.boolean() })),
      Accepted: z.array(z.object({ ID: z.int(), ...answerShown, Since: instant(), Reason: z.string() })),
      Change: z.object({ ...askedChange, ...answerShown }).nullable(),
      Actions: z.array(z.enum(['acceptAnswer', ...changeActions])),
    }),
    orders: ['StartsAt'],
    first: '-StartsAt',
    filters: { ExamID: queryId() },
    always: { QuestionID: queryId() },
  }),
  refusals: [],
})

export const getAnswersToDecide = call({
  method: 'GET',
  path: '/api/Statistics/GetAnswersToDecide',
  who: 'editor',
  effect: 'reads',
  summary:
    'Answers that somebody wants an exam to accept and that wait for a second person, in exams that the caller may not sit.',
  ...list({
    row: z.object({
      ...askedChange,
      QuestionID: z.int(),
      Code: codeReply(),
      Preview: z.string(),
      ExamID: z.int(),
      ExamName: trilingualReply,
      ClassCode: codeReply().nullable(),
    }),
    orders: ['AskedAt'],
    first: '-AskedAt',
    filters: {
      /** Only those that the caller may decide: asked for by somebody else. */
      ToDecide: queryFlag(),
    },
  }),
  refusals: [],
})

export const previewAcceptedAnswer = call({
  method: 'POST',
  path: '/api/Statistics/PreviewAcceptedAnswer',
  who: 'editor',
  effect: 'reads',
  summary: 'Whose marks and results would change if an exam took one more answer to a question; saves nothing.',
  body: z.strictObject(another),
  reply: z.object({
    Papers: z.array(
      z.object({
        AttemptID: z.int(),
        /** Null while whoever marks reads no names. */
        TraineeCode: z.string().nullable(),
        TraineeName: trilingualReply.nullable(),
        Number: z.int(),
        FromScore: z.number(),
        ToScore: z.number(),
        From: outcome,
        To: outcome,
        /** Its trainee has the result as a final one. */
        IsOut: z.boolean(),
      }),
    ),
    Weight: z.number(),
    /** A result that is out changes: another person decides. */
    SecondPerson: z.boolean(),
    /** What was shown, for the call that does it. */
    Seen: z.string(),
  }),
  refusals: [ownPaper, notNow, noOtherAnswer, answerCounts, tooMuchToAnalyse],
})

export const acceptAnswer = call({
  method: 'POST',
  path: '/api/Statistics/AcceptAnswer',
  who: 'editor',
  effect: 'writes',
  summary:
    'Takes one more answer to a question of one exam and marks its papers anew; asks a second person where a result that is out changes.',
  body: z.strictObject({ ...another, Reason: line(300), Seen: shortText(64, 'tooLong') }),
  reply: z.object({
    ID: z.int(),
    /** It waits for a second person; nothing has changed. */
    Asked: z.boolean(),
    /** How many papers have other marks, or would. */
    Papers: z.int(),
  }),
  refusals: [ownPaper, notNow, noOtherAnswer, answerCounts, tooMuchToAnalyse, previewOutdated, changeAsked],
})

export const decideAcceptedAnswer = call({
  method: 'POST',
  path: '/api/Statistics/DecideAcceptedAnswer',
  who: 'editor',
  effect: 'writes',
  summary:
    'Approves the answer that another person wants accepted, and marks the papers anew, or rejects it with a reason.',
  body: changeDecision,
  reply: doneReply,
  refusals: [
    ownPaper,
    notNow,
    noOtherAnswer,
    answerCounts,
    tooMuchToAnalyse,
    secondPersonNeeded,
    reasonMissing,
    changeOutOfDate,
  ],
})

export const withdrawAcceptedAnswer = call({
  method: 'POST',
  path: '/api/Statistics/WithdrawAcceptedAnswer',
  who: 'editor',
  effect: 'writes',
  summary: 'Takes back an answer that one wanted accepted and nobody has decided about.',
  body: z.strictObject({ ID: id() }),
  reply: doneReply,
  refusals: [ownPaper, notNow],
})
