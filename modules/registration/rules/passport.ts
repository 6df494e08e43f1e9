import type { Day } from '#platform/shared/values/dates.ts'

/** The same day some months later; the month's last day where it has no such day (31 August + 6 = 28 February). */
export function addMonths(day: Day, months: number): Day {
  const [year = 0, month = 1, date = 1] = day.split('-').map(Number)
  const first = new Date(Date.UTC(year, month - 1 + months, 1))
  const last = new Date(Date.UTC(first.getUTCFullYear(), first.getUTCMonth() + 1, 0)).getUTCDate()
  first.setUTCDate(Math.min(date, last))
  return first.toISOString().slice(0, 10)
}

/** A visa needs a passport valid this long past the class's end; a setting may say otherwise. */
export const passportMonths = 6

/** The earliest expiry that a visa for this class accepts. */
export const passportNeededUntil = (endsOn: Day, months = passportMonths): Day => addMonths(endsOn, months)

export function passportLongEnough(expiresOn: Day | null, endsOn: Day, months = passportMonths): boolean {
  return expiresOn !== null && expiresOn >= passportNeededUntil(endsOn, months)
}
