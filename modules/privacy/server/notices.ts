import { roleAccounts } from '#modules/accounts/server/public.ts'
import { numberIn } from '#platform/server/notices/happened.ts'
import { accountsOf, nobody, page, tell, type Audience, type NoticesOf } from '#platform/server/notices/notice.ts'
import type { erasureActs } from '../contract/acts.ts'
import { erasureLetters as letters } from './letters/erasure.ts'

const admins: Audience = {
  says: 'administrators',
  roles: ['admin'],
  find: accountsOf((db) => roleAccounts(db, ['admin'])),
}
const whoAsked: Audience = {
  says: 'who asked for it',
  roles: ['admin', 'editor', 'trainee', 'instructor', 'evaluator', 'customer', 'trainingcoordinator'],
  find: accountsOf(async (_db, event) => [numberIn(event, 'accountId')]),
}

/** Who is told of a request to be erased. */
export const notices: NoticesOf<typeof erasureActs> = {
  'privacy.askErasure': [
    tell(
      admins,
      letters.erasureAsked,
      page('/User/ErasureRequest/:ID', (event) => ({ ID: event.subjectId })),
    ),
  ],
  'privacy.withdrawErasure': nobody,
  // The last letter is this module's own: it goes to an address that is kept nowhere any more.
  'privacy.approveErasure': nobody,
  'privacy.refuseErasure': [
    tell(
      whoAsked,
      letters.erasureRefused,
      page('/pages/security', () => ({ tab: 'account' })),
    ),
  ],
}
