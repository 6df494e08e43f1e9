import { sql } from 'kysely'
import { moneyOf, type Database } from '#platform/server/database.ts'
import type { Trilingual } from '#platform/shared/text.ts'

/**
 * The course on offer of this code, or of exactly this name in one of the languages; undefined where there is none, and
 * where several bear the name: which one is meant cannot be told.
 */
export async function courseOnOfferCalled(db: Database, called: string) {
  const found = await db
    .selectFrom('catalogue.course_facts as k')
    .where('k.is_published', '=', true)
    .where((eb) =>
      eb.or([
        eb('k.course_code', '=', called),
        sql<boolean>`${called} in (k.course_name ->> 'ar', k.course_name ->> 'en', k.course_name ->> 'fr')`,
      ]),
    )
    .orderBy((eb) => eb('k.course_code', '=', called), 'desc')
    .limit(2)
    .select(['k.course_id as courseId', 'k.course_code as CourseCode'])
    .select(sql<Trilingual>`k.course_name`.as('CourseName'))
    .select(['k.hours as Hours', 'k.days as Days', moneyOf('k.fee_minor', 'k.currency').as('Fee')])
    .execute()
  const [course, other] = found
  if (!course || (other && course.CourseCode !== called)) return undefined
  const Prerequisites = await db
    .selectFrom('catalogue.course_prerequisite_facts')
    .where('course_id', '=', course.courseId)
    .select(['required_code as Code', 'required_name as Name'])
    .orderBy('position')
    .execute()
  return { ...course, Prerequisites }
}
