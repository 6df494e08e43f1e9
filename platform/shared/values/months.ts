import { addDays, type Day } from './dates.ts'

/** The same day so many months later; the month's last where it has no such day (31 August + 6 = 28 February). */
export function addMonths(day: Day, months: number): Day {
  const [year, month, date] = day.split('-').map(Number) as [number, number, number]
  const target = new Date(Date.UTC(year, month - 1 + months, 1))
  const last = new Date(Date.UTC(target.getUTCFullYear(), target.getUTCMonth() + 1, 0)).getUTCDate()
  target.setUTCDate(Math.min(date, last))
  return target.toISOString().slice(0, 10)
}

/** The first and the last day of a month, so many months after that of the day. */
export function monthOf(day: Day, after = 0): readonly [Day, Day] {
  const first = addMonths(`${day.slice(0, 8)}01`, after)
  return [first, addDays(addMonths(first, 1), -1)]
}
