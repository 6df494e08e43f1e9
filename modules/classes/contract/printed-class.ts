import * as z from 'zod'
import { trilingualReply } from '#platform/shared/shapes.ts'
import { places } from './class-shapes.ts'

/** A class as papers about it say it, with its sessions that are not cancelled. */
export const printedClass = z.object({
  ClassCode: z.string(),
  CourseCode: z.string(),
  /** As the class was sold with it. */
  CourseName: trilingualReply,
  StartDate: z.iso.date(),
  EndDate: z.iso.date(),
  Hours: z.number(),
  LanguageName: trilingualReply,
  Place: z.enum(places),
  ClassRoomName: trilingualReply.nullable(),
  Sessions: z.array(
    z.object({
      Number: z.int(),
      Date: z.iso.date(),
      StartTime: z.string(),
      EndTime: z.string(),
      ClassRoomName: trilingualReply.nullable(),
    }),
  ),
})
