import {
  acceptProof,
  addProof,
  decideProof,
  issueInvoice,
  liveInvoice,
  openProof,
  voidInvoice,
} from '#modules/billing/server/public.ts'
import { owedOf } from '#modules/billing/rules/totals.ts'
import { attachFile } from '#platform/server/files/store.ts'
import { settings } from '#platform/server/settings.ts'
import { examSettings } from '../../contract/settings.ts'
import type { Actor } from '#platform/shared/actor.ts'
import { refuse } from '#platform/shared/refusal.ts'
import type { Trilingual } from '#platform/shared/text.ts'
import { proofNeeded } from '../../contract/refusals.ts'
import { repeatLine } from '../../text/letters.ts'
import type { RepeatAction } from '../../rules/repeats.ts'
import type { Doing } from './doing.ts'
import type { RepeatOf } from './nouns/repeat-noun.ts'

export const repeatProofField = 'repeatPaymentProof'

interface Money extends Doing {
  readonly userId: number | null
  readonly now: Date
}
const invoiceOf = (doing: Money, { id }: RepeatOf) => liveInvoice(doing.db, { kind: 'repeatExam', id })

/** The fee of a repeat, as the academy has set it, is the trainee's to pay. */
export async function invoiceRepeat(
  doing: Money,
  repeat: RepeatOf,
  exam: { readonly code: string; readonly name: Trilingual },
): Promise<void> {
  const { repeatFee } = await settings(doing.db, examSettings)
  await issueInvoice(doing, {
    about: { kind: 'repeatExam', id: repeat.id, code: exam.code },
    payer: { traineeId: repeat.traineeId },
    currency: repeatFee.Currency,
    lines: [{ text: repeatLine(exam.name), quantity: 1, unitMinor: repeatFee.Minor }],
  })
}

/** A swift code or a file, and the file becomes the repeat's. */
export async function proveRepeat(
  doing: Money,
  actor: Actor,
  repeat: RepeatOf,
  { SwiftCode, FileID }: { readonly SwiftCode: string; readonly FileID: number | null },
): Promise<void> {
  if (SwiftCode === '' && FileID === null) refuse(proofNeeded)
  if (FileID !== null) await attachFile(doing.db, actor, FileID, repeatProofField, ['repeatExam', repeat.id])
  const invoice = await invoiceOf(doing, repeat)
  if (invoice) await addProof(doing.db, invoice.id, { fileId: FileID, swiftCode: SwiftCode || null, note: '' }, doing)
}

/** What an act decides about the invoice of a repeat, where there is one. */
export async function settleRepeat(doing: Money, repeat: RepeatOf, act: RepeatAction, reason: string): Promise<void> {
  const invoice = await invoiceOf(doing, repeat)
  if (!invoice) return
  const proof = await openProof(doing.db, invoice.id)
  if (act === 'reject' || act === 'expire' || act === 'end') {
    if (proof !== undefined) await decideProof(doing.db, invoice.id, proof, { state: 'rejected', reason }, doing)
    // Who lets a repeat that is paid run out was given it; who is not to sit it any more is paid back.
    if (invoice.state === 'sent' || act === 'end') await voidInvoice(doing, invoice, reason)
    return
  }
  if (proof === undefined) return
  if (act === 'verifyPayment') await acceptProof(doing, invoice, proof, { amountMinor: owedOf(invoice) })
  if (act === 'rejectProof') await decideProof(doing.db, invoice.id, proof, { state: 'rejected', reason }, doing)
}
