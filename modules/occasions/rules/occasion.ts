import type { Day } from '#platform/shared/values/dates.ts'

export const occasionStates = ['draft', 'published', 'cancelled'] as const
export type OccasionState = (typeof occasionStates)[number]

export type OccasionAct = 'editOccasion' | 'publishOccasion' | 'unpublishOccasion' | 'cancelOccasion' | 'deleteOccasion'

interface Kept {
  readonly state: OccasionState
  readonly guests: number
  /** Its last day has passed. */
  readonly isOver: boolean
}

/** What may be done to an occasion: once somebody has asked for a place it is cancelled, not taken away; what took place is neither. */
export function occasionActions({ state, guests, isOver }: Kept) {
  if (state === 'cancelled') return [] as OccasionAct[]
  const acts: OccasionAct[] = ['editOccasion', state === 'draft' ? 'publishOccasion' : 'unpublishOccasion']
  if (guests > 0) return isOver ? acts : [...acts, 'cancelOccasion' as const]
  return state === 'draft' ? [...acts, 'deleteOccasion' as const] : acts
}

export const entries = ['open', 'full', 'closed', 'over', 'cancelled'] as const
/** How one gets in: `full` leads to the waiting list. */
export type Entry = (typeof entries)[number]

interface Asked {
  readonly state: OccasionState
  readonly lastDay: Day
  readonly closesOn: Day
  readonly seats: number
  /** Confirmed, waiting for an answer, or before everybody else on the waiting list. */
  readonly spokenFor: number
}

/** Whether one can ask for a place today. */
export function entryOf({ state, lastDay, closesOn, seats, spokenFor }: Asked, today: Day): Entry {
  if (state === 'cancelled') return 'cancelled'
  if (today > lastDay) return 'over'
  // Taken back for now.
  if (state === 'draft' || today > closesOn) return 'closed'
  return spokenFor >= seats ? 'full' : 'open'
}
