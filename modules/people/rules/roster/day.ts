import { isDay, type Day } from '#platform/shared/dates.ts'
import { cleanText, foldText } from '#platform/shared/text.ts'

/** Month names as they are written in Egypt and the Gulf, the Levant and the Maghreb, in English and in French. */
const monthNames: readonly (readonly string[])[] = [
  ['يناير', 'كانون الثاني', 'جانفي', 'January', 'janvier'],
  ['فبراير', 'شباط', 'فيفري', 'February', 'février'],
  ['مارس', 'آذار', 'March', 'mars'],
  ['أبريل', 'إبريل', 'نيسان', 'أفريل', 'April', 'avril'],
  ['مايو', 'أيار', 'ماي', 'May', 'mai'],
  ['يونيو', 'يونية', 'حزيران', 'جوان', 'June', 'juin'],
  ['يوليو', 'يولية', 'تموز', 'جويلية', 'July', 'juillet'],
  ['أغسطس', 'آب', 'أوت', 'August', 'août'],
  ['سبتمبر', 'أيلول', 'September', 'septembre'],
  ['أكتوبر', 'تشرين الأول', 'October', 'octobre'],
  ['نوفمبر', 'تشرين الثاني', 'November', 'novembre'],
  ['ديسمبر', 'كانون الأول', 'December', 'décembre'],
]
const months = new Map(
  monthNames.flatMap((names, at) =>
    names.flatMap((name) => [
      [foldText(name), at + 1] as const,
      // Jan, Feb, Sep ...
      ...(/^[A-Z]/.test(name) ? [[name.slice(0, 3).toLowerCase(), at + 1] as const] : []),
    ]),
  ),
)

/**
 * The day that a roster's cell means: 31/12/1990, 31.12.1990, 31-12-1990, 1990-12-31, 31 ديسمبر 1990, Dec 31 1990, in any
 * digits; the day always before the month. Null where there is no such day.
 */
export function dayIn(text: string): Day | null {
  const folded = foldText(cleanText(text)).replace(/,/g, ' ').replace(/\s+/g, ' ').trim()
  const found = numbers(folded) ?? named(folded)
  if (!found) return null
  const [year, month, date] = found
  const day = `${year}-${String(month).padStart(2, '0')}-${String(date).padStart(2, '0')}`
  return isDay(day) ? day : null
}

function numbers(text: string): readonly [year: string, month: number, day: number] | null {
  const yearFirst = /^(\d{4})[-/.](\d{1,2})[-/.](\d{1,2})(?:[t ]00:00.*)?$/.exec(text)
  if (yearFirst) return [yearFirst[1]!, Number(yearFirst[2]), Number(yearFirst[3])]
  const dayFirst = /^(\d{1,2})[-/.](\d{1,2})[-/.](\d{4})$/.exec(text)
  return dayFirst ? [dayFirst[3]!, Number(dayFirst[2]), Number(dayFirst[1])] : null
}

function named(text: string): readonly [year: string, month: number, day: number] | null {
  const parts = /^(\d{1,2})[ -](\D+?)[ -](\d{4})$/.exec(text)
  if (parts) {
    const month = months.get(parts[2]!)
    return month ? [parts[3]!, month, Number(parts[1])] : null
  }
  const monthFirst = /^(\D+?) (\d{1,2}) (\d{4})$/.exec(text)
  const month = monthFirst && months.get(monthFirst[1]!)
  return month ? [monthFirst[3]!, month, Number(monthFirst[2])] : null
}
