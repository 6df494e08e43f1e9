import { stateTable } from '#platform/shared/record/states.ts'
import { applicants, reviewers } from './parties.ts'

/** The main state. Reviews are the academy's; confirmation, offers and the end of the class come from the system. */
export const mainTrack = stateTable({
  states: [
    'draft',
    'submitted',
    'underReview',
    'changesRequested',
    'approved',
    'waitlisted',
    'rejected',
    'confirmed',
    'attending',
    'completed',
    'failed',
    'noShow',
    'withdrawn',
    'cancelled',
    'transferred',
  ],
  initial: 'draft',
  moves: {
    submit: { from: ['draft'], to: 'submitted', who: [...applicants, ...reviewers] },
    resubmit: { from: ['changesRequested'], to: 'submitted', who: [...applicants, ...reviewers] },
    startReview: { from: ['submitted'], to: 'underReview', who: reviewers },
    requestChanges: { from: ['underReview'], to: 'changesRequested', who: reviewers },
    approve: { from: ['underReview'], to: 'approved', who: reviewers },
    waitlist: { from: ['underReview'], to: 'waitlisted', who: reviewers },
    reject: { from: ['underReview', 'waitlisted'], to: 'rejected', who: reviewers },
    /* Somebody waiting keeps the state while a seat is offered; `hasSeat` tells the two apart. */
    offerSeat: { from: ['waitlisted'], to: 'waitlisted', who: ['system'] },
    acceptOffer: { from: ['waitlisted'], to: 'approved', who: applicants },
    lapseOffer: { from: ['waitlisted'], to: 'waitlisted', who: ['system'] },
    lapseHold: { from: ['approved'], to: 'cancelled', who: ['system'] },
    confirm: { from: ['approved'], to: 'confirmed', who: ['system'] },
    withdraw: {
      from: ['draft', 'submitted', 'underReview', 'changesRequested', 'approved', 'waitlisted', 'confirmed'],
      to: 'withdrawn',
      who: applicants,
    },
    /* From `attending` the system's alone, with its class (`stepOf`). */
    cancel: {
      from: ['submitted', 'underReview', 'changesRequested', 'approved', 'waitlisted', 'confirmed', 'attending'],
      to: 'cancelled',
      who: [...reviewers, 'system'],
    },
    /* The person goes on in another class, with another registration. */
    transfer: {
      from: ['submitted', 'underReview', 'changesRequested', 'approved', 'waitlisted', 'confirmed'],
      to: 'transferred',
      who: reviewers,
    },
    begin: { from: ['confirmed'], to: 'attending', who: ['system'] },
    /* Results are published anew after a correction, so an end may turn into another. */
    complete: { from: ['confirmed', 'attending', 'failed', 'noShow'], to: 'completed', who: ['system'] },
    fail: { from: ['confirmed', 'attending', 'completed', 'noShow'], to: 'failed', who: ['system'] },
    markNoShow: { from: ['confirmed', 'attending', 'failed'], to: 'noShow', who: ['system'] },
  },
})

export type MainState = (typeof mainTrack.states)[number]
export type MainAction = keyof typeof mainTrack.moves

/** Out of the class for good; another registration to the same class may follow. The database's partial unique index lists the same. */
export const leftStates = ['rejected', 'withdrawn', 'cancelled', 'transferred'] as const satisfies MainState[]
/** On the class's list: taking part now or having done so. */
export const enrolledStates = ['confirmed', 'attending', 'completed', 'failed', 'noShow'] as const satisfies MainState[]
/** Over, one way or the other. */
export const pastStates = [...leftStates, 'completed', 'failed', 'noShow'] as const satisfies MainState[]
/** Before confirmation, with something still to decide. */
export const openStates = [
  'submitted',
  'underReview',
  'changesRequested',
  'waitlisted',
  'approved',
] as const satisfies MainState[]

/** What an organization put on its account is owed from the approval on: also after the class, or after the person has left. */
export const owingStates = [
  'approved',
  ...enrolledStates,
  'withdrawn',
  'cancelled',
] as const satisfies readonly MainState[]

/** Handed in, and the academy has not answered. */
export const undecidedStates = ['submitted', 'underReview', 'changesRequested'] as const satisfies MainState[]

/** Handed in and not over: something is still due from somebody. */
export const underWayStates = [...openStates, 'confirmed', 'attending'] as const satisfies MainState[]

export const hasLeft = (main: MainState): boolean => (leftStates as readonly MainState[]).includes(main)
export const isEnrolled = (main: MainState): boolean => (enrolledStates as readonly MainState[]).includes(main)
