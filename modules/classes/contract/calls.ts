import { callsOf } from '#platform/shared/record/act.ts'
import { classActs, instructorActs, sessionActs } from './acts.ts'
import * as instructors from './class-instructor.ts'
import { deleteListOfCourseClass } from './class-writing.ts'
import * as classes from './course-class.ts'
import * as own from './own-class.ts'
import * as sessions from './session.ts'

export const classesCalls = {
  ...classes,
  ...own,
  ...sessions,
  ...instructors,
  deleteListOfCourseClass,
  ...callsOf(sessionActs),
  ...callsOf(instructorActs),
  ...callsOf(classActs),
}
