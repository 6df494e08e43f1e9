import { addDays, type Day } from '#platform/shared/values/dates.ts'
import type { Period } from './period.ts'

/** Periods in which a subject has so many rows are counted as these stand: well within a second. */
export const mostRowsNow = 50_000

export const monthOf = (day: Day): Day => `${day.slice(0, 7)}-01`
const nextMonth = (day: Day): Day => monthOf(addDays(monthOf(day), 31))

/**
 * What a period is put together of: its whole months before `until` (the first day of the first month that was not counted
 * ahead), and the days before and after them.
 */
export function partsOf(
  period: Period,
  until: Day,
): { readonly months: Period | null; readonly days: readonly Period[] } {
  const from = period.from.endsWith('-01') ? period.from : nextMonth(period.from)
  const end = monthOf(addDays(period.to, 1))
  const to = addDays(end < until ? end : until, -1)
  if (from > to) return { months: null, days: [period] }
  const days = [
    { from: period.from, to: addDays(from, -1) },
    { from: addDays(to, 1), to: period.to },
  ]
  return { months: { from, to }, days: days.filter((part) => part.from <= part.to) }
}

/** The days of a month, `2026-03`, that lie in a period; one that ends before it begins where none do, or it is no month. */
export function daysInMonth({ from, to }: Period, month: string): Period {
  if (!/^\d{4}-(0[1-9]|1[0-2])$/.test(month)) return { from: to, to: addDays(to, -1) }
  const [first, last] = [`${month}-01`, addDays(nextMonth(`${month}-01`), -1)]
  return { from: first > from ? first : from, to: last < to ? last : to }
}
