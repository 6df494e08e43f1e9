import { afterAll, beforeAll, expect, test } from 'vitest'
import { cloneDatabase, type TestDatabase } from '#testing/database.ts'
import { nextNumber, nextNumberOfYear } from './number-series.ts'

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

test('what is of another year than the running one counts in its own, and the running one goes on', async () => {
  const { db } = database
  const of = (year: number, at = now) => nextNumberOfYear(db, 'ofYear', year, at)
  await db.insertInto('platform.number_series').values({ key: 'ofYear', pattern: 'C-{year}-{number}' }).execute()
  expect([await of(2026), await of(2027), await of(2026), await of(2027), await of(2025)]).toEqual([
    'C-2026-0001',
    'C-2027-0001',
    'C-2026-0002',
    'C-2027-0002',
    'C-2025-0001',
  ])
  const take = () => db.transaction().execute((tx) => nextNumberOfYear(tx, 'ofYear', 2028, now))
  const numbers = await Promise.all(Array.from({ length: 20 }, take))
  expect(numbers.toSorted()).toEqual(numbers.map((_, at) => `C-2028-${String(at + 1).padStart(4, '0')}`))
  // A pattern that the academy changes is everybody's from then on.
  await db
    .updateTable('platform.number_series')
    .set({ pattern: '{year}/{number}' })
    .where('key', '=', 'ofYear')
    .execute()
  expect([await of(2026), await of(2028)]).toEqual(['2026/0003', '2028/0021'])
})

test('forty at once get forty numbers', async () => {
  const { db } = database
  const take = () => db.transaction().execute((tx) => nextNumber(tx, 'rush', now))
  const numbers = await Promise.all(Array.from({ length: 40 }, take))
  expect(new Set(numbers).size).toBe(40)
  expect(numbers.toSorted().at(-1)).toBe('RUSH-2026-0040')
})
