import { accountsOf, type Audience } from '#platform/server/notices/notice.ts'
import type { Permission, Role } from '#platform/shared/access.ts'
import { permittedAccounts, roleAccounts } from './store/accounts-told.ts'

/** Of what happens to an account. */
export const accountOwner: Audience = {
  says: 'whose account it is',
  roles: ['admin', 'editor', 'trainee', 'instructor', 'evaluator', 'customer', 'trainingcoordinator'],
  find: accountsOf(async (_db, event) => [event.subjectId]),
}

/** Whoever has the right, else everybody of the role. Who has it is admitted by it, whatever their own role. */
export const holdersElse = (says: string, right: Permission, role: Exclude<Role, 'anonymous'>): Audience => ({
  says,
  roles: [role],
  find: accountsOf(async (db) => {
    const holders = await permittedAccounts(db, right)
    return holders.length > 0 ? holders : roleAccounts(db, [role])
  }),
})
