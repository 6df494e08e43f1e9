import { callsOf } from '#platform/shared/record/act.ts'
import { certificateActs } from './acts.ts'
import * as certificates from './certificates.ts'
import { getPersonCourses } from './person-courses.ts'

const { Snapshot: _shape, ...calls } = certificates
export const certificatesCalls = { ...calls, getPersonCourses, ...callsOf(certificateActs) }
