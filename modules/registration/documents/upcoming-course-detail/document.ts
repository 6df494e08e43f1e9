import * as z from 'zod'
import { document } from '#platform/shared/document/document.ts'
import { id } from '#platform/shared/document/document-parameters.ts'
import { places } from '#modules/classes/contract/class-shapes.ts'
import { moneyReply, trilingualReply } from '#platform/shared/shapes.ts'

export default document({
  path: '/report/UpcomingCourseDetail/:ID?',
  params: { ID: id },
  who: 'public',
  paper: 'portrait',
  summary: 'A class that takes registrations of everybody, by its id, with what its course is about, for anybody.',
  shape: z.object({
    ClassCode: z.string(),
    CourseCode: z.string(),
    CourseName: trilingualReply,
    CategoryName: trilingualReply.nullable(),
    LevelName: trilingualReply.nullable(),
    LanguageName: trilingualReply,
    Place: z.enum(places),
    ClassRoomName: trilingualReply.nullable(),
    StartDate: z.iso.date(),
    EndDate: z.iso.date(),
    Hours: z.int(),
    Fee: moneyReply,
    SeatsLeft: z.int(),
    /** One objective a line. */
    Objectives: trilingualReply,
    Prerequisite: trilingualReply,
    Prerequisites: z.array(z.object({ Code: z.string(), Name: trilingualReply })),
    /** Those that are not cancelled. */
    Sessions: z.array(z.object({ Day: z.iso.date(), StartsAt: z.string(), EndsAt: z.string() })),
    /** The parts of the course in use. */
    Modules: z.array(z.object({ Name: trilingualReply, Hours: z.number() })),
    /** Where one registers; the QR code says it. */
    Address: z.string(),
  }),
})
