import {
  dayOf,
  timeOf,
  defaultTimeZone,
  isDay,
  type Day,
  type Instant,
  type TimeOfDay,
} from '#platform/shared/values/dates.ts'
import { minorDigits, toMajor, type Money } from '#platform/shared/values/money.ts'
import type { ArabicDigits } from '#platform/shared/values/digits.ts'
import { readerDigits } from './start/digits.ts'
import { zone } from './start/zone.ts'
import { zeroMinutes, zeros } from './text/zero.ts'

/* Written in place of a value that is not there. */
export const nothing = '—'

const locales: Record<string, string> = { fr: 'fr-FR', de: 'de-DE', pt: 'pt-PT' }

/** Which Intl locale writes an interface language; en-GB and fr-FR write day/month/year. */
export const localeIn = (language: string, digits: ArabicDigits = readerDigits()): string =>
  language === 'ar' ? `ar-EG-u-nu-${digits}` : (locales[language] ?? 'en-GB')

type Maybe<T> = T | null | undefined

const atNoon = (day: Day) => new Date(`${day.slice(0, 10)}T12:00:00Z`)
// A form hands on what is being typed: half a day is no reason for a page to break.
const dayed = (write: (day: Day) => string) => (value: Maybe<Day>) =>
  value ? (isDay(value.slice(0, 10)) ? write(value) : value) : nothing
const isTime = (value: TimeOfDay) => /^([01]\d|2[0-3]):[0-5]\d/.test(value)

/** What is dear to make, made when it is first asked for. */
function onceWanted<T>(make: () => T): () => T {
  let made: T | undefined
  return () => (made ??= make())
}

export interface FormatOptions {
  /** The academy's: instants are shown in it, and it says which year is the present one. */
  readonly timeZone?: string
  /** Days always bear their year, as on paper, which is read years later. */
  readonly inFull?: boolean
  /** What Arabic is written in; ٠-٩ where not said. */
  readonly digits?: ArabicDigits
  readonly now?: () => Date
}

/**
 * How one language writes days, times, numbers and money. Days are words («٢٢ نوفمبر»), with the year where it is not
 * the present one; days and times of day are wall clock values. An absent value is an em dash; what is no day or no time
 * of day stands as it is.
 */
