import { randomBytes } from 'node:crypto'
import { writeNew } from '#platform/server/acts/write-act.ts'
import { nextNumber } from '#platform/server/content/number-series.ts'
import { settings } from '#platform/server/settings.ts'
import type { Actor } from '#platform/shared/actor.ts'
import { notFound, refuse } from '#platform/shared/refusal.ts'
import { zoneSettings } from '#platform/shared/settings/own-sections.ts'
import { addDays, dayOf } from '#platform/shared/values/dates.ts'
import { cannotRequest, heldHidden, heldSuspended } from '../../contract/refusals.ts'
import { membershipSettings } from '../../contract/settings.ts'
import { holdOf } from '../../rules/card-states.ts'
import { mayRequest, validUntil, type CardKind, type ReplacementCause } from '../../rules/requesting.ts'
import {
  addCard,
  cardsToExpire,
  cardsToRemindOf,
  heldCard,
  lockedCard,
  lockRequests,
  ownCards,
  type Card,
} from '../store/locked.ts'
import { asSystem, systemDoing, type Doing } from './doing.ts'
import { bookFee, feeOf, invoiceCard, prove, refuseProof, voidFee } from './money.ts'
import { act, move } from './move.ts'
import { noun } from './noun.ts'

type Job = Parameters<typeof systemDoing>

/** A trainee asks for a card; refuses with `cannotRequest` what cannot be had now. */
export async function request(
  doing: Doing,
  actor: Actor,
  asked: { readonly kind: CardKind; readonly cause: ReplacementCause | null; readonly note: string },
): Promise<Card> {
  const { db, now, today } = doing
  const traineeId = actor.traineeId ?? refuse(notFound)
  await lockRequests(db, traineeId)
  const { lastId, ...own } = await ownCards(db, traineeId)
  const { membershipNoticeDays: noticeDays } = await settings(db, membershipSettings)
  const { kinds, bar } = mayRequest(own, { today, noticeDays })
  if (!kinds.includes(asked.kind)) refuse(cannotRequest, { why: bar ?? 'notThis' })
  const card = await addCard(db, { ...asked, traineeId, replacesId: lastId, by: actor.userId, now })
  await writeNew(doing, noun, card, 'request')
  return card
}

/** Approved, it is invoiced; where it costs nothing it is confirmed at once. */
export async function approve(doing: Doing, card: Card): Promise<Card> {
  const approved = await move(doing, card, 'approve')
  const follows = asSystem(doing)
  const fee = await feeOf(doing, card.kind)
  if (fee.Minor === 0) return numbered(follows, approved, 'confirmFree')
  const { id, number } = await invoiceCard(follows, approved, fee)
  return move(follows, approved, 'askPayment', { data: { invoiceId: id, invoice: number } })
}

export async function confirm(doing: Doing, card: Card): Promise<Card> {
  // Asked first: a card that is not in this state has nothing to book.
  if (card.state !== 'proofUploaded') return move(doing, card, 'confirm')
  const { id, number } = await bookFee(doing, card)
  return numbered(doing, card, 'confirm', { invoiceId: id, invoice: number })
}

/** Gives the card its number and its code, with the names as they are printed, in the transaction that confirms it. */
async function numbered(
  doing: Doing,
  card: Card,
  name: 'confirm' | 'confirmFree',
  data: Readonly<Record<string, unknown>> = {},
): Promise<Card> {
  // Late: the series stays locked until the transaction ends.
  const number = await nextNumber(doing.db, 'membershipCard', doing.now)
  const set = {
    number,
    // 128 random bits that cannot be guessed from the number.
    verify_code: randomBytes(16).toString('hex'),
    name_ar: card.trainee_name_ar,
    name_en: card.trainee_name_en,
  }
  return move(doing, card, name, { set, data })
}

export async function uploadProof(
  doing: Doing,
  actor: Actor,
  card: Card,
  proof: { readonly fileId: number | null; readonly swiftCode: string },
): Promise<Card> {
  const proved = await move(doing, card, 'uploadProof')
  await prove(doing, actor, card, proof)
  return proved
}

export async function rejectProof(doing: Doing, card: Card, reason: string): Promise<Card> {
  const rejected = await move(doing, card, 'rejectProof', { reason })
  await refuseProof(doing, card, reason)
  return rejected
}

export async function reject(doing: Doing, card: Card, reason: string): Promise<Card> {
  const rejected = await move(doing, card, 'reject', { reason })
  await voidFee(doing, card, reason)
  return rejected
}

/** Handed out: it holds from today on, and what the holder had before is replaced. */
export async function activate(doing: Doing, card: Card): Promise<Card> {
  const { db, today } = doing
  const follows = asSystem(doing)
  const held = await heldCard(db, card.trainee_id)
  const hold = held && card.state === 'confirmed' ? holdOf({ state: held.state, isHidden: held.is_hidden }) : null
  if (hold) refuse(hold === 'hidden' ? heldHidden : heldSuspended)
  const before = held ?? (card.replaces_id === null ? undefined : await lockedCard(db, card.replaces_id))
  const { membershipMonths } = await settings(db, membershipSettings)
  const { timeZone } = await settings(db, zoneSettings)
  const days = { today, askedOn: dayOf(new Date(card.requested_at), timeZone) }
  const until = validUntil(card.kind, before?.valid_until ?? null, days, membershipMonths)
  if (before && before.state !== 'replaced') await move(follows, before, 'replace')
  const set = { valid_from: today, valid_until: until }
  return move(doing, card, 'activate', { set, data: { dueOn: until } })
}

export const hide = (doing: Doing, card: Card, reason: string): Promise<Card> =>
  act(doing, card, 'hide', { reason, set: { is_hidden: true, hidden_reason: reason } })

export const show = (doing: Doing, card: Card): Promise<Card> =>
  act(doing, card, 'show', { set: { is_hidden: false, hidden_reason: null } })

/** Ends one card whose last day has passed, unless somebody was quicker. */
export async function expireCard(id: number, ...work: Job): Promise<void> {
  const doing = await systemDoing(...work)
  const card = await lockedCard(doing.db, id)
  if (card && (card.state === 'active' || card.state === 'suspended') && card.valid_until! < doing.today)
    await move(doing, card, 'expire')
}

/** Tells the holder once that a card ends soon. */
export async function remindOfEnd(id: number, ...work: Job): Promise<void> {
  const doing = await systemDoing(...work)
  const card = await lockedCard(doing.db, id)
  if (card?.state === 'active')
    await act(doing, card, 'remindOfEnd', { set: { reminded_at: doing.now }, data: { dueOn: card.valid_until } })
}

/** What the day brings: first the ends, then whose end is near. */
export async function dueCards(...[db, now]: Job): Promise<{ ended: number[]; ending: number[] }> {
  const { today } = await systemDoing(db, now)
  const { membershipNoticeDays } = await settings(db, membershipSettings)
  return {
    ended: await cardsToExpire(db, today),
    ending: await cardsToRemindOf(db, addDays(today, membershipNoticeDays)),
  }
}
