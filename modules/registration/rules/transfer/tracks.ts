import type { Day } from '#platform/shared/values/dates.ts'
import type { MainState } from '../main-track.ts'
import type { TravelState } from '../travel-track.ts'
import type { VisaState } from '../visa-track.ts'

/** Accepted by the academy: in the other class it is approved at once, where a seat is free. */
export const isReviewed = (main: MainState): boolean =>
  main === 'approved' || main === 'waitlisted' || main === 'confirmed'

/** The days of a class. */
export interface Days {
  readonly startsOn: Day
  readonly endsOn: Day
}

type AtFirst = 'notRequired' | 'toCheck' | 'awaitingVisaApproval'

/**
 * How the visa stands for the other class. `first` is what a new registration to either class begins with. A letter names
 * the days of its class, so it is issued again; a visa that was checked for other days is looked at once more.
 */
export function visaAfter(
  visa: VisaState,
  first: { readonly from: AtFirst; readonly to: AtFirst },
  from: Days,
  to: Days,
): VisaState {
  if (first.to === 'notRequired' && first.from !== 'notRequired') return 'notRequired'
  switch (visa) {
    case 'notRequired':
      return first.from === 'notRequired' ? first.to : visa
    case 'letterIssued':
    case 'awaitingProof':
    case 'proofRejected':
      return 'awaitingVisaApproval'
    case 'verified':
      return to.endsOn > from.endsOn || to.startsOn < from.startsOn ? 'proofUploaded' : 'verified'
    default:
      return visa
  }
}

/** What was arranged holds for the days that it was arranged for. */
export function travelAfter(travel: TravelState, from: Days, to: Days): TravelState {
  if (travel === 'notNeeded') return travel
  return from.startsOn === to.startsOn && from.endsOn === to.endsOn ? travel : 'awaitingTravel'
}
