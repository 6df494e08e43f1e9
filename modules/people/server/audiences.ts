import { numberIn } from '#platform/server/notices/happened.ts'
import { accountsOf, type Audience } from '#platform/server/notices/notice.ts'
import { traineeAccounts } from './store/accounts-of.ts'

/** The trainee of the event. */
export const trainee: Audience = {
  says: 'the trainee',
  roles: ['trainee'],
  find: accountsOf((db, event) => traineeAccounts(db, [numberIn(event, 'traineeId')])),
}
