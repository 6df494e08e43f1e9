import * as z from 'zod'
import { document } from '#platform/shared/document/document.ts'
import { codeOf } from '#platform/shared/document/document-parameters.ts'
import { upcomingId } from '#modules/planning/rules/naming/upcoming-id.ts'
import { places } from '#modules/classes/contract/class-shapes.ts'
import { moneyReply, trilingualReply } from '#platform/shared/shapes.ts'

export default document({
  path: '/report/UpcomingCourseDetail/:ID?',
  /** The id of a class, or `plan-` and that of a row of the plan. */
  params: { ID: codeOf(upcomingId) },
  who: 'public',
  paper: 'portrait',
  summary:
    'A class that takes registrations of everybody, or a published row of the plan that has no class yet, with what its course is about, for anybody.',
  shape: z.object({
    /** Null: it is planned and has no class yet. */
    ClassCode: z.string().nullable(),
    /** Of a row of the plan. */
    PlanRowCode: z.string().nullable(),
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
    /** Null as long as nobody can register. */
    SeatsLeft: z.int().nullable(),
    /** One objective a line. */
    Objectives: trilingualReply,
    Prerequisite: trilingualReply,
    Prerequisites: z.array(z.object({ Code: z.string(), Name: trilingualReply })),
    /** Those that are not cancelled; of a row of the plan those that are planned. */
    Sessions: z.array(z.object({ Day: z.iso.date(), StartsAt: z.string(), EndsAt: z.string() })),
    /** The parts of the course in use. */
    Modules: z.array(z.object({ Name: trilingualReply, Hours: z.number() })),
    /** Where one registers, or reads of the course until one can; the QR code says it. */
    Address: z.string(),
  }),
})
