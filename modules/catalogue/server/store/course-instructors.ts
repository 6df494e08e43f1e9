import { sql } from 'kysely'
import { matches, type Database } from '#platform/server/database.ts'
import { bothNames } from '#platform/server/reading/both-names.ts'
import { listOf } from '#platform/server/reading/list.ts'
import type { Actor } from '#platform/shared/actor.ts'
import type { catalogueCalls } from '../../contract/calls.ts'
import { raiseVersion } from './course-version.ts'
import { reachesCourse } from './reach.ts'

/** Who is able to deliver a course: the active ones, by name. */
export const instructorsOf = (db: Database, courseId: number) =>
  db
    .selectFrom('catalogue.course_instructor as l')
    .innerJoin('people.instructor_name_facts as i', 'i.instructor_id', 'l.instructor_id')
    .select(['i.instructor_id as ID', 'i.instructor_code as Code'])
    .select(bothNames('i.instructor_name').as('FullName'))
    .where('l.course_id', '=', courseId)
    .where('i.is_active', '=', true)
    .orderBy('i.instructor_name_ar')
    .execute()

/** Makes these, and inactive ones that were there, the course's instructors. False where one of them does not exist. */
export async function putInstructors(db: Database, courseId: number, ids: readonly number[]): Promise<boolean> {
  const wanted = [...new Set(ids)]
  await db
    .deleteFrom('catalogue.course_instructor as l')
    .using('people.instructor_name_facts as i')
    .whereRef('i.instructor_id', '=', 'l.instructor_id')
    .where('l.course_id', '=', courseId)
    .where('i.is_active', '=', true)
    .$if(wanted.length > 0, (q) => q.where('l.instructor_id', 'not in', wanted))
    .execute()
  if (wanted.length === 0) return true
  const known = await db
    .selectFrom('people.instructor_name_facts')
    .select('instructor_id')
    .where('instructor_id', 'in', wanted)
    .execute()
  if (known.length < wanted.length) return false
  await db
    .insertInto('catalogue.course_instructor')
    .values(wanted.map((instructor_id) => ({ course_id: courseId, instructor_id })))
    .onConflict((conflict) => conflict.doNothing())
    .execute()
  return true
}

/** That an instructor is able to deliver a course which the actor reaches, the course locked. */
export const lockedDeliverer = (db: Database, actor: Actor, id: number) =>
  db
    .selectFrom('catalogue.course_instructor as l')
    .innerJoin('catalogue.course as c', 'c.id', 'l.course_id')
    .where('l.id', '=', id)
    .where(reachesCourse(actor))
    .select(['l.id', 'l.course_id', 'l.instructor_id'])
    .forUpdate()
    .executeTakeFirst()

/** Deletes the line; whoever changes the course meanwhile is told that it is another one now. */
export async function removeDeliverer(db: Database, id: number, courseId: number): Promise<void> {
  await db.deleteFrom('catalogue.course_instructor').where('id', '=', id).execute()
  await raiseVersion(db, courseId)
}

interface Deliverer {
  readonly actor: Actor
  readonly instructorId: number
}

/** The courses that an instructor is able to deliver. */
export const coursesOfInstructor = listOf<typeof catalogueCalls.getAllInstructorCourses, Deliverer>()({
  reach: ({ actor }) => reachesCourse(actor),
  rows: (db, { instructorId }) =>
    db
      .selectFrom('catalogue.course_instructor as l')
      .innerJoin('catalogue.course as c', 'c.id', 'l.course_id')
      .where('l.instructor_id', '=', instructorId)
      .select(['c.id as ID', 'c.code as Code', 'c.name as Name', 'c.hours as Hours', 'c.days as Days'])
      .select(['c.is_published as IsPublished', 'l.id as InstructorCourseID']),
  id: 'c.id',
  search: (text) => matches('c.search', text),
  filters: { instructorID: () => null },
  orders: { Name: sql`c.name->>'ar'` },
})
