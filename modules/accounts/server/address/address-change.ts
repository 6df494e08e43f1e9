import { sql } from 'kysely'
import { keptBy, writeTold } from '#platform/server/acts/write-act.ts'
import { byOf } from '#platform/server/audit/by.ts'
import type { Database } from '#platform/server/database.ts'
import type { Asked } from '#platform/server/handler.ts'
import { queueMail } from '#platform/server/outbox/queue.ts'
import { refuse } from '#platform/shared/refusal.ts'
import { emailTaken, linkTooSoon } from '../../contract/refusals.ts'
import { changeAccount, ownAccount } from '../acts/noun.ts'
import { invite } from '../invite.ts'
import { isUnclaimed, keptAccount, type KeptAccount } from '../kept-account.ts'
import { addressLetter, addressWarning } from '../letters.ts'
import { addAddressChange, lastAskedLetter, pendingChange } from '../store/address-changes.ts'
import { accountByEmail } from '../store/accounts.ts'
import { addressee } from '../letter-parts.ts'
import { waitToSendAgain } from '../../rules/address-change.ts'

export type Changing = Pick<Asked<unknown>, 'db' | 'actor' | 'now' | 'request'>

/**
 * Somebody who keeps the account wants another address for it. An account that nobody has used gets it at once; else
 * it waits until the new address is proved. Answers the address that the account has now. Refuses as `keptAccount`,
 * and `emailTaken`.
 */
export async function changeAddress(asked: Changing, accountId: number, email: string): Promise<string> {
  const { db } = asked
  const account = await keptAccount(asked, accountId)
  if (account.email === email || account.erased_at !== null) return account.email
  const taken = await accountByEmail(db, email)
  if (taken) refuse(emailTaken, {}, [{ path: 'Email', code: 'alreadyUsed' }])
  if (isUnclaimed(account)) {
    await setUnclaimedAddress(asked, accountId, email)
    return email
  }
  await askForAddress(asked, account, email)
  return account.email
}

/** Links sent to the old address must not open the account; whoever was invited there is invited anew. */
async function setUnclaimedAddress({ db, now }: Changing, accountId: number, email: string): Promise<void> {
  const wasInvited = await forgetInvitation(db, accountId)
  await changeAccount(db, accountId, { email, address_since: now.toISOString() })
  if (wasInvited) await invite(db, [accountId], now)
}

async function forgetInvitation(db: Database, accountId: number): Promise<boolean> {
  const forgotten = await db
    .deleteFrom('accounts.password_token')
    .where('account_id', '=', accountId)
    .returning('kind')
    .execute()
  return forgotten.some(({ kind }) => kind === 'invitation')
}

/** Mails the link that proves the new address, and tells the old one how to take it back. */
export async function askForAddress(
  { db, actor, now, request }: Changing,
  account: Pick<KeptAccount, 'id' | 'email' | 'name_ar' | 'name_en' | 'language'>,
  email: string,
  { isTaken = false } = {},
): Promise<void> {
  if ((await pendingChange(db, account.id))?.email === email) return
  const change = { accountId: account.id, former: account.email, email, askedBy: actor.userId }
  const { token, undo } = await addAddressChange(db, change, now)
  // The owner of an address that has an account is not bothered, and whoever asks does not learn of it.
  if (!isTaken) await queueMail(db, addressLetter({ ...addressee(account), email }, token))
  await queueMail(db, addressWarning(addressee(account), email, undo))
  const [before, after] = [{ email: account.email }, { email }]
  await writeTold(keptBy(db, byOf(actor, request)), ownAccount, account, 'askForAddress', { before, after })
}

interface WaitingAddress {
  readonly AccountID: number
  readonly Email: string
  readonly AskedAt: string
}

/** What waits to be proved, for the pages of a record. */
export async function pendingAddress(db: Database, accountId: number | null): Promise<WaitingAddress | null> {
  const row = accountId === null ? undefined : await pendingChange(db, accountId)
  return row ? { AccountID: row.account_id, Email: row.email, AskedAt: row.asked_at } : null
}

/** The same as a column; `account` is the account's id in the statement, such as `t.account_id`. */
export const pendingAddressOf = (account: string) => sql<WaitingAddress | null>`(
  select json_build_object('AccountID', account_id, 'Email', email,
    'AskedAt', to_char(asked_at at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"'))
  from accounts.address_change where account_id = ${sql.ref(account)} and done_at is null and given_up_at is null)`

/** One letter a minute goes to an address that nobody has proved, also where the one before was given up. */
export async function refuseTooSoon(db: Database, accountId: number, now: Date): Promise<void> {
  const last = await lastAskedLetter(db, accountId)
  const seconds = last ? waitToSendAgain(new Date(last.sent_at), now) : 0
  if (seconds > 0) refuse(linkTooSoon, { seconds })
}
