import { sql, type RawBuilder } from 'kysely'
import type { Database } from '#platform/server/database.ts'
import { copyMaterials } from './materials/write.ts'
import { copiedColumns, type CourseFields } from './courses.ts'

/** The types of a course, the main one first. */
export const typesOf = (db: Database, courseId: number) =>
  db
    .selectFrom('lookups.course_type as t')
    .innerJoin('catalogue.course as c', (on) => on.on('c.id', '=', courseId))
    .leftJoin('catalogue.course_further_type as f', (on) =>
      on.onRef('f.type_id', '=', 't.id').on('f.course_id', '=', courseId),
    )
    .where((eb) => eb.or([eb('t.id', '=', eb.ref('c.type_id')), eb('f.type_id', 'is not', null)]))
    .select(['t.id as ID', 't.name as Name'])
    .orderBy(sql`t.id is distinct from c.type_id`)
    .orderBy('f.position')
    .execute()

export const areasOf = (db: Database, courseId: number) =>
  db
    .selectFrom('catalogue.course_area as a')
    .innerJoin('lookups.course_area_of_study as l', 'l.id', 'a.area_id')
    .where('a.course_id', '=', courseId)
    .select(['l.id as ID', 'l.name as Name'])
    .orderBy('a.position')
    .execute()

/** The courses that somebody must have completed before this one. */
export const prerequisitesOf = (db: Database, courseId: number) =>
  db
    .selectFrom('catalogue.course_prerequisite as p')
    .innerJoin('catalogue.course as c', 'c.id', 'p.required_id')
    .where('p.course_id', '=', courseId)
    .select(['c.id as ID', 'c.code as Code', 'c.name as Name'])
    .orderBy('p.position')
    .execute()

/** A prerequisite of these that, itself or by its own prerequisites, builds upon the course; null where there is none. */
export async function circleOf(db: Database, courseId: number, requiredIds: readonly number[]): Promise<string | null> {
  if (requiredIds.length === 0) return null
  const { rows } = await sql<{ code: string }>`
    with recursive upon (start, id) as (
      select c.id, c.id from catalogue.course c where c.id in (${sql.join(requiredIds)})
      union
      select u.start, p.required_id from upon u join catalogue.course_prerequisite p on p.course_id = u.id
    )
    select c.code from upon u join catalogue.course c on c.id = u.start where u.id = ${courseId} limit 1`.execute(db)
  return rows[0]?.code ?? null
}

/** Holds whoever else changes prerequisites until this transaction ends, so that two changes together make no circle. */
export const lockPrerequisites = (db: Database) =>
  sql`select pg_advisory_xact_lock(hashtextextended('catalogue.course_prerequisite', 0))`.execute(db)

/**
 * Makes these the further types, areas and prerequisites of the course, in their order. Answers the field that names
 * what does not exist, or null.
 */
export async function putLinks(
  db: Database,
  courseId: number,
  course: CourseFields,
): Promise<'TypeIDs' | 'AreaIDs' | 'PrerequisiteIDs' | null> {
  const among = async (
    table: 'lookups.course_type' | 'lookups.course_area_of_study' | 'catalogue.course',
    ids: readonly number[],
  ) => {
    if (ids.length === 0) return true
    const known = await db.selectFrom(table).where('id', 'in', ids).select('id').execute()
    return known.length === ids.length
  }
  if (!(await among('lookups.course_type', course.TypeIDs))) return 'TypeIDs'
  if (!(await among('lookups.course_area_of_study', course.AreaIDs))) return 'AreaIDs'
  if (!(await among('catalogue.course', course.PrerequisiteIDs))) return 'PrerequisiteIDs'
  await db.deleteFrom('catalogue.course_further_type').where('course_id', '=', courseId).execute()
  await db.deleteFrom('catalogue.course_area').where('course_id', '=', courseId).execute()
  await db.deleteFrom('catalogue.course_prerequisite').where('course_id', '=', courseId).execute()
  const further = course.TypeIDs.slice(1)
  if (further.length > 0)
    await db
      .insertInto('catalogue.course_further_type')
      .values(further.map((type_id, position) => ({ course_id: courseId, type_id, position })))
      .execute()
  if (course.AreaIDs.length > 0)
    await db
      .insertInto('catalogue.course_area')
      .values(course.AreaIDs.map((area_id, position) => ({ course_id: courseId, area_id, position })))
      .execute()
  if (course.PrerequisiteIDs.length > 0)
    await db
      .insertInto('catalogue.course_prerequisite')
      .values(course.PrerequisiteIDs.map((required_id, position) => ({ course_id: courseId, required_id, position })))
      .execute()
  return null
}

/** Of a course's parts what stays behind. */
const notCopied: Readonly<Record<string, RawBuilder<unknown>>> = {
  evaluation_mean: sql`and not is_left_out`,
  course_instructor: sql`and proposed_at is null`,
}

/** Copies a course under another code, with all that is its own but its picture; gives the new id. */
export async function copyCourse(
  db: Database,
  courseId: number,
  code: string,
): Promise<{ ID: number; Version: number }> {
  const copied = sql.join(copiedColumns.map((column) => sql.id(column)))
  const { rows } = await sql<{ ID: number; Version: number }>`
    insert into catalogue.course (code, is_published, ${copied})
    select ${code}, false, ${copied} from catalogue.course where id = ${courseId}
    returning id as "ID", version as "Version"`.execute(db)
  const made = rows[0]!
  const parts = {
    course_further_type: ['type_id', 'position'],
    course_area: ['area_id', 'position'],
    course_prerequisite: ['required_id', 'position'],
    course_facility: ['facility_id', 'quantity'],
    course_instructor: ['instructor_id'],
    evaluation_mean: ['kind', 'name', 'percent', 'max_score', 'participation_type_id'],
    course_module: ['position', 'name', 'hours', 'is_active'],
  }
  for (const [table, kept] of Object.entries(parts)) {
    const own = sql.join(kept.map((column) => sql.id(column)))
    await sql`insert into ${sql.id('catalogue', table)} (course_id, ${own})
      select ${made.ID}, ${own} from ${sql.id('catalogue', table)} where course_id = ${courseId}
        ${notCopied[table] ?? sql``}`.execute(db)
  }
  await sql`
    insert into catalogue.lesson (module_id, position, name, minutes, is_active)
    select n.id, l.position, l.name, l.minutes, l.is_active
    from catalogue.lesson l
    join catalogue.course_module m on m.id = l.module_id and m.course_id = ${courseId}
    join catalogue.course_module n on n.course_id = ${made.ID} and n.position = m.position`.execute(db)
  await copyMaterials(db, courseId, made.ID)
  return made
}
