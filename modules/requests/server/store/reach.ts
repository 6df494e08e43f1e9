import { sql } from 'kysely'
import type { Concerning } from '#platform/server/content/concerning.ts'
import { reachInSql } from '#platform/server/reading/reach.ts'
import type { Actor } from '#platform/shared/actor.ts'
import { requestReach } from '../../rules/reach.ts'

const ofOrganization = (actor: Actor, q: string) =>
  sql<boolean>`${sql.ref(`${q}.organization_id`)} = ${actor.organizationId}`
const ofTrainee = (actor: Actor, q: string) => sql<boolean>`${sql.ref(`${q}.trainee_id`)} = ${actor.traineeId}`

/** Requests that somebody reaches, of `requests.course_request` as `q` where no other alias is given. */
export const reachesRequest = reachInSql(requestReach, { ofOrganization, ofTrainee }, 'q')

/** What a trainee or an organization has asked for. */
export const concerning: readonly Concerning[] = [
  {
    of: 'trainee',
    subject: 'courseRequest',
    records: (id, reader) =>
      sql`select q.id from requests.course_request q where q.trainee_id = ${id} and ${reachesRequest(reader)}`,
  },
  {
    of: 'organization',
    subject: 'courseRequest',
    records: (id, reader) =>
      sql`select q.id from requests.course_request q where q.organization_id = ${id} and ${reachesRequest(reader)}`,
  },
]
