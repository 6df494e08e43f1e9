import { openToEverybody } from '#modules/registration/server/public.ts'
import type { Database } from '#platform/server/database.ts'
import type { Day } from '#platform/shared/values/dates.ts'

/** A class that anybody may register to, as its public page shows it; undefined where it is none, or none any more. */
export async function publicClass(db: Database, classId: number, today: Day) {
  const found = await openToEverybody(db, classId, today)
  if (!found) return undefined
  const { courseId, imageId, days, ClassCode, Modules: _, ...shown } = found
  return { ...shown, ID: classId, Code: ClassCode, CourseID: courseId, ImageID: imageId, Days: days }
}
