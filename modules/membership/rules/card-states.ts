import { actionsIn, next, stateTable } from '#platform/shared/record/states.ts'
import type { StandingName } from '#platform/shared/record/reach.ts'
import type { membershipCardReach } from './reach.ts'

/**
 * The life of a card, from what is asked for to its end. What follows by itself (the fee, the confirmation of what costs
 * nothing, the end) comes from the system. An unpaid application may also be rejected, or it would never end.
 */
export const cardStates = stateTable({
  states: [
    'requested',
    'pendingReview',
    'approved',
    'paymentStage',
    'proofUploaded',
    'proofRejected',
    'confirmed',
    'active',
    'suspended',
    'expired',
    'replaced',
    'rejected',
  ],
  initial: 'requested',
  moves: {
    takeForReview: { from: ['requested'], to: 'pendingReview', who: ['keeper'] },
    approve: { from: ['pendingReview'], to: 'approved', who: ['keeper'] },
    askPayment: { from: ['approved'], to: 'paymentStage', who: ['system'] },
    confirmFree: { from: ['approved'], to: 'confirmed', who: ['system'] },
    uploadProof: { from: ['paymentStage', 'proofRejected'], to: 'proofUploaded', who: ['trainee'] },
    confirm: { from: ['proofUploaded'], to: 'confirmed', who: ['keeper'] },
    rejectProof: { from: ['proofUploaded'], to: 'proofRejected', who: ['keeper'] },
    reject: { from: ['pendingReview', 'paymentStage', 'proofRejected'], to: 'rejected', who: ['keeper'] },
    activate: { from: ['confirmed'], to: 'active', who: ['keeper'] },
    suspend: { from: ['active'], to: 'suspended', who: ['keeper'] },
    reinstate: { from: ['suspended'], to: 'active', who: ['keeper'] },
    expire: { from: ['active', 'suspended'], to: 'expired', who: ['system'] },
    replace: { from: ['active', 'suspended', 'expired'], to: 'replaced', who: ['system'] },
  },
})

export type CardState = (typeof cardStates.states)[number]
export type CardMove = keyof typeof cardStates.moves
/** As what somebody stands to a card; the system is what follows by itself. */
export type CardParty = StandingName<typeof membershipCardReach> | 'system'

/** An application on its way: one of a trainee at a time. */
export const openStates = [
  'requested',
  'pendingReview',
  'approved',
  'paymentStage',
  'proofUploaded',
  'proofRejected',
  'confirmed',
] as const satisfies readonly CardState[]
/** In the holder's hands: one of a trainee at a time. */
export const inForceStates = ['active', 'suspended'] as const satisfies readonly CardState[]
/** Somebody of the academy has to do the next step. */
export const waitingStates = [
  'requested',
  'pendingReview',
  'proofUploaded',
  'confirmed',
] as const satisfies readonly CardState[]

/** The stages in which requests are read; each state stands in one of them. */
export const cardStages = ['pendingReview', 'paymentStage', 'rejected', 'confirmed'] as const
export type CardStage = (typeof cardStages)[number]
export const statesOfStage: Readonly<Record<CardStage, readonly CardState[]>> = {
  pendingReview: ['requested', 'pendingReview'],
  paymentStage: ['approved', 'paymentStage', 'proofUploaded', 'proofRejected'],
  rejected: ['rejected'],
  confirmed: ['confirmed', 'active', 'suspended', 'expired', 'replaced'],
}

const has = (states: readonly CardState[], state: CardState) => states.includes(state)

/** There is a card to print: it has its number and holds, or is about to be handed out. */
export const hasPaper = (state: CardState, isHidden: boolean): boolean =>
  !isHidden && (state === 'confirmed' || state === 'active')
/** The holder prints what was handed out. */
export const holderMayPrint = (state: CardState, isHidden: boolean): boolean => !isHidden && state === 'active'

export const holds = ['hidden', 'suspended'] as const
export type Hold = (typeof holds)[number]
interface Standing {
  readonly state: CardState
  readonly isHidden: boolean
}

/** What keeps another card from taking the place of the one in force: what is withheld would come back by it. */
export const holdOf = (held: Standing | null): Hold | null =>
  held === null ? null : held.isHidden ? 'hidden' : held.state === 'suspended' ? 'suspended' : null

export type CardAct = CardMove | 'hide' | 'show'

/** What this party may do with the card now, for the reply's `Actions`; `hold` is that of the one it takes the place of. */
export function cardActions(card: Standing & { readonly hold?: Hold | null }, party: CardParty): CardAct[] {
  const moves = (actionsIn(cardStates, card.state, party as never) as CardAct[]).filter(
    (move) => move !== 'activate' || !card.hold,
  )
  if (party !== 'keeper') return moves
  return card.isHidden ? [...moves, 'show'] : has(statesOfStage.confirmed, card.state) ? [...moves, 'hide'] : moves
}

/** The state after the move, or null where the table has no such move for this party. */
export const stateAfter = (state: CardState, move: CardMove, party: CardParty): CardState | null =>
  next(cardStates, state, move, party as never)

export type VerifiedStatus = 'valid' | 'expired' | 'suspended' | 'replaced'

/**
 * What a stranger with the code is told; null: nothing, as of a code that never was. A card whose last day has passed
 * is over, whether or not that was written down yet.
 */
export function verifiedStatus(
  card: { readonly state: CardState; readonly isHidden: boolean; readonly validUntil: string | null },
  today: string,
): VerifiedStatus | null {
  if (card.isHidden) return null
  if (card.state === 'replaced' || card.state === 'expired') return card.state
  if (!has(inForceStates, card.state)) return null
  if (card.validUntil !== null && card.validUntil < today) return 'expired'
  return card.state === 'active' ? 'valid' : 'suspended'
}
