import { addMonths } from '#platform/shared/values/months.ts'
import { addDays, daysBetween, type Day } from '#platform/shared/values/dates.ts'
import type { CardState } from './card-states.ts'

export const cardKinds = ['first', 'renewal', 'replacement'] as const
export type CardKind = (typeof cardKinds)[number]
/** Why a card is replaced. */
export const replacementCauses = ['lost', 'damaged'] as const
export type ReplacementCause = (typeof replacementCauses)[number]

/** Why somebody can't ask for a card. */
export const requestBars = ['underWay', 'suspended', 'withheld'] as const
export type RequestBar = (typeof requestBars)[number]

export interface OwnCards {
  readonly hasOpen: boolean
  /** The one in force. */
  readonly held: { readonly state: CardState; readonly isHidden: boolean; readonly validUntil: Day } | null
  /** One that ended by its date, and none since. */
  readonly hasExpired: boolean
}

/** What a trainee may ask for now: a first card, its renewal from so many days before its end, another for one that is lost. */
export function mayRequest(
  { hasOpen, held, hasExpired }: OwnCards,
  { today, noticeDays }: { readonly today: Day; readonly noticeDays: number },
): { readonly kinds: readonly CardKind[]; readonly bar: RequestBar | null } {
  if (held?.isHidden) return { kinds: [], bar: 'withheld' }
  if (hasOpen) return { kinds: [], bar: 'underWay' }
  if (held === null) return { kinds: [hasExpired ? 'renewal' : 'first'], bar: null }
  if (held.state === 'suspended') return { kinds: [], bar: 'suspended' }
  const ends = held.validUntil <= addDays(today, noticeDays)
  // What has ended is renewed, also before that was written down.
  if (held.validUntil < today) return { kinds: ['renewal'], bar: null }
  return { kinds: ends ? ['renewal', 'replacement'] : ['replacement'], bar: null }
}

/**
 * Until when a card holds that is handed out today. One in place of a card that still runs ends with it; of one that ended
 * on the way it has the days that were left when it was asked for (decision 291). A renewal begins where that one ends; all
 * others begin today.
 */
export function validUntil(
  kind: CardKind,
  before: Day | null,
  { today, askedOn }: { readonly today: Day; readonly askedOn: Day },
  months: number,
): Day {
  const runs = before !== null && before >= today
  if (before !== null && kind === 'replacement')
    return runs ? before : addDays(today, Math.max(0, daysBetween(askedOn, before)))
  return addMonths(runs && kind === 'renewal' ? before : today, months)
}
