import * as z from 'zod'
import { document } from '#platform/shared/document/document.ts'
import { id, optional } from '#platform/shared/document/document-parameters.ts'
import { day, trilingualReply } from '#platform/shared/shapes.ts'
import { invoiceReply } from '../../contract/shapes.ts'
import { invoiceReach } from '../../rules/reach.ts'

export default document({
  path: '/report/CourseRegistrationInvoiceIACE/:ID?/:AnnualPlanID?',
  params: { ID: id, AnnualPlanID: optional(id) },
  who: invoiceReach,
  paper: 'portrait',
  endedBy: ['billing.voidInvoice', 'billing.creditInvoice'],
  series: 'invoice',
  summary: 'The invoice of a registration, by the registration’s id.',
  shape: z.object({
    Invoice: invoiceReply,
    /** The rate frozen at issue: how many of the currency one of the base currency bought. */
    Rate: z.number(),
    BaseCurrency: z.string(),
    /** Where to pay to, as it stood at issue. */
    BankDetails: trilingualReply,
    RegistrationCode: z.string(),
    ClassCode: z.string(),
    CourseCode: z.string(),
    CourseName: trilingualReply,
    StartDate: day(),
    EndDate: day(),
    TraineeCode: z.string(),
    TraineeName: trilingualReply,
    /** Who pays, where it is not the trainee. */
    PayerName: trilingualReply.nullable(),
  }),
})
