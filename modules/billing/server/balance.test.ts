import { sql } from 'kysely'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { cloneDatabase, type TestDatabase } from '#testing/database.ts'
import { heldOf, owedOf } from '../rules/totals.ts'
import { heldInSql, owedInSql } from './public.ts'

let database: TestDatabase
beforeAll(async () => void (database = await cloneDatabase()))
afterAll(() => database.close())

test('statements say what is owed and what is held as the rules do', async () => {
  const sums = [0, 1, 30, 100]
  const balances = sums.flatMap((amountMinor) =>
    sums.flatMap((receivedMinor) =>
      sums
        .filter((each) => each <= amountMinor)
        .map((creditedMinor) => ({ amountMinor, receivedMinor, creditedMinor })),
    ),
  )
  const of = { amount: sql.ref('b.amount'), received: sql.ref('b.received'), credited: sql.ref('b.credited') }
  const { rows } = await sql<{ owed: number; held: number }>`
    select ${owedInSql(of)} as owed, ${heldInSql(of)} as held
    from jsonb_to_recordset(${JSON.stringify(
      balances.map((each, at) => ({
        at,
        amount: each.amountMinor,
        received: each.receivedMinor,
        credited: each.creditedMinor,
      })),
    )}::jsonb) as b (at integer, amount integer, received integer, credited integer) order by b.at`.execute(database.db)
  expect(rows).toEqual(balances.map((each) => ({ owed: Math.max(0, owedOf(each)), held: heldOf(each) })))
  expect(balances.length).toBeGreaterThan(30)
})
