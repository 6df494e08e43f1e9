import { afterAll, beforeAll, expect, test } from 'vitest'
import { classesCalls } from '#modules/classes/contract/calls.ts'
import { startTestServer, type TestServer } from '#testing/server.ts'
import { audited } from '#testing/stages/audited.ts'
import { stageReleased } from '#testing/stages/stage-released.ts'
import { stageSessions } from '#testing/stages/stage-sessions.ts'
import { evaluationCalls as calls } from '../contract/calls.ts'

let server: TestServer
beforeAll(async () => {
  server = await startTestServer()
})
afterAll(() => server.close())

test('why the final results of a class are published, and published again, stands in the class’s history', async () => {
  const released = await stageReleased(server)
  const [huda, nadia] = [await server.as('huda'), await server.as('nadia')]
  await server.db.deleteFrom('catalogue.evaluation_mean').where('course_id', '=', released.courseId).execute()
  await server.db
    .updateTable('classes.course_class')
    .set({ state: 'ended' })
    .where('id', '=', released.classId)
    .execute()
  const [session] = await stageSessions(server.db, released.classId, ['2026-03-11'])
  const mark = (state: 'present' | 'absent') =>
    server.db
      .insertInto('attendance.mark')
      .columns(['session_id', 'registration_id', 'state', 'marked_by'])
      .expression((from) =>
        from
          .selectFrom('registration.registration as r')
          .where('r.class_id', '=', released.classId)
          .select((of) => [of.val(session!).as('s'), 'r.id', of.val(state).as('state'), of.val(1).as('by')]),
      )
      .onConflict((row) => row.columns(['session_id', 'registration_id']).doUpdateSet({ state }))
      .execute()
  await mark('present')
  server.at('2026-03-15T09:00:00Z')
  const history = async () =>
    (await huda.send(classesCalls.getCourseClass, { ID: released.classId })).History.map(({ Kind, By, Why }) => [
      Kind,
      By,
      Why,
    ])
  const publish = (Reason: string) =>
    huda.send(calls.publishFinalResults, { body: { CourseClassID: released.classId, Reason } })

  await publish('ختام الشعبة')
  expect((await history())[0]).toEqual(['classes.publishResults', 'Huda Mansour', 'ختام الشعبة'])
  expect(await audited(server.db, 'evaluation.publishFinalResults')).toMatchObject([
    { after: { passed: true, reason: 'ختام الشعبة' } },
    { after: { passed: false, reason: 'ختام الشعبة' } },
  ])

  await mark('absent')
  await publish('Marked in the wrong row')
  const { Change } = await huda.send(calls.getFinalResults, { courseClassID: released.classId })
  const body = { ID: Change!.ID, Approve: false, Reason: 'He was there' }
  await nadia.send(calls.decideResultChange, { body })
  expect((await history()).slice(0, 2)).toEqual([
    ['evaluation.rejectResultChange', 'Nadia Abdelhamid', 'He was there'],
    ['evaluation.askResultChange', 'Huda Mansour', 'Marked in the wrong row'],
  ])
})
