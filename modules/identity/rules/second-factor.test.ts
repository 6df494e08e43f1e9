import { expect, test } from 'vitest'
import { roles } from '#platform/shared/access.ts'
import { isDemanded, ruleInForce, stillAsked } from './second-factor.ts'

test('the staff is always asked; others where they or the academy want it', () => {
  const asked = roles.filter((role) => isDemanded('staff', role))
  expect(asked).toEqual(['admin', 'editor', 'instructor', 'evaluator', 'trainingcoordinator'])
  expect(roles.every((role) => isDemanded('everybody', role))).toBe(true)
  const trainee = { rule: 'staff', role: 'trainee', wants: false, hasAuthenticator: false, by: 'password' } as const
  expect(stillAsked(trainee)).toBeNull()
  expect(stillAsked({ ...trainee, wants: true })).toBe('mail')
  expect(stillAsked({ ...trainee, rule: 'everybody' })).toBe('mail')
  expect(stillAsked({ ...trainee, role: 'editor' })).toBe('mail')
  expect(stillAsked({ ...trainee, role: 'editor', by: 'provider' })).toBe('mail')
})

test('who has proved the mailbox is asked for no code out of it; an authenticator app is always asked', () => {
  const admin = { rule: 'staff', role: 'admin', wants: true, hasAuthenticator: false, by: 'mailbox' } as const
  expect(stillAsked(admin)).toBeNull()
  expect(stillAsked({ ...admin, hasAuthenticator: true })).toBe('app')
  expect(stillAsked({ ...admin, rule: 'off', role: 'trainee', hasAuthenticator: true, by: 'password' })).toBe('app')
})

test('off counts in the sample academy alone', () => {
  expect(ruleInForce('off', true)).toBe('off')
  expect(ruleInForce('off', false)).toBe('staff')
  expect(ruleInForce('everybody', false)).toBe('everybody')
  expect(ruleInForce('whatever', true)).toBe('staff')
})
