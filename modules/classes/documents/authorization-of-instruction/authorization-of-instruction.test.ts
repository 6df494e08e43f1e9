import { afterAll, beforeAll, expect, test } from 'vitest'
import { peopleCalls } from '#modules/people/contract/calls.ts'
import { documentCall } from '#platform/shared/document/documents.ts'
import { refusalOf, startTestServer, type TestServer } from '#testing/server.ts'
import { stageClass } from '#testing/stages/stage-exam.ts'
import { stageSessions } from '#testing/stages/stage-sessions.ts'
import authorizationOfInstruction from './document.ts'

const page = documentCall(authorizationOfInstruction)
const closed = { status: 403, code: 'reportClosed' }
let server: TestServer
let CourseClassID: number
let [salma, omar, karim] = [0, 0, 0]
beforeAll(async () => {
  server = await startTestServer()
  CourseClassID = (await stageClass(server.db, { trainees: [], instructors: ['salma'] })).classId
  const [first] = await stageSessions(server.db, CourseClassID, ['2026-03-01', '2026-03-02'])
  const idOf = async (who: 'salma' | 'omar' | 'karim') =>
    (await (await server.as(who)).send(peopleCalls.getLoginInstructor, {})).ID
  ;[salma, omar] = [await idOf('salma'), await idOf('omar')]
  karim = (
    await server.db.selectFrom('people.instructor').where('code', '=', 'I-0003').select('id').executeTakeFirstOrThrow()
  ).id
  await server.db
    .insertInto('classes.class_staff')
    .values([
      { class_id: CourseClassID, instructor_id: omar, role: 'assistant', state: 'accepted' },
      { class_id: CourseClassID, instructor_id: karim, role: 'backup', state: 'asked' },
    ])
    .execute()
  await server.db
    .insertInto('classes.session_instructor')
    .columns(['session_id', 'instructor_id', 'period'])
    .expression((eb) =>
      eb
        .selectFrom('classes.class_session')
        .where('id', '=', first!)
        .select(['id', eb.val(salma).as('instructor_id'), 'period']),
    )
    .execute()
})
afterAll(() => server.close())

type Who = 'salma' | 'omar' | 'huda' | 'nadia' | 'layla' | 'hany' | 'eman'
const opened = async (who: Who, InstructorID?: number) =>
  (await (await server.as(who)).send(page, { CourseClassID, ...(InstructorID && { InstructorID }) })).Content
const isClosed = async (who: Who, InstructorID?: number) =>
  expect(
    await refusalOf((await server.as(who)).send(page, { CourseClassID, ...(InstructorID && { InstructorID }) })),
    `${who} ${InstructorID}`,
  ).toMatchObject(closed)

test('who plans opens that of everybody who has accepted to teach; an instructor the own one', async () => {
  for (const who of ['huda', 'nadia', 'salma'] as const)
    expect(await opened(who, salma)).toMatchObject({
      InstructorName: { en: expect.stringContaining('Salma') },
      Role: 'lead',
      AreOwnSessions: true,
      Sessions: [{ Number: 1 }],
    })
  // Nobody has given the assistant sessions yet: it says those of the class.
  expect(await opened('omar', omar)).toMatchObject({ Role: 'assistant', AreOwnSessions: false, Sessions: [{}, {}] })
  await isClosed('salma', omar)
  await isClosed('omar', salma)
  await isClosed('layla', salma)
  await isClosed('hany', salma)
  expect(await refusalOf(server.anonymous.send(page, { CourseClassID, InstructorID: salma }))).toMatchObject(closed)
})

test('left out, it is the own one, and for who plans that of the lead', async () => {
  expect(await opened('omar')).toMatchObject({ Role: 'assistant' })
  expect(await opened('huda')).toMatchObject({ Role: 'lead' })
})

test('there is none of who has not accepted, is no instructor of it, or whose class is not held', async () => {
  await isClosed('huda', karim)
  await isClosed('huda', 999_999)
  const set = (state: 'cancelled' | 'running') =>
    server.db.updateTable('classes.course_class').set({ state }).where('id', '=', CourseClassID).execute()
  await set('cancelled')
  await isClosed('huda', salma)
  await set('running')
})
