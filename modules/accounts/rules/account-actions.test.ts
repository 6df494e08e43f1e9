import { expect, test } from 'vitest'
import { permissions, roles, type Permission, type Role } from '#platform/shared/access.ts'
import { actionsOn, fitsRecord, mayDelete, recordKinds, type AccountFacts } from './account-actions.ts'
import { accountStates } from './account-states.ts'
import { mayActAs } from './acting.ts'

const admin = { userId: 1, role: 'admin', permissions: [], actingAdminId: null } as const
const editor = { userId: 2, role: 'editor', permissions: [], actingAdminId: null } as const
const account = (facts: Partial<AccountFacts> & { id?: number } = {}) => ({
  id: 9,
  role: 'trainee' as Role,
  permissions: [] as Permission[],
  state: 'active' as const,
  hasSecondFactor: false,
  ...facts,
})

test('an account goes from invited or waiting to active, and off and on again', () => {
  const moves = (state: (typeof accountStates)[number]) =>
    actionsOn(account({ state }), admin).filter(
      (action) => !['updateUser', 'actAs', 'endUserSessions', 'deleteUser'].includes(action),
    )
  expect(moves('invited')).toEqual(['resendInvitation', 'deactivateUser'])
  expect(moves('waiting')).toEqual([])
  expect(moves('active')).toEqual(['deactivateUser'])
  expect(moves('inactive')).toEqual(['activateUser'])
})

test('deleted is only what was never used and belongs to no record', () => {
  expect(mayDelete({ hasSignedIn: false, record: null })).toBe(true)
  expect(mayDelete({ hasSignedIn: true, record: null })).toBe(false)
  for (const record of recordKinds) expect(mayDelete({ hasSignedIn: false, record })).toBe(false)
})

test('of the own account names alone are edited, and while acting nothing', () => {
  expect(actionsOn(account({ id: 1, role: 'admin' }), admin)).toEqual(['updateUser'])
  expect(actionsOn(account(), { ...editor, actingAdminId: 1 })).toEqual([])
})

test('an editor manages no staff and nobody with more rights; an administrator manages everybody', () => {
  for (const role of roles.filter((each) => each !== 'anonymous')) {
    const own = ['trainee', 'instructor', 'customer'].includes(role)
    expect(actionsOn(account({ role }), editor).length > 0, role).toBe(own)
    expect(actionsOn(account({ role, permissions: ['enteringcourseclass'] }), editor), role).toEqual([])
    expect(actionsOn(account({ role, permissions: [...permissions] }), admin)).toContain('updateUser')
  }
})

test('only administrators act, as active people who are none', () => {
  for (const role of roles) {
    expect(mayActAs({ id: 9, role, state: 'active' }, admin), role).toBe(role !== 'admin')
    expect(mayActAs({ id: 9, role: 'trainee', state: 'active' }, { ...admin, role }), role).toBe(role === 'admin')
  }
  for (const state of accountStates)
    expect(mayActAs({ id: 9, role: 'trainee', state }, admin), state).toBe(state === 'active')
  expect(mayActAs({ id: 1, role: 'trainee', state: 'active' }, admin)).toBe(false)
  expect(mayActAs({ id: 9, role: 'trainee', state: 'active' }, { ...admin, actingAdminId: 3 })).toBe(false)
})

test('a record goes with its roles', () => {
  const fitting = (record: (typeof recordKinds)[number] | null) => roles.filter((role) => fitsRecord(role, record))
  expect(fitting('trainee')).toEqual(['trainee'])
  expect(fitting('instructor')).toEqual(['instructor', 'evaluator'])
  expect(fitting('organization')).toEqual(['customer'])
  expect(fitting(null)).toEqual(roles)
})
