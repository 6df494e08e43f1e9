import { afterAll, beforeAll, expect, test } from 'vitest'
import { cloneDatabase, type TestDatabase } from '#testing/database.ts'
import { changeRow, dropRow, factNames, rowFacts, type Stored } from './change-row.ts'

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

test('a sum is kept with the currency that stands beside it', async () => {
  const { before, after } = await changeRow(academy.db, stored, id, { day_price_minor: 7_500 })
  expect(before['dayPrice']).toEqual({ Minor: expect.any(Number), Currency: expect.any(String) })
  expect(after['dayPrice']).toEqual({ ...(before['dayPrice'] as object), Minor: 7_500 })
  expect(Object.keys(after)).not.toContain('currency')
  expect(factNames(['day_price_minor', 'currency', 'room_type_id'])).toEqual(['dayPrice', 'roomTypeId'])
})

test('a row that is taken away is given as it was', async () => {
  const { id: added } = await academy.db
    .insertInto('planning.holiday')
    .values({
      name: { ar: 'عطلة', en: 'Holiday' } as never,
      kind: 'oneOff',
      first_day: '2031-01-01',
      last_day: '2031-01-02',
    })
    .returning('id')
    .executeTakeFirstOrThrow()
  const holiday: Stored<'planning.holiday'> = { table: 'planning.holiday', unkept: ['id'] }
  const was = await rowFacts(academy.db, holiday, added)
  expect(await dropRow(academy.db, holiday, added)).toEqual(was)
  await expect(dropRow(academy.db, holiday, added)).rejects.toThrow(`no row ${added}`)
})
