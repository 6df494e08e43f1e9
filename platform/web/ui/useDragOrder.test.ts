import { expect, test } from 'vitest'
import { landing } from './useDragOrder.ts'

/** Entries of these heights one below the other. */
function standing(...heights: number[]) {
  let top = 0
  return heights.map((height) => {
    const entry = { top, bottom: top + height }
    top += height
    return entry
  })
}

test('short entries change places once the pointer is past their middle', () => {
  const three = standing(40, 40, 40)
  expect([10, 50, 61, 99, 101, 500].map((y) => landing(three, 0, y))).toEqual([0, 0, 1, 1, 2, 2])
  expect([110, 61, 59, 21, 19, -50].map((y) => landing(three, 2, y))).toEqual([2, 2, 1, 1, 0, 0])
})

test('a tall entry and a short one change places once, wherever the pointer rests', () => {
  for (const heights of [
    [600, 40],
    [40, 600],
    [900, 700],
  ] as const)
    for (let y = -20; y < 1700; y += 10) {
      const moved = landing(standing(...heights), 0, y)
      if (moved === 1) expect(landing(standing(heights[1], heights[0]), 1, y), `${heights} at ${y}`).toBe(1)
      const back = landing(standing(heights[1], heights[0]), 1, y)
      if (back === 0) expect(landing(standing(...heights), 0, y), `${heights} back at ${y}`).toBe(0)
    }
})
