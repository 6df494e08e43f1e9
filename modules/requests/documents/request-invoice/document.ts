import * as z from 'zod'
import { invoiceReply } from '#modules/billing/contract/shapes.ts'
import { document } from '#platform/shared/document/document.ts'
import { id } from '#platform/shared/document/document-parameters.ts'
import { trilingualReply } from '#platform/shared/shapes.ts'
import { requestReach } from '../../rules/reach.ts'

export default document({
  path: '/report/CourseRequestInvoiceIACE/:ID?',
  params: { ID: id },
  who: requestReach,
  paper: 'portrait',
  endedBy: ['billing.voidInvoice', 'billing.creditInvoice'],
  series: 'invoice',
  summary: 'The invoice of a course request, by the request’s id.',
  shape: z.object({
    Invoice: invoiceReply,
    /** The rate frozen at issue: how many of the currency one of the base currency bought. */
    Rate: z.number(),
    BaseCurrency: z.string(),
    /** Where to pay to, as it stood at issue. */
    BankDetails: trilingualReply,
    RequestNumber: z.string(),
    PayerName: trilingualReply,
    CourseCode: z.string(),
    CourseName: trilingualReply,
    FirstDay: z.iso.date(),
    LastDay: z.iso.date(),
    Trainees: z.int(),
    ClassCode: z.string().nullable(),
  }),
})
