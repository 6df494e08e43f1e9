import type { Standing } from './standing.ts'
import { mainTrack } from './main-track.ts'
import { moneyTrack } from './money-track.ts'
import { travelTrack } from './travel-track.ts'
import { visaTrack } from './visa-track.ts'

/** Every combination of the four tracks and the seat, for tests that leave none out. */
export function* everyTracks() {
  for (const main of mainTrack.states)
    for (const visa of visaTrack.states)
      for (const money of moneyTrack.states)
        for (const travel of travelTrack.states)
          for (const hasSeat of [false, true]) yield { main, visa, money, travel, hasSeat }
}

export const usual: Omit<Standing, 'main' | 'visa' | 'money' | 'travel' | 'hasSeat'> = {
  classTakes: true,
  classStarted: false,
  sponsorPending: false,
  sponsorHasCredit: true,
  transferAsked: false,
  placeAsked: false,
  isOwed: false,
  proofWaits: false,
}
