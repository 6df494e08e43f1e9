import { access } from '#platform/shared/access.ts'
import { reach } from '#platform/shared/record/reach.ts'

/** Who reaches which courses: whoever works for the academy or edits courses all of them, others those on offer. */
export const courseReach = reach('course', {
  editor: { who: access.editorCourse, reaches: 'all' },
  staff: { who: access.staff, reaches: 'all' },
  trainee: { who: ['trainee'], reaches: 'published' },
  organization: { who: ['customer'], reaches: 'published' },
})

const catalogueStaff = ['admin', 'editor', 'trainingcoordinator', 'evaluator'] as const

/**
 * Who reaches which materials. `taught`: of a course of which the instructor stands on the staff of a class and has not
 * declined; `opened`: of a course in whose class the trainee takes part or has done so, once that class has come so far.
 */
export const materialReach = reach('material', {
  editor: { who: access.editorCourse, reaches: 'all' },
  staff: { who: catalogueStaff, reaches: 'all' },
  instructor: { who: ['instructor'], reaches: 'taught' },
  trainee: { who: ['trainee'], reaches: 'opened' },
})

/** Whose course content somebody reads beside the materials, whether it is on offer or not. */
export const contentReach = reach('courseContent', {
  editor: { who: access.editorCourse, reaches: 'all' },
  staff: { who: catalogueStaff, reaches: 'all' },
  instructor: { who: ['instructor'], reaches: 'taught' },
  trainee: { who: ['trainee'], reaches: 'enrolled' },
})
