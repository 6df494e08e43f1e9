import { expect, it } from 'vitest'
import { below } from './enter-below.ts'

it('Enter goes down a column, and from the last row on', () => {
  // two columns, three rows
  expect([0, 1, 2, 3, 4, 5].map((at) => below(at, 6, 2))).toEqual([2, 3, 4, 5, null, null])
  expect(below(-1, 6, 2)).toBeNull()
})
