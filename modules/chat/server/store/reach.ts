import { sql } from 'kysely'
import { reachInSql } from '#platform/server/reading/reach.ts'
import type { Actor } from '#platform/shared/actor.ts'
import { reportReach, roomReach } from '../../rules/reach.ts'

const own = (actor: Actor, r: string) => sql<boolean>`exists (select from chat.member_facts m
  where m.room_id = ${sql.ref(`${r}.id`)} and m.account_id = ${actor.userId})`

/** Rooms that somebody reaches, of `chat.room` as `r`. */
export const reachesRoom = reachInSql(roomReach, { own }, 'r')
/** Reports that somebody reaches, of `chat.report` as `p`. */
export const reachesReport = reachInSql(reportReach, {}, 'p')
