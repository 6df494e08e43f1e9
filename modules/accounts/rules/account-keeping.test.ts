import { expect, test } from 'vitest'
import type { Granter } from '#platform/shared/granting.ts'
import { mayKeep } from './account-keeping.ts'

const plain = (role: Granter['role']): Granter => ({ role, permissions: [] })

test('an account is kept by whoever could have granted all of it, and a plain trainee by coordinators too', () => {
  const keeps = (role: Granter['role'], account: Granter) => mayKeep(plain(role), account)
  const examiner: Granter = { role: 'trainee', permissions: ['enteringexamination'] }
  expect([keeps('admin', plain('admin')), keeps('admin', examiner)]).toEqual([true, true])
  expect([keeps('editor', plain('trainee')), keeps('editor', plain('instructor'))]).toEqual([true, true])
  expect([keeps('editor', plain('evaluator')), keeps('editor', examiner)]).toEqual([false, false])
  expect([keeps('trainingcoordinator', plain('trainee')), keeps('trainingcoordinator', examiner)]).toEqual([
    true,
    false,
  ])
  expect(keeps('trainingcoordinator', plain('instructor'))).toBe(false)
  // What an editor passes without holding it: still nothing that a coordinator gives.
  expect(keeps('trainingcoordinator', { role: 'trainee', permissions: ['enteringcourses'] })).toBe(false)
  for (const role of ['trainee', 'instructor', 'evaluator', 'customer'] as const)
    expect(keeps(role, plain('trainee'))).toBe(false)
})
