import { sql } from 'kysely'
import type { Database } from '#platform/server/database.ts'
import type { Permission, Role } from '#platform/shared/access.ts'

/* Whom notices reach by what they may do. */

/** Every active account of these roles. */
export async function roleAccounts(db: Database, roles: readonly Exclude<Role, 'anonymous'>[]): Promise<number[]> {
  const found = await db
    .selectFrom('accounts.account_facts')
    .select('account_id')
    .where('role', 'in', roles)
    .where('account_state', '=', 'active')
    .orderBy('account_id')
    .execute()
  return found.flatMap((row) => row.account_id ?? [])
}

/** Every active account that has been given this right beside its role. */
export async function permittedAccounts(db: Database, permission: Permission): Promise<number[]> {
  const found = await db
    .selectFrom('accounts.account_facts')
    .select('account_id')
    .where(sql<boolean>`permissions @> array[${permission}]::text[]`)
    .where('account_state', '=', 'active')
    .orderBy('account_id')
    .execute()
  return found.flatMap((row) => row.account_id ?? [])
}

/** The named coordinator while the account is active, else every coordinator: somebody must hear of it. */
export async function coordinatorOrAll(db: Database, accountId: number | null | undefined): Promise<number[]> {
  if (typeof accountId === 'number') {
    const active = await db
      .selectFrom('accounts.account_facts')
      .select('account_id')
      .where('account_id', '=', accountId)
      .where('account_state', '=', 'active')
      .executeTakeFirst()
    if (active) return [accountId]
  }
  return roleAccounts(db, ['trainingcoordinator'])
}
