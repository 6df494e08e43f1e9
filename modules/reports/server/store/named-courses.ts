import type { Database } from '#platform/server/database.ts'

/** The courses with these ids, by their code. */
export const namedCourses = (db: Database, ids: readonly number[]) =>
  db
    .selectFrom('catalogue.course')
    .where('id', 'in', ids.length > 0 ? [...ids] : [0])
    .select(['id', 'code', 'name'])
    .orderBy('code')
    .execute()
