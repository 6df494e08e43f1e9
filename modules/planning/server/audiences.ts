import { coordinatorOrAll, roleAccounts } from '#modules/accounts/server/public.ts'
import { instructorAccounts } from '#modules/people/server/public.ts'
import { numberIn } from '#platform/server/notices/happened.ts'
import { accountsOf, type Audience } from '#platform/server/notices/notice.ts'

export const admins: Audience = {
  says: 'administrators',
  roles: ['admin'],
  find: accountsOf((db) => roleAccounts(db, ['admin'])),
}

export const planCoordinator: Audience = {
  says: 'the coordinator of the plan row',
  roles: ['trainingcoordinator', 'admin', 'editor'],
  find: accountsOf(async (db, event) => {
    const found = await db
      .selectFrom('planning.plan_row_facts')
      .select('coordinator_id')
      .where('plan_row_id', '=', event.subjectId)
      .executeTakeFirst()
    return coordinatorOrAll(db, found?.coordinator_id)
  }),
}

export const instructor: Audience = {
  says: 'the instructor',
  roles: ['instructor'],
  find: accountsOf((db, event) => instructorAccounts(db, [numberIn(event, 'instructorId')])),
}

export const released: Audience = {
  says: 'the instructors who were asked',
  roles: ['instructor'],
  find: accountsOf((db, { data }) => instructorAccounts(db, (data['instructorIds'] ?? []) as number[])),
}
