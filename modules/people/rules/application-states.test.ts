import { expect, test } from 'vitest'
import { roles } from '#platform/shared/access.ts'
import { afterAction, applicationActions, applicationStates, type ApplicationAction } from './application-states.ts'

const actions = Object.keys(applicationStates.moves) as ApplicationAction[]

test('every state, action and part', () => {
  const table = applicationStates.states.map((state) =>
    (['reviewer', 'applicant'] as const).map((part) =>
      actions.flatMap((action) => {
        const to = afterAction(state, action, part)
        return to ? [`${action} → ${to}`] : []
      }),
    ),
  )
  const decide = ['approve → approved', 'askForMore → moreAsked', 'reject → rejected']
  expect(table).toEqual([
    [decide, []],
    [decide, ['sendAgain → waiting']],
    [[], []],
    [['reopen → waiting'], []],
  ])
})

test('administrators and editors decide, nobody else', () => {
  const may = roles.filter((role) => applicationActions('waiting', { role, permissions: [] }).length > 0)
  expect(may).toEqual(['admin', 'editor'])
  expect(applicationActions('moreAsked', { role: 'admin', permissions: [] })).toEqual([
    'approve',
    'askForMore',
    'reject',
  ])
  expect(applicationActions('approved', { role: 'admin', permissions: [] })).toEqual([])
})
