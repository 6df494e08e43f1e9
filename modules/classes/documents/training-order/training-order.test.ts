import { sql } from 'kysely'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { documentCall } from '#platform/shared/document/documents.ts'
import { refusalOf, startTestServer, type TestServer } from '#testing/server.ts'
import { giveRights } from '#testing/stages/cast.ts'
import { stageClass } from '#testing/stages/stage-exam.ts'
import { stageSessions } from '#testing/stages/stage-sessions.ts'
import trainingOrder from './document.ts'

const page = documentCall(trainingOrder)
const closed = { status: 403, code: 'reportClosed' }
let server: TestServer
let CourseClassID: number
beforeAll(async () => {
  server = await startTestServer()
  CourseClassID = (await stageClass(server.db, { trainees: ['layla', 'mariam'], instructors: ['salma'] })).classId
  const [, second] = await stageSessions(server.db, CourseClassID, ['2026-03-01', '2026-03-02', '2026-03-03'])
  await sql`update classes.class_session set state = 'cancelled' where id = ${second}`.execute(server.db)
})
afterAll(() => server.close())

const opened = async (who: 'salma' | 'huda' | 'nadia' | 'sami') =>
  (await (await server.as(who)).send(page, { CourseClassID })).Content

test('who plans and who teaches the class open it, with whoever takes part; nobody else does', async () => {
  for (const who of ['huda', 'nadia', 'sami', 'salma'] as const) {
    const content = await opened(who)
    expect(content, who).toMatchObject({ CourseCode: 'SMS-101', Hours: 10, Staff: [{ Role: 'lead' }] })
    expect(content.Trainees, who).toHaveLength(2)
    expect(content.Sessions.map((each) => each.Number)).toEqual([1, 3])
  }
  for (const who of ['layla', 'hany', 'omar'] as const)
    expect(await refusalOf((await server.as(who)).send(page, { CourseClassID })), who).toMatchObject(closed)
  expect(await refusalOf(server.anonymous.send(page, { CourseClassID }))).toMatchObject(closed)
  expect(await refusalOf((await server.as('nadia')).send(page, { CourseClassID: 999_999 }))).toMatchObject(closed)
})

test('the right to classes prints every class with how many take part, and names nobody but in the own', async () => {
  for (const who of ['omar', 'salma'] as const) await giveRights(server.db, who, ['enteringcourseclass'])
  const read = async (who: 'omar' | 'salma') => (await (await server.as(who)).send(page, { CourseClassID })).Content
  expect(await read('omar')).toMatchObject({ TakingPart: 2, Trainees: null })
  expect((await read('salma')).Trainees).toHaveLength(2)
  for (const who of ['omar', 'salma'] as const) await giveRights(server.db, who, [])
})

test('of a draft there is none, and of a class that is not held; who declined is not on it', async () => {
  const set = (state: 'draft' | 'cancelled' | 'postponed' | 'running') =>
    server.db.updateTable('classes.course_class').set({ state }).where('id', '=', CourseClassID).execute()
  for (const state of ['draft', 'cancelled', 'postponed'] as const) {
    await set(state)
    expect(await refusalOf((await server.as('nadia')).send(page, { CourseClassID })), state).toMatchObject(closed)
  }
  await set('running')
  await server.db
    .updateTable('classes.class_staff')
    .set({ state: 'rejected' })
    .where('class_id', '=', CourseClassID)
    .execute()
  expect((await opened('nadia')).Staff).toEqual([])
})
