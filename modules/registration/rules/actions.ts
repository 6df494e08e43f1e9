import { next, type StateTable } from '#platform/shared/record/states.ts'
import { leftStates, mainTrack, openStates, owingStates, type MainAction, type MainState } from './main-track.ts'
import { moneySettled, moneyTrack, type MoneyAction } from './money-track.ts'
import { mayOverride } from './objections/objections.ts'
import type { Party } from './parties.ts'
import type { Standing, Tracks } from './standing.ts'
import { isReviewed } from './transfer/tracks.ts'
import { travelTrack, type TravelAction } from './travel-track.ts'
import { visaSettled, visaTrack, type VisaAction } from './visa-track.ts'

export type Track = 'main' | 'visa' | 'money' | 'travel'
export type Action = MainAction | VisaAction | MoneyAction | TravelAction

export const tracks = { main: mainTrack, visa: visaTrack, money: moneyTrack, travel: travelTrack } as const

const trackByAction = new Map(
  (Object.keys(tracks) as Track[]).flatMap((track) =>
    Object.keys(tracks[track].moves).map((action) => [action as Action, track] as const),
  ),
)
export const actions: readonly Action[] = [...trackByAction.keys()]
export const trackOf = (action: Action): Track => trackByAction.get(action)!
/** The moves of one track. */
export const actionsOf = <T extends Track>(track: T): readonly (keyof (typeof tracks)[T]['moves'] & Action)[] =>
  Object.keys(tracks[track].moves) as never

const payable: readonly MainState[] = ['approved', 'withdrawn', 'cancelled']
const travelling: readonly MainState[] = ['approved', 'confirmed', 'attending']
/** In which main states the moves of another track may happen, where the table below says nothing else of one. */
const usuallyOpenIn: Readonly<Record<Exclude<Track, 'main'>, readonly MainState[]>> = {
  visa: openStates,
  money: ['approved'],
  travel: travelling,
}
/** A seat is never invoiced before it is held. Money that came in before somebody left is still counted, so that it can be paid back. */
const openIn: Readonly<Partial<Record<Action, readonly MainState[]>>> = {
  voidInvoice: ['approved', ...leftStates],
  verifyPayment: payable,
  verifyPart: payable,
  rejectPaymentProof: payable,
  waiveFee: openStates,
  grantCredit: openStates,
  refund: leftStates,
  carryOver: ['transferred'],
  keepPart: leftStates,
  needTravel: [...openStates, 'confirmed'],
  dismissTravel: [...openStates, 'confirmed'],
  markArrived: ['confirmed', 'attending'],
}

export interface Step {
  readonly track: Track
  readonly from: string
  readonly to: string
}

/** Until it has agreed to pay, the registration is not the organization's: it answers, and moves nothing. */
export const mayMove = (standing: Pick<Standing, 'sponsorPending'>, party: Party): boolean =>
  party !== 'organization' || !standing.sponsorPending

/** Where the action leads, or null where the states have no such move for this party. */
export function stepOf(standing: Standing, action: Action, party: Party): Step | null {
  if (!mayMove(standing, party)) return null
  const track = trackOf(action)
  const from = standing[track]
  const to = next(tracks[track] as StateTable<string, string, Party>, from, action, party)
  if (to === null) return null
  // Whoever takes part has begun: nobody ends that alone, only the class that is called off while it runs.
  if (action === 'cancel' && standing.main === 'attending' && party !== 'system') return null
  if (track !== 'main' && !(openIn[action] ?? usuallyOpenIn[track]).includes(standing.main)) return null
  return { track, from, to }
}

/** Why a move that the states have cannot happen now; each is a refusal with its own sentence. */
export type Obstacle =
  | 'classClosed'
  | 'classStarted'
  | 'classBegun'
  | 'proofUndecided'
  | 'offerGone'
  | 'sponsorPending'
  | 'noCredit'
  | 'notReady'

export function obstacleTo(standing: Standing, action: Action): Obstacle | null {
  switch (action) {
    case 'submit':
    case 'resubmit':
    case 'offerSeat':
      return standing.classTakes ? null : 'classClosed'
    case 'approve':
      if (!standing.classTakes) return 'classClosed'
      return standing.sponsorPending ? 'sponsorPending' : null
    case 'waitlist':
      return standing.classTakes ? null : 'classClosed'
    case 'acceptOffer':
      if (!standing.hasSeat) return 'offerGone'
      return standing.classTakes ? null : 'classClosed'
    case 'withdraw':
      return standing.classStarted ? 'classStarted' : null
    case 'transfer':
      if (standing.classStarted) return 'classBegun'
      if (standing.sponsorPending && isReviewed(standing.main)) return 'sponsorPending'
      return standing.money === 'proofUploaded' || standing.proofWaits ? 'proofUndecided' : null
    case 'confirm':
      return readyToConfirm(standing) ? null : 'notReady'
    case 'grantCredit':
      return standing.sponsorHasCredit && !standing.sponsorPending ? null : 'noCredit'
    default:
      return null
  }
}

