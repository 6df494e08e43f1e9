import { describe, expect, test } from 'vitest'
import { asksForSomething, hasEnoughElectives, progressIn, stillHolds } from './progress.ts'

const plan = {
  courses: [
    { id: 1, isRequired: true },
    { id: 2, isRequired: true },
    { id: 3, isRequired: false },
    { id: 4, isRequired: false },
    { id: 5, isRequired: false },
  ],
  leastElectives: 1,
}
const done = (...ids: number[]) => progressIn(plan, new Set(ids))

describe('progress in a track', () => {
  test('asks for all required courses and as many electives as it says', () => {
    expect(done()).toEqual({ needed: 3, done: 0, requiredLeft: 2, electivesLeft: 1, isComplete: false })
    expect(done(1, 4)).toEqual({ needed: 3, done: 2, requiredLeft: 1, electivesLeft: 0, isComplete: false })
    expect(done(1, 2, 5)).toMatchObject({ done: 3, isComplete: true })
  })
  test('more electives stand for no required course, nor courses of other tracks', () => {
    expect(done(1, 3, 4, 5)).toMatchObject({ done: 2, requiredLeft: 1, isComplete: false })
    expect(done(7, 8, 9)).toMatchObject({ done: 0 })
  })
  test('without electives to be chosen those are beside it', () => {
    expect(progressIn({ ...plan, leastElectives: 0 }, new Set([1, 2]))).toMatchObject({ needed: 2, isComplete: true })
  })
  test('what asks for nothing is never completed', () => {
    expect(progressIn({ courses: [], leastElectives: 0 }, new Set([1])).isComplete).toBe(false)
    expect(asksForSomething({ courses: [{ isRequired: false }], leastElectives: 0 })).toBe(false)
    expect(asksForSomething({ courses: [{ isRequired: true }], leastElectives: 0 })).toBe(true)
  })
})

test('no more electives are asked for than there are', () => {
  expect(hasEnoughElectives({ ...plan, leastElectives: 3 })).toBe(true)
  expect(hasEnoughElectives({ ...plan, leastElectives: 4 })).toBe(false)
})

test('a completion stands by the courses that it was reached by', () => {
  expect(stillHolds([1, 2, 5], new Set([1, 2, 5, 9]))).toBe(true)
  expect(stillHolds([1, 2, 5], new Set([1, 2, 3]))).toBe(false)
})
