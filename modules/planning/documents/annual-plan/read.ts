import { reading } from '#platform/server/documents/reading.ts'
import { settings } from '#platform/server/settings.ts'
import { zoneSettings } from '#platform/shared/settings/own-sections.ts'
import { dayOf } from '#platform/shared/values/dates.ts'
import { planPeriod } from '../../rules/plan-period.ts'
import { publishedRows } from '../../server/store/rows/published-rows.ts'
import annualPlan from './document.ts'

export default reading(annualPlan, async ({ db, now }, { DateForm, DateTo }) => {
  const { timeZone } = await settings(db, zoneSettings)
  const { from, to } = planPeriod(DateForm, DateTo, dayOf(now, timeZone))
  const rows = await publishedRows(db, from, to)
  const byMonth = Map.groupBy(rows, (row) => `${row.StartDate.slice(0, 7)}-01`)
  const Months = [...byMonth].map(([First, own]) => ({
    First,
    Rows: own.map(({ ID: _id, CourseID: _course, CourseName: _name, ClassCode: _class, ...row }) => row),
  }))
  return { content: { From: from, To: to, Months } }
})
