import type { Handler } from '#platform/server/handler.ts'
import { opensOwnTransactions } from '#platform/server/http/own-transactions.ts'
import type { Secrets } from '#platform/server/secrets.ts'
import { hashPassword } from '#modules/identity/server/public.ts'
import type { signupCalls } from '../../../contract/calls.ts'
import { makeInstructor } from '../../signup/make-instructor.ts'
import { registering } from '../../signup/registering.ts'
import { openOrJustUsed } from '../../store/signup/signups.ts'

export const registerInstructor = (secrets: Secrets): Handler<typeof signupCalls.registerInstructor> =>
  opensOwnTransactions(async (asked) => {
    await openOrJustUsed(asked.db, asked.body.Key, asked.now)
    const passwordHash = await hashPassword(asked.body.Password)
    return registering(asked, secrets, (tx, by) => makeInstructor(tx, asked.body, passwordHash, by))
  })
