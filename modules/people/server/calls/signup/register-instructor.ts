import type { Handler } from '#platform/server/handler.ts'
import { opensOwnTransactions } from '#platform/server/http/own-transactions.ts'
import { hashNewPassword } from '#modules/accounts/server/public.ts'
import type { signupCalls } from '../../../contract/calls.ts'
import { makeInstructor } from '../../acts/signup/make-instructor.ts'
import { registering, type SignupParts } from '../../acts/signup/registering.ts'
import { openOrJustUsed } from '../../acts/signup/open-signup.ts'

export const registerInstructor = (parts: SignupParts): Handler<typeof signupCalls.registerInstructor> =>
  opensOwnTransactions(async (asked) => {
    const { isOpen } = await openOrJustUsed(asked.db, asked.body.Key, asked.now)
    const passwordHash = isOpen ? await hashNewPassword(asked.body.Password, 'Password') : ''
    return registering(asked, parts, (tx, by) => makeInstructor(tx, asked.body, passwordHash, by))
  })