export function mayDo(standing: Standing, action: Action, party: Party): boolean {
  return stepOf(standing, action, party) !== null && obstacleTo(standing, action) === null
}

/**
 * What an organization answers when its trainee named it as the payer, the change of the registration's own data, the
 * wish to be moved to another class with its answer, that the trainee comes, and what a reviewer lets pass.
 */
export type Button =
  | Action
  | 'edit'
  | 'agreeToPay'
  | 'declineToPay'
  | 'askTransfer'
  | 'declineTransfer'
  | 'confirmPlace'
  | 'override'
  | 'bookOnAccount'

/** What this party may do with the registration now: the reply's list of allowed actions. */
export function allowedActions(standing: Standing, party: Party): Button[] {
  if (!mayMove(standing, party)) return mayAnswerSponsor(standing.main) ? ['agreeToPay', 'declineToPay'] : []
  const moves: Button[] = actions.filter((action) => mayDo(standing, action, party))
  if (mayEdit(standing, party)) moves.unshift('edit')
  if (mayAskTransfer(standing, party)) moves.push('askTransfer')
  if (mayDeclineTransfer(standing, party)) moves.push('declineTransfer')
  if (mayConfirmPlace(standing, party)) moves.push('confirmPlace')
  if (mayOverride(standing.main, party)) moves.push('override')
  if (mayBookOnAccount(standing, party)) moves.push('bookOnAccount')
  if (mayProveOnAccount(standing, party)) moves.push('uploadPaymentProof')
  if (mayDecideOnAccount(standing, party)) moves.push('verifyPayment', 'rejectPaymentProof')
  return moves
}

const isMovable = ({ main, classStarted }: Standing): boolean =>
  mainTrack.moves.transfer.from.includes(main as never) && !classStarted

/** Whoever is registered, or pays, may ask to be moved to another class; asked again, the newer wish stands. */
export const mayAskTransfer = (standing: Standing, party: Party): boolean =>
  (party === 'trainee' || party === 'organization') && mayMove(standing, party) && isMovable(standing)

/** The wish is answered by the move, or declined. */
export const mayDeclineTransfer = (standing: Standing, party: Party): boolean =>
  (party === 'reviewer' || party === 'admin') && standing.transferAsked && isMovable(standing)

/** Who was given a place in a class made for one organization says that they come; whoever does not, withdraws. */
export const mayConfirmPlace = ({ placeAsked, main, classStarted }: Standing, party: Party): boolean =>
  party === 'trainee' && placeAsked && !classStarted && (main === 'approved' || main === 'confirmed')

const isOnAccount = ({ main, money }: Standing): boolean =>
  money === 'creditApproved' && (owingStates as readonly MainState[]).includes(main)

/** What an organization pays later is booked as it comes in; the fee stays settled. A proof that waits is decided first. */
export const mayBookOnAccount = (standing: Standing, party: Party): boolean =>
  (party === 'reviewer' || party === 'admin') && isOnAccount(standing) && !standing.proofWaits

/** The organization proves what it pays on account while something of it is owed, one proof at a time. */
export const mayProveOnAccount = (standing: Standing, party: Party): boolean =>
  party === 'organization' &&
  mayMove(standing, party) &&
  isOnAccount(standing) &&
  standing.isOwed &&
  !standing.proofWaits

export const mayDecideOnAccount = (standing: Standing, party: Party): boolean =>
  (party === 'reviewer' || party === 'admin') && isOnAccount(standing) && standing.proofWaits

export const mayAnswerSponsor = (main: MainState): boolean => (openStates as readonly MainState[]).includes(main)

/** Approved, with a seat, no visa outstanding and the fee settled: then the system confirms. Travel never holds it back. */
export function readyToConfirm(standing: Tracks): boolean {
  return standing.main === 'approved' && standing.hasSeat && visaSettled(standing.visa) && moneySettled(standing.money)
}

/** What people may still change in the registration's own data, and who. */
export function mayEdit(standing: Pick<Standing, 'main' | 'sponsorPending'>, party: Party): boolean {
  const open = standing.main === 'draft' || standing.main === 'changesRequested'
  return open && party !== 'system' && mayMove(standing, party)
}
