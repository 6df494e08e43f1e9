import { reading } from '#platform/server/documents/reading.ts'
import { settings } from '#platform/server/settings.ts'
import { zoneSettings } from '#platform/shared/settings/own-sections.ts'
import { dayOf } from '#platform/shared/values/dates.ts'
import { planPeriod } from '../../rules/plan-period.ts'
import { publishedRows } from '../../server/store/rows/published-rows.ts'
import annualPlanGridView from './document.ts'

export default reading(annualPlanGridView, async ({ db, now }, { CourseIDs, DateFrom, DateTo }) => {
  const { timeZone } = await settings(db, zoneSettings)
  const { from, to } = planPeriod(DateFrom, DateTo, dayOf(now, timeZone))
  const rows = await publishedRows(db, from, to, CourseIDs)
  const Years = [...Map.groupBy(rows, (row) => Number(row.StartDate.slice(0, 4)))].map(([Year, ofYear]) => ({
    Year,
    Courses: [...Map.groupBy(ofYear, (row) => row.CourseID).values()]
      .map((runs) => ({
        Code: runs[0]!.CourseCode,
        Name: runs[0]!.CourseName,
        Runs: runs.map(({ StartDate, EndDate }) => ({ StartDate, EndDate })),
      }))
      .toSorted((one, other) => one.Code.localeCompare(other.Code, 'en')),
  }))
  return { content: { From: from, To: to, Years } }
})
