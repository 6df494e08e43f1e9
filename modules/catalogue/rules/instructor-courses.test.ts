import { expect, test } from 'vitest'
import { instructorCourseActions as actions } from './instructor-courses.ts'

const editor = { role: 'editor', permissions: [] } as const
const instructor = { role: 'instructor', permissions: [] } as const
const coordinator = { role: 'trainingcoordinator', permissions: [] } as const

test('whoever keeps courses decides on proposals and takes out; an instructor takes out the own; others do nothing', () => {
  const foreign = { isProposed: false, isOwn: false }
  expect(actions(foreign, editor)).toEqual(['deleteInstructorCourse'])
  expect(actions(foreign, { role: 'trainingcoordinator', permissions: ['enteringcourses'] })).toEqual([
    'deleteInstructorCourse',
  ])
  expect(actions({ ...foreign, isProposed: true }, editor)).toEqual([
    'confirmInstructorCourse',
    'declineInstructorCourse',
  ])
  for (const isProposed of [true, false]) {
    expect(actions({ isProposed, isOwn: true }, instructor)).toEqual(['deleteInstructorCourse'])
    expect(actions({ isProposed, isOwn: false }, instructor)).toEqual([])
    expect(actions({ isProposed, isOwn: false }, coordinator)).toEqual([])
  }
})
