import { coordinatorOrAll, roleAccounts } from '#modules/accounts/server/public.ts'
import { organizationAccount, traineeAccounts } from '#modules/people/server/public.ts'
import { accountsOf, type Audience } from '#platform/server/notices/notice.ts'

/** Who asked. */
export const applicant: Audience = {
  says: 'who asked for the course',
  roles: ['customer', 'trainee'],
  find: accountsOf(async (db, { data }) => {
    if (typeof data['organizationId'] === 'number') return organizationAccount(db, data['organizationId'])
    return typeof data['traineeId'] === 'number' ? traineeAccounts(db, [data['traineeId']]) : []
  }),
}

/** Who sees to the request; every coordinator where nobody does yet. */
export const coordinator: Audience = {
  says: 'the coordinator of the request',
  roles: ['trainingcoordinator', 'admin', 'editor'],
  find: accountsOf(async (db, event) => {
    const found = await db
      .selectFrom('requests.request_facts')
      .where('request_id', '=', event.subjectId)
      .select('coordinator_id')
      .executeTakeFirst()
    return coordinatorOrAll(db, found?.coordinator_id)
  }),
}

export const admins: Audience = {
  says: 'administrators',
  roles: ['admin'],
  find: accountsOf((db) => roleAccounts(db, ['admin'])),
}
