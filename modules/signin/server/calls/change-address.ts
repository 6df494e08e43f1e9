import type { Handler } from '#platform/server/handler.ts'
import { opensOwnTransactions } from '#platform/server/http/own-transactions.ts'
import { refuse } from '#platform/shared/refusal.ts'
import { notNew } from '#modules/accounts/contract/refusals.ts'
import { accountIdOf, askForAddress, lockUser, refuseTooSoon } from '#modules/accounts/server/public.ts'
import type { signinCalls } from '../../contract/calls.ts'
import type { SigninParts } from '../parts.ts'
import { proveOwner } from '../proof/prove-owner.ts'
import { ownAccount } from './security.ts'

/** Its own transactions: a wrong password or code is counted. */
export const changeAddress = (parts: SigninParts): Handler<typeof signinCalls.changeAddress> =>
  opensOwnTransactions(async (asked) => {
    const { db, body, now } = asked
    const account = await ownAccount(asked)
    if (body.Email === account.email) refuse(notNew, {}, [{ path: 'Email', code: 'notNew' }])
    await proveOwner(parts, asked, account)
    await db.transaction().execute(async (tx) => {
      await lockUser(tx, account.id)
      await refuseTooSoon(tx, account.id, now)
      const isTaken = (await accountIdOf(tx, body.Email)) !== null
      await askForAddress({ ...asked, db: tx }, account, body.Email, { isTaken })
    })
    return { Done: true }
  })
