import { permittedAccounts, roleAccounts } from '#modules/accounts/server/public.ts'
import { accountsOf, type Audience } from '#platform/server/notices/notice.ts'

/** Who looks after cards. */
export const keepers: Audience = {
  says: 'who may issue membership cards, else the editors',
  // Whoever has the right is admitted by it, whatever the role.
  roles: ['editor'],
  find: accountsOf(async (db) => {
    const issuers = await permittedAccounts(db, 'enteringmembershipcard')
    return issuers.length > 0 ? issuers : roleAccounts(db, ['editor'])
  }),
}
