import * as z from 'zod'
import { document } from '#platform/shared/document/document.ts'
import { id, optional } from '#platform/shared/document/document-parameters.ts'
import { day, trilingualReply } from '#platform/shared/shapes.ts'
import { invoiceReply } from '../../contract/shapes.ts'
import { registrationReach } from '../../rules/reach.ts'

export default document({
  path: '/report/CourseRegistrationInvoiceIACE/:ID?/:AnnualPlanID?',
  params: { ID: id, AnnualPlanID: optional(id) },
  who: registrationReach,
  paper: 'portrait',
  endedBy: [
    'registration.sendInvoice',
    'registration.voidInvoice',
    'registration.waiveFee',
    'registration.withdraw',
    'registration.cancel',
  ],
  summary: 'The invoice of a registration, by the registration’s id.',
  shape: z.object({
    Invoice: invoiceReply,
    /** The rate frozen at issue: how many of the currency one US dollar bought. */
    PerUsd: z.number(),
    RegistrationCode: z.string(),
    ClassCode: z.string(),
    CourseCode: z.string(),
    CourseName: trilingualReply,
    StartDate: day(),
    EndDate: day(),
    TraineeCode: z.string(),
    TraineeName: trilingualReply,
    OrganizationName: trilingualReply.nullable(),
  }),
})
