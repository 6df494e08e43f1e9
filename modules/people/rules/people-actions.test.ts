import { expect, test } from 'vitest'
import { roles } from '#platform/shared/access.ts'
import { personActions, traineeActions } from './people-actions.ts'

const active = { isActive: true, isNew: true }

test('what each role may do with a person it sees', () => {
  const table = Object.fromEntries(
    roles.map((role) => [role, personActions(active, { role, permissions: [] }, { keptBy: 'reviewers' }).join(' ')]),
  )
  expect(table).toEqual({
    anonymous: '',
    admin: 'edit markSeen deactivate delete',
    editor: 'edit markSeen deactivate delete',
    trainee: '',
    instructor: '',
    evaluator: '',
    customer: '',
    trainingcoordinator: 'edit markSeen deactivate',
  })
})

test('whoever waits for approval is decided about, not switched on', () => {
  const waiting = { isActive: false, isNew: true, application: 'waiting' } as const
  expect(personActions(waiting, { role: 'editor', permissions: [] })).toEqual([
    'approve',
    'askForMore',
    'reject',
    'edit',
    'delete',
  ])
  expect(personActions(waiting, { role: 'trainingcoordinator', permissions: [] })).toEqual([])
})

test('people edit their own record and open their own passport', () => {
  const trainee = { role: 'trainee', permissions: [] } as const
  expect(traineeActions({ ...active, hasPassport: true }, trainee, true)).toEqual(['edit', 'openPassport'])
  expect(traineeActions({ ...active, hasPassport: true }, trainee)).toEqual([])
  expect(personActions(active, { role: 'trainingcoordinator', permissions: [] })).toEqual([])
  expect(personActions({ isActive: false }, { role: 'admin', permissions: [] })).toEqual(['edit', 'activate', 'delete'])
})

test('who has never signed in is invited by the reviewers', () => {
  const invited = { ...active, hasPassport: false, waitsForSignIn: true }
  const may = (role: 'trainingcoordinator' | 'customer') => traineeActions(invited, { role, permissions: [] })
  expect(may('trainingcoordinator')).toContain('invite')
  expect(may('customer')).toEqual([])
  expect(traineeActions({ ...invited, isActive: false }, { role: 'admin', permissions: [] })).not.toContain('invite')
})
