import type { Handler } from '#platform/server/handler.ts'
import type { certificatesCalls } from '../../contract/calls.ts'
import { personCourses } from '../acts/person-courses.ts'

export const getPersonCourses: Handler<typeof certificatesCalls.getPersonCourses> = (asked) =>
  personCourses(asked, asked.query)
