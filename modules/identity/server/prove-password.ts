import type { Database } from '#platform/server/database.ts'
import type { Secrets } from '#platform/server/secrets.ts'
import { refuse } from '#platform/shared/refusal.ts'
import { tooManyTries, wrongOldPassword } from '../contract/refusals.ts'
import { passwordMatches } from './password-hash.ts'
import type { AccountRow } from './store/accounts.ts'
import { countTry, forgetFailures } from './store/login-failures.ts'

/**
 * Makes sure that the person at the browser is the account's owner before something weighty. Wrong tries are counted
 * with those of logging in, so give it the pool. Accounts without a password have nothing to give.
 */
export async function provePassword(
  db: Database,
  secrets: Secrets,
  account: AccountRow,
  password: string | undefined,
  now: Date,
): Promise<void> {
  if (account.password_hash === null) return
  const seconds = await countTry(db, secrets, account.email, now)
  if (seconds > 0) refuse(tooManyTries, { seconds })
  if (!(await passwordMatches(password ?? '', account.password_hash))) refuse(wrongOldPassword)
  await forgetFailures(db, secrets, account.email)
}
