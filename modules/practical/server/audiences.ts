import { instructorAccounts } from '#modules/people/server/public.ts'
import { numberIn } from '#platform/server/notices/happened.ts'
import { accountsOf, type Audience } from '#platform/server/notices/notice.ts'
import { assessorsToTell } from './store/assessors.ts'

/** Instructors of the class who assess, by their place on its staff. */
export const instructorsWhoAssess: Audience = {
  says: 'the instructors of the class who assess practical work',
  roles: ['instructor'],
  find: accountsOf(async (db, event) =>
    instructorAccounts(db, (await assessorsToTell(db, numberIn(event, 'classId'))).instructors),
  ),
}

/** Evaluators on the staff of the class. */
export const evaluatorsWhoAssess: Audience = {
  says: 'the evaluators of the class',
  roles: ['evaluator'],
  find: accountsOf(async (db, event) => (await assessorsToTell(db, numberIn(event, 'classId'))).accounts),
}
