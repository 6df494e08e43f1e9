import { addDays, isDay, type Day } from '#platform/shared/values/dates.ts'
import { dayOfHijri, hijriYears } from '#platform/shared/values/hijri.ts'
import { cleanText, foldDigits, foldText } from '#platform/shared/text.ts'
import { monthNamed } from './months.ts'

export interface ReadDay {
  readonly day: Day
  /** It was written in the Umm al-Qura calendar. */
  readonly isHijri: boolean
}

export interface DayContext {
  /** Of the workbook that the cell comes from: its bare numbers count days from there. Null: not of a workbook. */
  readonly epoch?: 1900 | 1904 | null
  /** Days between which a year of two digits is meant; less than a century, so that one is. */
  readonly from?: Day
  readonly to?: Day
}

interface Written {
  readonly year: string
  readonly month: number
  readonly date: number
  readonly isHijri: boolean
}

/**
 * The day that a roster's cell means: 31/12/1990, 31.12.1990, 31-12-1990, 1990-12-31, 31 ديسمبر 1990, Dec 31 1990,
 * 20-Jul-85, 1405-03-12 هـ, 12 محرم 1405, in any digits, with a time of day or without; the day always before the month.
 * Years from 1300 to 1500 are of the Umm al-Qura calendar. Null where there is no such day, or where more than one may
 * be meant.
 */
export function dayIn(text: string, context: DayContext = {}): ReadDay | null {
  const folded = foldText(cleanText(text)).replace(/[,،]/g, ' ').replace(/\s+/g, ' ').trim()
  if (folded.length > 60) return null
  const serial = dayOfSerial(folded, context.epoch ?? null)
  if (serial) return { day: serial, isHijri: false }
  const { bare, era } = withoutEra(folded.replace(timeOfDay, ''))
  const found = numbers(bare) ?? named(bare)
  if (!found) return null
  if (found.year.length === 2) return inCentury(found, context)
  const year = Number(found.year)
  const isHijri = found.isHijri || era === 'hijri' || (year >= hijriYears.from && year <= hijriYears.to)
  if (isHijri && era === 'gregorian') return null
  const day = isHijri ? dayOfHijri(year, found.month, found.date) : gregorianDay(year, found.month, found.date)
  return day ? { day, isHijri } : null
}

/** Which of its two first numbers is the month, of a date that ends with its year: one that is no month tells. */
export function orderOf(text: string): 'dayFirst' | 'monthFirst' | 'either' | null {
  const found = /^(\d{1,2})[-/.](\d{1,2})[-/.]\d{2,4}(?!\d)/.exec(foldText(text))
  if (!found || found[1] === found[2]) return null
  const [first, second] = [Number(found[1]), Number(found[2])]
  return first > 12 ? 'dayFirst' : second > 12 ? 'monthFirst' : 'either'
}

const timeOfDay = /(?: |t)\d{1,2}:\d{2}(?::\d{2}(?:\.\d{1,6})?)?(?: ?[ap]m| [صم])?z?$/

function withoutEra(text: string): { bare: string; era: 'hijri' | 'gregorian' | null } {
  const found = /(?<=\d) ?(ه|ah|a\.h\.|h|م|ad|ce)$/.exec(text)
  if (!found) return { bare: text, era: null }
  return { bare: text.slice(0, found.index), era: /^(?:م|ad|ce)$/.test(found[1]!) ? 'gregorian' : 'hijri' }
}

const two = (number: number) => String(number).padStart(2, '0')
function gregorianDay(year: number, month: number, date: number): Day | null {
  const day = `${String(year).padStart(4, '0')}-${two(month)}-${two(date)}`
  return isDay(day) ? day : null
}

const mostSerial = 80_000

/** The day that a bare number in a workbook's date column means; null: the text is no such number, or not of a workbook. */
export const dayOfSerial = (text: string, epoch: 1900 | 1904 | null): Day | null => {
  const number = foldDigits(text.trim())
  return epoch && /^\d{1,5}(?:\.\d+)?$/.test(number) ? serialDay(Number(number), epoch) : null
}

/** Days as spreadsheets count them. Theirs of 1900 has a 29 February that never was. */
function serialDay(serial: number, epoch: 1900 | 1904): Day | null {
  const days = Math.floor(serial)
  if (days < 1 || days > mostSerial) return null
  if (epoch === 1904) return addDays('1904-01-01', days)
  return days === 60 ? null : addDays('1899-12-31', days > 60 ? days - 1 : days)
}

function numbers(text: string): Written | null {
  const yearFirst = /^(\d{4})[-/.](\d{1,2})[-/.](\d{1,2})$/.exec(text)
  if (yearFirst) return written(yearFirst[1]!, Number(yearFirst[2]), yearFirst[3]!)
  const dayFirst = /^(\d{1,2})[-/.](\d{1,2})[-/.](\d{4})$/.exec(text)
  return dayFirst ? written(dayFirst[3]!, Number(dayFirst[2]), dayFirst[1]!) : null
}

const written = (year: string, month: number, date: string, isHijri = false): Written => ({
  year,
  month,
  date: Number(date),
  isHijri,
})

const ordinal = /^(\d{1,2})(?:st|nd|rd|th|er)?$/

/** A month that is named may stand before its day, and its year may have two digits. */
function named(text: string): Written | null {
  const words = text.split(/[ \-/]/).filter(Boolean)
  const first = words[0] ?? ''
  const last = words.at(-1) ?? ''
  const year = /^\d{2}$|^\d{4}$/.test(last) ? last : null
  if (year) {
    const dayFirst = ordinal.exec(first)?.[1]
    const month = dayFirst && monthNamed(words.slice(1, -1).join(' '))
    if (month) return written(year, month.month, dayFirst, month.isHijri)
    const date = ordinal.exec(words.at(-2) ?? '')?.[1]
    const before = date && monthNamed(words.slice(0, -2).join(' '))
    return before ? written(year, before.month, date, before.isHijri) : null
  }
  const date = ordinal.exec(last)?.[1]
  const month = date && /^\d{4}$/.test(first) ? monthNamed(words.slice(1, -1).join(' ')) : undefined
  return month ? written(first, month.month, date!, month.isHijri) : null
}

/** 20-Jul-85: the one year of those digits between the days. */
function inCentury({ year, month, date, isHijri }: Written, { from, to }: DayContext): ReadDay | null {
  if (isHijri || !from || !to) return null
  const days = ['19', '20', '21'].flatMap((century) => gregorianDay(Number(century + year), month, date) ?? [])
  const meant = days.filter((day) => day >= from && day <= to)
  return meant.length === 1 ? { day: meant[0]!, isHijri: false } : null
}
