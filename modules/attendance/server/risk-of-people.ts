import { isAtRisk } from '../rules/credit.ts'
import { percentagesOf, type Counting, type SessionMark, type TimetableSession } from './percentages.ts'

interface PeopleInClass {
  readonly threshold: number
  readonly sessions: readonly TimetableSession[]
  readonly people: readonly { readonly id: number; readonly marks: readonly SessionMark[] }[]
}

/** How many of these people can no longer reach the attendance that their class asks for, as its sheet says of each. */
export const peopleAtRisk = ({ threshold, sessions, people }: PeopleInClass, now: Date, counting: Counting): number =>
  people.filter(({ marks }) => isAtRisk(percentagesOf(sessions, marks, now, counting), threshold)).length
