import { expect, test } from 'vitest'
import { failureOf, nextTry } from './next-try.ts'

const now = new Date('2026-03-01T10:00:00Z')
const createdAt = new Date('2026-03-01T09:00:00Z')
const old = new Date('2026-02-20T00:00:00Z')

test('what passes is tried ever later, for three days', () => {
  const waits = Array.from({ length: 12 }, (_, tries) => {
    const { at } = nextTry({ tries, createdAt, failure: 'passing', now })
    return at && (at.getTime() - now.getTime()) / 1000
  })
  expect(waits).toEqual([30, 60, 120, 240, 480, 960, 1920, 3600, 3600, 3600, 3600, 3600])
  expect(nextTry({ tries: 3, createdAt: old, failure: 'passing', now })).toEqual({ tries: 4, at: null })
})

test('a server that is away costs no try for three days', () => {
  expect(nextTry({ tries: 9, createdAt, failure: 'away', now })).toEqual({
    tries: 9,
    at: new Date('2026-03-01T10:01:00Z'),
  })
  expect(nextTry({ tries: 0, createdAt: old, failure: 'away', now }).at).toBeNull()
})

test('a lasting no is the last one', () => {
  expect(nextTry({ tries: 0, createdAt, failure: 'lasting', now })).toEqual({ tries: 1, at: null })
})

test.each([
  [{ code: 'ECONNECTION' }, 'away'],
  [{ code: 'ETIMEDOUT', command: 'DATA' }, 'away'],
  [{ code: 'EENVELOPE', responseCode: 421, command: 'RCPT TO' }, 'away'],
  [{ code: 'EAUTH', responseCode: 535, command: 'AUTH PLAIN' }, 'away'],
  [{ code: 'EENVELOPE', responseCode: 550, command: 'MAIL FROM' }, 'away'],
  [{ code: 'EPROTOCOL', responseCode: 554, command: 'CONN' }, 'away'],
  [{ code: 'EENVELOPE', responseCode: 450, command: 'RCPT TO' }, 'passing'],
  [{ code: 'EMESSAGE', responseCode: 451, command: 'DATA' }, 'passing'],
  [{ code: 'EENVELOPE', responseCode: 550, command: 'RCPT TO' }, 'lasting'],
  [{ code: 'EMESSAGE', responseCode: 554, command: 'DATA' }, 'lasting'],
] as const)('%j says that it is %s', (error, failure) => {
  expect(failureOf(Object.assign(new Error('no'), error))).toBe(failure)
})
