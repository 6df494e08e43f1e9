import type { SignIns } from '#modules/accounts/server/public.ts'
import { forgetAttempts } from './store/one-time-codes.ts'
import { dropLinksSince } from './store/provider-links.ts'
import { dropFactorsSince } from './store/second-factors.ts'
import { endSessions, forgetSessions } from './store/sessions.ts'

/** What a change of an account ends; whoever changes accounts hands it to them. */
export const signIns: SignIns = {
  end: (db, accountId, now) => endSessions(db, accountId, {}, 'accountChanged', now),
  forget: forgetSessions,
  forgetCodes: forgetAttempts,
  async dropFactorsSince(db, accountId, since) {
    await dropFactorsSince(db, accountId, since)
    await dropLinksSince(db, accountId, since)
  },
}
