import type { Handler } from '#platform/server/handler.ts'
import { opensOwnTransactions } from '#platform/server/http/own-transactions.ts'
import { queueMail } from '#platform/server/outbox/queue.ts'
import { settings } from '#platform/server/settings.ts'
import { refuse } from '#platform/shared/refusal.ts'
import { inLanguage } from '#platform/shared/text.ts'
import type { identityCalls } from '../../contract/calls.ts'
import { authenticatorOff, authenticatorOn, wrongAppCode } from '../../contract/refusals.ts'
import { isAuthenticatorCode, newAuthenticator } from '../factor/authenticator.ts'
import { addressee, securityLetter } from '../letters.ts'
import type { IdentityParts } from '../parts.ts'
import { newRecoveryCodes } from '../factor/recovery-codes.ts'
import { lockAuthenticator, markConfirmed, removeAuthenticator as remove } from '../store/authenticators.ts'
import { countOwnTry, forgetOwnTries } from '../proof/prove-owner.ts'
import { dropUselessRecoveryCodes } from '../store/second-factors.ts'
import { refuseLastFactor } from './passkeys.ts'
import { inAudited, ownAccount, provenAccount } from './security.ts'

/* Their own transactions: a wrong password or code is counted. */

export const beginAuthenticator = (parts: IdentityParts): Handler<typeof identityCalls.beginAuthenticator> =>
  opensOwnTransactions(async (asked) => {
    const { db, now, request, vault } = asked
    const account = await provenAccount(parts, asked)
    if (account.has_authenticator) refuse(authenticatorOn)
    // Apps list it under this name beside those of other sites.
    const academy = inLanguage((await settings(db)).academyName, request.language).text
    const { base32, uri } = await newAuthenticator(db, vault, { ...account, academy }, now)
    return { Secret: base32, Uri: uri }
  })

export const confirmAuthenticator = ({ secrets }: IdentityParts): Handler<typeof identityCalls.confirmAuthenticator> =>
  opensOwnTransactions(async (asked) => {
    const { db, body, now, vault } = asked
    const account = await ownAccount(asked)
    if (account.has_authenticator) refuse(authenticatorOn)
    await countOwnTry(db, secrets, account, now)
    const codes = await inAudited(asked, 'authenticatorAdded', async (tx) => {
      if (!(await lockAuthenticator(tx, account.id))) refuse(authenticatorOff)
      if (!(await isAuthenticatorCode(tx, vault, account.id, body.code, now, false))) refuse(wrongAppCode)
      await markConfirmed(tx, account.id, now)
      await queueMail(tx, securityLetter(addressee(account), 'authenticatorAdded'))
      return newRecoveryCodes(tx, secrets, account.id)
    })
    await forgetOwnTries(db, secrets, account)
    return { RecoveryCodes: codes }
  })

export const removeAuthenticator = (parts: IdentityParts): Handler<typeof identityCalls.removeAuthenticator> =>
  opensOwnTransactions(async (asked) => {
    const account = await provenAccount(parts, asked)
    if (!account.has_authenticator) refuse(authenticatorOff)
    await inAudited(asked, 'authenticatorRemoved', async (tx) => {
      await remove(tx, account.id)
      await refuseLastFactor(tx, parts, account)
      await dropUselessRecoveryCodes(tx, account.id)
      await queueMail(tx, securityLetter(addressee(account), 'authenticatorRemoved'))
    })
    return { Done: true }
  })

export const renewRecoveryCodes = (parts: IdentityParts): Handler<typeof identityCalls.renewRecoveryCodes> =>
  opensOwnTransactions(async (asked) => {
    const account = await provenAccount(parts, asked)
    if (!account.has_authenticator && !account.has_passkey) refuse(authenticatorOff)
    const RecoveryCodes = await inAudited(asked, 'recoveryCodesRenewed', (tx) =>
      newRecoveryCodes(tx, parts.secrets, account.id),
    )
    return { RecoveryCodes }
  })
