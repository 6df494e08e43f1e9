import { sql } from 'kysely'
import { isStaffedBy } from '#modules/classes/server/public.ts'
import { anyOf } from '#platform/server/database.ts'
import type { Concerning } from '#platform/server/content/concerning.ts'
import { reachInSql } from '#platform/server/reading/reach.ts'
import type { Actor } from '#platform/shared/actor.ts'
import { enrolledStates } from '../../rules/main-track.ts'
import { draftReach, enrolmentReach, registrationReach, travelScheduleReach } from '../../rules/reach.ts'

const at = (alias: string, column: string) => sql.ref(`${alias}.${column}`)

const handedIn = (_: Actor, r: string) => sql<boolean>`${at(r, 'main')} <> 'draft'`
/** Handed in, or taken over as a draft. */
const withTheAcademy = (_: Actor, r: string) =>
  sql<boolean>`(${at(r, 'main')} <> 'draft' or ${at(r, 'taken_over_at')} is not null)`
const unsent = (_: Actor, r: string) => sql<boolean>`(${at(r, 'main')} = 'draft' and ${at(r, 'taken_over_at')} is null)`
const unsentInOwnClass = (actor: Actor, r: string) =>
  sql<boolean>`(${unsent(actor, r)} and ${at(r, 'class_id')} = any(array(
    select class_id from classes.class_staff_facts where account_id = ${actor.userId} and staff_role = 'coordinator')))`
export const own = (actor: Actor, r: string) => sql<boolean>`${at(r, 'trainee_id')} = ${actor.traineeId}`
/** The organization stands on the registration as the one that pays or is asked to. */
export const sent = (actor: Actor, r: string) =>
  sql<boolean>`${at(r, 'organization_id')} = ${actor.organizationId} and ${at(r, 'main')} <> 'draft'`
const enrolled = (_: Actor, r: string) => sql<boolean>`${at(r, 'main')} in (${anyOf(enrolledStates)})`
const taught = (actor: Actor, r: string) =>
  sql<boolean>`${enrolled(actor, r)} and ${isStaffedBy(actor, `${r}.class_id`)}`

/** Registrations that somebody reaches, of `registration.registration` as `r` where no other alias is given. */
export const reachesRegistration = reachInSql(registrationReach, { withTheAcademy, own, sent }, 'r')
/** Drafts that somebody may take over, of `registration.registration` as `r`. */
export const reachesDraft = reachInSql(draftReach, { unsent, unsentInOwnClass }, 'r')
/** Who sits in which class, as far as somebody may know. */
export const reachesEnrolment = reachInSql(enrolmentReach, { handedIn, enrolled, taught, own, sent }, 'r')
/** Whose travel stands in somebody's schedule. */
export const reachesTravel = reachInSql(travelScheduleReach, { own, sent }, 'r')

/** A trainee's registrations, with attendance and results in those classes; and those that an organization pays for. */
export const concerning: readonly Concerning[] = [
  {
    of: 'trainee',
    subject: 'registration',
    records: (id, reader) =>
      sql`select r.id from registration.registration r where r.trainee_id = ${id} and ${reachesRegistration(reader)}`,
  },
  {
    of: 'organization',
    subject: 'registration',
    records: (id, reader) =>
      sql`select r.id from registration.registration r where r.organization_id = ${id} and ${reachesRegistration(reader)}`,
  },
]
