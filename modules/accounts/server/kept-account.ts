import type { Database } from '#platform/server/database.ts'
import type { Asked } from '#platform/server/handler.ts'
import type { Permission, Role } from '#platform/shared/access.ts'
import { notFound, refuse } from '#platform/shared/refusal.ts'
import { beyondYourRights, ownRights } from '../contract/refusals.ts'
import { mayKeep } from '../rules/account-keeping.ts'

/** Who asks for a change of somebody's account. */
export type Keeping = Pick<Asked<unknown>, 'db' | 'actor' | 'now'>

const lockedAccount = (db: Database, id: number) =>
  db
    .selectFrom('accounts.account')
    .select(['id', 'email', 'role', 'permissions', 'password_hash', 'email_proved_at', 'last_login_at', 'erased_at'])
    .select(['name_ar', 'name_en', 'language'])
    .where('id', '=', id)
    .forUpdate()
    .executeTakeFirst()
export type KeptAccount = NonNullable<Awaited<ReturnType<typeof lockedAccount>>>

/**
 * The account, locked, for a change of its address or state, or its end. Everything that does one of these asks here.
 * Refuses `beyondYourRights` where the account holds more than the actor could have given it, and `ownRights` where
 * it is the actor's own.
 */
export async function keptAccount(
  { db, actor }: Pick<Keeping, 'db' | 'actor'>,
  accountId: number,
): Promise<KeptAccount> {
  const account = (await lockedAccount(db, accountId)) ?? refuse(notFound)
  if (accountId === actor.userId) refuse(ownRights)
  const holds = { role: account.role as Role, permissions: account.permissions as Permission[] }
  if (!mayKeep(actor, holds)) refuse(beyondYourRights)
  return account
}

/** Whether nobody has proved the address or signed in yet: then it is only what the academy wrote down. */
export const isUnclaimed = (account: KeptAccount): boolean =>
  account.password_hash === null && account.email_proved_at === null && account.last_login_at === null
