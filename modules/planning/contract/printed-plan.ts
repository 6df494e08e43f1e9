import * as z from 'zod'
import { moneyReply, trilingualReply } from '#platform/shared/shapes.ts'
import { places } from './plan-shapes.ts'

/** A row of the plan as anybody may read it on paper. */
export const printedRow = z.object({
  CourseCode: z.string(),
  /** Of the row where it has one, else of the course. */
  Name: trilingualReply,
  StartDate: z.iso.date(),
  EndDate: z.iso.date(),
  Hours: z.int(),
  LanguageName: trilingualReply,
  Place: z.enum(places),
  Fee: moneyReply,
})
