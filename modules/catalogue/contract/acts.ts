import { acts, through } from '#platform/shared/record/act.ts'
import * as courses from './courses.ts'
import * as deliverers from './instructor-courses.ts'
import * as materials from './materials.ts'

/** In the order in which their buttons stand. */
export const courseActs = acts('catalogue', 'course', {
  addCourse: { call: courses.addCourse },
  updateCourse: { call: courses.updateCourse },
  publish: through(courses.publishCourse, { IsPublished: true }),
  unpublish: { ...through(courses.publishCourse, { IsPublished: false }), asks: 'confirmation' },
  duplicateCourse: { call: courses.duplicateCourse },
  deleteCourse: { call: courses.deleteCourse, asks: 'confirmation', grave: true },
})

/* A course's parts are changed with it as a whole; a call of its own deletes one. */

export const moduleActs = acts('catalogue', 'course', {
  deleteCourseModule: { call: courses.deleteCourseModule, grave: true },
})

export const meanActs = acts('catalogue', 'course', {
  deleteEvaluationMean: { call: courses.deleteEvaluationMean, grave: true },
})

export const facilityActs = acts('catalogue', 'course', {
  deleteCourseFacility: { call: courses.deleteCourseFacility, grave: true },
})

export const delivererActs = acts('catalogue', 'course', {
  addInstructorCourse: { call: deliverers.addInstructorCourse },
  proposeInstructorCourse: through(deliverers.addInstructorCourse),
  confirmInstructorCourse: { ...through(deliverers.decideInstructorCourse, { IsConfirmed: true }), next: true },
  declineInstructorCourse: { ...through(deliverers.decideInstructorCourse, { IsConfirmed: false }), asks: 'reason' },
  deleteInstructorCourse: { call: deliverers.deleteInstructorCourse, asks: 'confirmation', grave: true },
})

export const instructorCourseActs = acts('catalogue', 'instructor', {
  orderInstructorCourses: { call: deliverers.orderInstructorCourses },
})

export const materialActs = acts('catalogue', 'course', {
  deleteCourseMaterial: { call: materials.deleteCourseMaterial, grave: true },
  deleteCourseModuleMaterial: { call: materials.deleteCourseModuleMaterial, grave: true },
})
