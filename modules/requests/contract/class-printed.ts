import * as z from 'zod'
import { places } from './shapes.ts'
import { trilingualReply } from '#platform/shared/shapes.ts'

/** What letters about the class of a request print. */
export const classPrinted = z.object({
  RequestNumber: z.string(),
  AskedBy: trilingualReply,
  ContactName: z.string(),
  ClassCode: z.string(),
  CourseCode: z.string(),
  CourseName: trilingualReply,
  StartDate: z.iso.date(),
  EndDate: z.iso.date(),
  Hours: z.int(),
  Place: z.enum(places),
  ClassRoomName: trilingualReply.nullable(),
  /** An address of the customer’s own. */
  OwnSite: z.string(),
  /** The first of the sessions that are held. */
  First: z.object({ Day: z.iso.date(), StartsAt: z.string(), EndsAt: z.string() }).nullable(),
  Names: z.array(
    z.object({ Name: z.string(), TraineeName: trilingualReply.nullable(), TraineeCode: z.string().nullable() }),
  ),
})
export type ClassPrinted = typeof classPrinted
