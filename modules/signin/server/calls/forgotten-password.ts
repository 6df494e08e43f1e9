import type { Database } from '#platform/server/database.ts'
import type { Handler } from '#platform/server/handler.ts'
import { opensOwnTransactions } from '#platform/server/http/own-transactions.ts'
import { refuse } from '#platform/shared/refusal.ts'
import type { signinCalls } from '../../contract/calls.ts'
import { stepOver } from '../../contract/refusals.ts'
import { codeLife, hour } from '../../rules/one-time-code.ts'
import { addressee, addPasswordTokens, passwordTokenHolder } from '#modules/accounts/server/public.ts'
import { checkCode } from '../code/one-time-code.ts'
import type { SigninParts } from '../parts.ts'
import { sendCode } from '../code/send-code.ts'
import { accountByEmail, accountById } from '../store/accounts.ts'
import { linkOver } from '#modules/accounts/contract/refusals.ts'

/**
 * A letter holds a link beside the code: whoever asked, the owner of the mailbox gets in by it. It lives as long as
 * letters are counted, so that nobody keeps the owner out by asking for all of an hour's letters.
 */
export async function resetLink(db: Database, accountId: number, now: Date): Promise<string> {
  const [token] = await addPasswordTokens(db, [accountId], 'link', now, new Date(now.getTime() + hour))
  return token!
}

/** The same answer, and the same limits, whether somebody has the address or not. */
export const forgotPassword =
  ({ secrets }: SigninParts): Handler<typeof signinCalls.forgotPassword> =>
  async ({ db, body, now, request }) => {
    const { email } = body
    const found = await accountByEmail(db, email)
    const account = found && found.state !== 'inactive' ? found : null
    const to = account ? addressee(account) : { email, name: '', language: request.language }
    const accountId = account?.id ?? null
    const asked = { ...to, purpose: 'resetPassword', accountId, now, toNobody: account === null } as const
    return sendCode(db, secrets, { ...asked, link: account ? () => resetLink(db, account.id, now) : null })
  }

export const checkResetCode = ({ secrets }: SigninParts): Handler<typeof signinCalls.checkResetCode> =>
  opensOwnTransactions(async ({ db, body, now }) => {
    const { accountId, email } = await checkCode(db, secrets, { purpose: 'resetPassword', ...body, now })
    const account = accountId === null ? undefined : await accountById(db, accountId)
    if (!account || account.email !== email) refuse(stepOver)
    const [token] = await addPasswordTokens(db, [account.id], 'reset', now, new Date(now.getTime() + codeLife))
    return { token: token! }
  })

export const getPasswordToken: Handler<typeof signinCalls.getPasswordToken> = async ({ db, body, now }) => {
  const { kind, accountId } = (await passwordTokenHolder(db, body.token, now)) ?? refuse(linkOver)
  const account = await accountById(db, accountId)
  if (!account || account.state === 'inactive') refuse(linkOver)
  return {
    kind: kind === 'invitation' ? kind : ('reset' as const),
    email: account.email,
    nameAr: account.name_ar,
    nameEn: account.name_en,
  }
}
