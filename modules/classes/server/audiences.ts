import { instructorAccounts } from '#modules/people/server/public.ts'
import { numberIn, type HappenedEvent } from '#platform/server/notices/happened.ts'
import { accountsOf, type Audience, type Dates } from '#platform/server/notices/notice.ts'
import { teachingRoles } from '../rules/staff.ts'
import { coordinatorOf, instructorsOf } from './store/class-people.ts'

/** The session that a fact is about. */
export const itsSession = (event: HappenedEvent): Dates => ({ kinds: ['session'], id: numberIn(event, 'sessionId') })
/** The sessions of its class. */
export const itsSessions = (event: HappenedEvent): Dates => ({
  kinds: ['session'],
  classId: numberIn(event, 'classId'),
})

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
  // An appointed person has no instructor's number.
  find: accountsOf(async (db, event) =>
    event.data['accountId'] === undefined ? instructorAccounts(db, [numberIn(event, 'instructorId')]) : [],
  ),
}

/** What an instructor is asked to do in a class; each has letters of its own. */
export type Duty = 'teaching' | 'examiner' | 'practicalAssessor'
const saysDuty = { teaching: 'teaches', examiner: 'examines', practicalAssessor: 'assesses practical work' }
const dutyOf = (role: unknown): Duty => (role === 'examiner' || role === 'practicalAssessor' ? role : 'teaching')

/** The instructor of the event, where their place in the class has this duty. */
export const instructorOf = (duty: Duty): Audience => ({
  ...instructor,
  says: `the instructor who ${saysDuty[duty]}`,
  find: async (db, event) => (dutyOf(event.data['role']) === duty ? instructor.find(db, event) : []),
})

export const instructors: Audience = {
  says: 'the instructors of the class',
  roles: ['instructor'],
  find: accountsOf((db, event) => instructorsOf(db, numberIn(event, 'classId'))),
}

export const askedFor = (duty: Duty): Audience => ({
  says: `who has not answered and ${saysDuty[duty]}`,
  roles: ['instructor'],
  find: accountsOf((db, event) =>
    instructorsOf(db, numberIn(event, 'classId'), {
      answers: ['asked'],
      roles: duty === 'teaching' ? teachingRoles : [duty],
    }),
  ),
})

/** The account of the event, where its place is the coordinator's. */
export const appointedCoordinator: Audience = {
  says: 'the coordinator who was appointed or released',
  roles: ['trainingcoordinator', 'admin', 'editor'],
  find: accountsOf(async (_db, event) => (event.data['role'] === 'coordinator' ? accountIn(event) : [])),
}

/** The account of the event, where its place is another one. */
export const appointedEvaluator: Audience = {
  says: 'the evaluator who was appointed or released',
  roles: ['evaluator'],
  find: accountsOf(async (_db, event) => (event.data['role'] === 'coordinator' ? [] : accountIn(event))),
}

const accountIn = ({ data }: { readonly data: Readonly<Record<string, unknown>> }): number[] =>
  typeof data['accountId'] === 'number' ? [data['accountId']] : []
