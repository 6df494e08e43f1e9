import { instructorsOf } from '#modules/classes/server/public.ts'
import { instructorAccounts } from '#modules/people/server/public.ts'
import { numberIn } from '#platform/server/notices/happened.ts'
import { accountsOf, type Audience } from '#platform/server/notices/notice.ts'
import { teachersOf } from './store/teachers.ts'

export const sessionInstructors: Audience = {
  says: 'who teaches the session',
  roles: ['instructor'],
  find: accountsOf(async (db, event) => {
    const teachers = await teachersOf(db, event.subjectId)
    return teachers.length > 0 ? instructorAccounts(db, teachers) : instructorsOf(db, numberIn(event, 'classId'))
  }),
}
