import { sql } from 'kysely'
import { type Database } from '#platform/server/database.ts'
import { bothNames, bothNamesIfAny } from '#platform/server/reading/both-names.ts'
import { listOf, readList } from '#platform/server/reading/list.ts'
import type { Role } from '#platform/shared/access.ts'
import type { Actor } from '#platform/shared/actor.ts'
import type { Argument } from '#platform/shared/call.ts'
import type { searchErasureRequests } from '../../contract/erasure-requests.ts'
import type { ErasureState } from '../../rules/erasure-states.ts'
import { reachesErasure } from './reach.ts'

type Query = Argument<typeof searchErasureRequests>['query']

const requests = (db: Database) =>
  db
    .selectFrom('privacy.erasure_request as q')
    .innerJoin('accounts.account_facts as a', 'a.account_id', 'q.account_id')
    .select(['q.id as ID', 'q.account_id as AccountID', 'q.asked_at as AskedAt', 'q.ended_at as EndedAt'])
    .select(['q.version as Version', 'a.account_email as Email'])
    .select([sql<ErasureState>`q.state`.as('State'), sql<Exclude<Role, 'anonymous'>>`a.role`.as('Role')])
    .select(bothNames('a.account_name').as('Name'))

const erasureRequests = listOf<typeof searchErasureRequests, { readonly actor: Actor }>()({
  reach: ({ actor }) => reachesErasure(actor),
  rows: requests,
  lean: (db) => db.selectFrom('privacy.erasure_request as q'),
  id: 'q.id',
  filters: {},
  orders: {},
})

export const requestsOnPage = (db: Database, actor: Actor, query: Query) =>
  readList(db, erasureRequests, query, { actor })

export const requestOfId = (db: Database, actor: Actor, id: number) =>
  requests(db)
    .leftJoin('accounts.account_facts as d', 'd.account_id', 'q.decided_by')
    .select(['q.reason as Reason', 'q.decision_reason as DecisionReason'])
    .select(bothNamesIfAny('d.account_name', 'd.account_id').as('DecidedBy'))
    .where('q.id', '=', id)
    .where(reachesErasure(actor))
    .executeTakeFirst()

/** Locked until the transaction ends: of two who decide at once the second sees what the first did. */
export const lockRequest = (db: Database, actor: Actor, id: number) =>
  db
    .selectFrom('privacy.erasure_request as q')
    .select(['q.id', 'q.account_id as accountId', sql<ErasureState>`q.state`.as('state'), 'q.version'])
    .where('q.id', '=', id)
    .where(reachesErasure(actor))
    .forUpdate()
    .executeTakeFirst()

export const newestOf = (db: Database, accountId: number) =>
  db
    .selectFrom('privacy.erasure_request')
    .select(['id as ID', sql<ErasureState>`state`.as('State'), 'reason as Reason', 'asked_at as AskedAt'])
    .select(['ended_at as EndedAt', 'decision_reason as DecisionReason', 'version as Version'])
    .where('account_id', '=', accountId)
    .orderBy('id', 'desc')
    .limit(1)
    .executeTakeFirst()

/** Undefined where one is open already. */
export const addRequest = (db: Database, accountId: number, reason: string, now: Date) =>
  db
    .insertInto('privacy.erasure_request')
    .values({ account_id: accountId, reason, asked_at: now.toISOString() })
    // Written out: a generic plan cannot match a parameter with the index's own condition.
    .onConflict((conflict) => conflict.column('account_id').where('state', '=', sql.lit('asked')).doNothing())
    .returning(['id as ID', 'version as Version'])
    .executeTakeFirst()

/** What somebody gave as reasons is theirs. */
export async function forgetReasons(db: Database, accountId: number): Promise<void> {
  await db.updateTable('privacy.erasure_request').set({ reason: '' }).where('account_id', '=', accountId).execute()
}
