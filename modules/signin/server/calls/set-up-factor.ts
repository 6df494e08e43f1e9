import { keptBy, writeFact } from '#platform/server/acts/write-act.ts'
import { byOf } from '#platform/server/audit/by.ts'
import type { Database } from '#platform/server/database.ts'
import type { Handler } from '#platform/server/handler.ts'
import { opensOwnTransactions } from '#platform/server/http/own-transactions.ts'
import { queueMail } from '#platform/server/outbox/queue.ts'
import { settings } from '#platform/server/settings.ts'
import { academySettings } from '#platform/shared/settings/own-sections.ts'
import { refuse } from '#platform/shared/refusal.ts'
import { inLanguage } from '#platform/shared/text.ts'
import type { signinCalls } from '../../contract/calls.ts'
import { stepOver } from '../../contract/refusals.ts'
import { quiet } from '../acts/noun.ts'
import { openSession, refuseUnlessActive } from '../session/admit.ts'
import { isAuthenticatorCode, newAuthenticator } from '../factor/authenticator.ts'
import { securityLetter } from '../letters.ts'
import { tryAttempt } from '../code/one-time-code.ts'
import { addNewPasskey, optionsToAdd } from '../factor/passkeys.ts'
import type { SigninParts } from '../parts.ts'
import { ownProof } from '../session/proof.ts'
import { newRecoveryCodes } from '../factor/recovery-codes.ts'
import { accountById, type AccountRow } from '../store/accounts.ts'
import { markConfirmed } from '../store/authenticators.ts'
import { attemptById, keptProof } from '../store/one-time-codes.ts'
import { addressee } from '#modules/accounts/server/public.ts'

/* Before the first session of somebody who needs a second factor of their own; secrets are kept for no replay. */

export const beginAppSetUp = (): Handler<typeof signinCalls.beginAppSetUp> =>
  opensOwnTransactions(async ({ db, body, now, request, vault }) => {
    const account = await settingUp(db, body.attemptId, now)
    const academy = inLanguage((await settings(db, academySettings)).academyName, request.language).text
    const { base32, uri } = await newAuthenticator(db, vault, { ...account, academy }, now)
    return { Secret: base32, Uri: uri }
  })

export const beginPasskeySetUp = (parts: SigninParts): Handler<typeof signinCalls.beginPasskeySetUp> =>
  opensOwnTransactions(async ({ db, body, now, request }) => {
    const account = await settingUp(db, body.attemptId, now)
    const options = await optionsToAdd(db, parts, body.attemptId, account, request.language)
    return { attemptId: body.attemptId, options }
  })

/** Who sets up by this attempt; whoever has a factor meanwhile gives that one. */
async function settingUp(db: Database, attemptId: string, now: Date): Promise<AccountRow> {
  const attempt = await attemptById(db, attemptId)
  if (!attempt?.account_id || attempt.purpose !== 'setUp' || attempt.used_at !== null) refuse(stepOver)
  if (now.getTime() >= Date.parse(attempt.expires_at)) refuse(stepOver)
  const account = (await accountById(db, attempt.account_id)) ?? refuse(stepOver)
  if (account.has_authenticator || account.has_passkey) refuse(stepOver)
  return account
}

export const finishSetUp = (parts: SigninParts): Handler<typeof signinCalls.finishSetUp> =>
  opensOwnTransactions(async (asked) => {
    const { db, body, now, actor, request } = asked
    const { id } = await settingUp(db, body.attemptId, now)
    await tryAttempt(db, { purpose: 'setUp', attemptId: body.attemptId, now }, async (tx, row) => {
      if (row.account_id !== id) return false
      if (body.passkey) {
        const made = { accountId: id, challenge: row.challenge, name: body.Name ?? '1' }
        return addNewPasskey(tx, parts, made, body.passkey, now)
      }
      if (!(await isAuthenticatorCode(tx, asked.vault, id, body.code ?? '', now, false))) return false
      await markConfirmed(tx, id, now)
      return true
    })
    const account = (await accountById(db, id)) ?? refuse(stepOver)
    refuseUnlessActive(account)
    const proof = (await keptProof(db, body.attemptId)) ?? ownProof(now)
    if (proof.ends <= now) refuse(stepOver)
    return db.transaction().execute(async (tx) => {
      const [letter, act] = body.passkey
        ? (['passkeyAdded', 'confirmPasskey'] as const)
        : (['authenticatorAdded', 'confirmAuthenticator'] as const)
      await queueMail(tx, securityLetter(addressee(account), letter))
      await writeFact(keptBy(tx, { ...byOf(actor, request), actorId: id }), quiet, account, act)
      const RecoveryCodes = await newRecoveryCodes(tx, parts.secrets, id)
      return { ...(await openSession(tx, parts, asked, account, { fcmToken: body.FCMToken, proof })), RecoveryCodes }
    })
  })
