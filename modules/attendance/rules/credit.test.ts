import { describe, expect, test } from 'vitest'
import { attendanceOf, creditedMinutes, isAtRisk, type HeldSession, type MarkState } from './credit.ts'

const limits = { lateCountsFull: 15, lateCountsHalf: 30, excusedPercent: 10 }

const session = (state: MarkState | null, minutes = 0, more: Partial<HeldSession> = {}): HeldSession => ({
  minutes: 300,
  cancelled: false,
  settled: false,
  mark: state && { state, minutes },
  ...more,
})

test('what the academy sets is what counts', () => {
  const strict = { lateCountsFull: 0, lateCountsHalf: 5, excusedPercent: 0 }
  expect([0, 5, 6].map((minutes) => creditedMinutes(300, { state: 'late', minutes }, strict))).toEqual([300, 150, 0])
  expect(attendanceOf([session('excused'), session('present')], strict).finalPercent).toBe(50)
  expect(attendanceOf([session('excused'), session('present')], { ...strict, excusedPercent: 50 }).finalPercent).toBe(
    100,
  )
})

describe('what a mark earns', () => {
  test.each([
    ['present', 0, 300],
    ['late', 15, 300],
    ['late', 16, 150],
    ['late', 30, 150],
    ['late', 31, 0],
    ['leftEarly', 40, 260],
    ['leftEarly', 400, 0],
    ['excused', 0, 0],
    ['absent', 0, 0],
  ] as const)('%s by %i minutes', (state, minutes, earned) => {
    expect(creditedMinutes(300, { state, minutes }, limits)).toBe(earned)
  })
})

test('nothing held yet: reachable is all, taken is not known', () => {
  expect(attendanceOf([session(null), session(null)], limits)).toMatchObject({
    takenPercent: null,
    finalPercent: 0,
    reachablePercent: 100,
  })
})

test('one of four held and present', () => {
  const found = attendanceOf([session('present'), session(null), session(null), session(null)], limits)
  expect(found).toMatchObject({ takenPercent: 100, finalPercent: 25, reachablePercent: 100 })
})

test('an absent day cannot be won back', () => {
  const found = attendanceOf([session('absent'), session('present'), session(null), session(null)], limits)
  expect(found).toMatchObject({ takenPercent: 50, finalPercent: 25, reachablePercent: 75 })
  expect(isAtRisk(found, 80)).toBe(true)
  expect(isAtRisk(found, 75)).toBe(false)
  // two of three are 66.67 %, and pass where so much is asked for
  const third = attendanceOf([session('absent'), session('present'), session('present')], limits)
  expect(isAtRisk(third, 66.67)).toBe(false)
  expect(isAtRisk(third, 66.68)).toBe(true)
})

test('a cancelled session leaves every sum', () => {
  const found = attendanceOf([session('present'), session('absent', 0, { cancelled: true })], limits)
  expect(found).toMatchObject({ takenPercent: 100, finalPercent: 100, reachablePercent: 100 })
})

test('excused leaves the denominator up to a tenth of the hours, the rest counts as missed', () => {
  const ten = [session('excused'), ...Array.from({ length: 9 }, () => session('present'))]
  expect(attendanceOf(ten, limits).finalPercent).toBe(100)
  const two = [session('excused'), session('excused'), ...Array.from({ length: 8 }, () => session('present'))]
  expect(attendanceOf(two, limits).finalPercent).toBeCloseTo((100 * 8) / 9, 10)
})

test('unmarked and settled is absent, unmarked and recent may still come', () => {
  expect(attendanceOf([session(null, 0, { settled: true }), session('present')], limits)).toMatchObject({
    takenPercent: 50,
    reachablePercent: 50,
  })
  expect(attendanceOf([session(null), session('present')], limits)).toMatchObject({
    takenPercent: 100,
    reachablePercent: 100,
  })
})
