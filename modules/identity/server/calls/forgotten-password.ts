import type { Handler } from '#platform/server/handler.ts'
import { opensOwnTransactions } from '#platform/server/http/own-transactions.ts'
import { refuse } from '#platform/shared/refusal.ts'
import type { identityCalls } from '../../contract/calls.ts'
import { codeOver, linkOver } from '../../contract/refusals.ts'
import { codeLife } from '../../rules/one-time-code.ts'
import { addressee } from '../letters.ts'
import { checkCode } from '../one-time-code.ts'
import type { IdentityParts } from '../parts.ts'
import { sendCode } from '../send-code.ts'
import { accountByEmail, accountById } from '../store/accounts.ts'
import { addPasswordTokens, passwordTokenHolder } from '../store/password-tokens.ts'

/** The same answer, and the same limits, whether somebody has the address or not. */
export const forgotPassword =
  ({ secrets }: IdentityParts): Handler<typeof identityCalls.forgotPassword> =>
  async ({ db, body, now, request }) => {
    const { email } = body
    const found = await accountByEmail(db, email)
    const account = found && found.state !== 'inactive' ? found : null
    const to = account ? addressee(account) : { email, name: '', language: request.language }
    const accountId = account?.id ?? null
    return sendCode(db, secrets, { ...to, purpose: 'resetPassword', accountId, now, toNobody: account === null })
  }

export const checkResetCode = ({ secrets }: IdentityParts): Handler<typeof identityCalls.checkResetCode> =>
  opensOwnTransactions(async ({ db, body, now }) => {
    const { accountId, email } = await checkCode(db, secrets, { purpose: 'resetPassword', ...body, now })
    const account = accountId === null ? undefined : await accountById(db, accountId)
    if (!account || account.email !== email) refuse(codeOver)
    const [token] = await addPasswordTokens(db, [account.id], 'reset', now, new Date(now.getTime() + codeLife))
    return { token: token! }
  })

export const getPasswordToken: Handler<typeof identityCalls.getPasswordToken> = async ({ db, body, now }) => {
  const { kind, accountId } = (await passwordTokenHolder(db, body.token, now)) ?? refuse(linkOver)
  const account = await accountById(db, accountId)
  if (!account || account.state === 'inactive') refuse(linkOver)
  return { kind, email: account.email, nameAr: account.name_ar, nameEn: account.name_en }
}
