import { calendarYearOn, holidaysBetween } from '#modules/planning/server/public.ts'
import type { Database } from '#platform/server/database.ts'
import { addDays, dayOf, instantOf } from '#platform/shared/values/dates.ts'
import { usualWorkingDays, workingDayAfter } from '../../rules/marking/grievances.ts'

/** Until when a grievance may be sent against a result that became final at this moment: the end of the last working day. */
export async function grievanceUntil(
  db: Database,
  finalAt: Date,
  { timeZone, grievanceDays }: { readonly timeZone: string; readonly grievanceDays: number },
): Promise<Date> {
  const day = dayOf(finalAt, timeZone)
  const [year, holidays] = await Promise.all([
    calendarYearOn(db, day),
    holidaysBetween(db, day, addDays(day, grievanceDays * 7 + 60)),
  ])
  const last = workingDayAfter(day, grievanceDays, year?.Weekdays ?? usualWorkingDays, holidays)
  return instantOf(addDays(last, 1), '00:00', timeZone)
}
