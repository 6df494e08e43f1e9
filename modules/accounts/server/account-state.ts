import { sql } from 'kysely'
import { changeAccount, type Changed } from './acts/noun.ts'
import { notifyActorChanged } from './actor-changed.ts'
import { keptAccount, type Keeping } from './kept-account.ts'
import type { SignIns } from './sign-ins.ts'

/**
 * Switches an account on or off; off ends its sessions everywhere. On, whoever never signed in is invited again.
 * Answers the account as it was and as it is. Refuses as `keptAccount`.
 */
export async function setAccountActive(
  asked: Keeping,
  accountId: number,
  active: boolean,
  signIns: SignIns,
): Promise<Changed> {
  const { db, now } = asked
  const { erased_at } = await keptAccount(asked, accountId)
  const state = active
    ? sql`case when password_hash is null and last_login_at is null then 'pending' else 'active' end`
    : 'inactive'
  const changed = await changeAccount(db, accountId, erased_at === null ? { state: state as never } : {})
  if (!active) await signIns.end(db, accountId, now)
  await notifyActorChanged(db, accountId)
  return changed
}

/** Sends an account back to waiting for approval, where it does not sign in. Refuses as `keptAccount`. */
export async function setAccountPending(asked: Keeping, accountId: number, signIns: SignIns): Promise<void> {
  const { db, now } = asked
  await keptAccount(asked, accountId)
  await changeAccount(db, accountId, { state: 'pending' })
  await signIns.end(db, accountId, now)
  await notifyActorChanged(db, accountId)
}
