import { actionsIn, stateTable } from '#platform/shared/record/states.ts'

export const guestStates = ['waiting', 'waitlisted', 'confirmed', 'rejected', 'withdrawn'] as const
export type GuestState = (typeof guestStates)[number]

/** What becomes of a request for a place. Who has withdrawn asks anew. */
export const guestMoves = stateTable({
  states: guestStates,
  initial: 'waiting',
  moves: {
    confirmGuest: { from: ['waiting', 'waitlisted', 'rejected'], to: 'confirmed', who: ['staff'] },
    waitlistGuest: { from: ['waiting'], to: 'waitlisted', who: ['staff'] },
    rejectGuest: { from: ['waiting', 'waitlisted', 'confirmed'], to: 'rejected', who: ['staff'] },
    withdrawGuest: { from: ['waiting', 'waitlisted', 'confirmed'], to: 'withdrawn', who: ['guest'] },
  },
})

export const decisions = ['confirmed', 'waitlisted', 'rejected'] as const
export type Decision = (typeof decisions)[number]
type Mover = 'staff' | 'guest'

interface Guest {
  readonly state: GuestState
  readonly hasArrived: boolean
  /** The occasion was cancelled, or whose request it was is not kept any more. */
  readonly isOver: boolean
}
/** What may be done to a request; of who is inside already nothing but to take the arrival back. */
export const guestActions = ({ state, hasArrived, isOver }: Guest, who: Mover) =>
  isOver ? [] : hasArrived ? (who === 'staff' ? (['undoArrival'] as const) : []) : actionsIn(guestMoves, state, who)
