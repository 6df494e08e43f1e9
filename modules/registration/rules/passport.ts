import { addMonths } from '#platform/shared/values/months.ts'
import type { Day } from '#platform/shared/values/dates.ts'

/** A visa needs a passport valid this long past the class's end; a setting may say otherwise. */
export const passportMonths = 6

/** The earliest expiry that a visa for this class accepts. */
export const passportNeededUntil = (endsOn: Day, months = passportMonths): Day => addMonths(endsOn, months)

export function passportLongEnough(expiresOn: Day | null, endsOn: Day, months = passportMonths): boolean {
  return expiresOn !== null && expiresOn >= passportNeededUntil(endsOn, months)
}
