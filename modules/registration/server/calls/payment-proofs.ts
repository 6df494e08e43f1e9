import { acceptProof, addProof, bookPayment, decideProof, type Invoice } from '#modules/billing/server/public.ts'
import { requireEntries } from '#modules/lookups/server/public.ts'
import { owedOf } from '#modules/billing/rules/totals.ts'
import { writeAct } from '#platform/server/acts/write-act.ts'
import { attachFile } from '#platform/server/files/store.ts'
import type { Handler } from '#platform/server/handler.ts'
import { notNow, refuse } from '#platform/shared/refusal.ts'
import { registrationCalls as calls } from '../../contract/calls.ts'
import { proofDecided, receivedTooMuch } from '../../contract/refusals.ts'
import { mayBookOnAccount } from '../../rules/actions.ts'
import { invoiceOn } from '../acts/invoicing.ts'
import { doingOf, follow, lockAsRead, moved, take } from '../acts/perform.ts'
import { move, writeMove } from '../acts/move.ts'
import { noun } from '../acts/noun.ts'
import type { Registration } from '../store/registration.ts'

/** Without an invoice there is nothing to prove: the states say the same, so it is answered as they would. */
const invoiced = (invoice: Invoice | undefined, registration: Registration, action: string): Invoice =>
  invoice ?? refuse(notNow, { action, state: registration.standing.money })

export const uploadPaymentProof: Handler<typeof calls.uploadPaymentProof> = async (asked) => {
  const { db, actor, body } = asked
  const doing = await doingOf(asked)
  const found = await take(asked, doing, { ID: body.RegistrationID, Version: body.Version }, 'uploadPaymentProof')
  const invoice = invoiced(await invoiceOn(doing, found), found, 'uploadPaymentProof')
  const uploaded = await move(doing, found, 'uploadPaymentProof', {
    data: { invoiceId: invoice.id, number: invoice.number },
  })
  if (body.FileID !== null) await attachFile(db, actor, body.FileID, 'paymentProof', ['registration', found.id])
  await addProof(db, invoice.id, { fileId: body.FileID, swiftCode: body.SwiftCode, note: body.Note }, doing)
  return moved(uploaded)
}

export const verifyPayment: Handler<typeof calls.verifyPayment> = async (asked) => {
  const { body } = asked
  const doing = await doingOf(asked)
  const found = await take(asked, doing, body, 'verifyPayment')
  const invoice = invoiced(await invoiceOn(doing, found), found, 'verifyPayment')
  const owed = owedOf(invoice)
  const received = body.Received ?? owed
  if (received > owed) refuse(receivedTooMuch, { owed, currency: invoice.currency })
  const action = received === owed ? 'verifyPayment' : 'verifyPart'
  const paymentTypeId = body.PaymentTypeID
  if (paymentTypeId !== null) await requireEntries(asked.db, [['PaymentTypeID', 'PaymentType', paymentTypeId]])
  const payment = { amountMinor: received, paymentTypeId }
  if (!(await acceptProof(doing, invoice, body.ProofID, payment))) refuse(proofDecided)
  const verified = await move(doing, found, action, {
    data: { invoiceId: invoice.id, number: invoice.number, received },
  })
  return {
    ...moved(await follow(doing, verified, action)),
    Owed: { Minor: owed - received, Currency: invoice.currency },
  }
}

/** No state moves: on account the fee counts as settled, and the invoice says what is still to be paid. */
export const bookOnAccount: Handler<typeof calls.bookOnAccount> = async (asked) => {
  const { body } = asked
  const doing = await doingOf(asked)
  const found = await lockAsRead(asked, doing, body)
  const state = found.standing.money
  if (!mayBookOnAccount(found.standing, doing.party)) refuse(notNow, { action: 'bookOnAccount', state })
  const invoice = invoiced(await invoiceOn(doing, found), found, 'bookOnAccount')
  const owed = owedOf(invoice)
  if (owed <= 0) refuse(notNow, { action: 'bookOnAccount', state })
  if (body.Received > owed) refuse(receivedTooMuch, { owed, currency: invoice.currency })
  const paymentTypeId = body.PaymentTypeID
  if (paymentTypeId !== null) await requireEntries(asked.db, [['PaymentTypeID', 'PaymentType', paymentTypeId]])
  await bookPayment(doing, invoice, { amountMinor: body.Received, paymentTypeId })
  await writeAct(doing, noun, found, 'bookOnAccount', {
    set: {},
    data: { invoiceId: invoice.id, number: invoice.number, received: body.Received },
  })
  await writeMove(doing, found, { action: 'bookOnAccount', track: 'money', from: state, to: state })
  return {
    ...moved({ ...found, version: found.version + 1 }),
    Owed: { Minor: owed - body.Received, Currency: invoice.currency },
  }
}

export const rejectPaymentProof: Handler<typeof calls.rejectPaymentProof> = async (asked) => {
  const { db, body } = asked
  const doing = await doingOf(asked)
  const found = await take(asked, doing, body, 'rejectPaymentProof')
  const invoice = invoiced(await invoiceOn(doing, found), found, 'rejectPaymentProof')
  const decided = await decideProof(db, invoice.id, body.ProofID, { state: 'rejected', reason: body.Reason }, doing)
  if (!decided) refuse(proofDecided)
  const rejected = await move(doing, found, 'rejectPaymentProof', {
    reason: body.Reason,
    data: { invoiceId: invoice.id, number: invoice.number },
  })
  return moved(await follow(doing, rejected, 'rejectPaymentProof'))
}
