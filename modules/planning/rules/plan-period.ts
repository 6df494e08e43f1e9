import type { Day } from '#platform/shared/values/dates.ts'

/** The days that a printed plan covers: those that were asked for, else the rest of the year of the other, else the whole year of `today`. */
export function planPeriod(from: Day | undefined, to: Day | undefined, today: Day): { from: Day; to: Day } {
  const year = (from ?? to ?? today).slice(0, 4)
  return { from: from ?? `${year}-01-01`, to: to ?? `${year}-12-31` }
}
