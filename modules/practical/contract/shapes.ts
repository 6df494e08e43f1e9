import * as z from 'zod'
import { codeReply, dayReply, percentReply } from '#platform/shared/record/list.ts'
import { instant, plainText, trilingualReply } from '#platform/shared/shapes.ts'
import { examinationStates } from '../rules/examination-states.ts'
import { sheetKinds } from '../rules/sheets.ts'

export const sheetKind = z.enum(sheetKinds)
export const examinationState = z.enum(examinationStates.states)

/** Why somebody decided so. */
export const reason = () => plainText(1000).pipe(z.string().min(1, 'required'))

/** A class as a page about its practical part names it. */
export const classOf = {
  CourseClassID: z.int(),
  ClassCode: codeReply(),
  CourseName: trilingualReply,
  StartDate: dayReply(),
  EndDate: dayReply(),
}

export const personName = z.object({ ar: z.string(), en: z.string() })

/** One question of a sheet with what a trainee got in it; null until it is settled. */
export const resultItem = z
  .object({ Text: trilingualReply, MaxDegree: z.number(), Degree: z.number().nullable() })
  .meta({ id: 'PracticalResultItem' })

/** One sheet as it came out. */
export const resultSheet = z
  .object({
    Kind: sheetKind,
    Edition: z.int(),
    Items: z.array(resultItem),
    Degree: z.number(),
    MaxDegree: z.number(),
    /** Who has signed it, and when. */
    Assessors: z.array(z.object({ Name: personName, SignedAt: instant(), IsAbsent: z.boolean() })),
  })
  .meta({ id: 'PracticalResultSheet' })

export const resultFields = {
  ...classOf,
  RegistrationID: z.int(),
  TraineeID: z.int(),
  TraineeCode: codeReply(),
  TraineeName: trilingualReply,
  Degree: z.number(),
  MaxDegree: z.number(),
  Percent: percentReply(),
  PassPercent: percentReply(),
  Passed: z.boolean(),
  ReleasedAt: instant(),
}
