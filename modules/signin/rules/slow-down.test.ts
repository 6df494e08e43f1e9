import { expect, test } from 'vitest'
import { waitAfter, waits } from './slow-down.ts'

test('waiting grows from one second to fifteen minutes and no further', () => {
  expect([0, 1, 2, 3, 4, 5, 6].map(waitAfter)).toEqual([0, 0, 0, 1, 2, 4, 8])
  expect(waits).toEqual(waits.map((_, at) => waitAfter(at + 1)))
  expect(waits.at(-1)).toBe(900)
  expect([12, 13, 14, 1_000_000].map(waitAfter)).toEqual([512, 900, 900, 900])
})
