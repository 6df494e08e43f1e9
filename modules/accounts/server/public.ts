import type { Database } from '#platform/server/database.ts'
import { refuse } from '#platform/shared/refusal.ts'
import { emailTaken } from '../contract/refusals.ts'
import { hashPassword } from './password/password-hash.ts'
import { accountByEmail, addAccount, type NewAccount } from './store/accounts.ts'

export { setAccountActive, setAccountPending } from './account-state.ts'
export { accountKept, user as accountNoun } from './acts/noun.ts'
export { actorChannel, notifyActorChanged } from './actor-changed.ts'
export {
  askForAddress,
  changeAddress,
  pendingAddress,
  pendingAddressOf,
  refuseTooSoon,
} from './address/address-change.ts'
export { endOwnLink } from './store/address-changes.ts'
export { accountOwner, holdersElse } from './audiences.ts'
export { needsFirstAdmin, setupSecret } from './administrators/first-admin.ts'
export { invite } from './invite.ts'
export { keptAccount } from './kept-account.ts'
export { isLastAdmin } from './administrators/last-admin.ts'
export { accountLetters } from './letters/accounts.ts'
export { addressee, greeting, paragraphs, type Addressee } from './letter-parts.ts'
export { hashNewPassword } from './password/new-password.ts'
export { passwordMatches } from './password/password-hash.ts'
export { adoptAccount, inviteAccounts, removeAccount, renameAccount, type InvitedPerson } from './people-accounts.ts'
export { photoAddress } from './photo/photo-address.ts'
export { refuseChanged, refuseWritten } from './refuse-changed.ts'
export { settingsAsRead } from './settings-as-read.ts'
export type { SignIns } from './sign-ins.ts'
export { accountName, namedAccounts } from './store/account-name.ts'
export {
  accountById,
  activate,
  claimAddress,
  markEmailProved,
  noteSignIn,
  renewPassword,
  selectAccounts,
  setPassword,
  setWantsCode,
  type AccountFacts,
  type AccountRow,
} from './store/accounts.ts'
export { coordinatorOrAll, permittedAccounts, roleAccounts } from './store/accounts-told.ts'
export {
  addPasswordTokens,
  forgetPasswordTokens,
  lockPasswordToken,
  passwordTokenHolder,
  wasInvited,
} from './store/password-tokens.ts'
export { lockUser } from './store/user-writes.ts'
export { userOfId } from './store/users.ts'
export { lockedUser, refuseUnmanaged, userForStep } from './users/managed-user.ts'

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

/** Email, names, language, role and state of these accounts. Joins in SQL use the view `accounts.account_facts`. */
export const accountFacts = (db: Database, accountIds: readonly number[]) =>
  db
    .selectFrom('accounts.account_facts')
    .selectAll()
    .where('account_id', 'in', accountIds.length > 0 ? [...accountIds] : [0])
    .execute()

/** Which of the addresses belong to accounts that are switched off. */
export async function inactiveAmong(db: Database, addresses: readonly string[]): Promise<ReadonlySet<string>> {
  const rows = await db
    .selectFrom('accounts.account')
    .select('email')
    .where((eb) => eb('email', '=', eb.fn.any(eb.val(addresses.map((address) => address.toLowerCase())))))
    .where('state', '=', 'inactive')
    .execute()
  const inactive = new Set(rows.map((row) => row.email))
  return new Set(addresses.filter((address) => inactive.has(address.toLowerCase())))
}
