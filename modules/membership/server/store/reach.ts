import { sql } from 'kysely'
import type { Concerning } from '#platform/server/content/concerning.ts'
import { reachInSql } from '#platform/server/reading/reach.ts'
import type { Actor } from '#platform/shared/actor.ts'
import { membershipCardReach } from '../../rules/reach.ts'

const own = (actor: Actor, c: string) =>
  sql<boolean>`(${sql.ref(`${c}.trainee_id`)} = ${actor.traineeId} and not ${sql.ref(`${c}.is_hidden`)})`

/** Cards that somebody reaches, of `membership.card` as `c` where no other alias is given. */
export const reachesCard = reachInSql(membershipCardReach, { own }, 'c')

/** A trainee's cards. */
export const concerning: readonly Concerning[] = [
  {
    of: 'trainee',
    subject: 'membershipCard',
    records: (id, reader) =>
      sql`select c.id from membership.card c where c.trainee_id = ${id} and ${reachesCard(reader)}`,
  },
]
