import * as z from 'zod'
import { document } from '#platform/shared/document/document.ts'
import { id, optional } from '#platform/shared/document/document-parameters.ts'
import { trilingualReply } from '#platform/shared/shapes.ts'

export default document({
  path: '/report/RegistrationInvitationIACE/:CourseRegistraionID?/:AnnualPlanID?',
  params: { CourseRegistraionID: id, AnnualPlanID: optional(id) },
  // It bears the number of a passport, so it is no organization's.
  who: 'courseRegistration',
  paper: 'portrait',
  signedBy: ['director'],
  series: 'registration',
  endedBy: [
    'registration.refuseVisa',
    'registration.dismissVisa',
    'registration.reject',
    'registration.withdraw',
    'registration.cancel',
  ],
  summary: 'The letter with which a trainee applies for a visa, as it was issued.',
  shape: z.object({
    RegistrationCode: z.string(),
    IssuedOn: z.iso.date(),
    CourseName: trilingualReply,
    ClassCode: z.string(),
    StartDate: z.iso.date(),
    EndDate: z.iso.date(),
    /** As the passport has it. */
    FullName: trilingualReply,
    Gender: z.string(),
    BirthDate: z.iso.date(),
    NationalityName: trilingualReply,
    PassportNumber: z.string(),
    PassportExpiresOn: z.iso.date(),
  }),
})
