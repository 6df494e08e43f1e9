import { afterAll, beforeAll, expect, test } from 'vitest'
import { cloneDatabase, type TestDatabase } from '#testing/database.ts'
import { changeRow, keptNames, rowFacts, type Stored } from './change-row.ts'

const stored: Stored<'planning.class_room'> = { table: 'planning.class_room', unkept: ['id', 'version'] }
let academy: TestDatabase
let id: number
beforeAll(async () => {
  academy = await cloneDatabase()
  id = (await academy.db.selectFrom('planning.class_room').select('id').limit(1).executeTakeFirstOrThrow()).id
})
afterAll(() => academy.close())

test('a row is given as it was and as it is, whatever was set, less what is not kept', async () => {
  const was = await rowFacts(academy.db, stored, id)
  const { before, after } = await changeRow(academy.db, stored, id, { capacity: 77 })
  expect(before).toEqual(was)
  expect(after).toEqual({ ...was, capacity: 77 })
  expect(Object.keys(before)).not.toContain('version')
  expect(before).toHaveProperty('isActive')
})

test('a row that is not there is a bug, not a change of nothing', async () => {
  await expect(changeRow(academy.db, stored, 999_999, { capacity: 1 })).rejects.toThrow('no row 999999')
})

test('an amount is kept with its currency, under one name', async () => {
  const { before, after } = await changeRow(academy.db, stored, id, { day_price_minor: 5_000, currency: 'USD' })
  expect(before).toHaveProperty('dayPrice.Currency')
  expect(after).toMatchObject({ dayPrice: { Minor: 5_000, Currency: 'USD' } })
  expect(Object.keys(after)).not.toEqual(expect.arrayContaining(['currency']))
  expect(keptNames(['day_price_minor', 'currency', 'is_active', 'id'], ['id'])).toEqual(['dayPrice', 'isActive'])
  expect(keptNames(['fee_minor', 'state'], [])).toEqual(['feeMinor', 'state'])
})

test('where nothing is set, the row stays as it is but for its version', async () => {
  const { before, after } = await changeRow(academy.db, stored, id, {})
  expect(after).toEqual(before)
})
