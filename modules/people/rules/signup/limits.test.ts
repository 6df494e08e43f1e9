import { expect, test } from 'vitest'
import { originOf, waitToSignUp } from './limits.ts'

test('the eleventh sign-up of an hour waits for the first to be an hour old', () => {
  const now = new Date('2026-03-01T10:00:00Z')
  const ago = (minutes: number) => new Date(now.getTime() - minutes * 60_000)
  const nine = Array.from({ length: 9 }, (_, at) => ago(at + 1))
  expect(waitToSignUp(nine, 10, now)).toBe(0)
  expect(waitToSignUp([...nine, ago(50)], 10, now)).toBe(600)
})

test.each([
  ['192.0.2.7', '192.0.2.7'],
  ['::ffff:192.0.2.7', '192.0.2.7'],
  ['2001:db8:0:1:aaaa::1', '2001:db8:0:1'],
  ['2001:0db8::1', '2001:db8:0:0'],
  ['::1', '0:0:0:0'],
])('%s counts as %s', (address, origin) => {
  expect(originOf(address)).toBe(origin)
})
