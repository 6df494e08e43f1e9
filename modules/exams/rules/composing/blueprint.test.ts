import { expect, test } from 'vitest'
import { shareOut, spread } from './blueprint.ts'

test('a wide line leaves the few that a narrow one needs', () => {
  // the wide line would take 1 and 2 first
  expect(
    shareOut(
      [2, 2],
      [
        [1, 2, 3, 4],
        [1, 2],
      ],
    ),
  ).toEqual([
    [3, 4],
    [1, 2],
  ])
  // through a third line
  const chain = shareOut([1, 1, 1], [[1, 2], [2, 3], [1]])
  expect(chain.map((line) => line.length)).toEqual([1, 1, 1])
  expect(new Set(chain.flat()).size).toBe(3)
})

test('no candidate twice, and what is lacking is lacking', () => {
  expect(
    shareOut(
      [2, 2],
      [
        [1, 2, 3],
        [1, 2, 3],
      ],
    ).map((line) => line.length),
  ).toEqual([2, 1])
  expect(shareOut([1], [[]])).toEqual([[]])
  expect(shareOut([0, 1], [[1], [1]])).toEqual([[], [1]])
})

test('as many as can be given are given, whatever overlaps', () => {
  // against trying every way, over all small cases of three lines and four candidates
  const subsets = Array.from({ length: 16 }, (_, bits) => [1, 2, 3, 4].filter((_, at) => bits & (1 << at)))
  const best = (fits: number[][]): number => {
    const [first, ...others] = fits
    if (!first) return 0
    const without = best(others)
    return Math.max(
      without,
      ...first.map((taken) => 1 + best(others.map((line) => line.filter((each) => each !== taken)))),
    )
  }
  for (const a of subsets)
    for (const b of subsets)
      for (const c of subsets) expect(shareOut([1, 1, 1], [a, b, c]).flat().length).toBe(best([a, b, c]))
})

test('a total is shared out to the unit', () => {
  expect(spread(100, [1, 1, 1])).toEqual([34, 33, 33])
  expect(spread(1000, [2, 1, 1])).toEqual([500, 250, 250])
  expect(spread(3, [100, 1, 1])).toEqual([1, 1, 1])
  expect(spread(10, [0, 0])).toEqual([5, 5])
  expect(spread(10, [])).toEqual([])
  for (const total of [7, 99, 10_000, 36_000]) {
    const units = spread(total, [5, 3.5, 0.25, 1, 9])
    expect([units.reduce((sum, each) => sum + each, 0), Math.min(...units) >= 1]).toEqual([total, true])
  }
})
