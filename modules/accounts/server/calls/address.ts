import type { Asked, Handler } from '#platform/server/handler.ts'
import { opensOwnTransactions } from '#platform/server/http/own-transactions.ts'
import { queueMail } from '#platform/server/outbox/queue.ts'
import { refuse } from '#platform/shared/refusal.ts'
import type { identityCalls } from '#modules/signin/contract/calls.ts'
import type { userCalls } from '../../contract/calls.ts'
import { linkTooSoon, linkOver, notNew } from '#modules/signin/contract/refusals.ts'
import { waitToSendAgain } from '../../rules/address-change.ts'
import { askForAddress } from '../address/address-change.ts'
import { keptAccount } from '../kept-account.ts'
import { addressLetter, addressee } from '#modules/signin/server/letters.ts'
import type { IdentityParts } from '#modules/signin/server/parts.ts'
import { proveOwner } from '#modules/signin/server/proof/prove-owner.ts'
import { accountByEmail, accountById } from '../store/accounts.ts'
import { dropPending, pendingChange, renewAddressToken } from '../store/address-changes.ts'
import { lockUser } from '../store/user-writes.ts'
import { ownAccount } from '#modules/signin/server/calls/security.ts'

/** Its own transactions: a wrong password or code is counted. */
export const changeAddress = (parts: IdentityParts): Handler<typeof identityCalls.changeAddress> =>
  opensOwnTransactions(async (asked) => {
    const { db, body, now } = asked
    const account = await ownAccount(asked)
    if (body.Email === account.email) refuse(notNew, {}, [{ path: 'Email', code: 'notNew' }])
    await proveOwner(parts, asked, account)
    await db.transaction().execute(async (tx) => {
      await lockUser(tx, account.id)
      await refuseTooSoon(tx, account.id, now)
      const isTaken = (await accountByEmail(tx, body.Email)) !== undefined
      await askForAddress({ ...asked, db: tx }, account, body.Email, { isTaken })
    })
    return { Done: true }
  })

/** One letter a minute goes to an address that nobody has proved. */
async function refuseTooSoon(db: Asked<unknown>['db'], accountId: number, now: Date): Promise<void> {
  const waiting = await pendingChange(db, accountId)
  const seconds = waiting ? waitToSendAgain(new Date(waiting.sent_at), now) : 0
  if (seconds > 0) refuse(linkTooSoon, { seconds })
}

type Asking = Pick<Asked<unknown>, 'db' | 'now' | 'audit'>

async function giveUp({ db, audit }: Asking, accountId: number): Promise<{ Done: true }> {
  const change = (await pendingChange(db, accountId)) ?? refuse(linkOver)
  await dropPending(db, accountId)
  const [before, after] = [{ email: change.email }, { email: change.former_email }]
  await audit({ kind: 'addressChangeGivenUp', subject: ['account', accountId], before, after })
  return { Done: true }
}

async function sendAgain({ db, now }: Asking, accountId: number): Promise<{ Done: true }> {
  const change = (await pendingChange(db, accountId)) ?? refuse(linkOver)
  await refuseTooSoon(db, accountId, now)
  const account = (await accountById(db, accountId))!
  const token = await renewAddressToken(db, change.id, now)
  if (!(await accountByEmail(db, change.email)))
    await queueMail(db, addressLetter({ ...addressee(account), email: change.email }, token))
  return { Done: true }
}

export const giveUpAddress: Handler<typeof identityCalls.giveUpAddress> = async (asked) => {
  await lockUser(asked.db, asked.actor.userId)
  return giveUp(asked, asked.actor.userId)
}

export const resendAddress: Handler<typeof identityCalls.resendAddress> = async (asked) => {
  await lockUser(asked.db, asked.actor.userId)
  return sendAgain(asked, asked.actor.userId)
}

export const giveUpUserAddress: Handler<typeof userCalls.giveUpUserAddress> = async (asked) =>
  giveUp(asked, (await keptAccount(asked, asked.body.AccountID)).id)

export const resendUserAddress: Handler<typeof userCalls.resendUserAddress> = async (asked) =>
  sendAgain(asked, (await keptAccount(asked, asked.body.AccountID)).id)
