import { acceptProof, addProof, bookPayment, decideProof, type Invoice } from '#modules/billing/server/public.ts'
import { requireEntries } from '#modules/lookups/server/public.ts'
import { owedOf } from '#modules/billing/rules/totals.ts'
import { writeAct } from '#platform/server/acts/write-act.ts'
import { attachFile } from '#platform/server/files/store.ts'
import type { Handler } from '#platform/server/handler.ts'
import { notNow, refuse } from '#platform/shared/refusal.ts'
import { registrationCalls as calls } from '../../contract/calls.ts'
import { proofDecided, receivedTooMuch } from '../../contract/refusals.ts'
import { mayBookOnAccount, mayDecideOnAccount, mayProveOnAccount } from '../../rules/actions.ts'
import type { Doing } from '../acts/doing.ts'
import { endUnpaid, invoiceOn } from '../acts/invoicing.ts'
import { asSystem, doingOf, follow, lockAsRead, moved, take } from '../acts/perform.ts'
import { move, writeMove, type MoveDetails } from '../acts/move.ts'
import { noun } from '../acts/noun.ts'
import { endedByItself } from '../store/papers.ts'
import type { Registration } from '../store/registration.ts'

/** Without an invoice there is nothing to prove: the states say the same, so it is answered as they would. */
const invoiced = (invoice: Invoice | undefined, registration: Registration, action: string): Invoice =>
  invoice ?? refuse(notNow, { action, state: registration.standing.money })

/** No state moves: on account the fee counts as settled, and the invoice says what is still to be paid. */
async function actOnAccount(
  doing: Doing,
  registration: Registration,
  action: 'bookOnAccount' | 'uploadPaymentProof' | 'verifyPayment' | 'verifyPart' | 'rejectPaymentProof',
  { reason, set, data }: MoveDetails,
): Promise<Registration> {
  const { money } = registration.standing
  await writeAct(doing, noun, registration, action, { set: { ...set }, reason, data })
  await writeMove(doing, registration, { action, track: 'money', from: money, to: money, reason })
  return { ...registration, version: registration.version + 1 }
}

/** A verdict on a proof on account. What the academy ended meanwhile, with its class or its hold, is owed for no more. */
async function decidedOnAccount(
  doing: Doing,
  registration: Registration,
  action: 'verifyPayment' | 'verifyPart' | 'rejectPaymentProof',
  details: MoveDetails,
): Promise<Registration> {
  const decided = await actOnAccount(doing, registration, action, { ...details, set: { proof_waits: false } })
  const settled = { ...decided, standing: { ...decided.standing, proofWaits: false } }
  const ended = settled.standing.main === 'cancelled' && (await endedByItself(doing.db, settled.id))
  return ended ? endUnpaid(asSystem(doing), settled, { isSystems: true }) : settled
}

export const uploadPaymentProof: Handler<typeof calls.uploadPaymentProof> = async (asked) => {
  const { db, actor, body } = asked
  const doing = await doingOf(asked)
  const found = await take(asked, doing, { ID: body.RegistrationID, Version: body.Version }, 'uploadPaymentProof')
  const invoice = invoiced(await invoiceOn(doing, found), found, 'uploadPaymentProof')
  const data = { invoiceId: invoice.id, number: invoice.number }
  const uploaded = mayProveOnAccount(found.standing, doing.party)
    ? await actOnAccount(doing, found, 'uploadPaymentProof', {
        set: { proof_waits: true, money_since: doing.now },
        data,
      })
    : await move(doing, found, 'uploadPaymentProof', { data })
  if (body.FileID !== null) await attachFile(db, actor, body.FileID, 'paymentProof', ['registration', found.id])
  await addProof(db, invoice.id, { fileId: body.FileID, swiftCode: body.SwiftCode, note: body.Note }, doing)
  return moved(uploaded)
}

export const verifyPayment: Handler<typeof calls.verifyPayment> = async (asked) => {
  const { body } = asked
  const doing = await doingOf(asked)
  const found = await take(asked, doing, body, 'verifyPayment')
  const invoice = invoiced(await invoiceOn(doing, found), found, 'verifyPayment')
  // What came in may have been taken back or booked before its proof was looked at.
  const owed = Math.max(0, owedOf(invoice))
  const received = body.Received ?? owed
  if (received > owed) refuse(receivedTooMuch, { owed, currency: invoice.currency })
  const action = received === owed ? 'verifyPayment' : 'verifyPart'
  const paymentTypeId = body.PaymentTypeID
  if (paymentTypeId !== null) await requireEntries(asked.db, [['PaymentTypeID', 'PaymentType', paymentTypeId]])
  const payment = { amountMinor: received, paymentTypeId }
  if (!(await acceptProof(doing, invoice, body.ProofID, payment))) refuse(proofDecided)
  const details = { data: { invoiceId: invoice.id, number: invoice.number, received } }
  const verified = mayDecideOnAccount(found.standing, doing.party)
    ? await decidedOnAccount(doing, found, action, details)
    : await follow(doing, await move(doing, found, action, details), action)
  return {
    ...moved(verified),
    Owed: { Minor: owed - received, Currency: invoice.currency },
  }
}

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
  const booked = await actOnAccount(doing, found, 'bookOnAccount', {
    data: { invoiceId: invoice.id, number: invoice.number, received: body.Received },
  })
  return {
    ...moved(booked),
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
  const details = { reason: body.Reason, data: { invoiceId: invoice.id, number: invoice.number } }
  if (mayDecideOnAccount(found.standing, doing.party))
    return moved(await decidedOnAccount(doing, found, 'rejectPaymentProof', details))
  const rejected = await move(doing, found, 'rejectPaymentProof', details)
  return moved(await follow(doing, rejected, 'rejectPaymentProof'))
}
