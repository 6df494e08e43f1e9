import { accountsOf, type Audience } from '#platform/server/notices/notice.ts'

/** Of what happens to an account. */
export const accountOwner: Audience = {
  says: 'whose account it is',
  roles: ['admin', 'editor', 'trainee', 'instructor', 'evaluator', 'customer', 'trainingcoordinator'],
  find: accountsOf(async (_db, event) => [event.subjectId]),
}
