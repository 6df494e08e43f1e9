import { afterAll, beforeAll, expect, test } from 'vitest'
import { cloneDatabase, type TestDatabase } from '#testing/database.ts'
import { nextNumber } from './number-series.ts'

let database: TestDatabase
beforeAll(async () => void (database = await cloneDatabase()))
afterAll(() => database.close())

const now = new Date('2026-06-01T10:00:00Z')

test('numbers count up without a gap, start over each year, and a year never comes back', async () => {
  const { db } = database
  const next = (at: Date) => nextNumber(db, 'probe', at)
  expect(await next(now)).toBe('PROBE-2026-0001')
  await db
    .transaction()
    .execute(async (tx) => {
      expect(await nextNumber(tx, 'probe', now)).toBe('PROBE-2026-0002')
      throw new Error('rolled back')
    })
    .catch(() => {})
  expect(await next(now)).toBe('PROBE-2026-0002')
  // New Year comes two hours earlier in Cairo.
  expect(await next(new Date('2026-12-31T22:30:00Z'))).toBe('PROBE-2027-0001')
  expect(await next(now)).toBe('PROBE-2027-0002')
})

test('a pattern without a year counts on', async () => {
  const { db } = database
  await db
    .insertInto('platform.number_series')
    .values({ key: 'card', pattern: 'M{number}', digits: 2, last_number: 98 })
    .execute()
  expect([await nextNumber(db, 'card', now), await nextNumber(db, 'card', now)]).toEqual(['M99', 'M100'])
})

test('forty at once get forty numbers', async () => {
  const { db } = database
  const take = () => db.transaction().execute((tx) => nextNumber(tx, 'rush', now))
  const numbers = await Promise.all(Array.from({ length: 40 }, take))
  expect(new Set(numbers).size).toBe(40)
  expect(numbers.toSorted().at(-1)).toBe('RUSH-2026-0040')
})
