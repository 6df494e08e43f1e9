import { sql } from 'kysely'
import { isStaffedBy } from '#modules/classes/server/public.ts'
import { isOwnRegistration, isSentBy } from '#modules/registration/server/public.ts'
import { reachInSql } from '#platform/server/reading/reach.ts'
import type { Actor } from '#platform/shared/actor.ts'
import { practicalMarkReach, practicalReach, practicalResultReach } from '../../rules/reach.ts'

const staffed = (actor: Actor, alias: string) => isStaffedBy(actor, `${alias}.class_id`)

/** Classes whose practical part somebody reaches as a whole, of `classes.class_facts` as `c`. */
export const reachesPractical = reachInSql(practicalReach, { staffed }, 'c')
/** Classes in which somebody reads what is assessed, of `classes.class_facts` as `c`. */
export const reachesPracticalMarks = reachInSql(practicalMarkReach, { staffed }, 'c')
/** Whose released result somebody may see, of the registration `r`. */
export const reachesPracticalResult = reachInSql(
  practicalResultReach,
  { staffed, own: isOwnRegistration, sent: isSentBy },
  'r',
)

/** Whether the actor assesses in the class of this column by their place on its staff. */
export const assessesByPlace = (actor: Actor, classId: string) => sql<boolean>`${sql.ref(classId)} = any(array(
  select s.class_id from classes.class_instructor_facts s
  join people.instructor_name_facts i on i.instructor_id = s.instructor_id
  where s.instructor_id = ${actor.instructorId} and i.is_practical_assessor
  union all
  select class_id from classes.class_staff_facts
  -- an instructor's place is not enough: the record says who assesses
  where account_id = ${actor.userId} and instructor_id is null and staff_role in ('evaluator', 'practicalAssessor')))`
