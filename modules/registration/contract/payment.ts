import * as z from 'zod'
import { fileNotFound, fileTaken } from '#platform/shared/files.ts'
import { call } from '#platform/shared/call.ts'
import {
  code,
  day,
  id,
  idList,
  moneyReply,
  optionalLine,
  queryId,
  trilingualReply,
  version,
} from '#platform/shared/shapes.ts'
import { invoiceReply, swiftForm } from '#modules/billing/contract/shapes.ts'
import { invoiceSubjects } from '#modules/billing/rules/subjects.ts'
import { moveRefusals, proofDecided, receivedTooMuch } from './refusals.ts'
import { stayLeftOut } from '../rules/desk/invoiced-extras.ts'
import { moveBody, movedReply, reason } from './shapes.ts'

export const sendInvoice = call({
  method: 'POST',
  path: '/api/CourseRegistration/SendInvoice',
  who: 'reviewers',
  effect: 'writes',
  summary:
    'Issues the invoice over the class fee, the room and paid extras under the next number, with the rate of the day frozen, and sends it.',
  body: moveBody.extend({
    DueDate: day().optional(),
    /** False: over the fee alone. */
    WithStay: z.boolean().default(true),
  }),
  reply: movedReply.extend({ InvoiceID: z.int(), Number: z.string() }),
  refusals: moveRefusals,
})

export const previewInvoice = call({
  method: 'GET',
  path: '/api/CourseRegistration/PreviewInvoice',
  who: 'reviewers',
  effect: 'reads',
  summary:
    'The lines that an invoice of the registration would have now: the fee, the room in its nights, paid extras.',
  query: z.strictObject({ ID: queryId() }),
  reply: z.object({
    Lines: z.array(z.object({ Text: trilingualReply, Quantity: z.int(), Unit: moneyReply, Amount: moneyReply })),
    Tax: moneyReply,
    /** With the tax. */
    Amount: moneyReply,
    /** Why a room that was asked for does not stand on it. */
    StayLeftOut: z.enum(stayLeftOut).nullable(),
  }),
  refusals: [],
})

export const sendInvoices = call({
  method: 'POST',
  path: '/api/CourseRegistration/SendInvoices',
  who: 'reviewers',
  effect: 'writes',
  summary: 'Issues and sends the invoices of several approved registrations, all or none.',
  body: idList,
  reply: z.object({ Sent: z.int() }),
  refusals: moveRefusals,
})

export const uploadPaymentProof = call({
  method: 'POST',
  path: '/api/Trainee/SavePaymentProof',
  who: 'customerTrainee',
  effect: 'writes',
  summary:
    'Hands in the proof of a payment: an uploaded file (field `paymentProof`), the SWIFT code of the transfer, or both.',
  body: z
    .strictObject({
      RegistrationID: id(),
      Version: version(),
      FileID: id().nullable().default(null),
      SwiftCode: code(35).pipe(z.string().regex(swiftForm, 'invalidSwift')).nullable().default(null),
      Note: optionalLine(1000).default(''),
    })
    .refine((proof) => proof.FileID !== null || proof.SwiftCode !== null, { error: 'required', path: ['FileID'] }),
  reply: movedReply,
  refusals: [...moveRefusals, fileNotFound, fileTaken],
})

export const verifyPayment = call({
  method: 'POST',
  path: '/api/CourseRegistration/VerifyPayment',
  who: 'reviewers',
  effect: 'writes',
  summary: 'Finds the payment in order, in full or over the amount that came in; a full payment settles the fee.',
  body: z.strictObject({
    ID: id(),
    Version: version(),
    ProofID: id(),
    /** Minor units of the invoice's currency; left out where all that was owed came in. */
    Received: z.int('notANumber').min(1, 'tooSmall').max(2_000_000_000, 'tooLarge').optional(),
    PaymentTypeID: id().nullable().default(null),
  }),
  /** What is still owed. */
  reply: movedReply.extend({ Owed: moneyReply }),
  refusals: [...moveRefusals, proofDecided, receivedTooMuch],
})

export const rejectPaymentProof = call({
  method: 'POST',
  path: '/api/CourseRegistration/RejectPaymentProof',
  who: 'reviewers',
  effect: 'writes',
  summary: 'Refuses the proof of payment with a reason; another one is expected.',
  body: z.strictObject({ ID: id(), Version: version(), ProofID: id(), Reason: reason() }),
  reply: movedReply,
  refusals: [...moveRefusals, proofDecided],
})

export const bookOnAccount = call({
  method: 'POST',
  path: '/api/CourseRegistration/BookOnAccount',
  who: 'reviewers',
  effect: 'writes',
  summary: 'Books what came in on the invoice of a registration that its organization pays later, in full or in part.',
  body: z.strictObject({
    ID: id(),
    Version: version(),
    /** Minor units of the invoice's currency. */
    Received: z.int('notANumber').min(1, 'tooSmall').max(2_000_000_000, 'tooLarge'),
    PaymentTypeID: id().nullable().default(null),
  }),
  /** What is still owed. */
  reply: movedReply.extend({ Owed: moneyReply }),
  refusals: [...moveRefusals, receivedTooMuch],
})

export const getAllTraineeInvoices = call({
  method: 'GET',
  path: '/api/Trainee/GetAllTraineeInvoices',
  who: 'courseRequest',
  effect: 'reads',
  summary:
    "The invoices of a trainee's registrations and course requests, the newest first; the own ones where no trainee is named.",
  query: z.strictObject({ traineeID: queryId().optional() }),
  reply: z.array(
    invoiceReply.extend({
      /** What it is about: a registration, or a course request, and then nobody's registration stands on it. */
      SubjectKind: z.enum(invoiceSubjects),
      SubjectID: z.int(),
      SubjectCode: z.string(),
      RegistrationID: z.int().nullable(),
      RegistrationCode: z.string().nullable(),
      ClassCode: z.string().nullable(),
      CourseName: trilingualReply.nullable(),
    }),
  ),
  refusals: [],
})
