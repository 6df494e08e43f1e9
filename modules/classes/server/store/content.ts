import type { Database } from '#platform/server/database.ts'
import type { Actor } from '#platform/shared/actor.ts'
import { reaches } from './reach.ts'
import { keptRevision } from './revision.ts'

/** The course's active modules in order. */
export const modulesOf = (db: Database, courseId: number) =>
  db
    .selectFrom('catalogue.module_facts')
    .where('course_id', '=', courseId)
    .where('is_active', '=', true)
    .select(['module_id as ID', 'module_name as Name', 'hours as Hours'])
    .orderBy('position')
    .execute()

/** The modules that sessions of a class may be of: those in use of the revision that it keeps, as far as the course still has them. */
export async function modulesOfClass(db: Database, classId: number, courseId: number) {
  const kept = await keptRevision(db, classId)
  if (!kept) return modulesOf(db, courseId)
  const there = await db
    .selectFrom('catalogue.module_facts')
    .where('course_id', '=', courseId)
    .select('module_id')
    .execute()
  return kept.content.Modules.filter(
    (module) => module.IsActive && there.some((each) => each.module_id === module.ID),
  ).map(({ ID, Name, Hours }) => ({ ID, Name, Hours }))
}

/** Modules and lessons of the class's course; undefined where the actor does not reach the class. */
export async function contentOf(db: Database, actor: Actor, classId: number) {
  const found = await db
    .selectFrom('classes.course_class as c')
    .innerJoin('catalogue.course_facts as f', 'f.course_id', 'c.course_id')
    .where('c.id', '=', classId)
    .where(reaches(actor))
    .select(['c.id as CourseClassID', 'c.code as Code', 'f.course_name as CourseName', 'c.course_id as courseId'])
    .executeTakeFirst()
  if (!found) return undefined
  const { courseId, ...head } = found
  const kept = await keptRevision(db, classId)
  if (kept)
    return {
      ...head,
      CourseName: kept.content.Name,
      Modules: kept.content.Modules.filter((module) => module.IsActive).map(({ ID, Name, Hours, Lessons }) => ({
        ID,
        Name,
        Hours,
        Lessons: Lessons.filter((lesson) => lesson.IsActive).map((lesson) => ({
          ID: lesson.ID,
          Name: lesson.Name,
          Minutes: lesson.Minutes,
        })),
      })),
    }
  const lessons = await db
    .selectFrom('catalogue.lesson_facts')
    .where('course_id', '=', courseId)
    .where('is_active', '=', true)
    .select(['lesson_id as ID', 'module_id', 'lesson_name as Name', 'minutes as Minutes'])
    .orderBy('position')
    .execute()
  const modules = await modulesOf(db, courseId)
  return {
    ...head,
    Modules: modules.map((module) => ({
      ...module,
      Lessons: lessons
        .filter((lesson) => lesson.module_id === module.ID)
        .map(({ ID, Name, Minutes }) => ({ ID, Name, Minutes })),
    })),
  }
}
