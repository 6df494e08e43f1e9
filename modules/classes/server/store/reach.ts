import { sql, type RawBuilder } from 'kysely'
import { reachInSql } from '#platform/server/reading/reach.ts'
import type { Actor } from '#platform/shared/actor.ts'
import { instructorRoles, teachingRoles, type InstructorRole } from '../../rules/staff.ts'
import { classPeopleReach, classReach, ownClassReach } from '../../rules/reach.ts'

const at = (alias: string, column: string) => sql.ref(`${alias}.${column}`)

/**
 * Whether the class of this column is one on whose staff the actor stands as an instructor in one of these places, and has
 * not declined; in any where none are named.
 */
// Not `exists`: with that the planner may walk all classes and look up the instructors of each.
export const isStaffedBy = (
  actor: Actor,
  classId: string,
  places: readonly InstructorRole[] = instructorRoles,
): RawBuilder<boolean> => sql<boolean>`${sql.ref(classId)} = any(array(
  select class_id from classes.class_instructor_facts where instructor_id = ${actor.instructorId}
    and instructor_role = any(${[...places]}::text[])))`

/** Whether the actor teaches the class of this column. */
export const isTaughtBy = (actor: Actor, classId: string): RawBuilder<boolean> =>
  isStaffedBy(actor, classId, teachingRoles)

/** Whether the class of this column is one of the actor's own: on its staff in whatever place, and not declined. */
export const isOwnClass = (
  actor: Actor,
  classId: string,
): RawBuilder<boolean> => sql<boolean>`${sql.ref(classId)} = any(array(
  select class_id from classes.class_staff where account_id = ${actor.userId}
  union all
  select class_id from classes.class_instructor_facts where instructor_id = ${actor.instructorId}))`

const staffed = (actor: Actor, c: string) => isStaffedBy(actor, `${c}.id`)
const announced = (actor: Actor, c: string) => sql<boolean>`${at(c, 'state')} <> 'draft' and (
  ${at(c, 'organization_id')} is null or ${at(c, 'organization_id')} = ${actor.organizationId} or ${at(c, 'organization_id')} in (
    select organization_id from people.trainee_facts where trainee_id = ${actor.traineeId}))`

/** Classes that somebody reaches, of `classes.course_class` as `c` where no other alias is given. */
export const reaches = reachInSql(classReach, { staffed, announced }, 'c')

/** Classes whose people somebody is named, of `classes.course_class` as `c` where no other alias is given. */
export const reachesPeople = reachInSql(classPeopleReach, { staffed }, 'c')

const beyondDraft = (condition: RawBuilder<boolean>, c: string) =>
  sql<boolean>`${at(c, 'state')} <> 'draft' and ${condition}`
/** Classes that are the actor's own, of `classes.course_class` as `c` where no other alias is given. */
export const reachesOwn = reachInSql(
  ownClassReach,
  {
    staffed: (actor, c) => beyondDraft(staffed(actor, c), c),
    appointed: (actor, c) => beyondDraft(isOwnClass(actor, `${c}.id`), c),
    enrolled: (actor, c) =>
      beyondDraft(
        sql`${at(c, 'id')} = any(array(
          select class_id from classes.taking_part_facts where trainee_id = ${actor.traineeId}))`,
        c,
      ),
  },
  'c',
)
