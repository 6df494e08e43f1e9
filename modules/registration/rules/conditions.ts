import type { MainState } from './main-track.ts'
import type { MoneyState } from './money-track.ts'
import type { Tracks } from './standing.ts'
import type { TravelState } from './travel-track.ts'
import type { VisaState } from './visa-track.ts'

/** A condition over the tracks as data, so that code evaluates it and the lists' SQL is built from the same line. */
export interface Condition {
  readonly main: readonly MainState[]
  readonly visa?: readonly VisaState[]
  readonly money?: readonly MoneyState[]
  readonly travel?: readonly TravelState[]
  readonly hasSeat?: boolean
  /** The trainee is to say whether they come. */
  readonly placeAsked?: boolean
  /** The academy has taken over a draft that the trainee did not send. */
  readonly takenOver?: boolean
  /** A proof of a payment on account has no verdict yet. */
  readonly proofWaits?: boolean
}

/** The tracks, with what else tasks hang on; false where it is not said. */
export type Waiting = Tracks & {
  readonly placeAsked?: boolean
  readonly takenOver?: boolean
  readonly proofWaits?: boolean
}

export function holds(condition: Condition, tracks: Waiting): boolean {
  return (
    condition.main.includes(tracks.main) &&
    (condition.visa?.includes(tracks.visa) ?? true) &&
    (condition.money?.includes(tracks.money) ?? true) &&
    (condition.travel?.includes(tracks.travel) ?? true) &&
    (condition.hasSeat === undefined || condition.hasSeat === tracks.hasSeat) &&
    (condition.placeAsked === undefined || condition.placeAsked === (tracks.placeAsked ?? false)) &&
    (condition.takenOver === undefined || condition.takenOver === (tracks.takenOver ?? false)) &&
    (condition.proofWaits === undefined || condition.proofWaits === (tracks.proofWaits ?? false))
  )
}
