import type { Database } from '#platform/server/database.ts'
import { addDays, daysBetween, type Day } from '#platform/shared/values/dates.ts'
import { nextRun, type LockedRow } from '../store/plan-row-changes.ts'

/** Other dates of the same length: the columns that change, and from when to when. In another year it is that year's next run. */
export async function otherDates(db: Database, row: LockedRow, startsOn: Day) {
  const year = Number(startsOn.slice(0, 4))
  return {
    set: {
      starts_on: startsOn,
      ends_on: addDays(startsOn, daysBetween(row.starts_on, row.ends_on)),
      ...(year === row.year ? {} : { year, run_number: await nextRun(db, row.course_id, year) }),
    },
    data: { from: row.starts_on, to: startsOn },
  }
}
