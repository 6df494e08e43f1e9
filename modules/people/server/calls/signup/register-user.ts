import type { Database } from '#platform/server/database.ts'
import type { Asked, Handler } from '#platform/server/handler.ts'
import { opensOwnTransactions } from '#platform/server/http/own-transactions.ts'
import type { Argument } from '#platform/shared/call.ts'
import { hashNewPassword } from '#modules/accounts/server/public.ts'
import type { signupCalls } from '../../../contract/calls.ts'
import { makeLightTrainee } from '../../acts/signup/make-light-trainee.ts'
import { makeOrganization } from '../../acts/signup/make-organization.ts'
import { makeTrainee } from '../../acts/signup/make-trainee.ts'
import { registering, type SignupParts } from '../../acts/signup/registering.ts'
import { openOrJustUsed } from '../../acts/signup/open-signup.ts'

type Asking = Asked<Argument<typeof signupCalls.registerUser>>

/** Hashes the password before the transaction, so that no connection waits for it. */
export const registerUser = (parts: SignupParts): Handler<typeof signupCalls.registerUser> =>
  opensOwnTransactions(async (asked: Asking) => {
    const { db, body, now } = asked
    const { isOpen } = await openOrJustUsed(db, body.Key, now)
    const passwordHash = isOpen && 'Password' in body ? await hashNewPassword(body.Password, 'Password') : ''
    return registering(asked, parts, (tx: Database, by) => {
      switch (body.Kind) {
        case 'trainee':
          return makeTrainee(tx, body, passwordHash, by)
        case 'lightTrainee':
          return makeLightTrainee(tx, body, by)
        case 'organization':
          return makeOrganization(tx, body, passwordHash, by)
      }
    })
  })
