import { afterAll, beforeAll, expect, test } from 'vitest'
import { documentCall } from '#platform/shared/document/documents.ts'
import { refusalOf, startTestServer, type TestServer } from '#testing/server.ts'
import { stageClass } from '#testing/stages/stage-exam.ts'
import upcomingCourseDetail from './document.ts'

const page = documentCall(upcomingCourseDetail)
let server: TestServer
beforeAll(async () => void (server = await startTestServer()))
afterAll(() => server.close())

test('anybody opens it as long as everybody may register, and nobody once the class has begun or is for one organization', async () => {
  const { db } = server
  const { classId: ID } = await stageClass(db, { instructors: ['salma'], trainees: [] })
  const set = (values: object) => db.updateTable('classes.course_class').set(values).where('id', '=', ID).execute()
  await set({ state: 'open' })
  const { starts_on } = await db
    .selectFrom('classes.course_class')
    .where('id', '=', ID)
    .select('starts_on')
    .executeTakeFirstOrThrow()
  const before = new Date(`${starts_on}T00:00:00Z`)
  before.setUTCDate(before.getUTCDate() - 7)
  server.at(before.toISOString())
  const { Content } = await server.anonymous.send(page, { ID })
  expect(Content).toMatchObject({ StartDate: starts_on })
  expect(Content.Address).toContain(`/UpcomingCourse?search=${Content.ClassCode}`)
  const closed = async () => (await refusalOf(server.anonymous.send(page, { ID }))).code
  for (const state of ['draft', 'running', 'cancelled']) {
    await set({ state })
    expect(await closed(), state).toBe('reportClosed')
  }
  const { id: organization_id } = await db
    .selectFrom('people.organization')
    .select('id')
    .limit(1)
    .executeTakeFirstOrThrow()
  await set({ state: 'open', organization_id })
  expect(await closed()).toBe('reportClosed')
  await set({ organization_id: null })
  expect((await server.anonymous.send(page, { ID })).Content.ClassCode).toBe(Content.ClassCode)
  server.at(`${starts_on}T10:00:00Z`)
  expect(await closed()).toBe('reportClosed')
})
