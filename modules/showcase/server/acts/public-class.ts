import { openToEverybody } from '#modules/registration/server/public.ts'
import type { Database } from '#platform/server/database.ts'
import { settings } from '#platform/server/settings.ts'
import { zoneSettings } from '#platform/shared/settings/own-sections.ts'
import { dayOf, type Day } from '#platform/shared/values/dates.ts'

/** The day that it is at the academy. */
export const todayOf = async (db: Database, now: Date): Promise<Day> =>
  dayOf(now, (await settings(db, zoneSettings)).timeZone)

/** A class that anybody may register to, as its public page shows it; undefined where it is none, or none any more. */
export async function publicClass(db: Database, classId: number, today: Day) {
  const found = await openToEverybody(db, classId, today)
  if (!found) return undefined
  const { courseId, imageId, days, ClassCode, Modules: _, ...shown } = found
  return { ...shown, ID: classId, Code: ClassCode, CourseID: courseId, ImageID: imageId, Days: days }
}
