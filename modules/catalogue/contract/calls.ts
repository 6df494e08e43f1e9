import { callsOf } from '#platform/shared/record/act.ts'
import {
  courseActs,
  delivererActs,
  facilityActs,
  instructorCourseActs,
  materialActs,
  meanActs,
  moduleActs,
} from './acts.ts'
import { getCatalogueReport } from './catalogue-report.ts'
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

import { decideInstructorCourse, getAllInstructorCourses } from './instructor-courses.ts'
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
import { compareCourseRevisions, listCourseRevisions } from './revisions.ts'

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
  decideInstructorCourse,
  getCatalogueReport,
  listCourseRevisions,
  compareCourseRevisions,
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
  ...callsOf(delivererActs),
  ...callsOf(instructorCourseActs),
  ...callsOf(materialActs),
}
