import { sql } from 'kysely'
import type { Database } from '#platform/server/database.ts'
import type { Actor } from '#platform/shared/actor.ts'
import type { CourseFields } from './courses.ts'
import { raiseVersion } from './course-version.ts'
import { reachesCourse } from './reach.ts'

/** What the course needs of its class room, in the order of the list of equipment. */
export const facilitiesOf = (db: Database, courseId: number) =>
  db
    .selectFrom('catalogue.course_facility as n')
    .innerJoin('lookups.facility as f', 'f.id', 'n.facility_id')
    .where('n.course_id', '=', courseId)
    .select(['n.id as ID', 'n.facility_id as FacilityID', 'f.name as Name', 'n.quantity as Quantity'])
    .orderBy('f.position')
    .orderBy('f.id')
    .execute()

/** Makes this what the course needs. False where something is not in the list of equipment. */
export async function putFacilities(
  db: Database,
  courseId: number,
  facilities: NonNullable<CourseFields['Facilities']>,
): Promise<boolean> {
  const ids = facilities.map((each) => each.FacilityID)
  await db
    .deleteFrom('catalogue.course_facility')
    .where('course_id', '=', courseId)
    .$if(ids.length > 0, (q) => q.where('facility_id', 'not in', ids))
    .execute()
  if (ids.length === 0) return true
  const known = await db.selectFrom('lookups.facility').where('id', 'in', ids).select('id').execute()
  if (known.length < ids.length) return false
  await db
    .insertInto('catalogue.course_facility')
    .values(facilities.map((each) => ({ course_id: courseId, facility_id: each.FacilityID, quantity: each.Quantity })))
    .onConflict((conflict) =>
      conflict.columns(['course_id', 'facility_id']).doUpdateSet({ quantity: sql`excluded.quantity` }),
    )
    .execute()
  return true
}

/** A line of what a course that the actor reaches needs, its course locked. */
export const lockedFacility = (db: Database, actor: Actor, id: number) =>
  db
    .selectFrom('catalogue.course_facility as n')
    .innerJoin('catalogue.course as c', 'c.id', 'n.course_id')
    .where('n.id', '=', id)
    .where(reachesCourse(actor))
    .select(['n.id', 'n.course_id'])
    .forUpdate()
    .executeTakeFirst()

export async function removeFacility(db: Database, id: number, courseId: number): Promise<void> {
  await db.deleteFrom('catalogue.course_facility').where('id', '=', id).execute()
  await raiseVersion(db, courseId)
}
