import { recordAudit } from '#platform/server/audit/entry.ts'
import type { Database } from '#platform/server/database.ts'
import type { Asked, Handler } from '#platform/server/handler.ts'
import { opensOwnTransactions } from '#platform/server/http/own-transactions.ts'
import { takenBy } from '#platform/server/violations.ts'
import { refuse } from '#platform/shared/refusal.ts'
import type { identityCalls } from '#modules/signin/contract/calls.ts'
import { emailTaken, linkOver } from '#modules/signin/contract/refusals.ts'
import { hour } from '#modules/signin/rules/one-time-code.ts'
import { notifyActorChanged } from '../actor-changed.ts'
import { accountById } from '../store/accounts.ts'
import { changeToConfirm, changeToUndo, dropSince, markDone, type AddressChange } from '../store/address-changes.ts'
import { dropFactorsSince } from '#modules/signin/server/store/second-factors.ts'
import { forgetAttempts } from '#modules/signin/server/store/one-time-codes.ts'
import { addPasswordTokens, forgetPasswordTokens } from '../store/password-tokens.ts'
import { endSessions } from '#modules/signin/server/store/sessions.ts'
import { lockUser } from '../store/user-writes.ts'
import type { AllModules } from './opened.ts'

type Undoing = Pick<Asked<{ body: { token: string } }>, 'db' | 'body' | 'now' | 'request'>
type Change = Omit<AddressChange, 'expires_at'>

export const getAddressLink: Handler<typeof identityCalls.getAddressLink> = async ({ db, body, now }) => {
  const confirms = await changeToConfirm(db, body.token, now)
  const change = confirms ?? (await changeToUndo(db, body.token, now)) ?? refuse(linkOver)
  return {
    kind: confirms ? ('confirm' as const) : ('undo' as const),
    email: change.email,
    formerEmail: change.former_email,
    isDone: change.done_at !== null,
  }
}

/** From now on this is the account's address and its record's; whoever is signed in anywhere signs in anew. */
export const confirmAddress =
  (modules: AllModules): Handler<typeof identityCalls.confirmAddress> =>
  async ({ db, body, now, request }) => {
    const change = await lockedChange(db, () => changeToConfirm(db, body.token, now))
    await giveAddress(db, modules, change.account_id, change.email, now)
    await markDone(db, change.id, now)
    await endAll(db, change.account_id, now)
    const entry = {
      kind: 'addressChanged',
      subject: ['account', change.account_id],
      before: { email: change.former_email },
      after: { email: change.email },
    } as const
    await recordAudit(db, entry, { actorId: change.account_id, requestId: request.id, address: request.ip })
    return { Done: true }
  }

/**
 * The owner of the old address did not ask for it. Where the change was asked for in the account itself, somebody knew
 * its password: that ends, with whatever second factor was added since. Its reply holds a token, which nothing keeps.
 */
export const undoAddress = (modules: AllModules): Handler<typeof identityCalls.undoAddress> =>
  opensOwnTransactions((asked) => asked.db.transaction().execute((tx) => undo(modules, { ...asked, db: tx })))

async function undo(modules: AllModules, { db, body, now, request }: Undoing): Promise<{ token: string }> {
  const change = await lockedChange(db, () => changeToUndo(db, body.token, now))
  const accountId = change.account_id
  if (change.done_at !== null) await giveAddress(db, modules, accountId, change.former_email, now)
  if (change.asked_by === accountId) {
    await db.updateTable('identity.account').set({ password_hash: null }).where('id', '=', accountId).execute()
    await dropFactorsSince(db, accountId, change.asked_at)
  }
  await dropSince(db, change)
  await endAll(db, accountId, now)
  const entry = {
    kind: 'addressChangeUndone',
    subject: ['account', accountId],
    before: { email: change.email },
    after: { email: change.former_email },
  } as const
  await recordAudit(db, entry, { actorId: accountId, requestId: request.id, address: request.ip })
  const [token] = await addPasswordTokens(db, [accountId], 'reset', now, new Date(now.getTime() + hour))
  return { token: token! }
}

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
  email: string,
  now: Date,
): Promise<void> {
  try {
    await db
      .updateTable('identity.account')
      .set((eb) => ({ email, email_proved_at: now.toISOString(), version: eb('version', '+', 1) }))
      .where('id', '=', accountId)
      .execute()
    for (const each of modules()) await each.followAddress?.(db, accountId, email)
  } catch (error) {
    if (takenBy(error)) refuse(emailTaken, { email })
    throw error
  }
}

/** Letters to the former address, and browsers that are signed in, open nothing any more. */
async function endAll(db: Database, accountId: number, now: Date): Promise<void> {
  await forgetPasswordTokens(db, accountId)
  await forgetAttempts(db, accountId)
  await endSessions(db, accountId, {}, 'accountChanged', now)
  await notifyActorChanged(db, accountId)
}
