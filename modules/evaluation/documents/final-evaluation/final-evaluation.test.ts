import { afterAll, beforeAll, expect, test } from 'vitest'
import { documentCall } from '#platform/shared/document/documents.ts'
import { json } from '#platform/server/database.ts'
import { refusalOf, startTestServer, type TestServer } from '#testing/server.ts'
import { stageClass } from '#testing/stages/stage-exam.ts'
import finalEvaluation from './document.ts'
import sample from './sample.ts'

const page = documentCall(finalEvaluation)
const closed = { status: 403, code: 'reportClosed' }
let server: TestServer
let asked: { CourseClassID: number; TraineeID: number }
beforeAll(async () => {
  server = await startTestServer()
  const staged = await stageClass(server.db, { trainees: ['layla'], instructors: ['salma'] })
  asked = { CourseClassID: staged.classId, TraineeID: staged.traineeIds['layla']! }
  const { id } = await server.db
    .selectFrom('registration.registration')
    .select('id')
    .where('class_id', '=', staged.classId)
    .executeTakeFirstOrThrow()
  await server.db
    .insertInto('evaluation.final_result')
    .values({
      registration_id: id,
      standing: 'final',
      percent: 82.7,
      passed: true,
      arithmetic: json(sample.Arithmetic),
      published_at: null,
    })
    .execute()
})
afterAll(() => server.close())

test('it opens once it is published: for its trainee, who teaches the class, and staff', async () => {
  const layla = await server.as('layla')
  expect(await refusalOf(layla.send(page, asked))).toMatchObject(closed)
  await server.db.updateTable('evaluation.final_result').set({ published_at: '2026-03-13T09:00:00Z' }).execute()
  for (const who of ['layla', 'salma', 'huda', 'karim'] as const)
    expect(await (await server.as(who)).send(page, asked), who).toMatchObject({
      Content: { Percent: 82.7, Passed: true },
      Signatories: [{ Post: 'registrar' }, { Post: 'director' }],
    })
  for (const who of ['mariam', 'omar', 'hany'] as const)
    expect(await refusalOf((await server.as(who)).send(page, asked)), who).toMatchObject(closed)
  expect(await refusalOf(server.anonymous.send(page, asked))).toMatchObject(closed)
})
