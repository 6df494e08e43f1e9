import type { Database } from '#platform/server/database.ts'
import type { Secrets } from '#platform/server/configuration/secrets.ts'
import { invalidInput, refuse } from '#platform/shared/refusal.ts'
import { tooManyTries, wrongOldPassword } from '../../contract/refusals.ts'
import type { SignInRequest } from '../session/admit.ts'
import type { SigninParts } from '../parts.ts'
import { passwordMatches } from '#modules/accounts/server/public.ts'
import { checkSecondFactor } from '../factor/second-factor.ts'
import type { AccountRow } from '../store/accounts.ts'
import { countTry, failureHash, forgetFailures } from '../store/login-failures.ts'

export interface TypedProof {
  readonly password?: string | undefined
  readonly attemptId?: string | undefined
  readonly code?: string | undefined
}

/** Who proves in the own session waits for failures there alone: nobody outside of it makes them wait. */
const inSession = (secrets: Secrets, account: AccountRow) => failureHash(secrets, `account ${account.id}`)

/** The next wrong try of this account in its own sessions; refuses `tooManyTries` with seconds. */
export async function countOwnTry(db: Database, secrets: Secrets, account: AccountRow, now: Date): Promise<void> {
  const seconds = await countTry(db, inSession(secrets, account), now)
  if (seconds > 0) refuse(tooManyTries, { seconds })
}

export const forgetOwnTries = (db: Database, secrets: Secrets, account: AccountRow): Promise<void> =>
  forgetFailures(db, inSession(secrets, account))

/**
 * Makes sure that the person at the browser is the account's owner before something weighty: by the password, or where
 * the account has none by a code of an attempt to prove it. Wrong tries are counted, so give it the pool.
 */
export async function proveOwner(
  parts: SigninParts,
  asked: SignInRequest & { readonly db: Database; readonly body: TypedProof },
  account: AccountRow,
): Promise<void> {
  const { db, body, now } = asked
  if (account.password_hash === null) return proveByCode(parts, asked, account)
  if (body.password === undefined) refuse(invalidInput, {}, [{ path: 'password', code: 'required' }])
  await countOwnTry(db, parts.secrets, account, now)
  if (!(await passwordMatches(body.password, account.password_hash))) refuse(wrongOldPassword)
  await forgetOwnTries(db, parts.secrets, account)
}

async function proveByCode(
  parts: SigninParts,
  asked: SignInRequest & { readonly db: Database; readonly body: TypedProof },
  account: AccountRow,
): Promise<void> {
  const { attemptId, code } = asked.body
  if (attemptId === undefined || code === undefined) refuse(invalidInput, {}, [{ path: 'code', code: 'required' }])
  const proved = await checkSecondFactor(asked.db, parts, asked, { purpose: 'prove', attemptId, code })
  if (proved.account.id !== account.id) refuse(wrongOldPassword)
}
