import { doneBy, keptBy, writeTold } from '#platform/server/acts/write-act.ts'
import { byOf } from '#platform/server/audit/by.ts'
import type { Database } from '#platform/server/database.ts'
import type { Handler } from '#platform/server/handler.ts'
import { opensOwnTransactions } from '#platform/server/http/own-transactions.ts'
import { refuse } from '#platform/shared/refusal.ts'
import type { signinCalls } from '../../contract/calls.ts'
import { linkOver } from '#modules/accounts/contract/refusals.ts'
import {
  accountKept,
  notifyActorChanged,
  endOwnLink,
  hashNewPassword,
  activate,
  markEmailProved,
  setPassword as storePassword,
  forgetPasswordTokens,
  lockPasswordToken,
  passwordTokenHolder,
  wasInvited,
} from '#modules/accounts/server/public.ts'
import { quiet, signing } from '../acts/noun.ts'
import { admit, type SignInRequest } from '../session/admit.ts'
import type { SigninParts } from '../parts.ts'
import { forgetGuesses } from '../proof/guesses.ts'
import { forgetAttempts } from '../store/one-time-codes.ts'
import { endSessions } from '../store/sessions.ts'
import { accountById } from '../store/accounts.ts'

/** The new password stays although signing in may be refused after it; the hash is computed outside any transaction. */
export const setPassword = (parts: SigninParts): Handler<typeof signinCalls.setPassword> =>
  opensOwnTransactions(async (asked) => {
    const { db, body, now } = asked
    // Looked at before the hash, so that nobody makes the server compute for nothing.
    if (!(await passwordTokenHolder(db, body.token, now))) refuse(linkOver)
    const hash = await hashNewPassword(body.newPassword, 'newPassword')
    const accountId = await db.transaction().execute((tx) => useToken(tx, parts, asked, body.token, hash))
    const account = (await accountById(db, accountId)) ?? refuse(linkOver)
    // The letter that brought the code or the link proves the mailbox.
    return db.transaction().execute((tx) => admit(tx, parts, asked, { account, by: 'mailbox' }))
  })

async function useToken(
  tx: Database,
  { secrets }: SigninParts,
  { actor, request, now }: SignInRequest,
  token: string,
  passwordHash: string,
): Promise<number> {
  const { accountId } = (await lockPasswordToken(tx, token, now)) ?? refuse(linkOver)
  const account = await accountById(tx, accountId)
  if (!account || account.state === 'inactive') refuse(linkOver)
  const isFirst = account.password_hash === null
  const before = await accountKept(tx, accountId)
  await storePassword(tx, accountId, passwordHash)
  await markEmailProved(tx, accountId, now)
  // Whom the academy has invited is approved; whoever registered still waits.
  if (isFirst && account.state === 'pending' && (await wasInvited(tx, accountId))) await activate(tx, accountId)
  await forgetPasswordTokens(tx, accountId)
  // Whoever asked for another address knew the former password.
  await endOwnLink(tx, accountId, now)
  await forgetAttempts(tx, accountId)
  await forgetGuesses(tx, secrets, account.email)
  await endSessions(tx, accountId, {}, 'passwordChanged', now)
  await notifyActorChanged(tx, accountId)
  const by = { ...byOf(actor, request), actorId: accountId }
  const changed = { before, after: await accountKept(tx, accountId) }
  if (isFirst) await writeTold(keptBy(tx, by), quiet, account, 'takeInvitation', changed)
  else await writeTold(doneBy(tx, by), signing, account, 'setPassword', changed)
  return accountId
}
