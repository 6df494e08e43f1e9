import * as classes from './course-class.ts'
import * as instructors from './class-instructor.ts'
import * as moves from './class-moves.ts'
import * as sessions from './session.ts'

export const classesCalls = { ...classes, ...sessions, ...instructors, ...moves }
