import { settings } from '#platform/server/settings.ts'
import { reading } from '#platform/server/documents/reading.ts'
import { zoneSettings } from '#platform/shared/settings/own-sections.ts'
import { dayOf } from '#platform/shared/values/dates.ts'
import { openToEverybody } from '../../server/store/upcoming/open-to-everybody.ts'
import upcomingCourseDetail from './document.ts'

export default reading(upcomingCourseDetail, async ({ db, now, publicUrl }, { ID }) => {
  const { timeZone } = await settings(db, zoneSettings)
  const found = await openToEverybody(db, ID, dayOf(now, timeZone))
  if (!found) return null
  const Address = `${publicUrl}/UpcomingCourse?search=${encodeURIComponent(found.ClassCode)}`
  return { content: { ...found, Address }, record: ['courseClass', ID] }
})
