import { expect, test } from 'vitest'
import { startAgainAfter } from './workers.ts'

const day = 86_400_000

test('a server process that died is replaced at once; who dies of the start again and again, with growing pauses', () => {
  expect(startAgainAfter(5_000, null)).toBe(0)
  expect(startAgainAfter(day, 2_500)).toBe(0)
  const pauses: number[] = []
  for (let death = 0; death < 7; death++) pauses.push(startAgainAfter(100, pauses.at(-1) ?? null))
  expect(pauses).toEqual([0, 200, 400, 800, 1_600, 2_500, 2_500])
})
