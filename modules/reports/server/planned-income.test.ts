import { sql } from 'kysely'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { costingCalls } from '#modules/costing/contract/calls.ts'
import { planningCalls } from '#modules/planning/contract/calls.ts'
import { startTestServer, type TestServer } from '#testing/server.ts'
import { planRowOf, stageIds } from '#testing/stages/stage-plan.ts'
import { reportsCalls as calls } from '../contract/calls.ts'

let server: TestServer
beforeAll(async () => {
  server = await startTestServer()
  server.at('2027-01-10T08:00:00Z')
  await server.db.deleteFrom('planning.holiday').execute()
})
afterAll(() => server.close())

test('what the plan is to bring in stands beside what was invoiced, for whom it was planned, and leads to its rows', async () => {
  const [huda, ids] = [await server.as('huda'), await stageIds(server)]
  await server.db
    .updateTable('lookups.currency')
    .set({ per_usd: '50' as never })
    .where('code', '=', 'EGP')
    .execute()
  const add = (day: string, change: Parameters<typeof planRowOf>[2] = {}) =>
    huda.send(planningCalls.add, { body: planRowOf(ids, day, change) })
  const open = await add('2028-09-03')
  // Three pounds' fees, each rounded as the summary of the year rounds it.
  const inPounds = await add('2028-09-10', { ExpectedTrainees: 3, Fee: { Minor: 100_001, Currency: 'EGP' } })
  const called = await add('2028-09-17')
  await sql`update planning.plan_row set state = 'cancelled' where id = ${called.ID}`.execute(server.db)
  const organization = await server.db.selectFrom('people.organization').select('id').orderBy('id').executeTakeFirst()
  await sql`update planning.plan_row set organization_id = ${organization!.id} where id = ${open.ID}`.execute(server.db)

  const year = { From: '2028-01-01', To: '2028-12-31' }
  const of = async (By: 'month' | 'organization' | 'kind' | 'state', period = year) => {
    const { Figures, Groups, Sum, SumBefore } = await huda.send(calls.getStatistic, {
      Subject: 'income',
      By,
      ...period,
    })
    const at = Figures.indexOf('planned')
    const groups = Groups.filter(({ Values }) => Values[at]).map(({ Key, Values }) => [Key, Values[at]])
    return { groups, sum: Sum[at], before: SumBefore[at], invoices: Sum[Figures.indexOf('invoices')] }
  }
  const all = 9_000_00 + 3 * 2_000
  expect(await of('month')).toEqual({ groups: [['2028-09', all]], sum: all, before: 0, invoices: 0 })
  expect((await huda.send(costingCalls.getYearSummary, { Year: 2028 })).Items[8]!.IncomePlanned.Minor).toBe(all)
  expect((await of('organization')).groups).toEqual(
    expect.arrayContaining([
      [String(organization!.id), 9_000_00],
      ['none', 3 * 2_000],
    ]),
  )
  expect((await of('kind')).groups).toEqual([['registration', all]])
  expect((await of('state')).groups).toEqual([['none', all]])
  expect(await of('month', { From: '2029-01-01', To: '2029-12-31' })).toMatchObject({ sum: 0, before: all })

  const rows = { Subject: 'income' as const, Figure: 'planned', By: 'month' as const, Key: '2028-09', ...year }
  const { Items, Total } = await huda.send(calls.getCountedRows, rows)
  expect(Total).toBe(2)
  expect(Items).toMatchObject([
    { ID: `planRow-${inPounds.ID}`, Day: '2028-09-10', Opens: 'planRow', OpensID: inPounds.ID, Person: null },
    { ID: `planRow-${open.ID}`, Day: '2028-09-03', Opens: 'planRow', OpensID: open.ID },
  ])
  expect((await huda.send(calls.getCountedRows, { ...rows, Figure: 'invoices' })).Total).toBe(0)
})
