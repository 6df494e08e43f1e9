import { expect, test } from 'vitest'
import { someOf } from './some-of.ts'

const rows = [
  { ID: 1, Actions: ['approve'] },
  { ID: 2, Actions: ['publish'] },
]

test('an action is offered for those of the chosen rows that allow it, and says for how many', () => {
  const given: number[][] = []
  const offered = someOf(rows, 'approve', (able) => ({ run: () => given.push(able.map((row) => row.ID)) }))
  expect(offered).toMatchObject({ can: 1, of: 2, left: [rows[1]] })
  if (offered) offered.run?.({ reason: '' })
  expect(given).toEqual([[1]])
  expect(someOf(rows, 'cancel', () => ({}))).toBe(false)
  expect(someOf(rows.slice(0, 1), 'approve', () => ({}))).toEqual({ left: [] })
})
