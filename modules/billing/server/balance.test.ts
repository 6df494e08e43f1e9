import { sql } from 'kysely'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { cloneDatabase, type TestDatabase } from '#testing/database.ts'
import { heldOf, owedOf } from '../rules/totals.ts'
import { heldInSql, owedInSql } from './public.ts'

let database: TestDatabase
beforeAll(async () => void (database = await cloneDatabase()))
afterAll(() => database.close())

const sums = [0, 1, 30, 100]
const balances = sums.flatMap((amountMinor) =>
  sums.flatMap((receivedMinor) =>
    sums.filter((each) => each <= amountMinor).map((creditedMinor) => ({ amountMinor, receivedMinor, creditedMinor })),
  ),
)

test('statements say what is owed and what is held as the rules do', async () => {
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

test('what came in of an invoice as income is what the rules hold, less its part of the tax', async () => {
  const { rows: found } = await sql<{ view: string }>`select pg_get_viewdef('billing.income_facts') as view`.execute(
    database.db,
  )
  const asked = balances.flatMap((each) =>
    [0, 0.5].map((tax) => ({ ...each, tax: Math.floor(each.amountMinor * tax) })),
  )
  const told = asked.map((each, at) => ({
    invoice_id: at,
    amount_minor: each.amountMinor,
    received_minor: each.receivedMinor,
    credited_minor: each.creditedMinor,
    tax_minor: each.tax,
    invoice_state: 'sent',
  }))
  // The view itself, over these invoices in place of those that there are.
  const view = found[0]!.view.replace(/;$/, '')
  const over = view.replace(
    'billing.invoice_facts',
    `jsonb_to_recordset($1::jsonb) as invoice_facts (invoice_id integer, subject_kind text, subject_id integer,
      currency text, base_currency text, rate numeric, amount_minor integer, received_minor integer,
      credited_minor integer, tax_minor integer, invoice_state text)`,
  )
  expect(over).not.toBe(view)
  const { rows } = await database.pool.query<{ paid: number }>(
    `select paid_minor::float8 as paid from (${over}) v order by v.invoice_id`,
    [JSON.stringify(told)],
  )
  const withoutTax = (each: (typeof asked)[number]) =>
    each.amountMinor === 0 ? 0 : Math.round((heldOf(each) * (each.amountMinor - each.tax)) / each.amountMinor)
  expect(rows.map(({ paid }) => paid)).toEqual(asked.map(withoutTax))
})
