import { permittedAccounts, roleAccounts } from '#modules/accounts/server/public.ts'
import { accountsOf, type Audience } from '#platform/server/notices/notice.ts'

/** Whoever has the right, else the editors. Who has it is admitted by it, whatever the role. */
export const keepers: Audience = {
  says: 'who may enter lists, else the editors',
  roles: ['editor'],
  find: accountsOf(async (db) => {
    const holders = await permittedAccounts(db, 'enteringsystemlookup')
    return holders.length > 0 ? holders : roleAccounts(db, ['editor'])
  }),
}
