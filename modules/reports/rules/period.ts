import { addDays, type Day } from '#platform/shared/values/dates.ts'

/** Days from the first to the last, both included. */
export interface Period {
  readonly from: Day
  readonly to: Day
}

const yearBefore = (day: Day): Day => {
  const [year, rest] = [Number(day.slice(0, 4)) - 1, day.slice(4)]
  const isLeapDay = rest === '-02-29'
  return `${String(year).padStart(4, '0')}${isLeapDay ? '-02-28' : rest}`
}

/** The same days of the year before; where the period ends with a February, so does the other. */
export function periodBefore({ from, to }: Period): Period {
  const endsMonth = addDays(to, 1).endsWith('-01')
  const before = yearBefore(to)
  return { from: yearBefore(from), to: endsMonth && addDays(before, 1).endsWith('-29') ? addDays(before, 1) : before }
}

/** How many days a period has. */
export const daysOf = ({ from, to }: Period): number => (Date.parse(to) - Date.parse(from)) / 86_400_000 + 1

/** Longer ones are not counted in one go. */
export const longestPeriod = 366 * 10

/** The months that a period touches, `2026-03`. */
export function monthsOf({ from, to }: Period): string[] {
  const first = Number(from.slice(0, 4)) * 12 + Number(from.slice(5, 7)) - 1
  const last = Number(to.slice(0, 4)) * 12 + Number(to.slice(5, 7)) - 1
  return Array.from({ length: last - first + 1 }, (_, at) => {
    const month = first + at
    return `${Math.floor(month / 12)}-${String((month % 12) + 1).padStart(2, '0')}`
  })
}
