import { expect, test } from 'vitest'
import { nextTry } from './next-try.ts'

const now = new Date('2026-03-01T10:00:00Z')
const createdAt = new Date('2026-03-01T09:00:00Z')

test('waits longer after each refusal and gives up after the tenth', () => {
  const waits = Array.from({ length: 10 }, (_, tries) => {
    const { at } = nextTry({ tries, createdAt, answered: true, now })
    return at && (at.getTime() - now.getTime()) / 1000
  })
  expect(waits).toEqual([30, 60, 120, 240, 480, 960, 1920, 3600, 3600, null])
})

test('an unreachable server costs no try for three days', () => {
  expect(nextTry({ tries: 9, createdAt, answered: false, now })).toEqual({
    tries: 9,
    at: new Date('2026-03-01T10:01:00Z'),
  })
  const old = new Date('2026-02-20T00:00:00Z')
  expect(nextTry({ tries: 0, createdAt: old, answered: false, now }).at).toBeNull()
})