export function formatIn(
  language: string,
  { timeZone = defaultTimeZone, inFull = false, digits = 'arab', now = () => new Date() }: FormatOptions = {},
) {
  const locale = localeIn(language, digits)
  // German would write dots; the academy writes day/month/year everywhere.
  const dayLocale = language === 'de' ? 'en-GB' : locale
  const written = (options: Intl.DateTimeFormatOptions, by = locale) =>
    onceWanted(() => new Intl.DateTimeFormat(by, { timeZone: 'UTC', ...options }))
  const counted = (options: Intl.NumberFormatOptions) => onceWanted(() => new Intl.NumberFormat(locale, options))
  const numericDays = written({ day: '2-digit', month: '2-digit', year: 'numeric' }, dayLocale)
  // The months of Arabic have no short names.
  const month = language === 'ar' ? 'long' : 'short'
  const days = written({ day: 'numeric', month })
  const daysWithYear = written({ day: 'numeric', month, year: 'numeric' })
  const dayNumbers = written({ day: 'numeric' })
  const clock = { hour: '2-digit', minute: '2-digit', hourCycle: 'h23' } as const
  const times = written(clock)
  const instantTimes = written({ ...clock, timeZone })
  const weekdays = written({ weekday: 'long' })
  const shortWeekdays = written({ weekday: month })
  const months = written({ month: 'long', year: 'numeric' })
  const shortMonths = written({ month: 'short' })
  const monthNames = written({ month: 'long' })
  const fullDays = written({ day: 'numeric', month: 'long', year: 'numeric' })
  const hijriDays = written(
    { day: 'numeric', month: 'long', year: 'numeric' },
    language === 'ar'
      ? `ar-SA-u-ca-islamic-umalqura-nu-${digits}`
      : `${language === 'fr' ? locale : 'en-GB'}-u-ca-islamic-umalqura`,
  )
  const numbers = counted({ maximumFractionDigits: 2 })
  const plain = counted({ useGrouping: false, maximumFractionDigits: 0 })
  const percents = counted({ style: 'percent', maximumFractionDigits: 2 })
  const short = counted({ minimumFractionDigits: 1, maximumFractionDigits: 1 })
  const units = (unit: 'hour' | 'minute') => new Intl.NumberFormat(locale, { style: 'unit', unit, unitDisplay: 'long' })
  const lists = onceWanted(() => new Intl.ListFormat(locale, { type: 'conjunction' }))
  const relatives = onceWanted(() => new Intl.RelativeTimeFormat(locale, { numeric: 'auto' }))
  const monies = new Map<string, Intl.NumberFormat>()

  const comma = language === 'ar' ? '،' : ','
  const yearNow = () => dayOf(now(), timeZone).slice(0, 4)
  const needsYear = (value: Day) => inFull || value.slice(0, 4) !== yearNow()
  const wordedDay = (value: Day, withYear: boolean) =>
    (withYear ? daysWithYear() : days()).format(atNoon(value)).replaceAll(' ', '\u00a0')
  const day = dayed((value) => wordedDay(value, needsYear(value)))
  const numericDay = dayed((value) => numericDays().format(atNoon(value)))
  const time = (value: Maybe<TimeOfDay>) =>
    value ? (isTime(value) ? times().format(new Date(`2000-01-01T${value.slice(0, 5)}:00Z`)) : value) : nothing
  const separator = language === 'ar' ? '، ' : ' · '
  const colon = language === 'fr' ? '\u00a0: ' : ': '
  const zero = digits === 'arab' && zeros[language]
  const number = (value: Maybe<number>) =>
    value == null ? nothing : value === 0 && zero ? zero : numbers().format(value)

  return {
    language,
    /** What Intl writes by, where it is asked for what is not here. */
    locale,
    /** `YYYY-MM-DD` → day and month in words; with the year where it is another one. */
    day,
    /** The same in whole words, with its year: for what is solemn. */
    fullDay: dayed((value) => fullDays().format(atNoon(value))),
    /** Day/month/year in digits: for fields that are typed into. */
    numericDay,
    /** With its weekday before it: for sessions. */
    weekdayAndDay: dayed((value) => `${shortWeekdays().format(atNoon(value)).replace(/\.$/, '')} ${day(value)}`),
    /** An instant → the academy's day and time. */
    dateTime: (value: Maybe<Instant>) => {
      if (!value) return nothing
      const at = new Date(value)
      return `${day(dayOf(at, timeZone))}${comma} ${instantTimes().format(at)}`
    },
    /** An instant as the academy's day and time of day: for files. */
    wallClock: (value: Instant): { readonly day: Day; readonly time: TimeOfDay } => {
      const at = new Date(value)
      return { day: dayOf(at, timeZone), time: timeOf(at, timeZone) }
    },
    /** `HH:MM` on the 24-hour clock. */
    time,
    timeRange: (from: Maybe<TimeOfDay>, to: Maybe<TimeOfDay>) =>
      from && to ? `${time(from)} – ${time(to)}` : time(from ?? to),
    dayRange: (from: Maybe<Day>, to: Maybe<Day>) => {
      if (!from || !to || from.slice(0, 10) === to.slice(0, 10)) return day(from ?? to)
      if (!isDay(from.slice(0, 10)) || !isDay(to.slice(0, 10))) return `${day(from)} – ${day(to)}`
      if (from.slice(0, 7) === to.slice(0, 7)) return `${dayNumbers().format(atNoon(from))}–${day(to)}`
      // One year is said once, at the end; two are both said. Broken after the dash, if at all.
      const sameYear = from.slice(0, 4) === to.slice(0, 4)
      return `${wordedDay(from, !sameYear)}\u00a0– ${wordedDay(to, !sameYear || needsYear(to))}`
    },
    /** As short as a narrow column needs it: Arabic names without their article, others by their first letters. */
    weekdayShort: dayed((value) => shortWeekdays().format(atNoon(value)).replace(/^ال/, '').replace(/\.$/, '')),
    weekday: dayed((value) => weekdays().format(atNoon(value))),
    /** The name in three letters where the language shortens it, of 1 to 12. */
    monthShort: (number: number) =>
      shortMonths()
        .format(new Date(Date.UTC(2000, number - 1, 15)))
        .replace(/\.$/, ''),
    /** The name alone, of 1 to 12. */
    monthName: (month: number) => monthNames().format(new Date(Date.UTC(2000, month - 1, 15))),
    month: dayed((value) => months().format(atNoon(value))),
    /** The same day in the Umm al-Qura calendar. */
    // The Latin names are spelled with letters that our font lacks: Shaʻban.
    hijri: dayed((value) => hijriDays().format(atNoon(value)).replace(/[ʻʼ]/g, '’')),
    /** 'three hours ago'; for tooltips only. */
    relative: (value: Maybe<Instant>, at: Date = now()) => {
      if (!value) return nothing
      const seconds = (Date.parse(value) - at.getTime()) / 1000
      const steps = [
        ['year', 31_536_000],
        ['month', 2_592_000],
        ['day', 86_400],
        ['hour', 3600],
        ['minute', 60],
      ] as const
      for (const [unit, length] of steps) {
        if (Math.abs(seconds) >= length) return relatives().format(Math.trunc(seconds / length), unit)
      }
      return relatives().format(0, 'minute')
    },
    number,
    /** A whole number without thousands' marks, for years, pages and positions. */
    count: (value: Maybe<number>) => (value == null ? nothing : plain().format(value)),
    /** As it is typed: without thousands' marks, with the given least and most decimals. */
    plain: (value: number, least: number, most: number) =>
      new Intl.NumberFormat(locale, {
        useGrouping: false,
        minimumFractionDigits: least,
        maximumFractionDigits: most,
      }).format(value),
    /** 0 to 100, at most two decimals. */
    percent: (value: Maybe<number>) =>
      value == null ? nothing : value === 0 && zero ? `${zero}٪` : percents().format(value / 100),
    money: (value: Maybe<Money>) => {
      if (!value) return nothing
      const { Currency: currency } = value
      const digits = minorDigits(currency)
      const options = {
        style: 'currency',
        currency,
        minimumFractionDigits: digits,
        maximumFractionDigits: digits,
      } as const
      const money = monies.get(currency) ?? new Intl.NumberFormat(locale, options)
      monies.set(currency, money)
      const parts = money.formatToParts(toMajor(value))
      // In a line of Arabic the sign of `US$` would stand on the wrong side of its letters.
      const written = (part: Intl.NumberFormatPart) =>
        language === 'ar' && part.type === 'currency' && /[A-Za-z]/.test(part.value) ? currency : part.value
      return parts.map(written).join('')
    },
    /** One decimal and 'k' above 999 (specification §9; compact notation in Arabic would write a word). */
    abbreviated: (value: Maybe<number>) => {
      if (value == null) return nothing
      return Math.abs(value) > 999 ? `${short().format(value / 1000)}k` : numbers().format(value)
    },
    /** A length in minutes as hours and minutes. */
    minutes: (value: Maybe<number>) => {
      if (value == null) return nothing
      const hours = Math.floor(value / 60)
      const rest = Math.round(value % 60)
      const written = []
      if (hours) written.push(units('hour').format(hours))
      if (rest || !hours) written.push((rest === 0 && zero && zeroMinutes[language]) || units('minute').format(rest))
      return lists().format(written)
    },
    /** Bytes as kB, MB or GB, powers of 1000. */
    bytes: (value: Maybe<number>) => {
      if (value == null) return nothing
      const [unit, amount] =
        value < 1000
          ? (['byte', value] as const)
          : value < 1_000_000
            ? (['kilobyte', value / 1000] as const)
            : value < 1_000_000_000
              ? (['megabyte', value / 1_000_000] as const)
              : (['gigabyte', value / 1_000_000_000] as const)
      const digits = amount < 10 ? 1 : 0
      return new Intl.NumberFormat(locale, {
        style: 'unit',
        unit,
        unitDisplay: 'short',
        maximumFractionDigits: digits,
      }).format(amount)
    },
    /** Facts one after the other. In Arabic a dot between digits is a zero, so a comma stands there. */
    joined: (facts: readonly (string | null | undefined | false)[]) => facts.filter(Boolean).join(separator),
    separator,
    /** Between what something is called and what it is: French has a space before it. */
    colon,
    list: (items: readonly string[]) => (items.length ? lists().format(items) : nothing),
    /** Western digits of a text in the reader's digits. */
    digits: (value: string | number) =>
      language === 'ar' && digits === 'arab'
        ? String(value).replace(/\d/g, (digit) => String.fromCharCode(0x660 + Number(digit)))
        : String(value),
  }
}

export type Format = ReturnType<typeof formatIn>

const made = new Map<string, Format>()

/** `formatIn`, made once for each language, its digits and the academy's zone: what it holds is dear to make. */
export function formatOf(language: string, inFull = false, digits: ArabicDigits = readerDigits()): Format {
  const timeZone = zone()
  const key = `${language} ${digits} ${inFull} ${timeZone}`
  let format = made.get(key)
  if (!format) made.set(key, (format = formatIn(language, { timeZone, inFull, digits })))
  return format
}
