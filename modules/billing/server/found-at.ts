import type { FoundAt } from '#platform/server/reading/found-at.ts'

/** What an invoice is for, of a payment: its subject where that is of this kind. */
const subject = (kind: 'registration' | 'courseRequest') =>
  `(select i.subject_id from billing.invoice i where i.id = t.invoice_id and i.subject_kind = '${kind}')`

/** Where people find what refers to entries of lookups. What was paid for something else stands on no list. */
export const foundAt: readonly FoundAt[] = [
  {
    table: 'billing.payment',
    of: 'invoice_id',
    shown: subject('registration'),
    screen: '/CourseRegistration/:CourseID?/:CourseClassID?/:AnnualPlanID?',
    by: { payment_type_id: 'PaymentTypeID' },
  },
  {
    table: 'billing.payment',
    of: 'invoice_id',
    shown: subject('courseRequest'),
    screen: '/CourseRequest',
    by: { payment_type_id: 'PaymentTypeID' },
  },
]
