import { describe, expect, test } from 'vitest'
import { roles } from '#platform/shared/access.ts'
import {
  afterMove,
  applicationActions,
  applications,
  applicationStates,
  type Applicant,
  type ApplicationMove,
} from './applications.ts'

describe.each([
  ['instructor', 'Instructor'],
  ['organization', 'Organization'],
] as const)('of an %s', (kind: Applicant, noun) => {
  const moves = Object.keys(applications[kind].moves) as ApplicationMove[]

  test('every state, move and part', () => {
    const table = applicationStates.map((state) =>
      (['reviewer', 'applicant'] as const).map((part) =>
        moves.flatMap((move) => {
          const to = afterMove(kind, state, move, part)
          return to ? [`${move} → ${to}`] : []
        }),
      ),
    )
    const decide = [`approve${noun} → approved`, `ask${noun}ForMore → moreAsked`, `reject${noun} → rejected`]
    expect(table).toEqual([
      [decide, []],
      [decide, [`register${noun}Again → waiting`]],
      [[], []],
      [[`reopen${noun} → waiting`], []],
    ])
  })

  test('administrators and editors decide, nobody else', () => {
    const may = roles.filter((role) => applicationActions(kind, 'waiting', { role, permissions: [] }).length > 0)
    expect(may).toEqual(['admin', 'editor'])
    const admin = { role: 'admin', permissions: [] } as const
    expect(applicationActions(kind, 'moreAsked', admin)).toEqual([
      `approve${noun}`,
      `ask${noun}ForMore`,
      `reject${noun}`,
    ])
    expect(applicationActions(kind, 'approved', admin)).toEqual([])
  })
})
