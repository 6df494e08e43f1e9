import * as z from 'zod'
import { call } from '#platform/shared/call.ts'
import { changedMeanwhile, notNow } from '#platform/shared/refusal.ts'
import {
  byId,
  id,
  instant,
  moneyReply,
  plainText,
  tooMany,
  trilingual,
  trilingualReply,
  version,
} from '#platform/shared/shapes.ts'
import { invoiceSubjects } from '../rules/subjects.ts'
import { creditedTooMuch, creditSettles } from './refusals.ts'
import { invoiceLine, invoiceReply } from './shapes.ts'

const creditNoteReply = z
  .object({
    ID: z.int(),
    Number: z.string(),
    Reason: z.string(),
    Lines: z.array(invoiceLine),
    Tax: moneyReply,
    Amount: moneyReply,
    IssuedAt: instant(),
  })
  .meta({ id: 'CreditNote' })

export const getInvoice = call({
  method: 'GET',
  path: '/api/Billing/GetInvoice',
  who: 'courseRequest',
  effect: 'reads',
  summary: 'An invoice with what came in on it and what was taken back, for whoever reaches what it is about.',
  query: byId,
  reply: invoiceReply.extend({
    Version: z.int(),
    /** What it is about: the kind of record, its number and what people call it. */
    Subject: z.object({ Kind: z.enum(invoiceSubjects), ID: z.int(), Code: z.string() }),
    /** Of the invoice's currency for one of `BaseCurrency`, when it was issued. */
    Rate: z.number(),
    BaseCurrency: z.string(),
    BankDetails: trilingualReply,
    Payments: z.array(z.object({ ID: z.int(), Amount: moneyReply, PaidOn: z.string(), ProofID: z.int().nullable() })),
    CreditNotes: z.array(creditNoteReply),
    Actions: z.array(z.string()),
  }),
  refusals: [],
})

const creditLine = z.strictObject({
  Text: trilingual(),
  Quantity: z.int('notANumber').min(1, 'tooSmall').max(10_000, 'tooLarge'),
  /** What one costs, before the tax, in the invoice's currency. */
  Minor: z.int('notANumber').min(1, 'tooSmall').max(2_000_000_000, 'tooLarge'),
})

export const creditInvoice = call({
  method: 'POST',
  path: '/api/Billing/CreditInvoice',
  who: 'admin',
  effect: 'writes',
  summary:
    'Takes back a part of an invoice that was issued, or what was paid, by a credit note with a number of its own; the invoice stays as it is.',
  body: z.strictObject({
    ID: id(),
    Version: version(),
    Reason: plainText(1000).pipe(z.string().min(1, 'required')),
    Lines: z.array(creditLine).min(1, 'required').max(50, tooMany),
  }),
  reply: z.object({ ID: z.int(), Number: z.string(), Version: z.int() }),
  refusals: [changedMeanwhile, notNow, creditedTooMuch, creditSettles],
})
