import { holidayOn, type Holiday } from '#modules/planning/rules/sessions.ts'
import { actionsIn, stateTable } from '#platform/shared/record/states.ts'
import { addDays, weekday, type Day } from '#platform/shared/values/dates.ts'

/** What a trainee holds against the final result of a paper. Who decides are those who mark, never who marked this paper. */
export const grievanceTable = stateTable({
  states: ['underReview', 'upheld', 'rejected', 'withdrawn'],
  initial: 'underReview',
  moves: {
    upholdGrievance: { from: ['underReview'], to: 'upheld', who: ['marker'] },
    rejectGrievance: { from: ['underReview'], to: 'rejected', who: ['marker'] },
    withdrawGrievance: { from: ['underReview'], to: 'withdrawn', who: ['trainee'] },
  },
})
export type GrievanceState = (typeof grievanceTable.states)[number]
export type GrievanceAction = keyof typeof grievanceTable.moves

export const grievanceActions = (state: GrievanceState, part: 'marker' | 'trainee'): GrievanceAction[] =>
  actionsIn(grievanceTable, state, part)

/** Where the academy has set no year down: Sunday to Thursday. */
export const usualWorkingDays: readonly number[] = [0, 1, 2, 3, 4]

/** The last of so many working days after a day; holidays are none. `weekdays`: 0 is Sunday. */
export function workingDayAfter(
  day: Day,
  count: number,
  weekdays: readonly number[],
  holidays: readonly Holiday[],
): Day {
  const works = weekdays.length > 0 ? weekdays : usualWorkingDays
  let [at, left] = [day, count]
  // a year and more of holidays ends the search
  for (let passed = 0; left > 0 && passed < 500; passed++) {
    at = addDays(at, 1)
    if (works.includes(weekday(at)) && !holidayOn(at, holidays)) left--
  }
  return at
}

/** Why no grievance can be sent, or null where one can. */
export function grievanceBar(facts: {
  readonly isFinal: boolean
  readonly hasOne: boolean
  readonly until: Date
  readonly now: Date
}): 'notFinal' | 'thereIsOne' | 'tooLate' | null {
  if (!facts.isFinal) return 'notFinal'
  if (facts.hasOne) return 'thereIsOne'
  return facts.now >= facts.until ? 'tooLate' : null
}
