import { sql } from 'kysely'
import { reachInSql } from '#platform/server/reading/reach.ts'
import { paperRunReach } from '../../rules/reach.ts'

/** For runs as `n`. */
export const reachesRun = reachInSql(
  paperRunReach,
  { own: ({ userId }, n) => sql<boolean>`${sql.ref(`${n}.owner_id`)} = ${userId}` },
  'n',
)
