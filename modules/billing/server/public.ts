/** What the modules below do with invoices about their records. All take the transaction of their call. */
export { issueInvoice, type Issue } from './acts/issue.ts'
export { acceptProof, bookPayment, carryPayment } from './acts/pay.ts'
export { feeActs, owingInvoice } from './acts/fee.ts'
export { creditAllBut, creditRest, voidInvoice } from './acts/credit.ts'
export {
  askNoMore,
  liveInvoice,
  lockedInvoice,
  rateOf,
  type About,
  type Invoice,
  type LineOf,
  type Payer,
} from './store/invoices.ts'
export { heldInSql, owedInSql } from './store/balance.ts'
export { invoicesToRemind, noteReminder } from './store/reminders.ts'
export { addProof, decideProof, openProof } from './store/proofs.ts'
export { twinsOf, type Twin } from './store/twins.ts'
export { keepAsPrinted } from './store/merging.ts'
export { invoiceColumns, invoiceToPrint } from './store/shown.ts'
export { invoicedOf, type Invoiced, type PrintedSubject } from './invoiced.ts'
