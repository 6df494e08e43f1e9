import { afterAll, beforeAll, expect, test } from 'vitest'
import { documentCall } from '#platform/shared/document/documents.ts'
import { refusalOf, startTestServer, type TestServer } from '#testing/server.ts'
import { planRowOf, stageIds } from '#testing/stages/stage-plan.ts'
import { planningCalls as calls } from '../../contract/calls.ts'
import singleCourseAdvert from './document.ts'

const page = documentCall(singleCourseAdvert)
let server: TestServer
let ID: number
beforeAll(async () => {
  server = await startTestServer()
  server.at('2027-01-10T08:00:00Z')
  const body = planRowOf(await stageIds(server), '2027-02-07', { Title: { ar: 'دفعة الشتاء', en: 'Winter run' } })
  ID = (await (await server.as('huda')).send(calls.add, { body })).ID
})
afterAll(() => server.close())

const set = (values: object) => server.db.updateTable('planning.plan_row').set(values).where('id', '=', ID).execute()
const shown = async () => (await server.anonymous.send(page, { AnnualPlanID: ID })).Content
const isClosed = async (AnnualPlanID = ID) =>
  expect(await refusalOf(server.anonymous.send(page, { AnnualPlanID }))).toMatchObject({ code: 'reportClosed' })

test('anybody reads it once the row is published; no draft, none for one organization, none that has begun', async () => {
  for (const state of ['draft', 'proposed', 'approved', 'postponed', 'cancelled'] as const) {
    await set({ state })
    await isClosed()
  }
  // Who plans gets no other answer than a visitor: what it shows is what anybody may see.
  expect(await refusalOf((await server.as('huda')).send(page, { AnnualPlanID: ID }))).toMatchObject({
    code: 'reportClosed',
  })
  await set({ state: 'published' })
  expect(await shown()).toMatchObject({
    CourseCode: 'SMS-101',
    Name: { en: 'Winter run' },
    StartDate: '2027-02-07',
    Weekdays: [0, 1, 2, 3, 4],
    IsOpen: false,
  })
  expect((await shown()).Address).toMatch(/\/CourseDetail\/\d+$/)
  const { id: organization_id } = await server.db
    .selectFrom('people.organization')
    .select('id')
    .limit(1)
    .executeTakeFirstOrThrow()
  await set({ organization_id })
  await isClosed()
  await set({ organization_id: null })
  await isClosed(999_999)
  server.at('2027-02-07T08:00:00Z')
  await isClosed()
  server.at('2027-01-10T08:00:00Z')
})

test('once its class takes registrations it says where one registers; of a course that is not on offer nothing', async () => {
  await set({ state: 'confirmed', class_code: 'CC-2027-0042' })
  expect(await shown()).toMatchObject({ IsOpen: true })
  expect((await shown()).Address).toMatch(/\/UpcomingCourse\?search=CC-2027-0042$/)
  const courses = server.db.updateTable('catalogue.course').where('code', '=', 'SMS-101')
  await courses.set({ is_published: false }).execute()
  expect(await shown()).toMatchObject({ IsOpen: false, Address: null })
  await courses.set({ is_published: true }).execute()
})
