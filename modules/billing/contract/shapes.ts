import * as z from 'zod'
import { instant, moneyReply, trilingualReply } from '#platform/shared/shapes.ts'
import { invoiceStates, invoiceSubjects } from '../rules/subjects.ts'

/** `Minor` is what one of the `Quantity` costs, before the tax. */
export const invoiceLine = z.object({ Text: trilingualReply, Quantity: z.int(), Minor: z.int() })

export const invoiceReply = z
  .object({
    ID: z.int(),
    Number: z.string(),
    Lines: z.array(invoiceLine),
    TaxPercent: z.number(),
    Tax: moneyReply,
    /** With the tax. */
    Amount: moneyReply,
    Received: moneyReply,
    /** Taken back by credit notes. */
    Credited: moneyReply,
    IssuedAt: instant(),
    DueDate: z.string(),
    State: z.enum(invoiceStates),
  })
  .meta({ id: 'RegistrationInvoice' })

/** Another proof with the same file or the same SWIFT code. */
export const proofTwin = z.object({
  Same: z.enum(['file', 'swift']),
  InvoiceNumber: z.string(),
  SubjectKind: z.enum(invoiceSubjects),
  SubjectID: z.int(),
  SubjectCode: z.string(),
  State: z.enum(['uploaded', 'verified', 'rejected']),
})
