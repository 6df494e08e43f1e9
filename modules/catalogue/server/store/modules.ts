import { json, type Database } from '#platform/server/database.ts'
import type { Actor } from '#platform/shared/actor.ts'
import type { CourseFields } from './courses.ts'
import { reachesCourse } from './reach.ts'

type ModuleFields = CourseFields['Modules'][number]

/** The modules of a course with their lessons, in order. */
export async function modulesOf(db: Database, courseId: number) {
  const modules = await db
    .selectFrom('catalogue.course_module')
    .select(['id as ID', 'name as Name', 'hours as Hours', 'is_active as IsActive'])
    .where('course_id', '=', courseId)
    .orderBy('position')
    .execute()
  const lessons = await db
    .selectFrom('catalogue.lesson as l')
    .innerJoin('catalogue.course_module as m', 'm.id', 'l.module_id')
    .select(['l.id as ID', 'l.module_id', 'l.name as Name', 'l.minutes as Minutes', 'l.is_active as IsActive'])
    .where('m.course_id', '=', courseId)
    .orderBy('l.position')
    .execute()
  return modules.map((module) => ({
    ...module,
    Lessons: lessons
      .filter((lesson) => lesson.module_id === module.ID)
      .map(({ ID, Name, Minutes, IsActive }) => ({ ID, Name, Minutes, IsActive })),
  }))
}

export const activeModules = (db: Database, actor: Actor) =>
  db
    .selectFrom('catalogue.course_module as m')
    .innerJoin('catalogue.course as c', 'c.id', 'm.course_id')
    .select(['m.id as ID', 'm.course_id as CourseID', 'c.code as CourseCode', 'm.name as Name'])
    .where('m.is_active', '=', true)
    .where(reachesCourse(actor))
    .orderBy('c.code')
    .orderBy('m.position')
    .execute()

/** A module of a course that the actor reaches, its course locked. */
export const lockedModule = (db: Database, actor: Actor, id: number) =>
  db
    // The course before its part, as whoever saves the course has them.
    .selectFrom('catalogue.course as c')
    .innerJoin('catalogue.course_module as m', 'm.course_id', 'c.id')
    .select(['m.id', 'm.name', 'm.course_id'])
    .where('m.id', '=', id)
    .where(reachesCourse(actor))
    .forUpdate()
    .executeTakeFirst()

/** Fails where sessions or questions refer to it. Its lessons go with it. */
export const removeModule = (db: Database, id: number) =>
  db.deleteFrom('catalogue.course_module').where('id', '=', id).execute()

/**
 * Makes the course's modules those given, in their order: with an id changed, without one made. What is left out has
 * been deleted by the caller. Answers their ids; null where an id is not that of a module of the course.
 */
export async function putModules(
  db: Database,
  courseId: number,
  modules: readonly ModuleFields[],
): Promise<number[] | null> {
  const ids: number[] = []
  for (const [at, module] of modules.entries()) {
    const values = {
      position: at + 1,
      name: json(module.Name),
      hours: module.Hours,
      is_active: module.IsActive,
    }
    const saved =
      module.ID === null
        ? await db
            .insertInto('catalogue.course_module')
            .values({ ...values, course_id: courseId })
            .returning('id')
            .executeTakeFirstOrThrow()
        : await db
            .updateTable('catalogue.course_module')
            .set(values)
            .where('id', '=', module.ID)
            .where('course_id', '=', courseId)
            .returning('id')
            .executeTakeFirst()
    if (!saved || !(await putLessons(db, saved.id, module.Lessons))) return null
    ids.push(saved.id)
  }
  return ids
}

async function putLessons(db: Database, moduleId: number, lessons: ModuleFields['Lessons']): Promise<boolean> {
  const kept = lessons.flatMap((lesson) => (lesson.ID === null ? [] : [lesson.ID]))
  await db
    .deleteFrom('catalogue.lesson')
    .where('module_id', '=', moduleId)
    .$if(kept.length > 0, (q) => q.where('id', 'not in', kept))
    .execute()
  for (const [at, lesson] of lessons.entries()) {
    const values = {
      position: at + 1,
      name: json(lesson.Name),
      minutes: lesson.Minutes,
      is_active: lesson.IsActive,
    }
    if (lesson.ID === null)
      await db
        .insertInto('catalogue.lesson')
        .values({ ...values, module_id: moduleId })
        .execute()
    else {
      const changed = await db
        .updateTable('catalogue.lesson')
        .set(values)
        .where('id', '=', lesson.ID)
        .where('module_id', '=', moduleId)
        .executeTakeFirst()
      if (changed.numUpdatedRows === 0n) return false
    }
  }
  return true
}
