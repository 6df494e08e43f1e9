import { writeTold } from '#platform/server/acts/write-act.ts'
import type { Asked, Handler } from '#platform/server/handler.ts'
import { queueMail } from '#platform/server/outbox/queue.ts'
import { refuse } from '#platform/shared/refusal.ts'
import type { accountsCalls } from '../../contract/calls.ts'
import { linkOver } from '../../contract/refusals.ts'
import { ownAccount } from '../acts/noun.ts'
import { refuseTooSoon } from '../address/address-change.ts'
import { keptAccount } from '../kept-account.ts'
import { addressLetter } from '../letters.ts'
import { accountByEmail, accountById } from '../store/accounts.ts'
import { dropPending, pendingChange, renewAddressToken } from '../store/address-changes.ts'
import { lockUser } from '../store/user-writes.ts'
import { addressee } from '../letter-parts.ts'

type Asking = Pick<Asked<unknown>, 'db' | 'now' | 'audit'>

async function giveUp(
  { db, now, audit }: Asking,
  accountId: number,
  act: 'giveUpAddress' | 'giveUpUserAddress',
): Promise<{ Done: true }> {
  const change = (await pendingChange(db, accountId)) ?? refuse(linkOver)
  await dropPending(db, accountId, now)
  const [before, after] = [{ email: change.email }, { email: change.former_email }]
  await writeTold({ db, record: audit }, ownAccount, { id: accountId }, act, { before, after })
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

export const giveUpAddress: Handler<typeof accountsCalls.giveUpAddress> = async (asked) => {
  await lockUser(asked.db, asked.actor.userId)
  return giveUp(asked, asked.actor.userId, 'giveUpAddress')
}

export const resendAddress: Handler<typeof accountsCalls.resendAddress> = async (asked) => {
  await lockUser(asked.db, asked.actor.userId)
  return sendAgain(asked, asked.actor.userId)
}

export const giveUpUserAddress: Handler<typeof accountsCalls.giveUpUserAddress> = async (asked) =>
  giveUp(asked, (await keptAccount(asked, asked.body.AccountID)).id, 'giveUpUserAddress')

export const resendUserAddress: Handler<typeof accountsCalls.resendUserAddress> = async (asked) =>
  sendAgain(asked, (await keptAccount(asked, asked.body.AccountID)).id)
