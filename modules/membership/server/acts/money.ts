import {
  acceptProof,
  addProof,
  decideProof,
  issueInvoice,
  liveInvoice,
  openProof,
  voidInvoice,
  type Invoice,
} from '#modules/billing/server/public.ts'
import { owedOf } from '#modules/billing/rules/totals.ts'
import { attachFile } from '#platform/server/files/store.ts'
import { settings } from '#platform/server/settings.ts'
import type { Actor } from '#platform/shared/actor.ts'
import { notNow, refuse } from '#platform/shared/refusal.ts'
import type { Money } from '#platform/shared/values/money.ts'
import { membershipSettings } from '../../contract/settings.ts'
import type { CardKind } from '../../rules/requesting.ts'
import { feeLines } from '../../text/letters.ts'
import type { Card } from '../store/locked.ts'
import type { Doing } from './doing.ts'

export const proofField = 'membershipPaymentProof'

/** What a card of this kind costs now, before the tax. */
export async function feeOf({ db }: Doing, kind: CardKind): Promise<Money> {
  const { membershipFee, membershipReplacementFee } = await settings(db, membershipSettings)
  return kind === 'replacement' ? membershipReplacementFee : membershipFee
}

/** The fee of a card is its trainee's to pay. */
export const invoiceCard = (doing: Doing, card: Card, fee: Money) =>
  issueInvoice(doing, {
    about: { kind: 'membershipCard', id: card.id, code: card.trainee_code },
    payer: { traineeId: card.trainee_id },
    currency: fee.Currency,
    lines: [{ text: feeLines[card.kind], quantity: 1, unitMinor: fee.Minor }],
  })

/** The invoice of a card that still asks for something, locked. */
async function owing({ db }: Doing, card: Card, action: string): Promise<Invoice> {
  const invoice = await liveInvoice(db, { kind: 'membershipCard', id: card.id })
  if (!invoice || invoice.state !== 'sent' || owedOf(invoice) <= 0) return refuse(notNow, { action, state: card.state })
  return invoice
}

/** Hands a proof in; its file becomes the card's. */
export async function prove(
  doing: Doing,
  actor: Actor,
  card: Card,
  { fileId, swiftCode }: { readonly fileId: number | null; readonly swiftCode: string },
): Promise<void> {
  const invoice = await owing(doing, card, 'uploadProof')
  if (fileId !== null) await attachFile(doing.db, actor, fileId, proofField, ['membershipCard', card.id])
  await addProof(doing.db, invoice.id, { fileId, swiftCode: swiftCode || null, note: '' }, doing)
}

/** Books the whole fee by the proof that waits. */
export async function bookFee(doing: Doing, card: Card): Promise<Invoice> {
  const invoice = await owing(doing, card, 'confirm')
  const proof = (await openProof(doing.db, invoice.id)) ?? refuse(notNow, { action: 'confirm', state: card.state })
  await acceptProof(doing, invoice, proof, { amountMinor: owedOf(invoice) })
  return invoice
}

export async function refuseProof(doing: Doing, card: Card, reason: string): Promise<void> {
  const invoice = await liveInvoice(doing.db, { kind: 'membershipCard', id: card.id })
  const proof = invoice && (await openProof(doing.db, invoice.id))
  if (invoice && proof !== undefined)
    await decideProof(doing.db, invoice.id, proof, { state: 'rejected', reason }, doing)
}

/** Nothing is asked for any more. */
export async function voidFee(doing: Doing, card: Card, reason: string): Promise<void> {
  const invoice = await liveInvoice(doing.db, { kind: 'membershipCard', id: card.id })
  if (invoice?.state === 'sent') await voidInvoice(doing, invoice, reason)
}
