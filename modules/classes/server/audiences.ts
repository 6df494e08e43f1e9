import { instructorAccounts } from '#modules/people/server/public.ts'
import { numberIn } from '#platform/server/notices/happened.ts'
import { accountsOf, type Audience } from '#platform/server/notices/notice.ts'
import { coordinatorOf, instructorsOf } from './store/class-people.ts'

/** Who coordinates the class of the event; every coordinator where nobody does. */
export const coordinator: Audience = {
  says: 'the coordinator of the class',
  roles: ['trainingcoordinator', 'admin', 'editor'],
  find: accountsOf((db, event) => coordinatorOf(db, numberIn(event, 'classId'))),
}

/** The instructor of the event. */
export const instructor: Audience = {
  says: 'the instructor',
  roles: ['instructor'],
  find: accountsOf((db, event) => instructorAccounts(db, [numberIn(event, 'instructorId')])),
}

export const instructors: Audience = {
  says: 'the instructors of the class',
  roles: ['instructor'],
  find: accountsOf((db, event) => instructorsOf(db, numberIn(event, 'classId'))),
}

export const askedInstructors: Audience = {
  says: 'the instructors who have not answered',
  roles: ['instructor'],
  find: accountsOf((db, event) => instructorsOf(db, numberIn(event, 'classId'), ['asked'])),
}
