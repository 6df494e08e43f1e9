import { roleAccounts } from '#modules/accounts/server/public.ts'
import { numberIn } from '#platform/server/notices/happened.ts'
import { accountsOf, type Audience } from '#platform/server/notices/notice.ts'

/** Of what happens to an API token. */
export const tokenOwner: Audience = {
  says: 'whose token it is',
  roles: ['admin', 'customer'],
  find: accountsOf(async (_db, event) => [numberIn(event, 'accountId')]),
}

export const administrators: Audience = {
  says: 'the administrators',
  roles: ['admin'],
  find: accountsOf((db) => roleAccounts(db, ['admin'])),
}
