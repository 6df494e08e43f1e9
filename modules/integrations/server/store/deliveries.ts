import { sql } from 'kysely'
import type { Database } from '#platform/server/database.ts'
import { listOf } from '#platform/server/reading/list.ts'
import type { Actor } from '#platform/shared/actor.ts'
import type { integrationsCalls } from '../../contract/calls.ts'
import type { Fault, Outcome } from '../../rules/delivery.ts'
import type { WebhookEvent } from '../../rules/events.ts'
import { reachesDelivery } from './reach.ts'

interface About {
  readonly actor: Actor
}

const rows = (db: Database) =>
  db
    .selectFrom('integrations.delivery as d')
    .innerJoin('integrations.webhook as w', 'w.id', 'd.webhook_id')
    .select(['d.id as ID', 'd.message as Message', sql<WebhookEvent>`d.kind`.as('Kind'), 'd.subject_id as SubjectID'])
    .select(['d.happened_at as HappenedAt', 'd.state as State', 'd.tries as Tries', 'd.last_status as LastStatus'])
    .select(sql<string | null>`case when d.state = 'waiting' then d.next_try_at end`.as('NextTryAt'))
    .select([
      'd.delivered_at as DeliveredAt',
      sql<boolean>`w.state = 'active' and d.state <> 'waiting'`.as('canResend'),
    ])

export const deliveries = listOf<typeof integrationsCalls.getDeliveries, About>()({
  reach: ({ actor }) => reachesDelivery(actor),
  rows,
  lean: (db) => db.selectFrom('integrations.delivery as d'),
  id: 'd.id',
  filters: { WebhookID: 'd.webhook_id', State: 'd.state', Kind: 'd.kind' },
  orders: { HappenedAt: sql`d.happened_at` },
})

export const bodyOf = async (db: Database, id: number): Promise<string | null> =>
  (await db.selectFrom('integrations.delivery').where('id', '=', id).select('body').executeTakeFirstOrThrow()).body

const mostTriesShown = 100

export const triesOf = (db: Database, deliveryId: number) =>
  db
    .selectFrom('integrations.delivery_try')
    .where('delivery_id', '=', deliveryId)
    .select(['id as ID', 'at as At', 'status as Status', 'fault as Fault', 'answer as Answer', 'took_ms as TookMs'])
    .orderBy('id', 'desc')
    .limit(mostTriesShown)
    .execute()

/** A message that the actor may send again, locked until the transaction ends. */
export const lockedDelivery = (db: Database, id: number, actor: Actor) =>
  db
    .selectFrom('integrations.delivery as d')
    .innerJoin('integrations.webhook as w', 'w.id', 'd.webhook_id')
    .where('d.id', '=', id)
    .where(reachesDelivery(actor))
    .select(['d.id', 'd.state', 'd.webhook_id as webhookId', 'w.state as webhookState'])
    .forUpdate('d')
    .executeTakeFirst()

const wake = (db: Database) => sql`select pg_notify('diwan_webhook', '')`.execute(db)

const again = (now: Date) => ({ state: 'waiting' as const, tries: 0, next_try_at: now.toISOString() })

export async function sendAgain(db: Database, id: number, now: Date): Promise<void> {
  await db.updateTable('integrations.delivery').set(again(now)).where('id', '=', id).execute()
  await wake(db)
}

/** Sends again what failed of one address since then; answers how many there are. */
export async function sendFailedAgain(db: Database, webhookId: number, since: Date, now: Date): Promise<number> {
  const { numUpdatedRows } = await db
    .updateTable('integrations.delivery')
    .set(again(now))
    .where('webhook_id', '=', webhookId)
    .where('state', '=', 'failed')
    .where('happened_at', '>=', since.toISOString())
    .executeTakeFirst()
  await wake(db)
  return Number(numUpdatedRows)
}

/** Puts a message of no event into the log; it leaves when the transaction commits. */
export async function addTest(db: Database, webhookId: number, kind: string, now: Date): Promise<void> {
  await db
    .insertInto('integrations.delivery')
    .values({ webhook_id: webhookId, kind, subject_id: webhookId, happened_at: now.toISOString() })
    .execute()
  await wake(db)
}

/** What waits for an address that is told nothing more has failed: it can be sent again once it is told anew. */
export const failWaiting = (db: Database, webhookId: number) =>
  db
    .updateTable('integrations.delivery')
    .set({ state: 'failed' })
    .where('webhook_id', '=', webhookId)
    .where('state', '=', 'waiting')
    .execute()

/** The oldest messages that are due to an address, in the order in which they happened. */
export const dueTo = (db: Database, webhookId: number, now: Date, most: number) =>
  db
    .selectFrom('integrations.delivery')
    .where('webhook_id', '=', webhookId)
    .where('state', '=', 'waiting')
    .where('next_try_at', '<', new Date(now.getTime() + 1).toISOString())
    .select(['id', 'message', 'kind', 'subject_id', 'serial', 'happened_at', 'body', 'tries'])
    .orderBy('id')
    .limit(most)
    .execute()
export type Due = Awaited<ReturnType<typeof dueTo>>[number]

export const keepBody = (db: Database, id: number, body: string) =>
  db.updateTable('integrations.delivery').set({ body }).where('id', '=', id).execute()

export interface Try {
  readonly at: Date
  readonly status: number | null
  readonly fault: Fault | null
  readonly answer: string
  readonly tookMs: number
}

/** Writes down a try and what became of the message. */
export async function noteTry(db: Database, { id, tries }: Due, tried: Try, outcome: Outcome): Promise<void> {
  await db
    .insertInto('integrations.delivery_try')
    .values({
      delivery_id: id,
      at: tried.at.toISOString(),
      status: tried.status,
      fault: tried.fault,
      answer: tried.answer,
      took_ms: tried.tookMs,
    })
    .execute()
  await db
    .updateTable('integrations.delivery')
    .set({
      state: outcome.state,
      tries: tries + 1,
      last_status: tried.status,
      ...(outcome.state === 'waiting' && { next_try_at: outcome.at.toISOString() }),
      ...(outcome.state === 'delivered' && { delivered_at: tried.at.toISOString() }),
    })
    .where('id', '=', id)
    .execute()
}

const forgottenAtOnce = 5_000

/** Takes what happened before then out of the log; what still waits stays. */
export async function forgetDeliveries(db: Database, before: Date): Promise<void> {
  for (;;) {
    const { numDeletedRows } = await db
      .deleteFrom('integrations.delivery')
      .where('id', 'in', (eb) =>
        eb
          .selectFrom('integrations.delivery')
          .select('id')
          .where('state', '<>', 'waiting')
          .where('happened_at', '<', before.toISOString())
          .limit(sql.lit(forgottenAtOnce)),
      )
      .executeTakeFirst()
    if (Number(numDeletedRows) < forgottenAtOnce) return
  }
}
