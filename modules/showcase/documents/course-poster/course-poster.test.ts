import { afterAll, beforeAll, expect, test } from 'vitest'
import { changeSetting } from '#platform/server/settings.ts'
import { documentCall } from '#platform/shared/document/documents.ts'
import { refusalOf, startTestServer, type TestServer } from '#testing/server.ts'
import { faceSettings } from '../../contract/settings.ts'
import { openClassOf, type OpenClass } from '#testing/stages/showcase/open-class.ts'
import coursePoster from './document.ts'

const page = documentCall(coursePoster)
let server: TestServer
let open: OpenClass
beforeAll(async () => {
  server = await startTestServer()
  open = await openClassOf(server)
})
afterAll(() => server.close())

test('anybody prints what is on offer, with the code of its public page; nobody what is not', async () => {
  const { courseId, classId } = open
  const course = (await server.anonymous.send(page, { ID: String(courseId) })).Content
  expect(course).toMatchObject({ Code: 'SMS-101', Address: expect.stringMatching(/\/Catalogue\/\d+$/) })
  const shown = (await server.anonymous.send(page, { ID: `class-${classId}` })).Content
  expect(shown.Address).toMatch(new RegExp(`/Catalogue/Class/${classId}$`))
  expect(shown.Dates).toEqual([{ StartDate: open.startsOn, EndDate: expect.any(String), Place: 'academy' }])
  expect(course.Dates).toContainEqual(shown.Dates[0])
  const closed = async (ID: string, who = server.anonymous) => (await refusalOf(who.send(page, { ID }))).code
  expect(await closed('999999')).toBe('reportClosed')
  expect(await closed('9999999999')).toBe('reportClosed')
  expect(await closed('plan-1')).toBe('reportClosed')
  expect(await closed(`class-${classId}x`)).toBe('reportClosed')
  await open.set({ state: 'draft' })
  expect(await closed(`class-${classId}`)).toBe('reportClosed')
  await open.set({ state: 'open' })

  await changeSetting(server.db, faceSettings, 'openCatalogue', false)
  expect(await closed(String(courseId))).toBe('reportClosed')
  expect((await (await server.as('layla')).send(page, { ID: String(courseId) })).Content.Code).toBe('SMS-101')
})
