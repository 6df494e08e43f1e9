import { nobody, type NoticesOf } from '#platform/server/notices/notice.ts'
import type { billingActs } from '../contract/acts.ts'

/** Whom it concerns is told by the module of what the invoice is about, which knows who that is. */
export const notices: NoticesOf<typeof billingActs> = {
  'billing.issueInvoice': nobody,
  'billing.voidInvoice': nobody,
  'billing.bookPayment': nobody,
  'billing.creditInvoice': nobody,
}
