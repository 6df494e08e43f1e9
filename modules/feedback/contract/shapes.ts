import * as z from 'zod'
import { codeReply, dayReply } from '#platform/shared/record/list.ts'
import { id, trilingualReply, version } from '#platform/shared/shapes.ts'
import { answerKinds } from '../rules/answers.ts'
import { roundStates } from '../rules/round-states.ts'
import { sheetKind } from './questions.ts'

export const roundState = z.enum(roundStates.states)
export const actBody = z.strictObject({ ID: id(), Version: version() })

/** A question as a sheet asks it. */
export const sheetQuestion = z
  .object({
    /** Of the question in this sheet. */
    ID: z.int(),
    QuestionID: z.int(),
    Text: trilingualReply,
    Answer: z.enum(answerKinds),
    Choices: z.array(trilingualReply),
    IsRequired: z.boolean(),
  })
  .meta({ id: 'FeedbackSheetQuestion' })

export const sheetCategory = z
  .object({ CategoryID: z.int(), Name: trilingualReply, Questions: z.array(sheetQuestion) })
  .meta({ id: 'FeedbackSheetCategory' })

const mean = {
  /** From 1 to 8; null where nothing is counted, or nobody was asked for a rating. */
  Mean: z.number().nullable(),
  /** So far the mean may be off, at 95 %; null of fewer than five sheets. */
  Margin: z.number().nullable(),
}

export const roundRow = z
  .object({
    ID: z.int(),
    Version: z.int(),
    Kind: sheetKind,
    State: roundState,
    ClassID: z.int(),
    ClassCode: codeReply(),
    CourseID: z.int(),
    CourseName: trilingualReply,
    /** Whom it is about; null where it is about the course. */
    InstructorID: z.int().nullable(),
    InstructorName: trilingualReply.nullable(),
    /** The version of the sheet. */
    SheetNumber: z.int(),
    OpensOn: dayReply(),
    ClosesOn: dayReply(),
    ByCode: z.boolean(),
    Asked: z.int(),
    Given: z.int(),
    /** Over, and answered by as many as it takes. */
    IsCounted: z.boolean(),
    ...mean,
    Actions: z.array(z.string()),
  })
  .meta({ id: 'FeedbackRoundRow' })

/** What one question came to; answers in words stand among the comments. */
const questionResult = z
  .object({
    Text: trilingualReply,
    Answer: z.enum(answerKinds),
    Choices: z.array(trilingualReply),
    Answers: z.int(),
    /** How often each grade, choice, or yes and no was given, in their order. */
    Counts: z.array(z.int()),
    ...mean,
  })
  .meta({ id: 'FeedbackQuestionResult' })

export const results = z
  .object({
    /** Rounds that are part of it, and how many people answered in them. */
    Rounds: z.int(),
    Sheets: z.int(),
    ...mean,
    Categories: z.array(
      z.object({ Name: trilingualReply, Answers: z.int(), ...mean, Questions: z.array(questionResult) }),
    ),
    /** By the month in which rounds ended, `YYYY-MM`. */
    Months: z.array(z.object({ Month: z.string(), Rounds: z.int(), Sheets: z.int(), ...mean })),
    Comments: z.array(z.object({ Question: trilingualReply, Text: z.string() })),
  })
  .meta({ id: 'FeedbackResults' })
export const means = mean
