import { randomUUID } from 'node:crypto'
import type { Database } from '#platform/server/database.ts'
import type { Handler } from '#platform/server/handler.ts'
import { opensOwnTransactions } from '#platform/server/http/own-transactions.ts'
import { queueMail } from '#platform/server/outbox/queue.ts'
import { notFound, refuse } from '#platform/shared/refusal.ts'
import type { signinCalls } from '../../contract/calls.ts'
import { lastFactor, stepOver } from '../../contract/refusals.ts'
import { codeLife } from '../../rules/one-time-code.ts'
import { needsOwnFactor, ruleInForce } from '../../rules/second-factor.ts'
import { settings } from '#platform/server/settings.ts'
import { signInSettings } from '../../contract/settings.ts'
import { admit } from '../session/admit.ts'
import { securityLetter } from '../letters.ts'
import { tryAttempt } from '../code/one-time-code.ts'
import { addNewPasskey, optionsToAdd, optionsToSign } from '../factor/passkeys.ts'
import type { SigninParts } from '../parts.ts'
import { ownProof } from '../session/proof.ts'
import { newRecoveryCodes } from '../factor/recovery-codes.ts'
import { checkSecondFactor } from '../factor/second-factor.ts'
import type { AccountRow } from '../store/accounts.ts'
import { addAttempt, attemptById, keptProof } from '../store/one-time-codes.ts'
import { hasAuthenticator } from '../store/authenticators.ts'
import * as store from '../store/passkeys.ts'
import { dropUselessRecoveryCodes } from '../store/second-factors.ts'
import { inAudited, ownAccount, provenAccount } from './security.ts'
import { addressee } from '#modules/accounts/server/public.ts'

/* Their own transactions: wrong passwords, codes and signatures are counted. */

export const beginPasskey = (parts: SigninParts): Handler<typeof signinCalls.beginPasskey> =>
  opensOwnTransactions(async (asked) => {
    const { db, now, request } = asked
    const account = await provenAccount(parts, asked)
    const attemptId = randomUUID()
    const { id: accountId, email } = account
    const expiresAt = new Date(now.getTime() + codeLife)
    await addAttempt(db, {
      id: attemptId,
      purpose: 'addPasskey',
      email,
      accountId,
      codeHash: null,
      drawnAt: now,
      expiresAt,
    })
    return { attemptId, options: await optionsToAdd(db, parts, attemptId, account, request.language) }
  })

export const confirmPasskey = (parts: SigninParts): Handler<typeof signinCalls.confirmPasskey> =>
  opensOwnTransactions(async (asked) => {
    const { db, body, now } = asked
    const account = await ownAccount(asked)
    await tryAttempt(db, { purpose: 'addPasskey', attemptId: body.attemptId, now }, async (tx, row) => {
      if (row.account_id !== account.id) return false
      const made = { accountId: account.id, challenge: row.challenge, name: body.Name }
      return addNewPasskey(tx, parts, made, body.passkey, now)
    })
    const RecoveryCodes = await inAudited(asked, 'confirmPasskey', async (tx) => {
      await queueMail(tx, securityLetter(addressee(account), 'passkeyAdded'))
      return hasFactor(account) ? [] : newRecoveryCodes(tx, parts.secrets, account.id)
    })
    return { RecoveryCodes }
  })

const hasFactor = (account: AccountRow) => account.has_authenticator || account.has_passkey

export const renamePasskey: Handler<typeof signinCalls.renamePasskey> = async ({ db, actor, body }) => {
  if (!(await store.renamePasskey(db, actor.userId, body.ID, body.Name))) refuse(notFound)
  return { Done: true }
}

export const removePasskey = (parts: SigninParts): Handler<typeof signinCalls.removePasskey> =>
  opensOwnTransactions(async (asked) => {
    const account = await provenAccount(parts, asked)
    await inAudited(asked, 'removePasskey', async (tx) => {
      if (!(await store.removePasskey(tx, account.id, asked.body.ID))) refuse(notFound)
      await refuseLastFactor(tx, parts, account)
      await dropUselessRecoveryCodes(tx, account.id)
      await queueMail(tx, securityLetter(addressee(account), 'passkeyRemoved'))
    })
    return { Done: true }
  })

/** Asked after one was taken away: whom the academy asks for a factor of their own keeps one. */
export async function refuseLastFactor(tx: Database, parts: SigninParts, account: AccountRow): Promise<void> {
  const rule = ruleInForce((await settings(tx, signInSettings)).secondFactor, parts.sample !== null)
  if (!needsOwnFactor(rule, account.role)) return
  const passkeys = await store.passkeysOf(tx, account.id)
  if (passkeys.length === 0 && !(await hasAuthenticator(tx, account.id))) refuse(lastFactor)
}

export const getPasskeyOptions = (parts: SigninParts): Handler<typeof signinCalls.getPasskeyOptions> =>
  opensOwnTransactions(async ({ db, body, now }) => {
    const attempt = await attemptById(db, body.attemptId)
    if (!attempt?.account_id || attempt.purpose !== 'signIn' || attempt.code_hash !== null) refuse(stepOver)
    if (attempt.used_at !== null || now.getTime() >= Date.parse(attempt.expires_at)) refuse(stepOver)
    return { attemptId: attempt.id, options: await optionsToSign(db, parts, attempt.id, attempt.account_id) }
  })

export const verifyPasskey = (parts: SigninParts): Handler<typeof signinCalls.verifyPasskey> =>
  opensOwnTransactions(async (asked) => {
    const { db, body, now } = asked
    const typed = { purpose: 'signIn', attemptId: body.attemptId, passkey: body.passkey } as const
    const { account, by } = await checkSecondFactor(db, parts, asked, typed)
    const proof = (await keptProof(db, body.attemptId)) ?? ownProof(now)
    if (proof.ends <= now) refuse(stepOver)
    return db.transaction().execute((tx) => admit(tx, parts, asked, { account, by, fcmToken: body.FCMToken, proof }))
  })
