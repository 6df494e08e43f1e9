import type { Handler } from '#platform/server/handler.ts'
import { opensOwnTransactions } from '#platform/server/http/own-transactions.ts'
import { hashNewPassword } from '#modules/accounts/server/public.ts'
import type { signupCalls } from '../../../contract/calls.ts'
import { makeInstructor } from '../../signup/make-instructor.ts'
import { registering, type SignupParts } from '../../signup/registering.ts'
import { openOrJustUsed } from '../../store/signup/signups.ts'

export const registerInstructor = (parts: SignupParts): Handler<typeof signupCalls.registerInstructor> =>
  opensOwnTransactions(async (asked) => {
    await openOrJustUsed(asked.db, asked.body.Key, asked.now)
    const passwordHash = await hashNewPassword(asked.body.Password, 'Password')
    return registering(asked, parts, (tx, by) => makeInstructor(tx, asked.body, passwordHash, by))
  })
