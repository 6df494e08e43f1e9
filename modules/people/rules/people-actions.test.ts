import { expect, test } from 'vitest'
import { roles } from '#platform/shared/access.ts'
import { personActions, traineeActions } from './people-actions.ts'

const active = { isActive: true, isNew: true }

test('what each role may do with a person it sees', () => {
  const table = Object.fromEntries(
    roles.map((role) => [role, personActions('Trainee', active, { role, permissions: [] }).join(' ')]),
  )
  expect(table).toEqual({
    anonymous: '',
    admin: 'updateTrainee markTraineeSeen deactivateTrainee deleteTrainee',
    editor: 'updateTrainee markTraineeSeen deactivateTrainee deleteTrainee',
    trainee: '',
    instructor: '',
    evaluator: '',
    customer: '',
    trainingcoordinator: 'updateTrainee markTraineeSeen deactivateTrainee',
  })
})

test('whoever waits for approval is decided about, not switched on', () => {
  const waiting = { isActive: false, isNew: true, application: 'waiting' } as const
  expect(personActions('Instructor', waiting, { role: 'editor', permissions: [] })).toEqual([
    'approveInstructor',
    'askInstructorForMore',
    'rejectInstructor',
    'updateInstructor',
    'deleteInstructor',
  ])
  expect(personActions('Instructor', waiting, { role: 'trainingcoordinator', permissions: [] })).toEqual([])
})

test('people edit their own record and open their own passport', () => {
  const trainee = { role: 'trainee', permissions: [] } as const
  expect(traineeActions({ ...active, hasPassport: true }, trainee, true)).toEqual(['updateTrainee', 'openPassport'])
  expect(traineeActions({ ...active, hasPassport: true }, trainee)).toEqual([])
  expect(personActions('Instructor', active, { role: 'trainingcoordinator', permissions: [] })).toEqual([])
  expect(personActions('Organization', { isActive: false }, { role: 'admin', permissions: [] })).toEqual([
    'updateOrganization',
    'activateOrganization',
    'deleteOrganization',
  ])
})

test('who has never signed in is invited by the reviewers', () => {
  const invited = { ...active, hasPassport: false, waitsForSignIn: true }
  const may = (role: 'trainingcoordinator' | 'customer') => traineeActions(invited, { role, permissions: [] })
  expect(may('trainingcoordinator')).toContain('inviteTrainee')
  expect(may('customer')).toEqual(['correctTraineeOfCustomer'])
  expect(traineeActions({ ...invited, isActive: false }, { role: 'admin', permissions: [] })).not.toContain(
    'inviteTrainee',
  )
})
