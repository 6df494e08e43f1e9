import { expect, test } from 'vitest'
import { afterErasure, erasureActions, erasureStates } from './erasure-states.ts'

const mine = { accountId: 1 }
const [person, admin, ownAdmin, editor] = [
  { userId: 1, role: 'trainee' },
  { userId: 2, role: 'admin' },
  { userId: 1, role: 'admin' },
  { userId: 3, role: 'editor' },
]

test('who may do what in which state', () => {
  const table = erasureStates.states.map((state) => {
    const request = { ...mine, state }
    const each = [person, admin, ownAdmin, editor].map((who) => erasureActions(request, who).join('+') || '-')
    return `${state}: ${each.join(' ')}`
  })
  expect(table).toEqual([
    'asked: withdraw approve+refuse withdraw -',
    'withdrawn: - - - -',
    'refused: - - - -',
    'done: - - - -',
  ])
})

test('where it leads, and that nobody decides on the own request', () => {
  const request = { ...mine, state: 'asked' as const }
  expect(afterErasure(request, 'approve', admin)).toBe('done')
  expect(afterErasure(request, 'refuse', admin)).toBe('refused')
  expect(afterErasure(request, 'withdraw', person)).toBe('withdrawn')
  expect(afterErasure(request, 'approve', ownAdmin)).toBeNull()
  expect(afterErasure(request, 'withdraw', admin)).toBeNull()
  expect(afterErasure(request, 'approve', editor)).toBeNull()
  expect(afterErasure({ ...mine, state: 'refused' }, 'approve', admin)).toBeNull()
})
