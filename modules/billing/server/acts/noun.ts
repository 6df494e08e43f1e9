import type { Noun } from '#platform/server/acts/write-act.ts'
import { billingActs } from '../../contract/acts.ts'
import type { About } from '../store/invoices.ts'
import type { Doing } from './doing.ts'

export interface InvoiceOf {
  readonly id: number
  readonly number: string
  /** Where the act knows it. */
  readonly about?: About
}

/**
 * What each fact about an invoice carries: as `code` its number and, when it is issued, `about`, the code of what it is about.
 * Beside them: `proofId` or `creditNoteId`, and `paymentTypeId` of bookPayment; `creditNote`, its number where one was issued, and the `reason` of voidInvoice and creditInvoice.
 */
export const noun: Noun<typeof billingActs, 'billing.invoice', InvoiceOf, Doing> = {
  acts: billingActs,
  stored: {
    table: 'billing.invoice',
    unkept: [
      'id',
      'number',
      'subject_kind',
      'subject_id',
      'subject_code',
      'payer_trainee_id',
      'payer_organization_id',
      'payer_name',
      'base_currency',
      'rate',
      'line_count',
      'issued_at',
      'issued_by',
      'not_asked_since',
      'reminded_on',
      'bank_details',
      'version',
    ],
  },
  idOf: (invoice) => invoice.id,
  factsOf: ({ number, about }) => ({ code: number, ...(about && { about: about.code }) }),
  beside: ['received', 'credited'],
}
