import * as z from 'zod'
import { places } from '#modules/classes/contract/class-shapes.ts'
import { document } from '#platform/shared/document/document.ts'
import { id, optional } from '#platform/shared/document/document-parameters.ts'
import { instant, moneyReply, trilingualReply } from '#platform/shared/shapes.ts'
import { registrationReach } from '../../rules/reach.ts'

export default document({
  path: '/report/RegistrationFormIACE/:RegistrationID?/:TraineeID?',
  params: { RegistrationID: id, TraineeID: optional(id) },
  who: registrationReach,
  paper: 'portrait',
  series: 'registration',
  summary: 'The form of a registration: the class, the trainee, what is wished and who pays; to be signed.',
  shape: z.object({
    RegistrationCode: z.string(),
    SubmittedAt: instant().nullable(),
    ClassCode: z.string(),
    CourseCode: z.string(),
    CourseName: trilingualReply,
    StartDate: z.iso.date(),
    EndDate: z.iso.date(),
    Hours: z.int(),
    Place: z.enum(places),
    ClassRoomName: trilingualReply.nullable(),
    Fee: moneyReply,
    /** Who has agreed to pay, where it is not the trainee. */
    PayerName: trilingualReply.nullable(),
    TraineeCode: z.string(),
    TraineeName: trilingualReply,
    Gender: z.string().nullable(),
    BirthDate: z.string().nullable(),
    NationalityName: trilingualReply.nullable(),
    /** The last three characters of the number. */
    PassportEnding: z.string().nullable(),
    PassportExpiresOn: z.string().nullable(),
    Email: z.string(),
    WorkEmail: z.string(),
    Mobile: z.string(),
    JobTitle: z.string(),
    NeedsAccommodation: z.boolean(),
    RoomTypeName: trilingualReply.nullable(),
    Nights: z.int().nullable(),
    NeedsTravel: z.boolean(),
    Extras: z.array(trilingualReply),
    Notes: z.string(),
  }),
})
