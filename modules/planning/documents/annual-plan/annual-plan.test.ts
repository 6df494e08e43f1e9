import { afterAll, beforeAll, expect, test } from 'vitest'
import { documentCall } from '#platform/shared/document/documents.ts'
import { refusalOf, startTestServer, type TestServer } from '#testing/server.ts'
import { planRowOf, stageIds } from '#testing/stages/stage-plan.ts'
import { planningCalls as calls } from '../../contract/calls.ts'
import annualPlan from './document.ts'

const page = documentCall(annualPlan)
let server: TestServer
const rows: Record<string, number> = {}
beforeAll(async () => {
  server = await startTestServer()
  server.at('2027-01-10T08:00:00Z')
  await server.db.deleteFrom('planning.plan_row').execute()
  const [ids, huda] = [await stageIds(server), await server.as('huda')]
  for (const startsOn of ['2027-02-07', '2027-02-21', '2027-05-02', '2028-01-02'])
    rows[startsOn] = (await huda.send(calls.add, { body: planRowOf(ids, startsOn, { ClassRoomID: null }) })).ID
  await server.db.updateTable('planning.plan_row').set({ state: 'published' }).execute()
})
afterAll(() => server.close())

const set = (day: string, values: object) =>
  server.db.updateTable('planning.plan_row').set(values).where('id', '=', rows[day]!).execute()
const starts = async (asked: object = {}) =>
  (await server.anonymous.send(page, asked as never)).Content.Months.map((month) =>
    month.Rows.map((row) => row.StartDate),
  )

test('anybody reads the published rows of this year by month, or of the days asked for', async () => {
  expect(await starts()).toEqual([['2027-02-07', '2027-02-21'], ['2027-05-02']])
  expect(await starts({ DateForm: '2027-02-10' })).toEqual([['2027-02-21'], ['2027-05-02']])
  expect(await starts({ DateForm: '2027-02-10', DateTo: '2028-01-02' })).toEqual([
    ['2027-02-21'],
    ['2027-05-02'],
    ['2028-01-02'],
  ])
  expect(await starts({ DateForm: '2029-01-01' })).toEqual([])
  expect(await refusalOf(server.anonymous.send(page, { DateForm: '2027-03-01', DateTo: '2027-02-01' }))).toMatchObject({
    code: 'reportClosed',
  })
})

test('a row that is not decided, was taken out again or is for one organization stands in it for nobody', async () => {
  for (const state of ['draft', 'proposed', 'approved', 'postponed', 'cancelled'] as const) {
    await set('2027-02-07', { state })
    expect((await starts())[0], state).toEqual(['2027-02-21'])
  }
  for (const state of ['confirmed', 'executed'] as const) {
    await set('2027-02-07', { state })
    expect((await starts())[0], state).toHaveLength(2)
  }
  const { id: organization_id } = await server.db
    .selectFrom('people.organization')
    .select('id')
    .limit(1)
    .executeTakeFirstOrThrow()
  await set('2027-02-07', { organization_id })
  const asNadia = (await (await server.as('nadia')).send(page, {})).Content
  expect(asNadia.Months[0]!.Rows.map((row) => row.StartDate)).toEqual(['2027-02-21'])
})
