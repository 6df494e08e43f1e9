/*
 * Days are `YYYY-MM-DD`, times of day `HH:MM`, both in the academy's time zone; instants are ISO 8601 in UTC.
 */
export type Day = string
export type TimeOfDay = string
export type Instant = string

export const defaultTimeZone = 'Africa/Cairo'

/** Whether it is a time zone by a name of the IANA database. */
export function isZone(text: string): boolean {
  try {
    return /^[A-Za-z_]+(\/[A-Za-z0-9_+-]+)*$/.test(text) && Boolean(new Intl.DateTimeFormat('en', { timeZone: text }))
  } catch {
    return false
  }
}

const formatters = new Map<string, Intl.DateTimeFormat>()
/** The last answer: each row of a list asks for the day of one and the same instant. */
let last = { at: NaN, timeZone: '', parts: {} as Record<string, string> }
function parts(instant: Date, timeZone: string): Record<string, string> {
  const at = instant.getTime()
  if (at === last.at && timeZone === last.timeZone) return last.parts
  let formatter = formatters.get(timeZone)
  if (!formatter) {
    formatter = new Intl.DateTimeFormat('en-CA-u-ca-gregory-nu-latn', {
      timeZone,
      hourCycle: 'h23',
      year: 'numeric',
      month: '2-digit',
      day: '2-digit',
      hour: '2-digit',
      minute: '2-digit',
      second: '2-digit',
    })
    formatters.set(timeZone, formatter)
  }
  const found = Object.fromEntries(formatter.formatToParts(instant).map((part) => [part.type, part.value]))
  last = { at, timeZone, parts: found }
  return found
}

/** The calendar day of an instant in the time zone. */
export function dayOf(instant: Date, timeZone: string = defaultTimeZone): Day {
  const at = parts(instant, timeZone)
  return `${at['year']}-${at['month']}-${at['day']}`
}

/** The time of day of an instant in the time zone, to the minute. */
export function timeOf(instant: Date, timeZone: string = defaultTimeZone): TimeOfDay {
  const at = parts(instant, timeZone)
  return `${at['hour']}:${at['minute']}`
}

/** The instant of a local day and time in the time zone; a time that the clock skips moves forward. */
export function instantOf(day: Day, time: TimeOfDay, timeZone: string = defaultTimeZone): Date {
  const wanted = Date.parse(`${day}T${time.slice(0, 5)}:00Z`)
  const shownAt = (instant: number) => {
    const at = parts(new Date(instant), timeZone)
    return Date.parse(`${at['year']}-${at['month']}-${at['day']}T${at['hour']}:${at['minute']}:00Z`)
  }
  let guess = wanted
  for (let round = 0; round < 3 && shownAt(guess) !== wanted; round++) guess += wanted - shownAt(guess)
  // Skipped: the guesses go back and forth over the gap, and what is before it is not forward.
  const behind = wanted - shownAt(guess)
  return new Date(behind > 0 ? guess + behind : guess)
}

export function addDays(day: Day, count: number): Day {
  return new Date(Date.parse(`${day}T00:00:00Z`) + count * 86_400_000).toISOString().slice(0, 10)
}

/** Whole days from one day to another; negative where the second is earlier. */
export function daysBetween(from: Day, to: Day): number {
  return Math.round((Date.parse(`${to}T00:00:00Z`) - Date.parse(`${from}T00:00:00Z`)) / 86_400_000)
}

/** 0 = Sunday ... 6 = Saturday. */
export const weekday = (day: Day): number => new Date(`${day}T00:00:00Z`).getUTCDay()

/** Minutes since midnight of a `HH:MM` or `HH:MM:SS`. */
export function minutesOf(time: TimeOfDay): number {
  const [hours = '0', minutes = '0'] = time.split(':')
  return Number(hours) * 60 + Number(minutes)
}

/** Minutes as hours, to a tenth of one. */
export const hoursOf = (minutes: number): number => Math.round(minutes / 6) / 10

// Of a year of fewer digits, and the day after the last of those with four, no time zone is told.
const inEveryMonth = /^(1[1-9]|2\d)\d\d-(0[1-9]|1[0-2])-(0[1-9]|1\d|2[0-8])$/
const inSomeMonths = /^(1[1-9]|2\d)\d\d-(0[1-9]|1[0-2])-(29|30|31)$/

/** Whether the text is a real calendar day. Nearly every body holds some, and making a Date of each is slow. */
export function isDay(text: string): boolean {
  if (inEveryMonth.test(text)) return true
  return (
    inSomeMonths.test(text) && Number(text.slice(8)) <= lastDayOf(Number(text.slice(0, 4)), Number(text.slice(5, 7)))
  )
}

/** 28 to 31; months count from 1, and day 0 of the next is the last of this one. */
const lastDayOf = (year: number, month: number) => new Date(Date.UTC(year, month, 0)).getUTCDate()
