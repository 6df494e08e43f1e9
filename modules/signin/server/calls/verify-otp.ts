import type { Handler } from '#platform/server/handler.ts'
import { opensOwnTransactions } from '#platform/server/http/own-transactions.ts'
import { refuse } from '#platform/shared/refusal.ts'
import type { signinCalls } from '../../contract/calls.ts'
import { stepOver } from '../../contract/refusals.ts'
import { admit } from '../session/admit.ts'
import type { SigninParts } from '../parts.ts'
import { ownProof } from '../session/proof.ts'
import { checkSecondFactor } from '../factor/second-factor.ts'
import { keptProof } from '../store/one-time-codes.ts'

export const verifyOtp = (parts: SigninParts): Handler<typeof signinCalls.verifyOtp> =>
  opensOwnTransactions(async (asked) => {
    const { db, body, now } = asked
    const { account, by } = await checkSecondFactor(db, parts, asked, { purpose: 'signIn', ...body })
    const proof = (await keptProof(db, body.attemptId)) ?? ownProof(now)
    // What the provider said was good for less than the time until the code came.
    if (proof.ends <= now) refuse(stepOver)
    return db.transaction().execute((tx) => admit(tx, parts, asked, { account, by, fcmToken: body.FCMToken, proof }))
  })
