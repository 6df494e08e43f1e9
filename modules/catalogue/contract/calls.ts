import { callsOf } from '#platform/shared/record/act.ts'
import { courseActs, delivererActs, facilityActs, meanActs, moduleActs } from './acts.ts'
import {
  deleteCourses,
  filterCourses,
  getAllCourses,
  getAllModules,
  getCourse,
  getCourseInstructors,
  getCourseLanguages,
  getCourseModules,
  getCourseTypes,
  getEvaluationMeans,
  listCourses,
  publishCourse,
} from './courses.ts'

import { getAllInstructorCourses } from './instructor-courses.ts'

export const catalogueCalls = {
  listCourses,
  filterCourses,
  getAllCourses,
  getCourse,
  publishCourse,
  deleteCourses,
  getCourseModules,
  getCourseTypes,
  getCourseLanguages,
  getEvaluationMeans,
  getCourseInstructors,
  getAllModules,
  getAllInstructorCourses,
  ...callsOf(courseActs),
  ...callsOf(moduleActs),
  ...callsOf(meanActs),
  ...callsOf(facilityActs),
  ...callsOf(delivererActs),
}
