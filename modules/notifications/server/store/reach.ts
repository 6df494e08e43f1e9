import { sql } from 'kysely'
import { reachInSql } from '#platform/server/reading/reach.ts'
import type { Actor } from '#platform/shared/actor.ts'
import { notificationReach } from '../../rules/reach.ts'

const own = (actor: Actor, n: string) => sql<boolean>`${sql.ref(`${n}.account_id`)} = ${actor.userId}`

/** Notifications that somebody reaches, of `notifications.notification` as `n` where no other alias is given. */
export const reachesNotification = reachInSql(notificationReach, { own }, 'n')
