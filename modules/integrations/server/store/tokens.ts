import { sql, type RawBuilder } from 'kysely'
import { json, matches, type Database } from '#platform/server/database.ts'
import { bothNames } from '#platform/server/reading/both-names.ts'
import { listOf } from '#platform/server/reading/list.ts'
import type { Actor } from '#platform/shared/actor.ts'
import type { integrationsCalls } from '../../contract/calls.ts'
import type { TokenState } from '../../rules/token.ts'
import { reachesToken } from './reach.ts'

interface About {
  readonly actor: Actor
  readonly now: Date
}

const stateAt = (now: Date): RawBuilder<TokenState> =>
  sql<TokenState>`case when k.ended_at is not null then 'ended' when k.expires_at <= ${now.toISOString()}::timestamptz then 'expired' else 'active' end`

const rows = (db: Database, { now }: About) =>
  db
    .selectFrom('integrations.api_token as k')
    .innerJoin('accounts.account_facts as a', 'a.account_id', 'k.account_id')
    .select(['k.id as ID', 'k.name as Name', 'k.prefix as Prefix', bothNames('a.account_name').as('OwnerName')])
    .select([stateAt(now).as('State'), 'k.ended_why as EndedWhy', 'k.made_at as MadeAt', 'k.expires_at as ExpiresAt'])
    .select(['k.reads as Reads', 'k.writes as Writes', 'k.networks as Networks', 'k.uses as Uses'])
    .select(['k.last_used_on as LastUsedOn', 'k.last_used_address as LastUsedAddress'])

export const tokens = listOf<typeof integrationsCalls.getApiTokens, About>()({
  reach: ({ actor }) => reachesToken(actor),
  rows,
  lean: (db) => db.selectFrom('integrations.api_token as k'),
  id: 'k.id',
  search: (text) => matches('k.search', text),
  filters: { State: (state, { now }) => sql<boolean>`${stateAt(now)} = ${state}` },
  orders: { Name: sql`k.name`, MadeAt: sql`k.made_at`, ExpiresAt: sql`k.expires_at` },
})

/** What a request is let in by. */
export const goodToken = (db: Database, hash: Buffer, now: Date) =>
  db
    .selectFrom('integrations.api_token')
    .select(['id', 'account_id', 'role', 'reads', 'writes', 'networks', 'expires_at'])
    .where('hash', '=', hash)
    .where('ended_at', 'is', null)
    .where('expires_at', '>', now.toISOString())
    .executeTakeFirst()

/** Of one person's tokens those that are good, and none is added or taken meanwhile. */
export async function goodTokensOf(db: Database, accountId: number, now: Date): Promise<{ name: string }[]> {
  await sql`select pg_advisory_xact_lock(hashtextextended(${`api tokens of ${accountId}`}, 7))`.execute(db)
  return db
    .selectFrom('integrations.api_token')
    .select('name')
    .where('account_id', '=', accountId)
    .where('ended_at', 'is', null)
    .where('expires_at', '>', now.toISOString())
    .execute()
}

export interface NewToken {
  readonly account_id: number
  readonly organization_id: number | null
  readonly name: string
  readonly prefix: string
  readonly hash: Buffer
  readonly role: string
  readonly reads: string[]
  readonly writes: string[]
  readonly networks: string[]
  readonly made_at: string
  readonly expires_at: string
}

export const insertToken = (db: Database, token: NewToken) =>
  db.insertInto('integrations.api_token').values(token).returning('id').executeTakeFirstOrThrow()

/** A token that the actor sees, locked until the transaction ends. */
export const lockedToken = (db: Database, id: number, { actor, now }: About) =>
  db
    .selectFrom('integrations.api_token as k')
    .where('k.id', '=', id)
    .where(reachesToken(actor))
    .select(['k.id', 'k.account_id', stateAt(now).as('state')])
    .forUpdate()
    .executeTakeFirst()

export async function noteUses(
  db: Database,
  uses: readonly { readonly id: number; readonly count: number; readonly address: string; readonly at: Date }[],
  timeZone: string,
): Promise<void> {
  await sql`update integrations.api_token k set uses = k.uses + u.count, last_used_address = u.address,
      last_used_on = (u.at at time zone ${timeZone})::date
    from jsonb_to_recordset(${json(uses)}) as u(id integer, count integer, address text, at timestamptz)
    where k.id = u.id`.execute(db)
}

/** Takes away every token of an account. */
export const forgetTokens = (db: Database, accountId: number) =>
  db.deleteFrom('integrations.api_token').where('account_id', '=', accountId).execute()
