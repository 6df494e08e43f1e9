import { sql, type RawBuilder } from 'kysely'
import type { Database } from '#platform/server/database.ts'
import type { Trilingual } from '#platform/shared/text.ts'
import type { CourseContent } from '#modules/catalogue/rules/revisions.ts'

/**
 * The name of its course as a class was sold with it: of `classes.course_class` as `c` beside `catalogue.course_facts` as `f`.
 * One look by key for each row that is shown.
 */
export const soldName: RawBuilder<Trilingual> = sql<Trilingual>`coalesce((select v.course_name
  from catalogue.revision_facts v where v.course_id = c.course_id and v.revision_number = c.course_revision), f.course_name)`

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
