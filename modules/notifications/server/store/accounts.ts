import { sql } from 'kysely'
import type { Database } from '#platform/server/database.ts'
import type { Permission, Role } from '#platform/shared/access.ts'

/* Account ids by what people are. Whoever has no account is not among them. */

export type SignedInRole = Exclude<Role, 'anonymous'>

const known = (ids: readonly (number | null | undefined)[]): number[] => [
  ...new Set(ids.filter((id): id is number => typeof id === 'number')),
]

export async function traineeAccounts(db: Database, ids: readonly number[]): Promise<number[]> {
  if (ids.length === 0) return []
  const found = await db
    .selectFrom('people.trainee_facts')
    .select('account_id')
    .where('trainee_id', 'in', ids)
    .execute()
  return known(found.map((row) => row.account_id))
}

export async function instructorAccounts(db: Database, ids: readonly number[]): Promise<number[]> {
  if (ids.length === 0) return []
  const found = await db
    .selectFrom('people.instructor_facts')
    .select('account_id')
    .where('instructor_id', 'in', ids)
    .execute()
  return known(found.map((row) => row.account_id))
}

/** The organization's contact person. */
export async function organizationAccount(db: Database, id: number): Promise<number[]> {
  const found = await db
    .selectFrom('people.organization_facts')
    .select('account_id')
    .where('organization_id', '=', id)
    .executeTakeFirst()
  return known([found?.account_id])
}

/** Every active account of these roles. */
export async function roleAccounts(db: Database, roles: readonly SignedInRole[]): Promise<number[]> {
  const found = await db
    .selectFrom('identity.account_facts')
    .select('account_id')
    .where('role', 'in', roles)
    .where('account_state', '=', 'active')
    .orderBy('account_id')
    .execute()
  return known(found.map((row) => row.account_id))
}

/** Every active account that has been given this right beside its role. */
export async function permittedAccounts(db: Database, permission: Permission): Promise<number[]> {
  const found = await db
    .selectFrom('identity.account_facts')
    .select('account_id')
    .where(sql<boolean>`permissions @> array[${permission}]::text[]`)
    .where('account_state', '=', 'active')
    .orderBy('account_id')
    .execute()
  return known(found.map((row) => row.account_id))
}

/** The named coordinator while the account is active, else every coordinator: somebody must hear of it. */
export async function coordinatorOrAll(db: Database, accountId: number | null | undefined): Promise<number[]> {
  if (typeof accountId === 'number') {
    const active = await db
      .selectFrom('identity.account_facts')
      .select('account_id')
      .where('account_id', '=', accountId)
      .where('account_state', '=', 'active')
      .executeTakeFirst()
    if (active) return [accountId]
  }
  return roleAccounts(db, ['trainingcoordinator'])
}
