import { addDays, type Day } from '#platform/shared/values/dates.ts'
import type { Database } from '#platform/server/database.ts'
import { layOut } from '../../../rules/sessions.ts'
import { holidaysBetween } from '../holidays.ts'
import { publishedRow } from './published-rows.ts'

/**
 * A published row of the plan that has not begun on `today`, as anybody may read it, with the sessions that its class
 * would have; undefined where there is none.
 */
export async function plannedRow(db: Database, id: number, today: Day) {
  const row = await publishedRow(db, id, today)
  if (!row) return undefined
  const pattern = {
    startsOn: row.StartDate,
    endsOn: row.EndDate,
    weekdays: row.Weekdays,
    startsAt: row.StartTime,
    endsAt: row.EndTime,
    hours: row.Hours,
    onHolidays: row.onHolidays,
  }
  const { sessions } = layOut(pattern, await holidaysBetween(db, row.StartDate, addDays(row.EndDate, 1)))
  return {
    ...row,
    Sessions: sessions.map(({ day, startsAt, endsAt }) => ({ Day: day, StartsAt: startsAt, EndsAt: endsAt })),
  }
}
