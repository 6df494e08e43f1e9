import { plannedRow } from '#modules/planning/server/public.ts'
import { upcomingOf } from '#modules/planning/rules/naming/upcoming-id.ts'
import type { Database } from '#platform/server/database.ts'
import { settings } from '#platform/server/settings.ts'
import { reading } from '#platform/server/documents/reading.ts'
import { zoneSettings } from '#platform/shared/settings/own-sections.ts'
import { dayOf, type Day } from '#platform/shared/values/dates.ts'
import { aboutCourse } from '../../server/store/upcoming/about-course.ts'
import { openToEverybody } from '../../server/store/upcoming/open-to-everybody.ts'
import upcomingCourseDetail from './document.ts'

interface Asking {
  readonly db: Database
  readonly today: Day
  readonly publicUrl: string
}

export default reading(upcomingCourseDetail, async ({ db, now, publicUrl }, { ID }) => {
  const { timeZone } = await settings(db, zoneSettings)
  const asking = { db, today: dayOf(now, timeZone), publicUrl }
  const upcoming = upcomingOf(ID)
  return 'classId' in upcoming ? aClass(asking, upcoming.classId) : planned(asking, upcoming.planRowId)
})

async function aClass({ db, today, publicUrl }: Asking, classId: number) {
  const found = await openToEverybody(db, classId, today)
  if (!found) return null
  const { courseId: _, imageId: __, days: ___, ...shown } = found
  const Address = `${publicUrl}/UpcomingCourse?search=${encodeURIComponent(shown.ClassCode)}`
  return { content: { ...shown, PlanRowCode: null, Address }, record: ['courseClass', classId] as const }
}

/** A row of the plan; once its class is made, the address leads to that. */
async function planned(asking: Asking, planRowId: number) {
  const row = await plannedRow(asking.db, planRowId, asking.today)
  if (!row?.isOnOffer) return null
  if (row.classId !== null) return aClass(asking, row.classId)
  const { CategoryName, Prerequisites, Modules } = await aboutCourse(asking.db, row.CourseID)
  return {
    content: {
      ClassCode: null,
      PlanRowCode: row.rowCode,
      CourseCode: row.CourseCode,
      CourseName: row.Name,
      CategoryName,
      LevelName: row.LevelName,
      LanguageName: row.LanguageName,
      Place: row.Place,
      ClassRoomName: row.ClassRoomName,
      StartDate: row.StartDate,
      EndDate: row.EndDate,
      Hours: row.Hours,
      Fee: row.Fee,
      SeatsLeft: null,
      Objectives: row.Objectives,
      Prerequisite: row.Prerequisite,
      Prerequisites,
      Sessions: row.Sessions,
      Modules,
      Address: `${asking.publicUrl}/CourseDetail/${row.CourseID}`,
    },
    record: ['planRow', planRowId] as const,
  }
}
