import { sql } from 'kysely'
import { reachInSql } from '#platform/server/reach.ts'
import type { Actor } from '#platform/shared/actor.ts'
import { classReach } from '../../rules/reach.ts'

const at = (alias: string, column: string) => sql.ref(`${alias}.${column}`)

// Not `exists`: with that the planner may walk all classes and look up the instructors of each.
const staffed = (actor: Actor, c: string) => sql<boolean>`${at(c, 'id')} = any(array(
  select class_id from classes.class_instructor where instructor_id = ${actor.instructorId} and state <> 'rejected'))`
const announced = (actor: Actor, c: string) => sql<boolean>`${at(c, 'state')} <> 'draft' and (
  ${at(c, 'organization_id')} is null or ${at(c, 'organization_id')} = ${actor.organizationId} or ${at(c, 'organization_id')} in (
    select organization_id from people.trainee_facts where trainee_id = ${actor.traineeId}))`

/** Classes that somebody reaches, of `classes.course_class` as `c` where no other alias is given. */
export const reaches = reachInSql(classReach, { staffed, announced }, 'c')
