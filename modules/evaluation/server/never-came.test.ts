import { sql } from 'kysely'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { stageReleased } from '#testing/stages/stage-released.ts'
import { stageSessions } from '#testing/stages/stage-sessions.ts'
import { refusalOf, startTestServer, type TestServer } from '#testing/server.ts'
import { evaluationCalls as calls } from '../contract/calls.ts'

let server: TestServer
beforeAll(async () => {
  server = await startTestServer()
})
afterAll(() => server.close())

test('who never came and was never marked holds up nobody’s results: absent a day after the session', async () => {
  const { classId, courseId, traineeId } = await stageReleased(server)
  await server.db.deleteFrom('catalogue.evaluation_mean').where('course_id', '=', courseId).execute()
  const [held, called] = await stageSessions(server.db, classId, ['2026-03-10', '2026-03-11'])
  await sql`insert into attendance.mark (session_id, registration_id, state, marked_by)
    select s, r.id, 'present', 1 from registration.registration r, unnest(${[held, called]}::integer[]) s
    where r.class_id = ${classId} and r.trainee_id = ${traineeId}`.execute(server.db)
  const huda = await server.as('huda')
  const body = { CourseClassID: classId }
  const others = async () =>
    (await huda.send(calls.getFinalResults, { courseClassID: classId })).People.filter(
      ({ TraineeID }) => TraineeID !== traineeId,
    )

  server.at('2026-03-11T15:00:00Z')
  expect(await others()).toMatchObject([{ Standing: 'initial' }])
  expect(await refusalOf(huda.send(calls.publishFinalResults, { body }))).toMatchObject({
    code: 'resultsStillInitial',
    data: { count: 1 },
  })
  server.at('2026-03-13T09:00:00Z')
  expect(await others()).toMatchObject([
    { Standing: 'final', Outcome: 'notPassed', Shortfalls: expect.arrayContaining(['attendanceTooLow']) },
  ])
  expect(await huda.send(calls.publishFinalResults, { body })).toEqual({ Published: 2, Passed: 1, Asked: 0 })
})

test('a mark in a session that was cancelled stands for none of those that count', async () => {
  const { classId, courseId, traineeId } = await stageReleased(server)
  await server.db.deleteFrom('catalogue.evaluation_mean').where('course_id', '=', courseId).execute()
  const [dropped] = await stageSessions(server.db, classId, ['2026-03-11', '2026-03-12'])
  await sql`insert into attendance.mark (session_id, registration_id, state, marked_by)
    select ${dropped}, r.id, 'present', 1 from registration.registration r where r.class_id = ${classId}`.execute(
    server.db,
  )
  await server.db.updateTable('classes.class_session').set({ state: 'cancelled' }).where('id', '=', dropped!).execute()
  server.at('2026-03-12T06:00:00Z')
  const { People } = await (await server.as('huda')).send(calls.getFinalResults, { courseClassID: classId })
  expect(People.find(({ TraineeID }) => TraineeID === traineeId)).toMatchObject({ Standing: 'initial' })
})
