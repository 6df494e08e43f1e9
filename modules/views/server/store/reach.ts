import { sql } from 'kysely'
import { reachInSql } from '#platform/server/reading/reach.ts'
import type { Actor } from '#platform/shared/actor.ts'
import { keptListViewReach, listViewReach } from '../../rules/reach.ts'
import { sharedWith } from '../../rules/view-actions.ts'

const at = (alias: string, column: string) => sql.ref(`${alias}.${column}`)
const own = ({ userId }: Actor, v: string) => sql<boolean>`${at(v, 'owner_id')} = ${userId}`
const shared = (_actor: Actor, v: string) => sql<boolean>`${at(v, 'roles')} <> '{}'`

/** For views of lists as `v`. */
export const reachesView = reachInSql(
  listViewReach,
  {
    readable: (actor, v) => sql<boolean>`(${own(actor, v)} or ${sharedWith(actor)} = any(${at(v, 'roles')}))`,
    shared,
  },
  'v',
)
/** For views of lists as `v` that the actor may change. */
export const keepsView = reachInSql(keptListViewReach, { own, shared }, 'v')
