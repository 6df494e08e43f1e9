import { afterAll, beforeAll, expect, test } from 'vitest'
import { documentCall } from '#platform/shared/document/documents.ts'
import { refusalOf, startTestServer, type TestServer } from '#testing/server.ts'
import { daysOfPapers as days, stageAttendancePapers } from '#testing/stages/stage-sessions.ts'
import dailyAttendanceSheet from './document.ts'

const page = documentCall(dailyAttendanceSheet)
const closed = { status: 403, code: 'reportClosed' }
let server: TestServer
let CourseClassID: number
beforeAll(async () => {
  server = await startTestServer()
  CourseClassID = await stageAttendancePapers(server)
})
afterAll(() => server.close())

test('who plans and who teaches the class open it; nobody else does, and of a class that is not held there is none', async () => {
  for (const who of ['huda', 'nadia', 'sami', 'salma'] as const)
    expect((await (await server.as(who)).send(page, { CourseClassID })).Content, who).toMatchObject({
      ClassCode: expect.any(String),
    })
  const shut = async (who: 'layla' | 'hany' | 'omar' | 'nadia', ID = CourseClassID) =>
    expect(await refusalOf((await server.as(who)).send(page, { CourseClassID: ID })), who).toMatchObject(closed)
  for (const who of ['layla', 'hany', 'omar'] as const) await shut(who)
  expect(await refusalOf(server.anonymous.send(page, { CourseClassID }))).toMatchObject(closed)
  await shut('nadia', 999_999)
  const set = (state: 'cancelled' | 'running') =>
    server.db.updateTable('classes.course_class').set({ state }).where('id', '=', CourseClassID).execute()
  await set('cancelled')
  await shut('nadia')
  await set('running')
})

test('it has every session, and the percentage so far', async () => {
  const { Content } = await (await server.as('huda')).send(page, { CourseClassID })
  expect(Content.Sessions.map((each) => each.Day)).toEqual(days)
  expect(Content.People.map((each) => [each.Marks, each.TakenPercent])).toEqual([
    [['present', null, null], 100],
    [['absent', null, null], 0],
  ])
})
