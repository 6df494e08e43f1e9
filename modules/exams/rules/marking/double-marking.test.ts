import { expect, test } from 'vitest'
import { needsThird, settledBy, turnFor, type Marking } from './double-marking.ts'

const marking = (turn: number, sum: number, isFinished = true): Marking => ({
  turn,
  people: [turn * 10],
  isFinished,
  sum,
})

test('the first and the second take their turns, a third only where the two are more than 15 % apart', () => {
  expect(turnFor([], [10], 20)).toBe(1)
  expect(turnFor([marking(1, 5, false)], [10], 20)).toBe(1)
  expect(turnFor([marking(1, 5, false)], [20], 20)).toBe(2)
  expect(turnFor([marking(1, 5)], [10], 20)).toBe(null)
  expect(turnFor([marking(1, 5), marking(2, 8)], [30], 20)).toBe(null)
  expect(turnFor([marking(1, 5), marking(2, 8.01)], [30], 20)).toBe(3)
  expect(turnFor([marking(1, 5), marking(2, 9, false)], [30], 20)).toBe(null)
  expect(turnFor([marking(1, 5), marking(2, 9)], [20], 20)).toBe(null)
  expect(turnFor([marking(1, 5), marking(2, 9), marking(3, 7, false)], [40], 20)).toBe(null)
})

test('who acts as another is the same person', () => {
  expect(turnFor([{ ...marking(1, 5), people: [10, 99] }], [99], 20)).toBe(null)
  expect(turnFor([{ ...marking(1, 5, false), people: [10, 99] }], [99], 20)).toBe(1)
})

test('what stands is the mean of two that agree, the third’s marks where they do not, and nothing before', () => {
  expect(settledBy([marking(1, 5)], 20)).toBe(null)
  expect(settledBy([marking(1, 5), marking(2, 8, false)], 20)).toBe(null)
  expect(settledBy([marking(1, 5), marking(2, 8)], 20)).toBe('mean')
  expect(settledBy([marking(1, 5), marking(2, 9)], 20)).toBe(null)
  expect(settledBy([marking(1, 5), marking(2, 9), marking(3, 7, false)], 20)).toBe(null)
  expect(settledBy([marking(1, 5), marking(2, 9), marking(3, 7)], 20)).toBe('third')
  expect(needsThird([marking(1, 0), marking(2, 0)], 0)).toBe(false)
})
