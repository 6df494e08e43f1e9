import { expect, test } from 'vitest'
import { waitToSignUp } from './limits.ts'

test('the eleventh sign-up of an hour waits for the first to be an hour old', () => {
  const now = new Date('2026-03-01T10:00:00Z')
  const ago = (minutes: number) => new Date(now.getTime() - minutes * 60_000)
  const nine = Array.from({ length: 9 }, (_, at) => ago(at + 1))
  expect(waitToSignUp(nine, 10, now)).toBe(0)
  expect(waitToSignUp([...nine, ago(50)], 10, now)).toBe(600)
})
