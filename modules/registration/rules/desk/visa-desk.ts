import { openStates } from '../main-track.ts'
import type { Condition } from '../conditions.ts'
import type { VisaState } from '../visa-track.ts'
import { addDays, type Day } from '#platform/shared/values/dates.ts'

/** States of a visa that is needed, or may be, and not settled; in the order of its way. */
export const deskStates = [
  'toCheck',
  'awaitingVisaApproval',
  'letterIssued',
  'awaitingProof',
  'proofUploaded',
  'proofRejected',
  'refused',
] as const satisfies readonly VisaState[]
export type DeskState = (typeof deskStates)[number]

/** Whose visa the desk works on. */
export const onTheDesk: Condition = { main: openStates, visa: deskStates }

/** How a visa stands to the first day of its class. */
export const visaBands = ['started', 'late', 'soon', 'inTime'] as const
export type VisaBand = (typeof visaBands)[number]

/** The days on which a class begins whose visas are in the band: from the first to before the second; null is open. */
export function daysOfBand(
  band: VisaBand,
  today: Day,
  lateDays: number,
): readonly [from: Day | null, before: Day | null] {
  const tomorrow = addDays(today, 1)
  const [late, soon] = [addDays(today, lateDays), addDays(today, 2 * lateDays)]
  const days = { started: [null, tomorrow], late: [tomorrow, late], soon: [late, soon], inTime: [soon, null] } as const
  return days[band]
}

/** The band of a class that begins on this day. Started: its first day has come. Late: fewer days are left than `lateDays`; soon: than twice that. */
export function visaBandOf(startsOn: Day, today: Day, lateDays: number): VisaBand {
  const within = (band: VisaBand) => {
    const [from, before] = daysOfBand(band, today, lateDays)
    return (from === null || startsOn >= from) && (before === null || startsOn < before)
  }
  return visaBands.find(within)!
}
