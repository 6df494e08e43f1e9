import { auditedRefusal } from '#platform/server/audit/refused.ts'
import type { Handler, RequestFacts } from '#platform/server/handler.ts'
import { opensOwnTransactions } from '#platform/server/http/own-transactions.ts'
import { Refusal, refuse } from '#platform/shared/refusal.ts'
import { plainAddress } from '#platform/shared/text.ts'
import type { signinCalls } from '../../contract/calls.ts'
import { codeTooSoon, wrongCredentials } from '../../contract/refusals.ts'
import { refusedSignIn } from '../acts/noun.ts'
import { admit, type SignInReply } from '../session/admit.ts'
import { beginGuess } from '../proof/guesses.ts'
import { addressee, passwordMatches } from '#modules/accounts/server/public.ts'
import type { SigninParts } from '../parts.ts'
import { sendCode } from '../code/send-code.ts'

/** The failed try must stay counted although the call refuses, and no connection waits for the hash. */
export const login = (parts: SigninParts): Handler<typeof signinCalls.login> =>
  opensOwnTransactions(async (asked) => {
    const { db, body, now, reply } = asked
    const email = plainAddress(body.email)
    const guess = await beginGuess(db, parts.secrets, asked, email)
    const { account } = guess
    const right = await passwordMatches(body.password, account?.password_hash ?? null)
    if (!account || !right || account.state === 'inactive') await guess.wrong()
    if (!account) refuse(wrongCredentials)
    if (!right || account.state === 'inactive') {
      const data = { why: right ? account.state : 'password' }
      throw auditedRefusal(wrongCredentials, refusedSignIn(account.id, data))
    }
    if (account.email_proved_at === null) {
      await guess.right()
      const facts = { purpose: 'proveEmail', accountId: account.id, ...addressee(account), now } as const
      const sent = await sendCode(db, parts.secrets, facts).catch(unlessTooSoon)
      if (sent) reply.header('x-code-attempt', sent.attemptId)
      return '0'
    }
    const arrival = { account, by: 'password', fcmToken: body.FCMToken, guess } as const
    const admitted = await admit(db, parts, asked, arrival)
    return body.Next === undefined ? admitted : withNext(parts, asked.request, admitted, body.Next)
  })

/** The answers stand in the language of the request, as the page would ask in it. */
async function withNext(
  { firstAnswers }: SigninParts,
  { language, ip, userAgent }: RequestFacts,
  admitted: SignInReply,
  next: string | null,
): Promise<SignInReply> {
  if (admitted.status !== 200) return admitted
  const { accessToken, userData } = admitted
  const { userRole: role, permissions } = userData
  const answers = await firstAnswers.of(next, { accessToken, role, permissions, language, ip, userAgent })
  return { ...admitted, next: { language, answers } }
}

/** A code is on its way already; whoever logged in holds its attempt. */
function unlessTooSoon(error: unknown): null {
  if (error instanceof Refusal && error.kind.code === codeTooSoon.code) return null
  throw error
}
