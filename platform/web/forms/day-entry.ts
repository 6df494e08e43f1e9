import { isDay } from '#platform/shared/dates.ts'
import { foldDigits } from '#platform/shared/text.ts'

/** The day that a person typed as day/month/year or year-month-day, in either kind of digits; null where it is none. */
export function readDay(typed: string, today: string): string | null {
  const numbers = foldDigits(typed)
    .replace(/[\u200e\u200f\u061c]/g, '')
    .trim()
    .split(/[^\d]+/)
    .filter(Boolean)
  if (numbers.length < 2 || numbers.length > 3 || /[^\d\s/.\-\u200e\u200f\u061c٠-٩۰-۹]/.test(typed)) return null
  const yearFirst = numbers[0]!.length === 4
  const [day, month, year] = yearFirst ? [numbers[2], numbers[1], numbers[0]] : [numbers[0], numbers[1], numbers[2]]
  if (!day || !month) return null
  const fullYear = year === undefined ? today.slice(0, 4) : year.length === 2 ? `20${year}` : year
  const found = `${fullYear.padStart(4, '0')}-${month.padStart(2, '0')}-${day.padStart(2, '0')}`
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
