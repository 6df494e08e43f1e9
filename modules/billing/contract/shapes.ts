import * as z from 'zod'
import { instant, moneyReply, optionalLine, trilingualReply } from '#platform/shared/shapes.ts'
import { foldDigits } from '#platform/shared/text.ts'
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
    /** Whether what is left of it is to be paid: not once it is settled, nor while a proof waits for what was called off. */
    IsAsked: z.boolean(),
  })
  .meta({ id: 'RegistrationInvoice' })

/** The form of a SWIFT code: what is written in another one is never found to be the same as before. */
export const swiftForm = /^[A-Za-z0-9-]{6,35}$/
/** The SWIFT code of a transfer, or nothing. */
export const swiftOrNone = () =>
  optionalLine(60)
    .transform(foldDigits)
    .refine((swift) => swift === '' || swiftForm.test(swift), 'invalidSwift')

/** Another proof with the same file or the same SWIFT code. */
export const proofTwin = z.object({
  Same: z.enum(['file', 'swift']),
  InvoiceNumber: z.string(),
  SubjectKind: z.enum(invoiceSubjects),
  SubjectID: z.int(),
  SubjectCode: z.string(),
  /** Whose it is, where the invoice is a trainee's to pay. */
  TraineeID: z.int().nullable(),
  State: z.enum(['uploaded', 'verified', 'rejected']),
})
