import { expect, test } from 'vitest'
import { afterTry, disabledBy, mostTries } from './delivery.ts'

const now = new Date('2026-03-01T10:00:00Z')
const waitOf = (tries: number, chance = 0.5) => {
  const outcome = afterTry({ status: 500, tries, now }, chance)
  return outcome.state === 'waiting' ? (outcome.at.getTime() - now.getTime()) / 1000 : null
}

test('waits longer after each try, over about three days, and then it has failed', () => {
  const waits = Array.from({ length: mostTries }, (_, before) => waitOf(before + 1))
  expect(waits).toEqual([5, 300, 1800, 7200, 18_000, 36_000, 50_400, 72_000, 86_400, null])
})

test('those that failed together come back apart', () => {
  expect([waitOf(2, 0), waitOf(2, 1)]).toEqual([240, 360])
})

test.each([200, 201, 204, 299])('%i has taken it', (status) => {
  expect(afterTry({ status, tries: 1, now }, 0)).toEqual({ state: 'delivered' })
})

test.each([null, 100, 300, 301, 302, 307, 400, 401, 404, 429, 500, 503])('%s has not', (status) => {
  expect(afterTry({ status, tries: 1, now }, 0).state).toBe('waiting')
})

test('an address that is gone is asked no more; another after days alone', () => {
  expect(afterTry({ status: 410, tries: 1, now }, 0)).toEqual({ state: 'failed' })
  const failingSince = new Date('2026-02-25T10:00:00Z')
  expect(disabledBy({ status: 410, failingSince: now, now }, 5)).toBe('gone')
  expect(disabledBy({ status: 500, failingSince, now }, 5)).toBeNull()
  expect(disabledBy({ status: 500, failingSince, now }, 4)).toBe('failing')
  expect(disabledBy({ status: null, failingSince, now }, 4)).toBe('failing')
})
