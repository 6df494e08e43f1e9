import * as z from 'zod'
import { places } from '#modules/classes/contract/class-shapes.ts'
import { document } from '#platform/shared/document/document.ts'
import { id, optional } from '#platform/shared/document/document-parameters.ts'
import { trilingualReply } from '#platform/shared/shapes.ts'
import { registrationReach } from '../../rules/reach.ts'

export default document({
  path: '/report/RegistrationPlacementLetterReportIACE/:CourseRegistraionID?/:AnnualPlanID?',
  params: { CourseRegistraionID: id, AnnualPlanID: optional(id) },
  who: registrationReach,
  paper: 'portrait',
  signedBy: ['registrar'],
  series: 'registration',
  endedBy: ['registration.withdraw', 'registration.cancel'],
  summary: 'The letter that confirms a place in a class that is held, with where and when to come.',
  shape: z.object({
    RegistrationCode: z.string(),
    ConfirmedOn: z.iso.date().nullable(),
    TraineeCode: z.string(),
    TraineeName: trilingualReply,
    CourseCode: z.string(),
    CourseName: trilingualReply,
    ClassCode: z.string(),
    StartDate: z.iso.date(),
    EndDate: z.iso.date(),
    Hours: z.int(),
    Place: z.enum(places),
    ClassRoomName: trilingualReply.nullable(),
    /** Those that are not cancelled. */
    Sessions: z.array(z.object({ Day: z.iso.date(), StartsAt: z.string(), EndsAt: z.string() })),
    Flight: z.string(),
    HotelName: trilingualReply.nullable(),
    /** A hotel that is none of the academy's list. */
    OtherHotel: z.string(),
    RoomTypeName: trilingualReply.nullable(),
  }),
})
