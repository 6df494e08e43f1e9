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
    .values({ key: 'card', pattern: 'M{number}', digits: 2, restarts: false, last_number: 98 })
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

test('what counts on over the years bears the year that it is of', async () => {
  const { db } = database
  await db
    .insertInto('platform.number_series')
    .values({ key: 'on', pattern: '{year}-{number}', restarts: false, last_number: 7, year: 2025 })
    .execute()
  expect([
    await nextNumber(db, 'on', now),
    await nextNumberOfYear(db, 'on', 2028, now),
    await nextNumber(db, 'on', now),
  ]).toEqual(['2026-0008', '2028-0009', '2026-0010'])
})

test('fifty at once, some of which fail, leave no hole', async () => {
  const { db } = database
  const take = (at: number) =>
    db.transaction().execute(async (tx) => {
      const number = await nextNumber(tx, 'rush', now)
      if (at % 5 === 4) throw new Error('rolled back')
      return number
    })
  const tried = await Promise.allSettled(Array.from({ length: 50 }, (_, at) => take(at)))
  const numbers = tried.flatMap((one) => (one.status === 'fulfilled' ? [one.value] : []))
  expect(numbers.toSorted()).toEqual(
    Array.from({ length: 40 }, (_, at) => `RUSH-2026-${String(at + 1).padStart(4, '0')}`),
  )
  const whole = await Promise.all(
    Array.from({ length: 50 }, () => db.transaction().execute((tx) => nextNumber(tx, 'rush', now))),
  )
  expect(whole.toSorted()).toEqual(
    Array.from({ length: 50 }, (_, at) => `RUSH-2026-${String(at + 41).padStart(4, '0')}`),
  )
})
