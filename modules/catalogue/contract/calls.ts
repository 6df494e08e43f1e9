import { callsOf } from '#platform/shared/record/act.ts'
import { courseActs, facilityActs, materialActs, meanActs, moduleActs } from './acts.ts'
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
import {
  getAllCourseMaterials,
  getCourseContent,
  getCourseModuleMaterials,
  getMaterial,
  getOwnCourses,
  listMaterials,
  openMaterial,
  streamMaterial,
} from './materials.ts'

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
  listMaterials,
  getMaterial,
  getAllCourseMaterials,
  getCourseModuleMaterials,
  getOwnCourses,
  getCourseContent,
  openMaterial,
  streamMaterial,
  ...callsOf(courseActs),
  ...callsOf(moduleActs),
  ...callsOf(meanActs),
  ...callsOf(facilityActs),
  ...callsOf(materialActs),
}
