import { afterAll, beforeAll, expect, test } from 'vitest'
import { documentCall } from '#platform/shared/document/documents.ts'
import { refusalOf, startTestServer, type TestServer } from '#testing/server.ts'
import { catalogueCalls as calls } from '../../contract/calls.ts'
import courseCatalogReport from './document.ts'

const page = documentCall(courseCatalogReport)
let server: TestServer
beforeAll(async () => void (server = await startTestServer()))
afterAll(() => server.close())

test('editors print what is on offer by category and count all of it; nobody else does', async () => {
  const sami = await server.as('sami')
  const codes = async (query: object = {}) =>
    (await sami.send(page, query as never)).Content.Categories.flatMap((category) =>
      category.Courses.map((course) => course.Code),
    ).sort()
  expect(await codes()).toEqual(['GHO-110', 'SEC-201', 'SMS-101'])
  await server.db.updateTable('catalogue.course').set({ is_published: false }).where('code', '=', 'SEC-201').execute()
  expect(await codes()).toEqual(['GHO-110', 'SMS-101'])
  const { Items } = await sami.send(calls.getCatalogueReport, {})
  expect(Items.reduce((sum, item) => sum + item.Courses, 0)).toBe(3)
  expect(Items.reduce((sum, item) => sum + item.OnOffer, 0)).toBe(2)
  const { CategoryID } = Items.find((item) => item.OnOffer === 0)!
  // Its count leads to exactly these rows.
  expect((await sami.send(calls.listCourses, { CategoryID: CategoryID! })).Total).toBe(1)
  expect((await refusalOf(sami.send(page, { CategoryID: CategoryID! }))).code).toBe('reportClosed')
  for (const who of [server.anonymous, await server.as('layla'), await server.as('huda')]) {
    expect((await refusalOf(who.send(page, {}))).status).toBeGreaterThanOrEqual(401)
    expect((await refusalOf(who.send(calls.getCatalogueReport, {}))).status).toBeGreaterThanOrEqual(401)
  }
})
