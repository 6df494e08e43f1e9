import { afterAll, beforeAll, expect, test } from 'vitest'
import { peopleCalls } from '#modules/people/contract/calls.ts'
import { documentCall } from '#platform/shared/document/documents.ts'
import { refusalOf, startTestServer, type TestServer } from '#testing/server.ts'
import { stageClass } from '#testing/stages/stage-exam.ts'
import instructorProfile from './document.ts'

const page = documentCall(instructorProfile)
let server: TestServer
let salma: number
let omar: number
let classId: number
beforeAll(async () => {
  server = await startTestServer()
  classId = (await stageClass(server.db, { trainees: ['layla'], instructors: ['salma', 'omar'] })).classId
  const idOf = async (who: 'salma' | 'omar') =>
    (await (await server.as(who)).send(peopleCalls.getLoginInstructor, {})).ID
  ;[salma, omar] = [await idOf('salma'), await idOf('omar')]
})
afterAll(() => server.close())

const opened = async (who: 'salma' | 'huda' | 'nadia', InstructorID: number) =>
  (await (await server.as(who)).send(page, { InstructorID })).Content

test('it opens for the instructor and who plans classes, with courses and classes, and for nobody else', async () => {
  const { code } = await server.db
    .selectFrom('classes.course_class')
    .where('id', '=', classId)
    .select('code')
    .executeTakeFirstOrThrow()
  for (const who of ['salma', 'huda', 'nadia'] as const) {
    const content = await opened(who, salma)
    expect(content.Instructor.FullName.en, who).toContain('Salma')
    expect(
      content.Classes.map(({ Code }) => Code),
      who,
    ).toContain(code)
    expect(Object.keys(content.Instructor)).not.toEqual(expect.arrayContaining(['DailyFee']))
    expect(Object.keys(content.Instructor)).not.toEqual(expect.arrayContaining(['Attachments']))
  }
  const closed = { status: 403, code: 'reportClosed' }
  for (const who of ['layla', 'hany', 'omar'] as const)
    expect(await refusalOf((await server.as(who)).send(page, { InstructorID: salma })), who).toMatchObject(closed)
  expect(await refusalOf(server.anonymous.send(page, { InstructorID: salma }))).toMatchObject(closed)
  expect(await refusalOf((await server.as('salma')).send(page, { InstructorID: omar }))).toMatchObject(closed)
  expect(await refusalOf((await server.as('nadia')).send(page, { InstructorID: 999_999 }))).toMatchObject(closed)
})

test('a class that one was asked for and has not accepted, or that was cancelled, is none that one held', async () => {
  const before = (await opened('nadia', salma)).Classes.length
  const places = server.db.updateTable('classes.class_staff').where('class_id', '=', classId)
  const staffs = (state: 'asked' | 'accepted') => places.set({ state }).where('instructor_id', '=', salma).execute()
  await staffs('asked')
  expect((await opened('nadia', salma)).Classes).toHaveLength(before - 1)
  await staffs('accepted')
  const classes = server.db.updateTable('classes.course_class').where('id', '=', classId)
  const { state } = await server.db
    .selectFrom('classes.course_class')
    .where('id', '=', classId)
    .select('state')
    .executeTakeFirstOrThrow()
  await classes.set({ state: 'cancelled' }).execute()
  expect((await opened('nadia', salma)).Classes).toHaveLength(before - 1)
  await classes.set({ state }).execute()
  expect((await opened('nadia', salma)).Classes).toHaveLength(before)
})
