import { expect, test } from 'vitest'
import { familyOf, kindsKeptBy, kindsOf, sheetKinds } from './kinds.ts'

test('each kind of sheet is about courses or about instructors', () => {
  expect(kindsOf('course')).toEqual(['courseByTrainee', 'courseByInstructor', 'courseByOrganization'])
  expect(kindsOf('instructor')).toEqual(['instructorByTrainee', 'instructorByEvaluator'])
  expect(sheetKinds.map(familyOf)).toHaveLength(5)
})

test('editors keep all kinds, who holds the right those about courses, others none', () => {
  expect(kindsKeptBy({ role: 'editor', permissions: [] })).toEqual(sheetKinds)
  expect(kindsKeptBy({ role: 'trainingcoordinator', permissions: ['assessmentmanagement'] })).toEqual(kindsOf('course'))
  expect(kindsKeptBy({ role: 'trainee', permissions: ['enteringsystemlookup'] })).toEqual([])
})
