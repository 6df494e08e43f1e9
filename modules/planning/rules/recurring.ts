import { addDays, isDay, type Day } from '#platform/shared/values/dates.ts'
import { dayOfHijri, hijriYears } from '#platform/shared/values/hijri.ts'

/** A holiday that comes again each year: on the same date of the Gregorian calendar, or of Umm al-Qura. */
export interface Recurring {
  readonly kind: 'fixed' | 'hijri'
  /** 1 to 12, of its calendar. */
  readonly month: number
  readonly date: number
  readonly dayCount: number
  /** Days by which a Hijri date is kept later than the table says, or earlier (negative). */
  readonly correction: number
}

export interface Occurrence {
  /** The year of its calendar. */
  readonly year: number
  readonly firstDay: Day
  readonly lastDay: Day
}

const two = (part: number) => String(part).padStart(2, '0')

/** The day on which it begins in a year of its calendar; null where that year has no such date. */
function beginsIn({ kind, month, date, correction }: Recurring, year: number): Day | null {
  if (kind === 'fixed') {
    const day = `${year}-${two(month)}-${two(date)}`
    return isDay(day) ? day : null
  }
  const day = dayOfHijri(year, month, date)
  return day && addDays(day, correction)
}

/** When it begins within these days, both included. A Hijri date may come twice in a Gregorian year, or not at all. */
export function occurrencesIn(holiday: Recurring, from: Day, to: Day): Occurrence[] {
  const [first, last] = [Number(from.slice(0, 4)), Number(to.slice(0, 4))]
  // A Hijri year is about 11 days shorter; one more on either side is sure to hold the wanted ones.
  const years =
    holiday.kind === 'fixed'
      ? { from: first, to: last }
      : {
          from: Math.max(hijriYears.from, Math.floor(((first - 622) * 33) / 32) - 1),
          to: Math.min(hijriYears.to, Math.ceil(((last - 622) * 33) / 32) + 2),
        }
  const found: Occurrence[] = []
  for (let year = years.from; year <= years.to; year++) {
    const firstDay = beginsIn(holiday, year)
    if (firstDay !== null && firstDay >= from && firstDay <= to)
      found.push({ year, firstDay, lastDay: addDays(firstDay, holiday.dayCount - 1) })
  }
  return found
}

/** Whether its calendar knows such a date at all: no 30 February. */
export const isDateOf = (kind: Recurring['kind'], month: number, date: number): boolean =>
  kind === 'hijri' ? date <= 30 : isDay(`2024-${two(month)}-${two(date)}`)
