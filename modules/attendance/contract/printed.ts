import * as z from 'zod'
import { day, trilingualReply } from '#platform/shared/shapes.ts'

/** A class as papers of its attendance name it. */
export const printedClass = z.object({
  ClassCode: z.string(),
  CourseName: trilingualReply,
  StartDate: day(),
  EndDate: day(),
})

/** A session of it that is not cancelled. */
export const printedSession = z.object({
  Number: z.int(),
  Day: day(),
  StartTime: z.string(),
  EndTime: z.string(),
  ClassRoomName: trilingualReply.nullable(),
  /** What it is about, where it says so: its module, or its own title. */
  Topic: trilingualReply.nullable(),
  Instructors: z.array(trilingualReply),
})

export const printedPerson = z.object({
  Code: z.string(),
  Name: trilingualReply,
  OrganizationName: trilingualReply.nullable(),
})
