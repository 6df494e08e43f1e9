import { sql } from 'kysely'
import { anyOf } from '#platform/server/database.ts'
import { reachInSql } from '#platform/server/reading/reach.ts'
import type { Actor } from '#platform/shared/actor.ts'
import { certificateModes, holderMayLook } from '../../rules/modes.ts'
import { certificateReach } from '../../rules/reach.ts'

const at = (alias: string, column: string) => sql.ref(`${alias}.${column}`)

/** Whether the certificate `c` is out for whoever holds it. */
export const isOut = (c: string) =>
  sql<boolean>`${at(c, 'mode')} in (${anyOf(certificateModes.states.filter(holderMayLook))})`
const own = (actor: Actor, c: string) => sql<boolean>`(${at(c, 'trainee_id')} = ${actor.traineeId} and ${isOut(c)})`
// Not `in (select ...)`: with that the planner may walk all certificates, the newest first, until a page is full.
const sent = (actor: Actor, c: string) => sql<boolean>`(${at(c, 'registration_id')} = any(array(
  select registration_id from registration.registration_facts
  where organization_id = ${actor.organizationId} and main <> 'draft')) and ${isOut(c)})`

const withoutCourse = (_: Actor, c: string) => sql<boolean>`(${at(c, 'kind')} = 'noCourse')`

/** Certificates that somebody reaches, of `certificates.certificate` as `c` where no other alias is given. */
export const reachesCertificate = reachInSql(certificateReach, { own, sent, withoutCourse }, 'c')
