import { sql, type RawBuilder } from 'kysely'
import { matches, type Database } from '#platform/server/database.ts'
import { nameRead } from '#platform/server/reading/both-names.ts'
import { listOf, readList } from '#platform/server/reading/list.ts'
import { furtherIn } from '#platform/server/reading/near.ts'
import { reachInSql } from '#platform/server/reading/reach.ts'
import type { Permission, Role } from '#platform/shared/access.ts'
import type { Actor } from '#platform/shared/actor.ts'
import type { Argument } from '#platform/shared/call.ts'
import { academyRoles } from '#platform/shared/record/schedule-entry.ts'
import type { Trilingual } from '#platform/shared/text.ts'
import type { searchUsers } from '../../contract/users.ts'
import type { RecordKind } from '../../rules/account-actions.ts'
import type { AccountState } from '../../rules/account-states.ts'
import { accountReach } from '../../rules/reach.ts'
import { genderOf } from './accounts.ts'

type Query = Argument<typeof searchUsers>['query']

const state = sql<AccountState>`case when a.state <> 'pending' then a.state
  when a.password_hash is null then 'invited' else 'waiting' end`
const record = sql<RecordKind | null>`(select r.record_kind from accounts.own_record_facts r where r.account_id = a.id limit 1)`

const inState: Readonly<Record<AccountState, RawBuilder<boolean>>> = {
  active: sql`a.state = 'active'`,
  inactive: sql`a.state = 'inactive'`,
  invited: sql`a.state = 'pending' and a.password_hash is null`,
  waiting: sql`a.state = 'pending' and a.password_hash is not null`,
}

const selectUsers = (db: Database) =>
  db
    .selectFrom('accounts.account as a')
    .select([
      'a.id as ID',
      'a.email as Email',
      'a.photo_file_id as PhotoID',
      'a.last_login_at as LastSignIn',
      'a.version as Version',
    ])
    .select([sql<Exclude<Role, 'anonymous'>>`a.role`.as('Role'), sql<Permission[]>`a.permissions`.as('Permissions')])
    .select(sql<Trilingual>`jsonb_build_object('ar', a.name_ar, 'en', a.name_en)`.as('Name'))
    .select(genderOf.as('Gender'))
    .select([state.as('State'), record.as('record'), sql<boolean>`a.erased_at is not null`.as('IsErased')])
    .select(
      sql<boolean>`exists (select from accounts.second_factor_facts f where f.account_id = a.id)`.as('HasSecondFactor'),
    )

/** Somebody of the academy who can sign in, and whose password alone guards what they see. */
const lacksFactor = sql<boolean>`(a.state = 'active' and a.role = any(${[...academyRoles]})
  and not exists (select from accounts.second_factor_facts f where f.account_id = a.id))`

/** Accounts that somebody reaches, of `accounts.account` as `a`. */
export const reachesAccount = reachInSql(accountReach, {}, 'a')

export const users = listOf<typeof searchUsers, { readonly actor: Actor }>()({
  reach: ({ actor }) => reachesAccount(actor),
  rows: selectUsers,
  id: 'a.id',
  search: (text) => matches('a.search', text),
  further: furtherIn('a.id', { rows: 'accounts.account', id: 'id', search: 'search' }),
  filters: {
    Permission: (permission) => sql`a.permissions @> array[${permission}]`,
    State: (asked) => inState[asked],
    NeedsFactor: (needs) => (needs ? lacksFactor : sql`not ${lacksFactor}`),
  },
  // Each the order of an index.
  orders: {
    Name: ({ actor }) => nameRead(actor.language, 'a.name'),
    State: 'a.state',
    LastSignIn: { by: 'a.last_login_at', nulls: 'small' },
  },
})

export const usersOnPage = (db: Database, actor: Actor, query: Query) => readList(db, users, query, { actor })
export type UserRow = Awaited<ReturnType<typeof usersOnPage>>['rows'][number]

export const userOfId = (db: Database, id: number) =>
  selectUsers(db)
    .select(['a.name_ar', 'a.name_en', 'a.language as Language', 'a.created_at as CreatedAt'])
    .where('a.id', '=', id)
    .executeTakeFirst()
export type User = NonNullable<Awaited<ReturnType<typeof userOfId>>>

/** The record that an account belongs to, and whether it says that its person is a woman or a man. */
export const recordOf = (db: Database, accountId: number) =>
  db
    .selectFrom('accounts.own_record_facts')
    .select([sql<RecordKind>`record_kind`.as('Kind'), 'record_id as ID', 'record_code as Code'])
    .select(sql<'male' | 'female' | null>`gender`.as('Gender'))
    .where('account_id', '=', accountId)
    .executeTakeFirst() as Promise<
    { Kind: RecordKind; ID: number; Code: string; Gender: 'male' | 'female' | null } | undefined
  >
