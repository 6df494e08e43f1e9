import { minutesOf, type Day, type Instant, type TimeOfDay } from '#platform/shared/values/dates.ts'
import { minorDigits, toMajor, type Money } from '#platform/shared/values/money.ts'

/** ar-EG writes ٠-٩; en-GB and fr-FR write the day before the month too. */
const localeOf = (language: string): string => (language === 'ar' ? 'ar-EG' : language === 'fr' ? 'fr-FR' : 'en-GB')

const dayParts = { day: 'numeric', month: 'long', year: 'numeric' } as const
const noonOf = (day: Day) => new Date(`${day}T12:00:00Z`)
const clockParts = { hour: '2-digit', minute: '2-digit', hourCycle: 'h23' } as const

/** What writes in a language, made once for each: that takes longer than all that is written with it. */
function madeOnce<F>(make: (locale: string) => F): (language: string) => F {
  const made = new Map<string, F>()
  return (language) => {
    const locale = localeOf(language)
    let writes = made.get(locale)
    if (!writes) made.set(locale, (writes = make(locale)))
    return writes
  }
}
const days = madeOnce((locale) => new Intl.DateTimeFormat(locale, { ...dayParts, timeZone: 'UTC' }))
const hourCounts = madeOnce(
  (locale) => new Intl.NumberFormat(locale, { style: 'unit', unit: 'hour', unitDisplay: 'long' }),
)
const percents = madeOnce((locale) => new Intl.NumberFormat(locale, { style: 'percent', maximumFractionDigits: 2 }))
const lists = madeOnce((locale) => new Intl.ListFormat(locale, { type: 'conjunction' }))

/** A day in words with its year: what goes out is read whenever it is read. */
export const dayIn = (language: string, day: Day): string => days(language).format(noonOf(day))

/** The days from one to another in words, with their weekdays; what both have in common stands once. */
export const weekdaysIn = (language: string, from: Day, to: Day): string =>
  new Intl.DateTimeFormat(localeOf(language), { weekday: 'long', ...dayParts, timeZone: 'UTC' }).formatRange(
    noonOf(from),
    noonOf(to),
  )

/** A time of day on the 24-hour clock. */
export const timeIn = (language: string, time: TimeOfDay): string =>
  new Intl.DateTimeFormat(localeOf(language), { ...clockParts, timeZone: 'UTC' }).format(minutesOf(time) * 60_000)

/** An instant as day and time in the academy's time zone. */
export function instantIn(language: string, at: Instant, timeZone: string): string {
  const locale = localeOf(language)
  const day = new Intl.DateTimeFormat(locale, { ...dayParts, timeZone }).format(new Date(at))
  return `${day}${commaIn(language)}${new Intl.DateTimeFormat(locale, { ...clockParts, timeZone }).format(new Date(at))}`
}

/** The Arabic digit zero is a dot: alone it is written as a word, as pages do. */
export const numberIn = (language: string, value: number): string =>
  value === 0 && language === 'ar' ? 'صفر' : new Intl.NumberFormat(localeOf(language)).format(value)

/** So many hours, in words beside the number. */
export const hoursIn = (language: string, hours: number): string => hourCounts(language).format(hours)

/** A part of a hundred. */
export const percentIn = (language: string, percent: number): string => percents(language).format(percent / 100)

/** Several names in a row. */
export const listIn = (language: string, items: readonly string[]): string => lists(language).format(items)

/** An amount with the code of its currency, with all of its decimals or, where it is whole, none. */
export const moneyIn = (language: string, amount: Money): string => {
  const number = new Intl.NumberFormat(localeOf(language), {
    minimumFractionDigits: minorDigits(amount.Currency),
    maximumFractionDigits: minorDigits(amount.Currency),
    trailingZeroDisplay: 'stripIfInteger',
  })
  return `${number.format(toMajor(amount))} ${amount.Currency}`
}

/** What stands between two facts of a line. */
export const commaIn = (language: string): string => (language === 'ar' ? '، ' : ', ')
