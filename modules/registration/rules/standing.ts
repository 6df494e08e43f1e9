import type { MainState } from './main-track.ts'
import type { MoneyState } from './money-track.ts'
import type { TravelState } from './travel-track.ts'
import type { VisaState } from './visa-track.ts'

/** The four tracks of one registration and whether it has one of the class's seats (held, offered or taken). */
export interface Tracks {
  readonly main: MainState
  readonly visa: VisaState
  readonly money: MoneyState
  readonly travel: TravelState
  readonly hasSeat: boolean
}

/** The tracks and what around them decides which moves are open. */
export interface Standing extends Tracks {
  /** The class takes people: open, tentative or confirmed, and its first day has not come. */
  readonly classTakes: boolean
  /** The class's first day has come. */
  readonly classStarted: boolean
  /** An organization is to pay and has not said so yet. */
  readonly sponsorPending: boolean
  /** The paying organization may pay later. */
  readonly sponsorHasCredit: boolean
  /** Whoever is registered asks to be moved to another class. */
  readonly transferAsked: boolean
  /** In a class made for one organization the trainee has not said whether they come. */
  readonly placeAsked: boolean
  /** Its invoice still asks for something. */
  readonly isOwed: boolean
  /** A proof of a payment on account has no verdict yet. */
  readonly proofWaits: boolean
}

/** Class states in which people may register and be given a seat. */
export const takingClassStates = ['open', 'tentative', 'confirmed'] as const

export function classTakes(classState: string, startsOn: string, today: string): boolean {
  return (takingClassStates as readonly string[]).includes(classState) && today < startsOn
}
