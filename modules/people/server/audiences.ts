import { roleAccounts } from '#modules/accounts/server/public.ts'
import { numberIn } from '#platform/server/notices/happened.ts'
import { accountsOf, type Audience } from '#platform/server/notices/notice.ts'
import { instructorAccounts, organizationAccount, traineeAccounts } from './store/accounts-of.ts'

/** The trainee of the event. */
export const trainee: Audience = {
  says: 'the trainee',
  roles: ['trainee'],
  find: accountsOf((db, event) => traineeAccounts(db, [numberIn(event, 'traineeId')])),
}

/* Whose record the event is about. */

export const ownTrainee: Audience = {
  says: 'the trainee',
  roles: ['trainee'],
  find: accountsOf((db, event) => traineeAccounts(db, [event.subjectId])),
}
export const ownInstructor: Audience = {
  says: 'the instructor',
  roles: ['instructor'],
  find: accountsOf((db, event) => instructorAccounts(db, [event.subjectId])),
}
export const ownOrganization: Audience = {
  says: 'the contact person',
  roles: ['customer'],
  find: accountsOf((db, event) => organizationAccount(db, event.subjectId)),
}

export const editors: Audience = {
  says: 'editors and administrators',
  roles: ['editor', 'admin'],
  find: accountsOf((db) => roleAccounts(db, ['editor', 'admin'])),
}
