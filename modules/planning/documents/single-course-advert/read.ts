import { reading } from '#platform/server/documents/reading.ts'
import { settings } from '#platform/server/settings.ts'
import { zoneSettings } from '#platform/shared/settings/own-sections.ts'
import { dayOf } from '#platform/shared/values/dates.ts'
import { publishedRow } from '../../server/store/rows/published-rows.ts'
import singleCourseAdvert from './document.ts'

export default reading(singleCourseAdvert, async ({ db, now, publicUrl }, { AnnualPlanID }) => {
  const { timeZone } = await settings(db, zoneSettings)
  const found = await publishedRow(db, AnnualPlanID, dayOf(now, timeZone))
  if (!found) return null
  const { ID, CourseID, CourseName: _name, ClassCode, isOnOffer, ...rest } = found
  const { classId: _class, onHolidays: _on, rowCode: _code, ...row } = rest
  const path =
    ClassCode === null ? `/CourseDetail/${CourseID}` : `/UpcomingCourse?search=${encodeURIComponent(ClassCode)}`
  return {
    content: { ...row, Address: isOnOffer ? publicUrl + path : null, IsOpen: isOnOffer && ClassCode !== null },
    record: ['planRow', ID],
  }
})
