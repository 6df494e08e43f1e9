import { addDays, type Day } from '#platform/shared/values/dates.ts'

const hundredYears = 36_525

/** Why nobody whom the academy trains was born on that day, or null. `today` is the academy's. */
export function birthDateFault(day: Day, today: Day): 'notInThePast' | 'tooLongAgo' | null {
  if (day >= today) return 'notInThePast'
  return day < addDays(today, -hundredYears) ? 'tooLongAgo' : null
}
