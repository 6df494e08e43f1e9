import { sql } from 'kysely'
import { notifyActorChanged } from './actor-changed.ts'
import { keptAccount, type Keeping } from './kept-account.ts'
import type { SignIns } from './sign-ins.ts'

/**
 * Switches an account on or off; off ends its sessions everywhere. On, whoever never signed in is invited again.
 * Refuses as `keptAccount`.
 */
export async function setAccountActive(
  asked: Keeping,
  accountId: number,
  active: boolean,
  signIns: SignIns,
): Promise<void> {
  const { db, now } = asked
  await keptAccount(asked, accountId)
  await db
    .updateTable('accounts.account')
    .set((eb) => ({
      state: active
        ? sql`case when password_hash is null and last_login_at is null then 'pending' else 'active' end`
        : 'inactive',
      version: eb('version', '+', 1),
    }))
    .where('id', '=', accountId)
    .where('erased_at', 'is', null)
    .execute()
  if (!active) await signIns.end(db, accountId, now)
  await notifyActorChanged(db, accountId)
}

/** Sends an account back to waiting for approval, where it does not sign in. Refuses as `keptAccount`. */
export async function setAccountPending(asked: Keeping, accountId: number, signIns: SignIns): Promise<void> {
  const { db, now } = asked
  await keptAccount(asked, accountId)
  await db
    .updateTable('accounts.account')
    .set((eb) => ({ state: 'pending', version: eb('version', '+', 1) }))
    .where('id', '=', accountId)
    .execute()
  await signIns.end(db, accountId, now)
  await notifyActorChanged(db, accountId)
}
