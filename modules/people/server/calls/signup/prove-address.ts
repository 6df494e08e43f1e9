import type { Database } from '#platform/server/database.ts'
import type { Handler } from '#platform/server/handler.ts'
import { opensOwnTransactions } from '#platform/server/http/own-transactions.ts'
import { queueMail } from '#platform/server/outbox/queue.ts'
import type { Secrets } from '#platform/server/configuration/secrets.ts'
import { checkCode, mayWriteTo } from '#modules/signin/server/public.ts'
import type { signupCalls } from '../../../contract/calls.ts'
import { hashOfKey, newSignupKey } from '../../acts/signup/key.ts'
import { letter } from '../../acts/signup/letters.ts'
import { signupOf } from '../../acts/signup/signup-of.ts'
import { knownPerson, standingOf } from '../../store/signup/known-person.ts'
import { openSignup } from '../../acts/signup/open-signup.ts'
import { addSignup } from '../../store/signup/signups.ts'
import { proveAddress } from '../../acts/signup/prove-address.ts'

/** Whoever has an account gets a letter that says so instead of the code; the reply is the same. */
export const startSignup =
  (secrets: Secrets): Handler<typeof signupCalls.startSignup> =>
  async ({ db, body, now, request }) => {
    const person = await knownPerson(db, body.Email)
    const isRegistered = standingOf(person) === 'registered'
    const asked = { email: body.Email, request, now, toNobody: isRegistered }
    const answer = await proveAddress(db, secrets, asked)
    if (isRegistered && (await mayWriteTo(db, secrets, body.Email)))
      await queueMail(
        db,
        letter('alreadyRegistered', { email: body.Email, name: '', language: request.language }, {}, '/pages/login'),
      )
    return answer
  }

/** The wrong try must stay counted although the call refuses. */
export const proveSignup = (secrets: Secrets): Handler<typeof signupCalls.proveSignup> =>
  opensOwnTransactions(async ({ db, body, now }) => {
    const proved = { purpose: 'proveEmail', attemptId: body.AttemptID, code: body.Code, now } as const
    const { email } = await checkCode(db, secrets, proved)
    const Key = newSignupKey()
    await db.transaction().execute((tx: Database) => addSignup(tx, hashOfKey(Key), email, now))
    return { Key, Signup: await signupOf(db, await openSignup(db, Key, now)) }
  })

export const getSignup: Handler<typeof signupCalls.getSignup> = async ({ db, body, now }) =>
  signupOf(db, await openSignup(db, body.Key, now))
