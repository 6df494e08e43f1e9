import { type Day, isDay } from '#platform/shared/values/dates.ts'
import { dayOfHijri, hijriYears } from '#platform/shared/values/hijri.ts'
import { foldDigits } from '#platform/shared/text.ts'

/**
 * The day that a person typed as day/month/year or year-month-day, in either kind of digits; null where it is none.
 * A year of two digits is the newest that is not past `latest` (of this century without one), none the present one, and
 * one from 1300 to 1500 is of the Umm al-Qura calendar.
 */
export function readDay(typed: string, today: Day, latest?: Day): Day | null {
  const numbers = foldDigits(typed)
    .replace(/[\u200e\u200f\u061c]/g, '')
    .trim()
    .split(/[^\d]+/)
    .filter(Boolean)
  if (numbers.length < 2 || numbers.length > 3 || /[^\d\s/.\-\u200e\u200f\u061c٠-٩۰-۹]/.test(typed)) return null
  const yearFirst = numbers[0]!.length === 4
  const [day, month, year] = yearFirst ? [numbers[2], numbers[1], numbers[0]] : [numbers[0], numbers[1], numbers[2]]
  if (!day || !month) return null
  const inYear = (full: string) => gregorian(full, month, day)
  if (year === undefined) return inYear(today.slice(0, 4))
  if (year.length === 2) {
    const found = inYear(`20${year}`)
    return latest && found && found > latest ? inYear(`19${year}`) : found
  }
  if (year.length !== 4) return null
  const isHijri = Number(year) >= hijriYears.from && Number(year) <= hijriYears.to
  return isHijri ? dayOfHijri(Number(year), Number(month), Number(day)) : inYear(year)
}

function gregorian(year: string, month: string, day: string): Day | null {
  const found = `${year}-${month.padStart(2, '0')}-${day.padStart(2, '0')}`
  return isDay(found) ? found : null
}

/** `930`, `9:30`, `٠٩:٣٠` or `14` as `HH:MM`; null where it is no time of day. */
export function readTime(typed: string): string | null {
  const text = foldDigits(typed).replace(/[\s\u200e\u200f\u061c]/g, '')
  const found = /^(\d{1,2})(?:[:.]?(\d{2}))?$/.exec(text)
  if (!found) return null
  const hours = Number(found[1])
  const minutes = Number(found[2] ?? 0)
  if (hours > 23 || minutes > 59) return null
  return `${String(hours).padStart(2, '0')}:${String(minutes).padStart(2, '0')}`
}
