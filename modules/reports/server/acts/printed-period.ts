import type { Day } from '#platform/shared/values/dates.ts'
import type { Period } from '../../rules/period.ts'

/** The days of a paper: where one end is not said, the year of the other; where neither is, this year. */
export function printedPeriod(today: Day, from: Day | undefined, to: Day | undefined): Period {
  const year = (from ?? to ?? today).slice(0, 4)
  return { from: from ?? `${year}-01-01`, to: to ?? `${year}-12-31` }
}
