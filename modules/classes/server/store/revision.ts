import { sql } from 'kysely'
import type { Database } from '#platform/server/database.ts'
import type { CourseContent } from '#modules/catalogue/rules/revisions.ts'

const content = sql<CourseContent>`r.content`.as('content')

/** The revision of its course that a class keeps, with what the course says in it; undefined for a draft. */
export const keptRevision = (db: Database, classId: number) =>
  db
    .selectFrom('classes.course_class as c')
    .innerJoin('catalogue.revision_facts as r', (on) =>
      on.onRef('r.course_id', '=', 'c.course_id').onRef('r.revision_number', '=', 'c.course_revision'),
    )
    .where('c.id', '=', classId)
    .select(['r.course_id as courseId', 'r.revision_number as number', 'r.made_at as madeAt', content])
    .executeTakeFirst()

/** The newest revision of a course; undefined where nothing of it was ever frozen. */
export const newestRevision = (db: Database, courseId: number) =>
  db
    .selectFrom('catalogue.revision_facts as r')
    .where('r.course_id', '=', courseId)
    .select(['r.revision_number as number', 'r.made_at as madeAt', content])
    .orderBy('r.revision_number', 'desc')
    .limit(1)
    .executeTakeFirst()
