import { roleAccounts } from '#modules/accounts/server/public.ts'
import { asker } from '#platform/server/notices/asker.ts'
import { accountsOf, type Audience } from '#platform/server/notices/notice.ts'

export const resultPublishers: Audience = {
  says: 'coordinators and administrators',
  roles: ['trainingcoordinator', 'admin'],
  find: accountsOf((db) => roleAccounts(db, ['trainingcoordinator', 'admin'])),
}
export const askingPublisher = asker(['trainingcoordinator', 'admin'])
