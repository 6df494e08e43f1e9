import { feeActs, issueInvoice } from '#modules/billing/server/public.ts'
import { settings } from '#platform/server/settings.ts'
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

export const { prove, bookFee, refuseProof, voidFee } = feeActs<Card>('membershipCard', {
  proofField,
  proves: 'uploadProof',
  books: 'confirm',
})
