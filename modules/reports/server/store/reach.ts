import { sql, type RawBuilder } from 'kysely'
import { reachInSql } from '#platform/server/reading/reach.ts'
import type { Actor } from '#platform/shared/actor.ts'
import { keptReportReach, reportRunReach, savedReportReach } from '../../rules/reach.ts'

const at = (alias: string, column: string) => sql.ref(`${alias}.${column}`)

/** A report that is shared with the actor, or with a right that the actor holds. */
const sharedWith = ({ userId, role, permissions }: Actor, r: string): RawBuilder<boolean> => sql<boolean>`exists (
  select from reports.share s where s.report_id = ${at(r, 'id')}
  and (s.account_id = ${userId} or s.right_name = any(${[role, ...permissions]}::text[])))`

/** For saved reports as `r`. */
export const reachesSavedReport = reachInSql(
  savedReportReach,
  { shared: (actor, r) => sql<boolean>`(${at(r, 'author_id')} = ${actor.userId} or ${sharedWith(actor, r)})` },
  'r',
)
/** For saved reports as `r` that the actor may change. */
export const keepsReport = reachInSql(
  keptReportReach,
  { own: ({ userId }, r) => sql<boolean>`${at(r, 'author_id')} = ${userId}` },
  'r',
)
/** For runs as `n`. */
export const reachesRun = reachInSql(
  reportRunReach,
  { own: ({ userId }, n) => sql<boolean>`${at(n, 'owner_id')} = ${userId}` },
  'n',
)
