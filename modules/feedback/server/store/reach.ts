import { sql } from 'kysely'
import { reachInSql } from '#platform/server/reading/reach.ts'
import type { Actor } from '#platform/shared/actor.ts'
import { kindsOf } from '../../rules/kinds.ts'
import { feedbackInvitationReach, feedbackRoundReach } from '../../rules/reach.ts'

const course = (_: Actor, r: string) => sql<boolean>`${sql.ref(`${r}.kind`)} = any(${[...kindsOf('course')]})`

/** What trainees said of the instructor, and of the courses of the own classes. */
const released = ({ instructorId }: Actor, r: string) =>
  sql<boolean>`(${sql.ref(`${r}.state`)} = 'released' and (
    (${sql.ref(`${r}.kind`)} = 'instructorByTrainee' and ${sql.ref(`${r}.instructor_id`)} = ${instructorId})
    or (${sql.ref(`${r}.kind`)} = 'courseByTrainee' and ${sql.ref(`${r}.class_id`)} = any(array(
      select i.class_id from classes.class_instructor_facts i where i.instructor_id = ${instructorId}
        and i.instructor_role in ('lead', 'assistant'))))))`

/** Rounds that somebody reaches, of `feedback.round` as `r` where no other alias is given. */
export const reachesRound = reachInSql(feedbackRoundReach, { course, released }, 'r')

const own = ({ userId, traineeId, instructorId, organizationId }: Actor, i: string) =>
  sql<boolean>`(${sql.ref(`${i}.trainee_id`)} = ${traineeId} or ${sql.ref(`${i}.instructor_id`)} = ${instructorId}
    or ${sql.ref(`${i}.organization_id`)} = ${organizationId} or ${sql.ref(`${i}.account_id`)} = ${userId})`

/** Invitations that are somebody's, of `feedback.invitation` as `i`. */
export const reachesInvitation = reachInSql(feedbackInvitationReach, { own }, 'i')
