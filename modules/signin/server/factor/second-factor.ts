import { byOf } from '#platform/server/audit/by.ts'
import { keptBy, writeFact } from '#platform/server/acts/write-act.ts'
import type { Database } from '#platform/server/database.ts'
import { queueMail } from '#platform/server/outbox/queue.ts'
import { refuse } from '#platform/shared/refusal.ts'
import { stepOver } from '../../contract/refusals.ts'
import type { SignInRequest } from '../session/admit.ts'
import { isAuthenticatorCode } from './authenticator.ts'
import { securityLetter } from '../letters.ts'
import { isMailedCode, tryAttempt, type CodePurpose } from '../code/one-time-code.ts'
import { isOwnPasskey, type PasskeyAnswer } from './passkeys.ts'
import type { SigninParts } from '../parts.ts'
import { quiet } from '../acts/noun.ts'
import { useRecoveryCode } from './recovery-codes.ts'
import { accountById, type AccountRow } from '../store/accounts.ts'
import { dropFactorsSince } from '../store/second-factors.ts'
import { addressee, setWantsCode } from '#modules/accounts/server/public.ts'

export interface TypedFactor {
  readonly purpose: Extract<CodePurpose, 'signIn' | 'prove'>
  readonly attemptId: string
  /** Six digits, or a recovery code; or what a passkey signed. */
  readonly code?: string
  readonly passkey?: PasskeyAnswer
}

/**
 * Whose second factor this is, and what it was: the mailed code, or what the person has (the app's code, a passkey, a
 * recovery code in their place). Refuses and counts as `checkCode`; give it the pool.
 */
export async function checkSecondFactor(
  db: Database,
  parts: SigninParts,
  asked: SignInRequest,
  typed: TypedFactor,
): Promise<{ account: AccountRow; by: 'mailbox' | 'factor' }> {
  const { secrets } = parts
  const { now, vault } = asked
  const tried = { purpose: typed.purpose, attemptId: typed.attemptId, now }
  const { code = '' } = typed
  let recovered = false
  const attempt = await tryAttempt(db, tried, async (tx, row) => {
    if (row.account_id === null) return false
    if (row.code_hash !== null) return isMailedCode(secrets, row, code)
    if (typed.passkey)
      return isOwnPasskey(tx, parts, { accountId: row.account_id, challenge: row.challenge }, typed.passkey, now)
    if (await isAuthenticatorCode(tx, vault, row.account_id, code, now)) return true
    recovered = await useRecoveryCode(tx, secrets, row.account_id, code, now)
    return recovered
  })
  const account = (await accountById(db, attempt.account_id!)) ?? refuse(stepOver)
  if (recovered) await tellOfRecovery(db, asked, account)
  return { account, by: attempt.code_hash === null ? 'factor' : 'mailbox' }
}

async function tellOfRecovery(db: Database, { actor, request }: SignInRequest, account: AccountRow): Promise<void> {
  await db.transaction().execute(async (tx) => {
    await queueMail(tx, securityLetter(addressee(account), 'recoveryCodeUsed'))
    const by = { ...byOf(actor, request), actorId: account.id }
    await writeFact(keptBy(tx, by), quiet, account, 'useRecoveryCode')
  })
}

/**
 * Takes every second factor from an account whose owner has lost it: the app, passkeys, recovery codes and the wish for
 * mailed codes. The owner is told by a letter; whoever calls records who did it. Answers whether there was one.
 */
export async function resetSecondFactor(db: Database, accountId: number): Promise<boolean> {
  const account = await accountById(db, accountId)
  if (!account) return false
  const had = await dropFactorsSince(db, accountId)
  await setWantsCode(db, accountId, false)
  if (had) await queueMail(db, securityLetter(addressee(account), 'secondFactorReset'))
  return had || account.wants_second_factor
}
