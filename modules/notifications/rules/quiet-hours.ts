import { addDays, dayOf, instantOf, timeOf } from '#platform/shared/values/dates.ts'

/** Times of day of the academy, `HH:MM`; over midnight where the end is the earlier one. */
export interface QuietHours {
  readonly from: string
  readonly to: string
}

/** When they end, where it is quiet at this moment; null where it is not. */
export function quietUntil(now: Date, quiet: QuietHours | undefined, timeZone: string): Date | null {
  if (!quiet || quiet.from === quiet.to) return null
  const time = timeOf(now, timeZone)
  const overMidnight = quiet.to < quiet.from
  const isQuiet = overMidnight ? time >= quiet.from || time < quiet.to : time >= quiet.from && time < quiet.to
  if (!isQuiet) return null
  const today = dayOf(now, timeZone)
  const end = instantOf(overMidnight && time >= quiet.from ? addDays(today, 1) : today, quiet.to, timeZone)
  // Where the clock is put back the hour comes twice.
  return end > now ? end : null
}
