import type { Database } from '#platform/server/database.ts'
import { refuse } from '#platform/shared/refusal.ts'
import { emailTaken } from '../contract/refusals.ts'
import { hashPassword } from '#modules/accounts/server/password/password-hash.ts'
import { accountByEmail, addAccount, type NewAccount } from '#modules/accounts/server/store/accounts.ts'

export type { IdentityParts } from './parts.ts'
export { readAccessToken } from './session/access-token.ts'
export { actorChannel } from '#modules/accounts/server/actor-changed.ts'
export { beginSession } from './session/begin-session.ts'
export { invite } from '#modules/accounts/server/invite.ts'
export { checkCode, drawCode, type CodePurpose } from './code/one-time-code.ts'
export { resetSecondFactor } from './factor/second-factor.ts'
export { sendCode } from './code/send-code.ts'
export { refuseChanged, refuseWritten } from '#modules/accounts/server/refuse-changed.ts'
export { claimByProof, renewByProof, signInAfterSignUp } from './sign-up.ts'
export { needsFirstAdmin, setupSecret } from '#modules/accounts/server/first-admin.ts'
export { waitingCode } from './code/waiting-code.ts'
export {
  adoptAccount,
  inviteAccounts,
  removeAccount,
  renameAccount,
  type InvitedPerson,
} from '#modules/accounts/server/people-accounts.ts'
export { changeAddress, pendingAddress, pendingAddressOf } from '#modules/accounts/server/address/address-change.ts'
export { setAccountActive, setAccountPending } from '#modules/accounts/server/account-state.ts'
export { hashNewPassword } from '#modules/accounts/server/password/new-password.ts'
export { mayWriteTo } from './proof/letters-sent.ts'
export { coordinatorOrAll, permittedAccounts, roleAccounts } from '#modules/accounts/server/store/accounts-told.ts'
export { accountName } from '#modules/accounts/server/store/account-name.ts'

export type AccountToCreate = Omit<NewAccount, 'passwordHash'> & {
  readonly password?: string
  /** Instead of the password, by a handler that has hashed it before its transaction began. */
  readonly passwordHash?: string | null
}

/** Makes an account and answers its id; without a password nobody can sign in to it yet. Refuses a taken address with `emailTaken`. */
export async function createAccount(db: Database, account: AccountToCreate): Promise<number> {
  const { password, ...known } = account
  const passwordHash = password === undefined ? (known.passwordHash ?? null) : await hashPassword(password)
  const id = await addAccount(db, { ...known, email: account.email.toLowerCase(), passwordHash })
  return id ?? refuse(emailTaken, { email: account.email })
}

/** Whose address this is; null: nobody's. */
export const accountIdOf = async (db: Database, email: string): Promise<number | null> =>
  (await accountByEmail(db, email))?.id ?? null

/** Email, names, language, role and state of these accounts. Joins in SQL use the view `identity.account_facts`. */
export const accountFacts = (db: Database, accountIds: readonly number[]) =>
  db
    .selectFrom('identity.account_facts')
    .selectAll()
    .where('account_id', 'in', accountIds.length > 0 ? [...accountIds] : [0])
    .execute()

/** Which of the addresses belong to accounts that are switched off. */
export async function inactiveAmong(db: Database, addresses: readonly string[]): Promise<ReadonlySet<string>> {
  const rows = await db
    .selectFrom('identity.account')
    .select('email')
    .where((eb) => eb('email', '=', eb.fn.any(eb.val(addresses.map((address) => address.toLowerCase())))))
    .where('state', '=', 'inactive')
    .execute()
  const inactive = new Set(rows.map((row) => row.email))
  return new Set(addresses.filter((address) => inactive.has(address.toLowerCase())))
}

/** Lets the person's running sessions last at least until then: an exam must not end with a session. */
export async function keepSessionsUntil(db: Database, accountId: number, until: Date): Promise<void> {
  await db
    .updateTable('identity.session')
    .set({ expires_at: until.toISOString() })
    .where('account_id', '=', accountId)
    .where('revoked_at', 'is', null)
    .where('acting_admin_id', 'is', null)
    .where('expires_at', '<', until.toISOString())
    .execute()
}
