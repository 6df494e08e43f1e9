import { afterAll, beforeAll, expect, test } from 'vitest'
import { documentCall } from '#platform/shared/document/documents.ts'
import { startTestServer, type TestServer } from '#testing/server.ts'
import { planRowOf, stageIds } from '#testing/stages/stage-plan.ts'
import { planningCalls as calls } from '../../contract/calls.ts'
import annualPlanGridView from './document.ts'

const page = documentCall(annualPlanGridView)
let server: TestServer
let ids: Awaited<ReturnType<typeof stageIds>>
beforeAll(async () => {
  server = await startTestServer()
  server.at('2027-01-10T08:00:00Z')
  await server.db.deleteFrom('planning.plan_row').execute()
  const huda = await server.as('huda')
  ids = await stageIds(server)
  const add = (startsOn: string, course: number) =>
    huda.send(calls.add, {
      body: planRowOf(ids, startsOn, { CourseID: course, ClassRoomID: null, LeadInstructorID: null }),
    })
  await add('2027-02-07', ids.SMS101)
  await add('2027-02-21', ids.SMS101)
  await add('2027-03-07', ids.GHO110)
  await add('2028-01-02', ids.SMS101)
  await server.db.updateTable('planning.plan_row').set({ state: 'published' }).execute()
  await add('2027-04-04', ids.SEC201)
})
afterAll(() => server.close())

const read = async (asked: object = {}) =>
  (await server.anonymous.send(page, asked as never)).Content.Years.map(({ Year, Courses }) => [
    Year,
    Courses.map(({ Code, Runs }) => [Code, Runs.map((run) => run.StartDate)]),
  ])

test('anybody reads the published runs of each course by year; drafts are in it for nobody', async () => {
  expect(await read()).toEqual([
    [
      2027,
      [
        ['GHO-110', ['2027-03-07']],
        ['SMS-101', ['2027-02-07', '2027-02-21']],
      ],
    ],
  ])
  expect((await read({ DateFrom: '2027-01-01', DateTo: '2028-12-31' })).map(([year]) => year)).toEqual([2027, 2028])
})

test('of the courses asked for alone, where some are named', async () => {
  expect(await read({ CourseIDs: String(ids.GHO110) })).toEqual([[2027, [['GHO-110', ['2027-03-07']]]]])
  expect(await read({ CourseIDs: `${ids.SEC201}` })).toEqual([])
  expect(await read({ CourseIDs: '0' })).toHaveLength(1)
})
