import { keptBy, writeFact } from '#platform/server/acts/write-act.ts'
import { byOf } from '#platform/server/audit/by.ts'
import type { Handler } from '#platform/server/handler.ts'
import { opensOwnTransactions } from '#platform/server/http/own-transactions.ts'
import { refuse } from '#platform/shared/refusal.ts'
import type { signinCalls } from '../../contract/calls.ts'
import { stepOver } from '../../contract/refusals.ts'
import { quiet } from '../acts/noun.ts'
import { admit } from '../session/admit.ts'
import { checkCode } from '../code/one-time-code.ts'
import type { SigninParts } from '../parts.ts'
import { markEmailProved } from '#modules/accounts/server/public.ts'
import { accountById } from '../store/accounts.ts'

/** The proof stays although signing in may be refused after it: an account that waits for approval has proved its address. */
export const confirmEmail = (parts: SigninParts): Handler<typeof signinCalls.confirmEmail> =>
  opensOwnTransactions(async (asked) => {
    const { db, body, now, actor, request } = asked
    const { attemptId, code } = body
    const { accountId, email } = await checkCode(db, parts.secrets, { purpose: 'proveEmail', attemptId, code, now })
    const account = accountId === null ? undefined : await accountById(db, accountId)
    // The address may have been changed since the letter left.
    if (!account || account.email !== email) refuse(stepOver)
    await db.transaction().execute(async (tx) => {
      await markEmailProved(tx, account.id, now)
      const by = { ...byOf(actor, request), actorId: account.id }
      await writeFact(keptBy(tx, by), quiet, account, 'confirmEmail')
    })
    const arrival = { account, by: 'mailbox', fcmToken: body.FCMToken } as const
    return db.transaction().execute((tx) => admit(tx, parts, asked, arrival))
  })
