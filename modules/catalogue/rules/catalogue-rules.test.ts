import { expect, test } from 'vitest'
import { roles } from '#platform/shared/access.ts'
import { standingsOf } from '#platform/shared/record/reach.ts'
import { courseActions } from './course-actions.ts'
import { fitsBesideExams, highestScore, totalPercent } from './means.ts'
import { courseReach } from './reach.ts'

test('the percentages of the means stay under 100', () => {
  expect(totalPercent([{ percent: 33.33 }, { percent: 33.33 }, { percent: 33.33 }])).toBe(99.99)
  expect(fitsBesideExams([{ percent: 99.99 }])).toBe(true)
  expect(fitsBesideExams([{ percent: 60 }, { percent: 40 }])).toBe(false)
  expect(fitsBesideExams([])).toBe(true)
  expect(highestScore('participation')).toBe(10)
})

test('who edits courses, and who reaches none without being named', () => {
  const editors = roles.filter((role) => courseActions({ isPublished: true }, { role, permissions: [] }).length > 0)
  expect(editors).toEqual(['admin', 'editor'])
  expect(courseActions({ isPublished: false }, { role: 'instructor', permissions: ['enteringcourses'] })).toEqual([
    'updateCourse',
    'publish',
    'duplicateCourse',
    'deleteCourse',
  ])
  expect(roles.filter((role) => standingsOf(courseReach, { role, permissions: [] }).length === 0)).toEqual([
    'anonymous',
  ])
})
