import { instructorsOf } from '#modules/classes/server/public.ts'
import { instructorAccounts } from '#modules/people/server/public.ts'
import { numberIn } from '#platform/server/notices/happened.ts'
import { accountsOf, type Audience } from '#platform/server/notices/notice.ts'
import { accountsInvited } from './store/opening.ts'

export const invited: Audience = {
  says: 'who is asked',
  roles: ['trainee', 'instructor', 'evaluator', 'customer'],
  find: accountsOf((db, event) => accountsInvited(db, event.subjectId)),
}

export const concerned: Audience = {
  says: 'the instructor whom it is about; of a course who teaches the class',
  roles: ['instructor'],
  find: accountsOf((db, event) =>
    typeof event.data['instructorId'] === 'number'
      ? instructorAccounts(db, [event.data['instructorId']])
      : instructorsOf(db, numberIn(event, 'classId')),
  ),
}
