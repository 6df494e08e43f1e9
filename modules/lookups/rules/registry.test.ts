import { expect, test } from 'vitest'
import { lookupOf, lookups } from './registry.ts'

test('each lookup has a path and a table of its own', () => {
  expect(new Set(lookups.map((lookup) => lookup.path)).size).toBe(lookups.length)
  expect(new Set(lookups.map((lookup) => lookup.table)).size).toBe(lookups.length)
})

test('tables are named after their lookup, but for the questions’ category', () => {
  expect(lookupOf('CourseAreaOfStudy')).toMatchObject({
    table: 'course_area_of_study',
    path: '/Setting/CourseAreaOfStudy',
  })
  expect(lookupOf('Category').table).toBe('question_category')
  expect(lookupOf('Currency').extra).toEqual(['Symbol', 'PerUsd'])
})
