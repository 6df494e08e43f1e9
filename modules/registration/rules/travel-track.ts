import { stateTable } from '#platform/shared/record/states.ts'
import { applicants, reviewers } from './parties.ts'

/** Travel never holds back a confirmation. */
export const travelTrack = stateTable({
  states: ['notNeeded', 'awaitingTravel', 'arranged', 'arrived'],
  initial: 'notNeeded',
  moves: {
    needTravel: { from: ['notNeeded'], to: 'awaitingTravel', who: reviewers },
    dismissTravel: { from: ['awaitingTravel', 'arranged'], to: 'notNeeded', who: reviewers },
    uploadTicket: { from: ['awaitingTravel'], to: 'awaitingTravel', who: applicants },
    arrangeTravel: { from: ['awaitingTravel', 'arranged'], to: 'arranged', who: reviewers },
    markArrived: { from: ['arranged'], to: 'arrived', who: reviewers },
  },
})

export type TravelState = (typeof travelTrack.states)[number]
export type TravelAction = keyof typeof travelTrack.moves
