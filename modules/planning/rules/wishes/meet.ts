import { minutesOf, type Day, type TimeOfDay } from '#platform/shared/values/dates.ts'

export interface Times {
  readonly day: Day
  readonly startsAt: TimeOfDay
  readonly endsAt: TimeOfDay
}

/** Whether two sessions overlap, or stand closer to each other than these minutes. */
export const meet = (a: Times, b: Times, minutesBetween: number): boolean =>
  a.day === b.day &&
  minutesOf(a.startsAt) - minutesBetween < minutesOf(b.endsAt) &&
  minutesOf(b.startsAt) - minutesBetween < minutesOf(a.endsAt)
