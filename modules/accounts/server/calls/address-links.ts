import { keptBy, writeTold } from '#platform/server/acts/write-act.ts'
import type { Database } from '#platform/server/database.ts'
import type { Asked, Handler } from '#platform/server/handler.ts'
import { opensOwnTransactions } from '#platform/server/http/own-transactions.ts'
import { takenBy } from '#platform/server/log/violations.ts'
import { refuse } from '#platform/shared/refusal.ts'
import type { accountsCalls } from '../../contract/calls.ts'
import { emailTaken, linkOver } from '../../contract/refusals.ts'
import { changeAccount, ownAccount, type Changed } from '../acts/noun.ts'
import { notifyActorChanged } from '../actor-changed.ts'
import { accountById, dropPassword } from '../store/accounts.ts'
import {
  changeToConfirm,
  changeToUndo,
  dropSince,
  firstMade,
  markDone,
  type AddressChange,
} from '../store/address-changes.ts'
import { addPasswordTokens, forgetPasswordTokens } from '../store/password-tokens.ts'
import type { SignIns } from '../sign-ins.ts'
import { lockUser } from '../store/user-writes.ts'
import type { AllModules } from '#platform/server/module.ts'

/** Milliseconds for which a new password may be set after a change was taken back. */
const hour = 3_600_000

type Undoing = Pick<Asked<{ body: { token: string } }>, 'db' | 'body' | 'now' | 'request'>
type Change = Omit<AddressChange, 'expires_at'>

export const getAddressLink: Handler<typeof accountsCalls.getAddressLink> = async ({ db, body, now }) => {
  const confirms = await changeToConfirm(db, body.token, now)
  const change = confirms ?? (await changeToUndo(db, body.token, now)) ?? refuse(linkOver)
  return {
    kind: confirms ? ('confirm' as const) : ('undo' as const),
    email: change.email,
    formerEmail: change.former_email,
    isDone: (await firstMade(db, change)) !== undefined,
  }
}

/** From now on this is the account's address and its record's; whoever is signed in anywhere signs in anew. */
export const confirmAddress =
  (modules: AllModules, signIns: SignIns): Handler<typeof accountsCalls.confirmAddress> =>
  async ({ db, body, now, request }) => {
    const change = await lockedChange(db, () => changeToConfirm(db, body.token, now))
    await markDone(db, change.id, now)
    const address = { email: change.email, address_since: now.toISOString() }
    const changed = await giveAddress(db, modules, change.account_id, address, now)
    await endAll(db, signIns, change.account_id, now)
    await writeTold(byOwner(db, change, request), ownAccount, { id: change.account_id }, 'confirmAddress', changed)
    return { Done: true }
  }

/**
 * The owner of the old address did not ask for it. Where the change was asked for in the account itself, somebody knew
 * its password; where it was made, whoever has the new address could choose one. So that ends, with whatever was added
 * since to come in by. Its reply holds a token, which nothing keeps.
 */
export const undoAddress = (modules: AllModules, signIns: SignIns): Handler<typeof accountsCalls.undoAddress> =>
  opensOwnTransactions((asked) => asked.db.transaction().execute((tx) => undo(modules, signIns, { ...asked, db: tx })))

async function undo(
  modules: AllModules,
  signIns: SignIns,
  { db, body, now, request }: Undoing,
): Promise<{ token: string }> {
  const change = await lockedChange(db, () => changeToUndo(db, body.token, now))
  const accountId = change.account_id
  const { email } = (await accountById(db, accountId))!
  // Whoever gave this one up may have asked for another after it.
  const made = await firstMade(db, change)
  const former = { email: change.former_email, address_since: made?.former_since ?? null }
  if (made) await giveAddress(db, modules, accountId, former, now)
  if (made || change.asked_by === accountId) {
    await dropPassword(db, accountId)
    await signIns.dropFactorsSince(db, accountId, change.asked_at)
  }
  await dropSince(db, change)
  await endAll(db, signIns, accountId, now)
  const [before, after] = [{ email: made ? email : change.email }, { email: change.former_email }]
  await writeTold(byOwner(db, change, request), ownAccount, { id: accountId }, 'undoAddress', { before, after })
  const [token] = await addPasswordTokens(db, [accountId], 'reset', now, new Date(now.getTime() + hour))
  return { token: token! }
}

/** Whoever holds the link is the owner, though nobody is signed in. */
const byOwner = (db: Database, { account_id: actorId }: Change, { id: requestId, ip: address }: Undoing['request']) =>
  keptBy(db, { actorId, requestId, address })

/** Of two who open one link at once the second finds it used. */
async function lockedChange(db: Database, find: () => Promise<Change | undefined>): Promise<Change> {
  const { account_id } = (await find()) ?? refuse(linkOver)
  await lockUser(db, account_id)
  const account = await accountById(db, account_id)
  if (!account || account.state === 'inactive') refuse(linkOver)
  return (await find()) ?? refuse(linkOver)
}

async function giveAddress(
  db: Database,
  modules: AllModules,
  accountId: number,
  address: { readonly email: string; readonly address_since: string | null },
  now: Date,
): Promise<Changed> {
  const { email } = address
  try {
    const changed = await changeAccount(db, accountId, { ...address, email_proved_at: now.toISOString() })
    for (const each of modules()) await each.followAddress?.(db, accountId, email)
    return changed
  } catch (error) {
    if (takenBy(error)) refuse(emailTaken, { email })
    throw error
  }
}

/** Letters to the former address, and browsers that are signed in, open nothing any more. */
async function endAll(db: Database, signIns: SignIns, accountId: number, now: Date): Promise<void> {
  await forgetPasswordTokens(db, accountId)
  await signIns.forgetCodes(db, accountId)
  await signIns.end(db, accountId, now)
  await notifyActorChanged(db, accountId)
}
