import { afterAll, beforeAll, expect, test } from 'vitest'
import { cloneDatabase, type TestDatabase } from '#testing/database.ts'
import { changeRow, removeRow, rowFacts, type Stored } from './change-row.ts'

const stored: Stored<'planning.room'> = { table: 'planning.room', unkept: ['id', 'version'] }
let academy: TestDatabase
let id: number
beforeAll(async () => {
  academy = await cloneDatabase()
  id = (await academy.db.selectFrom('planning.room').select('id').limit(1).executeTakeFirstOrThrow()).id
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

test('an amount and its currency are one fact', async () => {
  const { before, after } = await changeRow(academy.db, stored, id, { day_price_minor: 12_500, currency: 'EGP' })
  expect(after).toEqual({ ...before, dayPrice: { Minor: 12_500, Currency: 'EGP' } })
  expect(Object.keys(after)).not.toContain('currency')
  expect(Object.keys(after)).not.toContain('dayPriceMinor')
})

test('a row that is taken away is given as it was, once', async () => {
  const room = { code: 'R-LAST', name: '{"ar":"الأخيرة"}', capacity: 3 }
  const added = await academy.db.insertInto('planning.room').values(room).returning('id').executeTakeFirstOrThrow()
  expect(await removeRow(academy.db, stored, added.id)).toMatchObject({ code: 'R-LAST', capacity: 3 })
  expect(await removeRow(academy.db, stored, added.id)).toBeNull()
})
