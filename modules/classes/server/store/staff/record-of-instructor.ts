import type { Actor } from '#platform/shared/actor.ts'
import type { Database } from '#platform/server/database.ts'
import { statesHeld } from '../../../rules/class-states.ts'
import { reaches } from '../reach.ts'
import { soldName } from '../revision.ts'

/** The courses that an instructor is able to deliver, by their codes. */
export const deliverableCourses = (db: Database, instructorId: number) =>
  db
    .selectFrom('catalogue.course_instructor_facts as l')
    .innerJoin('catalogue.course_facts as c', 'c.course_id', 'l.course_id')
    .where('l.instructor_id', '=', instructorId)
    .select(['c.course_code as Code', 'c.course_name as Name', 'c.hours as Hours'])
    .orderBy('c.course_code')
    .execute()

/** The classes on whose staff an instructor has said to stand and that the actor reaches, the newest first, one row a place. */
export const acceptedPlaces = (db: Database, actor: Actor, instructorId: number) =>
  db
    .selectFrom('classes.class_staff as s')
    .innerJoin('classes.course_class as c', 'c.id', 's.class_id')
    .innerJoin('catalogue.course_facts as f', 'f.course_id', 'c.course_id')
    .where('s.instructor_id', '=', instructorId)
    .where('s.state', '=', 'accepted')
    .where('c.state', 'in', statesHeld)
    .where(reaches(actor))
    .select(['c.id', 'c.code as Code', soldName.as('CourseName'), 'c.starts_on as StartDate', 'c.ends_on as EndDate'])
    .select(['c.state as State', 's.role as Role'])
    .orderBy('c.starts_on', 'desc')
    .orderBy('c.id', 'desc')
    .execute()
