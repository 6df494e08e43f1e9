import { byOf } from '#platform/server/audit/by.ts'
import { recordAudit } from '#platform/server/audit/entry.ts'
import type { Database } from '#platform/server/database.ts'
import type { Asked } from '#platform/server/handler.ts'
import { queueMail } from '#platform/server/outbox/queue.ts'
import { refuse } from '#platform/shared/refusal.ts'
import { codeOver } from '../contract/refusals.ts'
import type { SignInRequest } from './admit.ts'
import { isAuthenticatorCode } from './authenticator.ts'
import { addressee, securityLetter } from './letters.ts'
import { isMailedCode, tryAttempt } from './one-time-code.ts'
import type { IdentityParts } from './parts.ts'
import { useRecoveryCode } from './recovery-codes.ts'
import { accountById, type AccountRow } from './store/accounts.ts'
import { removeAuthenticator } from './store/authenticators.ts'

/**
 * Whose second factor this is: the mailed code, the app's, or a recovery code in its place. Refuses and counts as
 * `checkCode`; give it the pool.
 */
export async function checkSecondFactor(
  db: Database,
  { secrets }: IdentityParts,
  asked: SignInRequest & Pick<Asked<never>, 'vault'>,
  typed: { readonly attemptId: string; readonly code: string },
): Promise<AccountRow> {
  const { now, vault } = asked
  const tried = { purpose: 'signIn', attemptId: typed.attemptId, now } as const
  let recovered = false
  const attempt = await tryAttempt(db, tried, async (tx, row) => {
    if (row.account_id === null) return false
    if (row.code_hash !== null) return isMailedCode(secrets, row, typed.code)
    if (await isAuthenticatorCode(tx, vault, row.account_id, typed.code, now)) return true
    recovered = await useRecoveryCode(tx, secrets, row.account_id, typed.code, now)
    return recovered
  })
  const account = (await accountById(db, attempt.account_id!)) ?? refuse(codeOver)
  if (recovered) await tellOfRecovery(db, asked, account)
  return account
}

async function tellOfRecovery(db: Database, { actor, request }: SignInRequest, account: AccountRow): Promise<void> {
  await db.transaction().execute(async (tx) => {
    await queueMail(tx, securityLetter(addressee(account), 'recoveryCodeUsed'))
    const by = { ...byOf(actor, request), actorId: account.id }
    await recordAudit(tx, { kind: 'recoveryCodeUsed', subject: ['account', account.id] }, by)
  })
}

/**
 * Takes every second factor from an account whose owner has lost it: the app, its recovery codes and the wish for
 * mailed codes. The owner is told by a letter; whoever calls records who did it. Answers whether there was one.
 */
export async function resetSecondFactor(db: Database, accountId: number): Promise<boolean> {
  const account = await accountById(db, accountId)
  if (!account) return false
  const had = await removeAuthenticator(db, accountId)
  await db.updateTable('identity.account').set({ wants_second_factor: false }).where('id', '=', accountId).execute()
  if (had) await queueMail(db, securityLetter(addressee(account), 'authenticatorRemoved'))
  return had || account.wants_second_factor
}
