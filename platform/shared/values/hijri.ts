import type { Day } from './dates.ts'

let calendar: Intl.DateTimeFormat | undefined
// Made when it is first asked for: it is dear, and most pages know no Hijri date.
const inHijri = () =>
  (calendar ??= new Intl.DateTimeFormat('en-u-ca-islamic-umalqura-nu-latn', {
    timeZone: 'UTC',
    year: 'numeric',
    month: 'numeric',
    day: 'numeric',
  }))
const dayMs = 86_400_000
/** 1 Muharram 1, in days from 1 January 1970. */
const epoch = -492_148
const yearDays = 354.367_07
const monthDays = 29.530_59

interface HijriDate {
  readonly year: number
  readonly month: number
  readonly date: number
}

function hijriOf(days: number): HijriDate {
  const parts = Object.fromEntries(
    inHijri()
      .formatToParts(days * dayMs)
      .map(({ type, value }) => [type, value]),
  )
  return { year: Number(parts['year']), month: Number(parts['month']), date: Number(parts['day']) }
}

const daysBetween = (from: HijriDate, to: HijriDate) =>
  (to.year - from.year) * yearDays + (to.month - from.month) * monthDays + to.date - from.date

/** Years in which the tables of Umm al-Qura hold. */
export const hijriYears = { from: 1300, to: 1500 } as const

/** The day of a date of the Umm al-Qura calendar (month and date from 1); null where it has no such date. */
export function dayOfHijri(year: number, month: number, date: number): Day | null {
  if (year < hijriYears.from || year > hijriYears.to) return null
  const wanted = { year, month, date }
  let days = Math.round(epoch + daysBetween({ year: 1, month: 1, date: 1 }, wanted))
  for (let round = 0; round < 5; round++) {
    const off = Math.round(daysBetween(hijriOf(days), wanted))
    if (off === 0) break
    days += off
  }
  const found = hijriOf(days)
  const isThere = found.year === year && found.month === month && found.date === date
  return isThere ? new Date(days * dayMs).toISOString().slice(0, 10) : null
}
