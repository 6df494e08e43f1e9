import type { Handler } from '#platform/server/handler.ts'
import { refuse } from '#platform/shared/refusal.ts'
import type { signinCalls } from '../../contract/calls.ts'
import { stepOver } from '../../contract/refusals.ts'
import { hour } from '../../rules/one-time-code.ts'
import { addressee } from '#modules/accounts/server/public.ts'
import type { SigninParts } from '../parts.ts'
import { resetLink } from './forgotten-password.ts'
import { sendCode } from '../code/send-code.ts'
import { accountById } from '../store/accounts.ts'
import { attemptById, keepProof, keptProof } from '../store/one-time-codes.ts'

/** Whoever holds the attempt has passed what came before it, so nothing of that is asked again within the hour. */
export const resendCode =
  ({ secrets }: SigninParts): Handler<typeof signinCalls.resendCode> =>
  async ({ db, body, now, request }) => {
    const attempt = await attemptById(db, body.attemptId)
    if (!attempt || attempt.used_at !== null || attempt.code_hash === null) refuse(stepOver)
    if (now.getTime() - Date.parse(attempt.drawn_at) > hour) refuse(stepOver)
    const account = attempt.account_id === null ? undefined : await accountById(db, attempt.account_id)
    const to = account ? addressee(account) : { email: attempt.email, name: '', language: request.language }
    if (to.email !== attempt.email) refuse(stepOver)
    const { purpose, account_id: accountId } = attempt
    // Where nobody has the address, forgetting a password goes on as if somebody had.
    const toNobody = purpose === 'resetPassword' && !account
    if (purpose === 'setUp' || purpose === 'addPasskey') refuse(stepOver)
    const link = purpose === 'resetPassword' && account ? () => resetLink(db, account.id, now) : null
    const sent = await sendCode(db, secrets, { ...to, purpose, accountId, now, toNobody, link })
    await keepProof(db, sent.attemptId, await keptProof(db, attempt.id))
    return sent
  }
