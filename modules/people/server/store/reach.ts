import { sql } from 'kysely'
import { reachInSql, type Reached } from '#platform/server/reading/reach.ts'
import type { Actor } from '#platform/shared/actor.ts'
import { instructorReach, organizationReach, traineeReach } from '../../rules/reach.ts'

const at = (alias: string, column: string) => sql.ref(`${alias}.${column}`)

const ofOrganization = (actor: Actor, t: string) => sql<boolean>`${at(t, 'organization_id')} = ${actor.organizationId}`
// Not `in (select ...)`: with that the planner may walk all trainees and look up each one's registrations.
const taught = (actor: Actor, t: string) => sql<boolean>`${at(t, 'id')} = any(array(
  select trainee_id from people.taught_facts where instructor_id = ${actor.instructorId}))`
const ownTrainee = (actor: Actor, t: string) => sql<boolean>`${at(t, 'id')} = ${actor.traineeId}`
const ownInstructor = (actor: Actor, i: string) => sql<boolean>`${at(i, 'id')} = ${actor.instructorId}`
const ownOrganization = (actor: Actor, o: string) => sql<boolean>`${at(o, 'id')} = ${actor.organizationId}`

const reachesRecord = reachInSql(traineeReach, { ofOrganization, taught, own: ownTrainee }, 't')
const reachesInstructorRecord = reachInSql(instructorReach, { own: ownInstructor }, 'i')

/** Nobody reaches what was merged: its record is the one that it was merged into. Trainees whose record somebody reaches, of `people.trainee` as `t` where no other alias is given. */
export const reachesTrainee = (actor: Actor, alias = 't') =>
  sql<boolean>`(${reachesRecord(actor, alias)} and ${at(alias, 'merged_into')} is null)` as Reached<'trainee'>
/** The same of instructors, `people.instructor` as `i`. */
export const reachesInstructor = (actor: Actor, alias = 'i') =>
  sql<boolean>`(${reachesInstructorRecord(actor, alias)} and ${at(alias, 'merged_into')} is null)` as Reached<'instructor'>
/** The same of organizations, `people.organization` as `o`. */
export const reachesOrganization = reachInSql(organizationReach, { own: ownOrganization }, 'o')
