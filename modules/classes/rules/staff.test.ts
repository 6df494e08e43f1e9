import { expect, test } from 'vitest'
import type { Role } from '#platform/shared/access.ts'
import { mayBe, staffRoles, type Candidate } from './staff.ts'

const instructor = (isExaminer: boolean, isPracticalAssessor: boolean): Candidate => ({
  kind: 'instructor',
  isExaminer,
  isPracticalAssessor,
})
const account = (role: Role): Candidate => ({ kind: 'account', role })
const placesOf = (who: Candidate) => staffRoles.filter((role) => mayBe(role, who))

test('who may be what on the staff of a class', () => {
  const teaching = ['lead', 'backup', 'assistant']
  expect(placesOf(instructor(false, false))).toEqual(teaching)
  expect(placesOf(instructor(true, false))).toEqual([...teaching, 'examiner'])
  expect(placesOf(instructor(true, true))).toEqual([...teaching, 'examiner', 'practicalAssessor'])
  expect(placesOf(account('evaluator'))).toEqual(['practicalAssessor', 'evaluator'])
  expect(placesOf(account('trainingcoordinator'))).toEqual(['coordinator'])
  for (const role of ['admin', 'editor', 'instructor', 'trainee', 'customer'] as const)
    expect(placesOf(account(role))).toEqual([])
})
