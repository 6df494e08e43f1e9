import { afterAll, beforeAll, expect, test } from 'vitest'
import { documentCall } from '#platform/shared/document/documents.ts'
import { json } from '#platform/server/database.ts'
import { refusalOf, startTestServer, type TestServer } from '#testing/server.ts'
import { stageClass } from '#testing/stages/stage-exam.ts'
import { certificatesCalls as calls } from '../../contract/calls.ts'
import traineeCourses from './document.ts'

const page = documentCall(traineeCourses)
const closed = { status: 403, code: 'reportClosed' }
let server: TestServer
let layla: number
let classId: number
beforeAll(async () => {
  server = await startTestServer()
  const staged = await stageClass(server.db, { trainees: ['layla'], instructors: ['salma'] })
  layla = staged.traineeIds['layla']!
  classId = staged.classId
  const { id } = await server.db
    .selectFrom('registration.registration')
    .select('id')
    .where('class_id', '=', classId)
    .executeTakeFirstOrThrow()
  await server.db
    .insertInto('evaluation.final_result')
    .values({
      registration_id: id,
      standing: 'final',
      percent: 82.7,
      passed: true,
      arithmetic: json({}),
      published_at: null,
    })
    .execute()
})
afterAll(() => server.close())

test('the list says who sat in which class; the result from its publication on', async () => {
  const salma = await server.as('salma')
  const own = async () => (await salma.send(calls.getPersonCourses, { TraineeID: layla })).Items
  expect(await own()).toMatchObject([{ TraineeID: layla, ClassID: classId, Percent: null, Passed: null }])
  await server.db.updateTable('evaluation.final_result').set({ published_at: '2026-03-13T09:00:00Z' }).execute()
  for (const who of ['salma', 'huda', 'karim', 'nadia'] as const)
    expect((await (await server.as(who)).send(calls.getPersonCourses, { TraineeID: layla })).Items, who).toMatchObject([
      { ClassID: classId, Percent: 82.7, Passed: true, Certificates: [] },
    ])
  // Another class's instructor, and an organization that has not sent her.
  for (const who of ['omar', 'hany'] as const)
    expect((await (await server.as(who)).send(calls.getPersonCourses, { TraineeID: layla })).Items, who).toEqual([])
  expect(await refusalOf((await server.as('layla')).send(calls.getPersonCourses))).toMatchObject({ status: 403 })
  expect((await salma.send(calls.getPersonCourses, { TraineeID: layla, Main: 'noShow' })).Items).toEqual([])
})

test('the paper opens for the trainee, who teaches the class, and staff', async () => {
  for (const who of ['layla', 'salma', 'huda', 'karim'] as const)
    expect(await (await server.as(who)).send(page, { TraineeID: layla }), who).toMatchObject({
      Content: { Courses: [{ ClassID: classId }] },
      Signatories: [{ Post: 'registrar' }],
    })
  for (const who of ['mariam', 'omar', 'hany'] as const)
    expect(await refusalOf((await server.as(who)).send(page, { TraineeID: layla })), who).toMatchObject(closed)
  expect(await refusalOf(server.anonymous.send(page, { TraineeID: layla }))).toMatchObject(closed)
  const nadia = await server.as('nadia')
  const later = { TraineeID: layla, DateFrom: '2099-01-01', DateTo: '2099-12-31' }
  expect(await nadia.send(page, later)).toMatchObject({ Content: { Courses: [], Hours: 0 } })
})
