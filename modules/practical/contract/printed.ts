import * as z from 'zod'
import { day, trilingualReply } from '#platform/shared/shapes.ts'
import { resultItem, resultSheet } from './shapes.ts'

/** One sheet on paper: filled in about a trainee, or empty to be filled in by hand. */
export const printedSheet = z.object({
  ClassCode: z.string(),
  CourseName: trilingualReply,
  StartsOn: day(),
  EndsOn: day(),
  /** Null: an empty one. */
  Trainee: z.object({ Code: z.string(), Name: trilingualReply }).nullable(),
  /** With which version the class began; null before it has. */
  Edition: z.int().nullable(),
  Items: z.array(resultItem),
  /** Of the signed degrees; null where nobody has signed. */
  Degree: z.number().nullable(),
  MaxDegree: z.number(),
  Assessors: resultSheet.shape.Assessors,
})
