/** What the modules below do with invoices about their records. All take the transaction of their call. */
export { issueInvoice, type Issue } from './acts/issue.ts'
export { acceptProof, carryPayment } from './acts/pay.ts'
export { voidInvoice } from './acts/credit.ts'
export { liveInvoice, lockedInvoice, type About, type Invoice, type Payer } from './store/invoices.ts'
export { addProof, decideProof, openProof } from './store/proofs.ts'
export { keepAsPrinted } from './store/merging.ts'
export { invoiceColumns } from './store/shown.ts'
export type { Invoiced, PrintedSubject } from './invoiced.ts'
