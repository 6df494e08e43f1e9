import { numberIn } from '#platform/server/notices/happened.ts'
import { accountsOf, type Audience } from '#platform/server/notices/notice.ts'
import { coordinatorOf } from './store/class-people.ts'

/** Who coordinates the class of the event; every coordinator where nobody does. */
export const coordinator: Audience = {
  says: 'the coordinator of the class',
  roles: ['trainingcoordinator', 'admin', 'editor'],
  find: accountsOf((db, event) => coordinatorOf(db, numberIn(event, 'classId'))),
}
