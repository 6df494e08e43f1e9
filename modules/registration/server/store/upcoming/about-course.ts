import type { Database } from '#platform/server/database.ts'

/** What a course is about as it stands today: its category, what it builds upon, its modules in use. */
export async function aboutCourse(db: Database, courseId: number) {
  const course = await db
    .selectFrom('catalogue.course_facts as k')
    .leftJoin('lookups.course_category as g', 'g.id', 'k.category_id')
    .where('k.course_id', '=', courseId)
    .select('g.name as CategoryName')
    .executeTakeFirstOrThrow()
  const Prerequisites = await db
    .selectFrom('catalogue.course_prerequisite_facts')
    .where('course_id', '=', courseId)
    .select(['required_code as Code', 'required_name as Name'])
    .orderBy('position')
    .execute()
  const Modules = await db
    .selectFrom('catalogue.module_facts')
    .where('course_id', '=', courseId)
    .where('is_active', '=', true)
    .select(['module_name as Name', 'hours as Hours'])
    .orderBy('position')
    .execute()
  return { ...course, Prerequisites, Modules }
}
