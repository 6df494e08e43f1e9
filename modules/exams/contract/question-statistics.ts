import * as z from 'zod'
import { call } from '#platform/shared/call.ts'
import { codeReply, list, percentReply } from '#platform/shared/record/list.ts'
import { day, queryFlag, queryId, shortText, trilingualReply } from '#platform/shared/shapes.ts'
import { advices } from '../rules/analysis/statistics.ts'
import { questionType } from './questions.ts'
import { tooMuchToAnalyse } from './refusals.ts'

/* How questions did in finished papers: of an exam, of a course, in a time. */

/** Which papers are counted: handed in, wholly marked and not voided. The days are those on which they were handed in. */
const scope = {
  CourseID: queryId(),
  ExamID: queryId(),
  From: day(),
  To: day(),
}
const optionalScope = {
  CourseID: queryId().optional(),
  ExamID: queryId().optional(),
  From: day().optional(),
  To: day().optional(),
}

const figures = {
  Papers: z.int(),
  /** The mean share of the weight that was reached. */
  Facility: percentReply(),
  /** From -1 to 1: how the answer agrees with the rest of the paper. */
  Discrimination: z.number().nullable(),
  /** From -1 to 1: the facility of the best 27 % less that of the weakest 27 %. */
  UpperLower: z.number().nullable(),
  /** The median of the time between the answer before and this one. */
  Seconds: z.int().nullable(),
  Advice: z.enum(advices),
}

export const getQuestionStatistics = call({
  method: 'GET',
  path: '/api/Statistics/GetQuestionStatistics',
  who: 'editor',
  effect: 'reads',
  summary: 'How difficult each question was and how well it told good papers from weak ones.',
  ...list({
    row: z.object({ ID: z.int(), Code: codeReply(), Preview: z.string(), Type: questionType, ...figures }),
    orders: ['Code', 'Papers', 'Facility', 'Discrimination', 'UpperLower', 'Seconds'],
    first: 'Discrimination',
    filters: scope,
  }),
  refusals: [tooMuchToAnalyse],
})

export const getPaperStatistics = call({
  method: 'GET',
  path: '/api/Statistics/GetPaperStatistics',
  who: 'editor',
  effect: 'reads',
  mayBeBehind: true,
  summary: 'How many papers were counted, what they reached and, of one exam, how reliable its paper is.',
  query: z.strictObject(optionalScope),
  reply: z.object({
    Papers: z.int(),
    /** Below this many papers the figures say little. */
    Fewest: z.int(),
    Questions: z.int(),
    /** In percent. */
    Mean: z.number().nullable(),
    Deviation: z.number().nullable(),
    /** Cronbach's alpha of one exam; null for several, or where it can't be said. */
    Reliability: z.number().nullable(),
    /** The standard error of a result, in percent. */
    Error: z.number().nullable(),
  }),
  refusals: [tooMuchToAnalyse],
})

export const getQuestionAnswers = call({
  method: 'GET',
  path: '/api/Statistics/GetQuestionAnswers',
  who: 'editor',
  effect: 'reads',
  mayBeBehind: true,
  summary: 'What was answered to one question, how often, and by whom of the best and the weakest 27 %.',
  query: z.strictObject({ QuestionID: queryId(), ...optionalScope }),
  reply: z.object({
    ID: z.int(),
    Code: z.string(),
    Text: z.string(),
    Type: questionType,
    ...figures,
    /** What was given, the most frequent first; of pairs each by itself. */
    Given: z.array(
      z.object({
        /** By which the papers with it are asked for. */
        Key: z.string(),
        Text: z.string(),
        FileID: z.int().nullable(),
        IsRight: z.boolean(),
        Count: z.int(),
        Percent: z.number(),
        Upper: z.number().nullable(),
        Lower: z.number().nullable(),
      }),
    ),
    /** How many wrong answers beside these were given too rarely to be listed. */
    Others: z.int(),
    Blank: z.int(),
  }),
  refusals: [tooMuchToAnalyse],
})

export const getAnsweringPapers = call({
  method: 'GET',
  path: '/api/Statistics/GetAnsweringPapers',
  who: 'editor',
  effect: 'reads',
  summary: 'The papers that a figure has counted: all with this question, or those that gave one answer.',
  ...list({
    row: z.object({
      ID: z.int(),
      TraineeID: z.int(),
      /** Null while whoever marks reads no names. */
      TraineeCode: codeReply().nullable(),
      TraineeName: trilingualReply.nullable(),
      ExamID: z.int(),
      ExamName: trilingualReply,
      Number: z.int(),
      /** Of the whole paper. */
      Percent: percentReply(),
      /** Of this question's weight. */
      Share: percentReply(),
      FinishedAt: z.iso.datetime(),
    }),
    orders: ['FinishedAt', 'Percent', 'Share'],
    first: '-Percent',
    filters: {
      ...scope,
      /** A key of what was given. */
      Given: shortText(1200, 'tooLong'),
      /** Only those that left the question blank. */
      Blank: queryFlag(),
    },
    always: { QuestionID: queryId() },
  }),
  refusals: [tooMuchToAnalyse],
})
