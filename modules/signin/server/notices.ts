import { accountOwner } from '#modules/accounts/server/public.ts'
import { nobody, page, tell, type Condition, type NoticesOf } from '#platform/server/notices/notice.ts'
import type { signinActs } from '../contract/acts.ts'
import { signinLetters as letters } from './letters/signin.ts'

const sessions = page('/pages/sessions')

const isTold: Condition = {
  says: 'the academy has it so (`actAsNotice`)',
  holds: (_, event) => event.data['told'] === true,
}

/** Who is told of what signing in does with an account. */
export const notices: NoticesOf<typeof signinActs> = {
  'signin.changePassword': [tell(accountOwner, letters.passwordChanged, sessions, { tellsActor: true })],
  'signin.setPassword': [tell(accountOwner, letters.passwordChanged, sessions, { tellsActor: true })],
  // Afterwards, and where the academy wants it; the event is the person's own, as the administrator acted as them.
  'signin.actAs': nobody,
  'signin.stopActing': [tell(accountOwner, letters.actingEnded, sessions, { only: isTold, tellsActor: true })],
  'signin.resetUserSecondFactor': [tell(accountOwner, letters.secondFactorReset, sessions)],
  'signin.endUserSessions': [tell(accountOwner, letters.sessionsEnded, sessions)],
  'signin.signInByProvider': nobody,
  // The owner gets a letter of its own, which nobody can switch off.
  'signin.linkProvider': nobody,
}
