import { sql } from 'kysely'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { cloneDatabase, type TestDatabase } from '#testing/database.ts'
import { seedLookups } from './lookups.ts'

let database: TestDatabase
beforeAll(async () => void (database = await cloneDatabase()))
afterAll(() => database.close())

const count = async (list: string) => {
  const { rows } = await sql<{ n: number }>`select count(*)::integer as n from ${sql.table(`lookups.${list}`)}`.execute(
    database.db,
  )
  return rows[0]!.n
}

test('an academy of an older version gets the first entries of a list that is new to it, and nothing twice', async () => {
  const [before, titles] = [await count('payment_type'), await count('user_title')]
  expect(Math.min(before, titles)).toBeGreaterThan(1)
  await sql`delete from platform.first_entries where list in ('payment_type', 'user_title')`.execute(database.db)
  await sql`delete from lookups.payment_type`.execute(database.db)
  await Promise.all([seedLookups(database.db), seedLookups(database.db)])
  expect([await count('payment_type'), await count('user_title')]).toEqual([before, titles])
})

test('what an editor has deleted stays deleted, a whole list too', async () => {
  await sql`delete from lookups.payment_type`.execute(database.db)
  await seedLookups(database.db)
  expect(await count('payment_type')).toBe(0)
})

test('a nationality agrees with its name of the field, whoever bears it, and is found as a man’s or a woman’s', async () => {
  const { rows } = await sql<{ code: string; ar: string; spellings: string[] }>`
    select code, name->>'ar' as ar, spellings from lookups.nationality where code in ('EG', 'SS', 'KR') order by code`.execute(
    database.db,
  )
  expect(rows.map(({ ar }) => ar)).toEqual(['مصرية', 'كورية جنوبية', 'جنوب سودانية'])
  expect(rows[1]!.spellings).toEqual(expect.arrayContaining(['كوري جنوبي', 'كوريه جنوبيه']))
})
