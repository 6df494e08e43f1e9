import { afterAll, beforeAll, expect, test } from 'vitest'
import { startTestServer, type TestServer } from '#testing/server.ts'
import { stageClass } from '#testing/stages/stage-exam.ts'
import { certificatesCalls as calls } from '../contract/calls.ts'

let server: TestServer
beforeAll(async () => {
  server = await startTestServer()
})
afterAll(() => server.close())

test('certificates that two issue at the same moment are issued once, and nobody is answered a fault', async () => {
  const { classId, traineeIds } = await stageClass(server.db, { trainees: ['layla', 'mariam'] })
  await server.db
    .insertInto('evaluation.final_result')
    .columns(['registration_id', 'standing', 'percent', 'passed', 'arithmetic', 'published_at'])
    .expression((from) =>
      from
        .selectFrom('registration.registration as r')
        .where('r.class_id', '=', classId)
        .select((of) => [
          'r.id',
          of.val('final').as('standing'),
          of.val(91.5).as('percent'),
          of.val(true).as('passed'),
          of.cast<string>(of.val('{}'), 'jsonb').as('arithmetic'),
          of.val('2026-03-13T09:00:00Z').as('published_at'),
        ]),
    )
    .execute()
  const body = { CourseClassID: classId, Kind: 'completion' as const, TraineeIDs: Object.values(traineeIds) }
  const staff = [await server.as('huda'), await server.as('nadia')]
  const answers = await Promise.all([...staff, ...staff].map((who) => who.send(calls.issueCertificates, { body })))
  expect(answers.map(({ Issued }) => Issued).toSorted()).toEqual([0, 0, 0, 2])
  const kept = await server.db.selectFrom('certificates.certificate').select('serial').execute()
  expect(kept).toHaveLength(2)
})
