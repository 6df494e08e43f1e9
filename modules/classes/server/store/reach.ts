import { sql, type Expression, type ExpressionBuilder, type SqlBool } from 'kysely'
import type { DB } from '#database/tables.ts'
import type { Actor } from '#platform/shared/actor.ts'
import { plannerOf } from '#modules/planning/rules/planner.ts'

type ClassRow = ExpressionBuilder<DB & { c: DB['classes.course_class'] }, 'c'>
/** A condition on `classes.course_class as c`, whatever else the query joins. */
type Condition = (eb: any) => Expression<SqlBool>

/**
 * Which classes somebody reaches: planners and evaluators all; an instructor those of their own that they have not
 * rejected; anybody else those announced to everybody or made for their own organization.
 */
export function reaches(actor: Actor): Condition {
  return (eb: ClassRow) => {
    if (plannerOf(actor) !== null || actor.role === 'evaluator') return eb.lit(true)
    if (actor.instructorId !== null)
      // Not `exists`: with that the planner may walk all classes and look up the instructors of each.
      return sql<boolean>`c.id = any(array(select class_id from classes.class_instructor
        where instructor_id = ${actor.instructorId} and state <> 'rejected'))`
    const own = eb
      .selectFrom('people.trainee_facts as self')
      .select('self.organization_id')
      .where('self.trainee_id', '=', actor.traineeId ?? 0)
    const audience = eb.or([
      eb('c.organization_id', 'is', null),
      eb('c.organization_id', '=', actor.organizationId ?? 0),
      eb('c.organization_id', 'in', own),
    ])
    return eb.and([audience, eb('c.state', '<>', 'draft')])
  }
}
