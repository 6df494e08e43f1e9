import type { Handler } from '#platform/server/handler.ts'
import { opensOwnTransactions } from '#platform/server/http/own-transactions.ts'
import { queueMail } from '#platform/server/outbox/queue.ts'
import { settings } from '#platform/server/settings.ts'
import { academySettings } from '#platform/shared/settings/own-sections.ts'
import { refuse } from '#platform/shared/refusal.ts'
import { inLanguage } from '#platform/shared/text.ts'
import type { signinCalls } from '../../contract/calls.ts'
import { authenticatorOff, authenticatorOn, wrongAppCode } from '../../contract/refusals.ts'
import { isAuthenticatorCode, newAuthenticator } from '../factor/authenticator.ts'
import { securityLetter } from '../letters.ts'
import type { SigninParts } from '../parts.ts'
import { newRecoveryCodes } from '../factor/recovery-codes.ts'
import { lockAuthenticator, markConfirmed, removeAuthenticator as remove } from '../store/authenticators.ts'
import { countOwnTry, forgetOwnTries } from '../proof/prove-owner.ts'
import { dropUselessRecoveryCodes } from '../store/second-factors.ts'
import { refuseLastFactor } from './passkeys.ts'
import { inAudited, ownAccount, provenAccount } from './security.ts'
import { addressee } from '#modules/accounts/server/public.ts'

/* Their own transactions: a wrong password or code is counted. */

export const beginAuthenticator = (parts: SigninParts): Handler<typeof signinCalls.beginAuthenticator> =>
  opensOwnTransactions(async (asked) => {
    const { db, now, request, vault } = asked
    const account = await provenAccount(parts, asked)
    if (account.has_authenticator) refuse(authenticatorOn)
    // Apps list it under this name beside those of other sites.
    const academy = inLanguage((await settings(db, academySettings)).academyName, request.language).text
    const { base32, uri } = await newAuthenticator(db, vault, { ...account, academy }, now)
    return { Secret: base32, Uri: uri }
  })

export const confirmAuthenticator = ({ secrets }: SigninParts): Handler<typeof signinCalls.confirmAuthenticator> =>
  opensOwnTransactions(async (asked) => {
    const { db, body, now, vault } = asked
    const account = await ownAccount(asked)
    if (account.has_authenticator) refuse(authenticatorOn)
    await countOwnTry(db, secrets, account, now)
    const codes = await inAudited(asked, 'confirmAuthenticator', async (tx) => {
      if (!(await lockAuthenticator(tx, account.id))) refuse(authenticatorOff)
      if (!(await isAuthenticatorCode(tx, vault, account.id, body.code, now, false))) refuse(wrongAppCode)
      await markConfirmed(tx, account.id, now)
      await queueMail(tx, securityLetter(addressee(account), 'authenticatorAdded'))
      return newRecoveryCodes(tx, secrets, account.id)
    })
    await forgetOwnTries(db, secrets, account)
    return { RecoveryCodes: codes }
  })

export const removeAuthenticator = (parts: SigninParts): Handler<typeof signinCalls.removeAuthenticator> =>
  opensOwnTransactions(async (asked) => {
    const account = await provenAccount(parts, asked)
    if (!account.has_authenticator) refuse(authenticatorOff)
    await inAudited(asked, 'removeAuthenticator', async (tx) => {
      await remove(tx, account.id)
      await refuseLastFactor(tx, parts, account)
      await dropUselessRecoveryCodes(tx, account.id)
      await queueMail(tx, securityLetter(addressee(account), 'authenticatorRemoved'))
    })
    return { Done: true }
  })

export const renewRecoveryCodes = (parts: SigninParts): Handler<typeof signinCalls.renewRecoveryCodes> =>
  opensOwnTransactions(async (asked) => {
    const account = await provenAccount(parts, asked)
    if (!account.has_authenticator && !account.has_passkey) refuse(authenticatorOff)
    const RecoveryCodes = await inAudited(asked, 'renewRecoveryCodes', (tx) =>
      newRecoveryCodes(tx, parts.secrets, account.id),
    )
    return { RecoveryCodes }
  })
