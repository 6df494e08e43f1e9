import { expect, test } from 'vitest'
import { roles } from '#platform/shared/access.ts'
import { isDemanded, ruleInForce, stillAsked } from './second-factor.ts'

test('the staff is always asked; others where they or the academy want it', () => {
  const asked = roles.filter((role) => isDemanded('staff', role))
  expect(asked).toEqual(['admin', 'editor', 'instructor', 'evaluator', 'trainingcoordinator'])
  expect(roles.every((role) => isDemanded('everybody', role))).toBe(true)
  const trainee = {
    rule: 'staff',
    role: 'trainee',
    wants: false,
    hasAuthenticator: false,
    hasPasskey: false,
    by: 'password',
  } as const
  expect(stillAsked(trainee)).toEqual([])
  expect(stillAsked({ ...trainee, wants: true })).toEqual(['mail'])
  expect(stillAsked({ ...trainee, rule: 'everybody' })).toEqual(['mail'])
  expect(stillAsked({ ...trainee, role: 'editor' })).toEqual(['mail'])
  expect(stillAsked({ ...trainee, role: 'editor', by: 'provider' })).toEqual(['mail'])
})

test('who has proved the mailbox is asked for no code out of it; an authenticator app is always asked', () => {
  const admin = {
    rule: 'staff',
    role: 'admin',
    wants: true,
    hasAuthenticator: false,
    hasPasskey: false,
    by: 'mailbox',
  } as const
  expect(stillAsked({ ...admin, role: 'trainee' })).toEqual([])
  expect(stillAsked({ ...admin, rule: 'off' })).toEqual([])
  expect(stillAsked({ ...admin, hasAuthenticator: true })).toEqual(['app'])
  expect(stillAsked({ ...admin, rule: 'off', role: 'trainee', hasAuthenticator: true, by: 'password' })).toEqual([
    'app',
  ])
})

test('the mailbox alone lets no staff in: a factor of their own is set up first, and given from then on', () => {
  const editor = { rule: 'staff', role: 'editor', wants: false, hasAuthenticator: false, hasPasskey: false } as const
  expect(stillAsked({ ...editor, by: 'mailbox' })).toEqual(['setUp'])
  expect(stillAsked({ ...editor, rule: 'everybody', by: 'mailbox' })).toEqual(['setUp'])
  expect(stillAsked({ ...editor, hasPasskey: true, by: 'mailbox' })).toEqual(['passkey'])
  expect(stillAsked({ ...editor, hasPasskey: true, hasAuthenticator: true, by: 'password' })).toEqual([
    'passkey',
    'app',
  ])
  expect(stillAsked({ ...editor, hasPasskey: true, by: 'factor' })).toEqual([])
})

test('off counts in the sample academy alone', () => {
  expect(ruleInForce('off', true)).toBe('off')
  expect(ruleInForce('off', false)).toBe('staff')
  expect(ruleInForce('everybody', false)).toBe('everybody')
  expect(ruleInForce('whatever', true)).toBe('staff')
})
