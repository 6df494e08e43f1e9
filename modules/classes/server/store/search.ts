import { sql, type RawBuilder } from 'kysely'
import { matches } from '#platform/server/database.ts'

/**
 * Whether the class of this id has a number or a course that the words match, by the course's present name or the one that
 * the class was sold with. Three parts, each with its index: with one `or`, or with `in`, the planner walks all classes by
 * date until it has found a page of them.
 */
export const classMatches = (
  classId: string,
  search: string,
): RawBuilder<boolean> => sql<boolean>`${sql.ref(classId)} = any(array(
  select x.id from classes.course_class x where ${matches('x.search', search)}
  union all
  select x.id from classes.course_class x where x.course_id = any(array(
    select course_id from catalogue.course_facts where ${matches('course_search', search)}))
  union all
  select x.id from catalogue.revision_facts v
  join classes.course_class x on x.course_id = v.course_id and x.course_revision = v.revision_number
  where ${matches('v.revision_search', search)}))`
