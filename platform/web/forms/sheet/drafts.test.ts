import { expect, test } from 'vitest'
import { standingOf } from './drafts.ts'

const same = (one: number | null, other: number | null) => one === other

test.each([
  ['nobody else touched it', { mine: 5, seen: 3 }, 3, 'own'],
  ['nothing was saved, and still nothing is', { mine: 5, seen: null }, null, 'own'],
  ['another saved something else', { mine: 5, seen: 3 }, 4, 'changed'],
  ['another was first where nothing stood', { mine: 5, seen: null }, 4, 'changed'],
  ['another saved what was chosen here', { mine: 5, seen: 3 }, 5, 'same'],
  ['another took away what stood there', { mine: 5, seen: 3 }, null, 'changed'],
] as const)('%s', (_, draft, saved, standing) => {
  expect(standingOf<number>(draft, saved, same)).toBe(standing)
})
