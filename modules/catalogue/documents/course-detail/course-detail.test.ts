import { afterAll, beforeAll, expect, test } from 'vitest'
import { documentCall } from '#platform/shared/document/documents.ts'
import { refusalOf, startTestServer, type TestServer } from '#testing/server.ts'
import courseDetail from './document.ts'

const page = documentCall(courseDetail)
let server: TestServer
beforeAll(async () => void (server = await startTestServer()))
afterAll(() => server.close())

test('anybody opens it while the course is on offer, and nobody afterwards; what is out of use is not on it', async () => {
  const { id } = await server.db
    .selectFrom('catalogue.course')
    .where('code', '=', 'SMS-101')
    .select('id')
    .executeTakeFirstOrThrow()
  const shown = (await server.anonymous.send(page, { ID: id })).Content
  expect(shown).toMatchObject({ Code: 'SMS-101', Languages: ['ar'] })
  const [first] = shown.Modules
  await server.db.updateTable('catalogue.course_module').set({ is_active: false }).where('id', '=', first!.ID).execute()
  const after = (await server.anonymous.send(page, { ID: id })).Content
  expect(after.Modules.map((module) => module.ID)).toEqual(shown.Modules.slice(1).map((module) => module.ID))
  await server.db.updateTable('catalogue.course').set({ is_published: false }).where('id', '=', id).execute()
  for (const who of [server.anonymous, await server.as('layla'), await server.as('sami')])
    expect(await refusalOf(who.send(page, { ID: id }))).toMatchObject({ status: 403, code: 'reportClosed' })
  expect((await refusalOf(server.anonymous.send(page, { ID: 999_999 }))).code).toBe('reportClosed')
})
