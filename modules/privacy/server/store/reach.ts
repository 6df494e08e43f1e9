import { sql } from 'kysely'
import { reachInSql } from '#platform/server/reading/reach.ts'
import type { Actor } from '#platform/shared/actor.ts'
import { erasureReach } from '../../rules/reach.ts'

const own = (actor: Actor, q: string) => sql<boolean>`${sql.ref(`${q}.account_id`)} = ${actor.userId}`

/** Requests to be erased that somebody reaches, of `privacy.erasure_request` as `q` where no other alias is given. */
export const reachesErasure = reachInSql(erasureReach, { own }, 'q')
