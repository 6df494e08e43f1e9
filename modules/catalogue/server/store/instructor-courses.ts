import { sql } from 'kysely'
import { json, matches, type Database } from '#platform/server/database.ts'
import { byText } from '#platform/server/reading/both-names.ts'
import { listOf } from '#platform/server/reading/list.ts'
import type { Actor } from '#platform/shared/actor.ts'
import type { catalogueCalls } from '../../contract/calls.ts'
import { seesProposals } from '../../rules/instructor-courses.ts'
import { raiseVersion } from './course-version.ts'
import { reachesCourse } from './reach.ts'

interface Deliverer {
  readonly actor: Actor
  readonly instructorId: number
}

/** The courses that an instructor is able to deliver, in the order in which they were put. */
export const coursesOfInstructor = listOf<typeof catalogueCalls.getAllInstructorCourses, Deliverer>()({
  reach: ({ actor }) => reachesCourse(actor),
  rows: (db, about) =>
    db
      .selectFrom('catalogue.course_instructor as l')
      .innerJoin('catalogue.course as c', 'c.id', 'l.course_id')
      .where('l.instructor_id', '=', about.instructorId)
      .$if(!seesProposals(about.actor, about.instructorId), (q) => q.where('l.proposed_at', 'is', null))
      .select(['c.id as ID', 'c.code as Code', 'c.name as Name', 'c.hours as Hours', 'c.days as Days'])
      .select(['c.is_published as IsPublished', 'l.id as InstructorCourseID', 'l.instructor_id as instructorId'])
      .select(sql<boolean>`l.proposed_at is not null`.as('IsProposed')),
  id: 'l.id',
  search: (text) => matches('c.search', text),
  filters: {
    instructorID: () => null,
    IsProposed: (wanted) => (wanted ? sql<boolean>`l.proposed_at is not null` : sql<boolean>`l.proposed_at is null`),
  },
  orders: { Position: { by: 'l.position', nulls: 'last' }, Name: byText('c.name') },
})

/** Courses that the actor reaches among all lines, the course locked. */
const locked = (db: Database, actor: Actor) =>
  db
    .selectFrom('catalogue.course_instructor as l')
    .innerJoin('catalogue.course as c', 'c.id', 'l.course_id')
    .where(reachesCourse(actor))
    .select(['l.id', 'l.course_id', 'l.instructor_id', 'l.proposed_at'])
    .forUpdate()

/** A line of which the actor reaches the course. */
export const lockedLine = (db: Database, actor: Actor, id: number) =>
  locked(db, actor).where('l.id', '=', id).executeTakeFirst()

/** The line of this course with this instructor. */
export const lineOf = (
  db: Database,
  actor: Actor,
  pair: { readonly courseId: number; readonly instructorId: number },
) =>
  locked(db, actor)
    .where('l.course_id', '=', pair.courseId)
    .where('l.instructor_id', '=', pair.instructorId)
    .executeTakeFirst()

/** A course that the actor reaches, by its number and code; it is locked, so that no two add the same instructor. */
export const lockedCourse = (db: Database, actor: Actor, id: number) =>
  db
    .selectFrom('catalogue.course as c')
    .where('c.id', '=', id)
    .where(reachesCourse(actor))
    .select(['c.id', 'c.code'])
    .forUpdate()
    .executeTakeFirst()

export async function isInstructor(db: Database, id: number): Promise<boolean> {
  const found = await db
    .selectFrom('people.instructor_name_facts')
    .select('instructor_id')
    .where('instructor_id', '=', id)
    .executeTakeFirst()
  return found !== undefined
}

/** Adds the line, as a proposal where `proposedAt` is given. */
export const addLine = (
  db: Database,
  line: { readonly courseId: number; readonly instructorId: number; readonly proposedAt: Date | null },
) =>
  db
    .insertInto('catalogue.course_instructor')
    .values({ course_id: line.courseId, instructor_id: line.instructorId, proposed_at: line.proposedAt })
    .returning(['id', 'course_id', 'instructor_id', 'proposed_at'])
    .executeTakeFirstOrThrow()

/** Deletes the line; whoever changes the course meanwhile is told that it is another one now. */
export async function removeLine(db: Database, line: { id: number; course_id: number; proposed_at: unknown }) {
  await db.deleteFrom('catalogue.course_instructor').where('id', '=', line.id).execute()
  if (line.proposed_at === null) await raiseVersion(db, line.course_id)
}

/** An instructor's lines in their order, locked. */
export const lockedLines = (db: Database, instructorId: number) =>
  db
    .selectFrom('catalogue.course_instructor')
    .where('instructor_id', '=', instructorId)
    .select(['id', 'course_id as courseId'])
    .orderBy('position', (by) => by.asc().nullsLast())
    .orderBy('id')
    .forUpdate()
    .execute()

/** Numbers the lines as they stand here. */
export const putInOrder = (db: Database, ids: readonly number[]) =>
  sql`update catalogue.course_instructor l set position = moved.position
    from jsonb_to_recordset(${json(ids.map((id, at) => ({ id, position: at + 1 })))}) as moved(id integer, position integer)
    where l.id = moved.id and l.position is distinct from moved.position`.execute(db)

/** Before the lines of one instructor move to another: each course stays once, and counts where either of both counted. */
export async function mergeCourses(db: Database, kept: number, gone: number): Promise<void> {
  await sql`update catalogue.course_instructor k set proposed_at = null
    from catalogue.course_instructor g where k.instructor_id = ${kept} and g.instructor_id = ${gone}
      and g.course_id = k.course_id and g.proposed_at is null and k.proposed_at is not null`.execute(db)
  await sql`delete from catalogue.course_instructor where instructor_id = ${gone}
    and course_id in (select course_id from catalogue.course_instructor where instructor_id = ${kept})`.execute(db)
}
