import { addDays, daysBetween, weekday, type Day } from '#platform/shared/values/dates.ts'
import type { Occupied } from '../clashes.ts'
import { layOut, type Holiday, type Pattern, type PlannedSession } from '../sessions.ts'
import { meet } from '../wishes/meet.ts'

/** What the dates of a copied row are moved past, week by week. */
export const movedPast = ['holiday', 'weekend', 'classRoom'] as const
export type MovedPast = (typeof movedPast)[number]

/** Why a row is not copied: it was, its class room is out of use, or within reach there is nothing but this. */
export const hindrances = ['already', 'classRoomOff', 'holiday', 'weekend', 'classRoom', 'otherYear'] as const
export type Hindrance = (typeof hindrances)[number]

/** A row of the year that is copied. */
export interface YearRow {
  readonly pattern: Pattern
  readonly classRoom: { readonly id: number; readonly isActive: boolean; readonly setupMinutes: number } | null
  readonly isCopied: boolean
}

/** The year into which it is copied. */
export interface YearAhead {
  readonly year: number
  readonly holidays: readonly Holiday[]
  /** The holidays of the year that is copied. */
  readonly formerHolidays: readonly Holiday[]
  /** On which days of the week the academy works; null where nobody has said it. */
  readonly worksOn: (day: Day) => readonly number[] | null
  /** What takes class rooms there: classes, and rows that are decided or were copied before this one. */
  readonly occupied: readonly Occupied[]
}

export type Copied =
  | {
      readonly startsOn: Day
      readonly endsOn: Day
      readonly sessions: readonly PlannedSession[]
      readonly past: readonly MovedPast[]
      readonly why: null
    }
  | { readonly why: Hindrance }

/** So many weeks later a free week is looked for. */
export const mostWeeks = 12

/** The day of the other year that is nearest to the same date and is the same day of the week; within the year. */
export function sameDayIn(year: number, day: Day): Day {
  const sameDate = day.endsWith('-02-29') ? `${year}-02-28` : `${year}${day.slice(4)}`
  const ahead = (weekday(day) - weekday(sameDate) + 7) % 7
  const nearest = addDays(sameDate, ahead > 3 ? ahead - 7 : ahead)
  if (Number(nearest.slice(0, 4)) < year) return addDays(nearest, 7)
  return Number(nearest.slice(0, 4)) > year ? addDays(nearest, -7) : nearest
}

/** When a row takes place in the other year: the same day of the week, as long, and past what is in its way. */
export function copiedTo(row: YearRow, ahead: YearAhead): Copied {
  if (row.isCopied) return { why: 'already' }
  if (row.classRoom && !row.classRoom.isActive) return { why: 'classRoomOff' }
  const length = daysBetween(row.pattern.startsOn, row.pattern.endsOn)
  const first = sameDayIn(ahead.year, row.pattern.startsOn)
  const former = layOut(row.pattern, ahead.formerHolidays)
  // What met on days off already goes on to.
  const meetsOnDaysOff = hasDayOff(former.sessions, ahead)
  const past: MovedPast[] = []
  for (let weeks = 0; weeks <= mostWeeks; weeks++) {
    const startsOn = addDays(first, 7 * weeks)
    if (Number(startsOn.slice(0, 4)) !== ahead.year) return { why: past.at(-1) ?? 'otherYear' }
    const endsOn = addDays(startsOn, length)
    const laidOut = layOut({ ...row.pattern, startsOn, endsOn }, ahead.holidays)
    const isShort = laidOut.missingMinutes > former.missingMinutes
    // A row that began with a session begins with one: its first day stays the day on which people arrive.
    const losesFirst = former.sessions[0]?.day === row.pattern.startsOn && laidOut.sessions[0]?.day !== startsOn
    const found: MovedPast | null =
      isShort || losesFirst
        ? 'holiday'
        : !meetsOnDaysOff && hasDayOff(laidOut.sessions, ahead)
          ? 'weekend'
          : isTaken(row, laidOut.sessions, ahead)
            ? 'classRoom'
            : null
    if (found === null) return { startsOn, endsOn, sessions: laidOut.sessions, past: [...new Set(past)], why: null }
    past.push(found)
  }
  return { why: past.at(-1)! }
}

const hasDayOff = (sessions: readonly PlannedSession[], { worksOn }: YearAhead): boolean =>
  sessions.some(({ day }) => {
    const days = worksOn(day)
    return days !== null && !days.includes(weekday(day))
  })

const isTaken = ({ classRoom }: YearRow, sessions: readonly PlannedSession[], { occupied }: YearAhead): boolean =>
  classRoom !== null &&
  occupied.some(
    (each) =>
      each.classRoomId === classRoom.id && sessions.some((session) => meet(each, session, classRoom.setupMinutes)),
  )
