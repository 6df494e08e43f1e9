import type { Day } from '#platform/shared/values/dates.ts'
import { type ClassState, liveStates } from './class-states.ts'

interface Dated {
  readonly State: ClassState
  readonly StartDate: Day
  readonly EndDate: Day
}

/** Classes as somebody looks for them on a day of the academy's: those held now, those to come, the soonest first; then what is over or called off, the newest first. */
export function nearestFirst<Class extends Dated>(classes: readonly Class[], today: Day): Class[] {
  const isAhead = ({ State, EndDate }: Dated) => EndDate >= today && liveStates.some((each) => each === State)
  const byStart = (one: Dated, other: Dated) => one.StartDate.localeCompare(other.StartDate)
  const ahead = classes.filter(isAhead).toSorted(byStart)
  return [...ahead, ...classes.filter((each) => !isAhead(each)).toSorted((one, other) => byStart(other, one))]
}
