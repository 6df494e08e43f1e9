import { roleAccounts } from '#modules/accounts/server/public.ts'
import { accountsOf, type Audience } from '#platform/server/notices/notice.ts'

/** A revocation is decided by an administrator. */
export const admins: Audience = {
  says: 'administrators',
  roles: ['admin'],
  find: accountsOf((db) => roleAccounts(db, ['admin'])),
}

/** A new version is decided by any issuer. */
export const issuers: Audience = {
  says: 'coordinators and administrators',
  roles: ['trainingcoordinator', 'admin'],
  find: accountsOf((db) => roleAccounts(db, ['trainingcoordinator', 'admin'])),
}

/** Whoever asked for the change that was decided. */
export const asker: Audience = {
  says: 'who asked for it',
  roles: ['trainingcoordinator', 'admin', 'editor'],
  find: accountsOf(async (_db, { data }) => (typeof data['askedBy'] === 'number' ? [data['askedBy']] : [])),
}
