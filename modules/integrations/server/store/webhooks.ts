import { sql } from 'kysely'
import { matches, type Database } from '#platform/server/database.ts'
import { bothNames } from '#platform/server/reading/both-names.ts'
import { listOf } from '#platform/server/reading/list.ts'
import type { Actor } from '#platform/shared/actor.ts'
import type { integrationsCalls } from '../../contract/calls.ts'
import type { disabledReasons } from '../../rules/webhook.ts'
import { reachesWebhook } from './reach.ts'

interface About {
  readonly actor: Actor
}

const counted = (state: 'waiting' | 'failed') =>
  sql<number>`(select count(*)::integer from integrations.delivery d where d.webhook_id = w.id and d.state = ${sql.lit(state)})`

const rows = (db: Database) =>
  db
    .selectFrom('integrations.webhook as w')
    .select(['w.id as ID', 'w.name as Name', 'w.url as Url', 'w.state as State', 'w.disabled_why as DisabledWhy'])
    .select(['w.failing_since as FailingSince', counted('waiting').as('Waiting'), counted('failed').as('Failed')])
    .select('w.version as Version')

export const webhooks = listOf<typeof integrationsCalls.getWebhooks, About>()({
  reach: ({ actor }) => reachesWebhook(actor),
  rows,
  lean: (db) => db.selectFrom('integrations.webhook as w'),
  id: 'w.id',
  search: (text) => matches('w.search', text),
  filters: { State: 'w.state' },
  orders: { Name: sql`w.name` },
})
export type WebhookRow = Awaited<ReturnType<ReturnType<typeof rows>['execute']>>[number]

/** What one address is shown with beside its row in the list. */
export const webhookDetail = (db: Database, id: number, now: Date) =>
  db
    .selectFrom('integrations.webhook as w')
    .innerJoin('accounts.account_facts as a', 'a.account_id', 'w.account_id')
    .where('w.id', '=', id)
    .select(['w.events as Events', bothNames('a.account_name').as('OwnerName'), 'w.made_at as MadeAt'])
    .select('w.disabled_at as DisabledAt')
    .select(
      sql<string | null>`(select max(s.ends_at) from integrations.webhook_secret s
        where s.webhook_id = w.id and s.ends_at > ${now.toISOString()}::timestamptz)`.as('BothSecretsUntil'),
    )
    .executeTakeFirstOrThrow()

/** How many addresses there are; none is added meanwhile. */
export async function countWebhooks(db: Database): Promise<number> {
  await sql`select pg_advisory_xact_lock(hashtextextended('webhooks', 7))`.execute(db)
  const { count } = await db
    .selectFrom('integrations.webhook')
    .select(({ fn }) => fn.countAll<string>().as('count'))
    .executeTakeFirstOrThrow()
  return Number(count)
}

export const insertWebhook = (
  db: Database,
  webhook: { name: string; url: string; events: string[]; account_id: number; made_at: string },
) => db.insertInto('integrations.webhook').values(webhook).returning(['id', 'version']).executeTakeFirstOrThrow()

/** An address that the actor keeps, locked until the transaction ends. */
export const lockedWebhook = (db: Database, id: number, actor: Actor) =>
  db
    .selectFrom('integrations.webhook as w')
    .where('w.id', '=', id)
    .where(reachesWebhook(actor))
    .select(['w.id', 'w.state', 'w.version'])
    .forUpdate()
    .executeTakeFirst()
export type LockedWebhook = NonNullable<Awaited<ReturnType<typeof lockedWebhook>>>

/** The same for the clock. */
export const lockedForClock = (db: Database, id: number) =>
  db
    .selectFrom('integrations.webhook')
    .where('id', '=', id)
    .where('state', '=', 'active')
    .select(['id', 'failing_since'])
    .forUpdate()
    .executeTakeFirst()

export const removeWebhook = (db: Database, id: number) =>
  db.deleteFrom('integrations.webhook').where('id', '=', id).execute()

/** From which moment on every try has failed; kept where it is known already. Null: one succeeded. */
export const noteFailing = (db: Database, id: number, since: Date | null) =>
  db
    .updateTable('integrations.webhook')
    .set({
      failing_since: since === null ? null : sql<string>`coalesce(failing_since, ${since.toISOString()}::timestamptz)`,
    })
    .where('id', '=', id)
    .returning('failing_since')
    .executeTakeFirst()

export type DisabledWhy = (typeof disabledReasons)[number]

export interface Sender {
  readonly id: number
  readonly url: string
  readonly account_id: number
}

const atOnce = 4
/** While a process sends to an address no other does; if it dies, the address is free again after this. */
const leaseSeconds = 120

/** Takes addresses to which something is due. Several processes may take at once: each gets others. */
export async function takeWebhooks(db: Database, now: Date): Promise<Sender[]> {
  const at = new Date(now.getTime() + 1).toISOString()
  const { rows: taken } = await sql<Sender>`
    with due as (
      select w.id from integrations.webhook w
      where w.state = 'active' and w.busy_until < ${at}::timestamptz and exists (
        select from integrations.delivery d where d.webhook_id = w.id and d.state = 'waiting' and d.next_try_at < ${at}::timestamptz)
      order by w.busy_until limit ${atOnce} for update skip locked)
    update integrations.webhook w set busy_until = ${new Date(now.getTime() + leaseSeconds * 1000).toISOString()}::timestamptz
    from due where w.id = due.id returning w.id, w.url, w.account_id`.execute(db)
  return taken
}

export const releaseWebhook = (db: Database, id: number, now: Date) =>
  db.updateTable('integrations.webhook').set({ busy_until: now.toISOString() }).where('id', '=', id).execute()
