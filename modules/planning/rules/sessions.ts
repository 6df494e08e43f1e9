import { addDays, daysBetween, minutesOf, weekday, type Day, type TimeOfDay } from '#platform/shared/values/dates.ts'

/** When a class meets: dates × days of the week × times, until the hours are used. */
export interface Pattern {
  readonly startsOn: Day
  readonly endsOn: Day
  /** 0 = Sunday ... 6 = Saturday */
  readonly weekdays: readonly number[]
  readonly startsAt: TimeOfDay
  readonly endsAt: TimeOfDay
  readonly hours: number
  /** Meet on holidays too. */
  readonly onHolidays: boolean
}

export interface Holiday {
  readonly id: number
  readonly firstDay: Day
  readonly lastDay: Day
}

export interface PlannedSession {
  readonly number: number
  readonly day: Day
  readonly startsAt: TimeOfDay
  readonly endsAt: TimeOfDay
  /** The holiday it falls on, where the pattern meets on holidays. */
  readonly holidayId: number | null
}

export interface Timetable {
  readonly sessions: readonly PlannedSession[]
  /** Days of the pattern left out for a holiday. */
  readonly skipped: readonly { readonly day: Day; readonly holidayId: number }[]
  /** Minutes of the hours that found no place within the dates. */
  readonly missingMinutes: number
  /** The first last day by which the hours would fit; null where they fit, or do not fit within a year. */
  readonly fitsBy: Day | null
}

const clock = (minutes: number): TimeOfDay =>
  `${String(Math.floor(minutes / 60)).padStart(2, '0')}:${String(minutes % 60).padStart(2, '0')}`

export const holidayOn = (day: Day, holidays: readonly Holiday[]): Holiday | undefined =>
  holidays.find((holiday) => holiday.firstDay <= day && day <= holiday.lastDay)

/** The longest span that is looked at, in days: a pattern that does not fit in a year never will. */
const horizon = 366

/** Lays the hours out over the pattern. The last session ends when the hours are used up. */
export function layOut(pattern: Pattern, holidays: readonly Holiday[]): Timetable {
  const perDay = minutesOf(pattern.endsAt) - minutesOf(pattern.startsAt)
  const days = Math.max(daysBetween(pattern.startsOn, pattern.endsOn), 0)
  const sessions: PlannedSession[] = []
  const skipped: { day: Day; holidayId: number }[] = []
  let missing = Math.round(pattern.hours * 60)
  let fitsBy: Day | null = null
  if (perDay <= 0 || pattern.weekdays.length === 0) return { sessions, skipped, missingMinutes: missing, fitsBy }

  let beyond = 0
  for (let step = 0; step <= Math.max(days, horizon) && missing - beyond > 0; step++) {
    const day = addDays(pattern.startsOn, step)
    if (!pattern.weekdays.includes(weekday(day))) continue
    const holiday = holidayOn(day, holidays)
    const isWithin = step <= days
    if (holiday && !pattern.onHolidays) {
      if (isWithin) skipped.push({ day, holidayId: holiday.id })
      continue
    }
    if (!isWithin) {
      beyond += perDay
      if (beyond >= missing) fitsBy = day
      continue
    }
    const minutes = Math.min(perDay, missing)
    missing -= minutes
    sessions.push({
      number: sessions.length + 1,
      day,
      startsAt: pattern.startsAt.slice(0, 5),
      endsAt: clock(minutesOf(pattern.startsAt) + minutes),
      holidayId: holiday?.id ?? null,
    })
  }
  return { sessions, skipped, missingMinutes: missing, fitsBy }
}

/** Minutes of teaching in the sessions. */
export const taughtMinutes = (sessions: readonly { startsAt: TimeOfDay; endsAt: TimeOfDay }[]): number =>
  sessions.reduce((sum, each) => sum + minutesOf(each.endsAt) - minutesOf(each.startsAt), 0)

/** The same of sessions as replies name them. */
export const minutesIn = (sessions: readonly { StartTime: TimeOfDay; EndTime: TimeOfDay }[]): number =>
  taughtMinutes(sessions.map((each) => ({ startsAt: each.StartTime, endsAt: each.EndTime })))
