import { expect, test } from 'vitest'
import { waitToResend } from './one-time-code.ts'

const now = new Date('2026-03-01T08:00:00Z')
const ago = (...seconds: number[]) => seconds.map((each) => new Date(now.getTime() - each * 1000))

test('one code a minute', () => {
  expect(waitToResend([], now)).toBe(0)
  expect(waitToResend(ago(0), now)).toBe(60)
  expect(waitToResend(ago(59.5), now)).toBe(1)
  expect(waitToResend(ago(60), now)).toBe(0)
})

test('five codes an hour', () => {
  expect(waitToResend(ago(100, 200, 300, 400), now)).toBe(0)
  expect(waitToResend(ago(100, 200, 300, 400, 500), now)).toBe(3100)
  // The minute may end later than the hour.
  expect(waitToResend(ago(10, 200, 300, 400, 3590), now)).toBe(50)
})
