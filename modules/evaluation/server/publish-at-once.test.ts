import { afterAll, beforeAll, expect, test } from 'vitest'
import { stageReleased } from '#testing/stages/stage-released.ts'
import { stageSessions } from '#testing/stages/stage-sessions.ts'
import { refusalOf, startTestServer, type TestServer } from '#testing/server.ts'
import { whileHeld } from '#testing/while-held.ts'
import { evaluationCalls as calls } from '../contract/calls.ts'
import { publishResult } from './store/results.ts'

let server: TestServer
beforeAll(async () => {
  server = await startTestServer()
})
afterAll(() => server.close())

/** Everybody was there in the one session. */
async function attended(classId: number): Promise<void> {
  const [session] = await stageSessions(server.db, classId, ['2026-03-11'])
  await server.db
    .insertInto('attendance.mark')
    .columns(['session_id', 'registration_id', 'state', 'marked_by'])
    .expression((from) =>
      from
        .selectFrom('registration.registration as r')
        .where('r.class_id', '=', classId)
        .select((of) => [of.val(session!).as('s'), 'r.id', of.val('present').as('state'), of.val(1).as('by')]),
    )
    .execute()
}

test('final results that several publish at the same moment are published once, and nobody is answered a fault', async () => {
  const { classId, courseId } = await stageReleased(server)
  await server.db.deleteFrom('catalogue.evaluation_mean').where('course_id', '=', courseId).execute()
  await server.db.updateTable('classes.course_class').set({ state: 'ended' }).where('id', '=', classId).execute()
  await attended(classId)
  server.at('2026-03-15T09:00:00Z')
  const staff = [await server.as('huda'), await server.as('nadia')]
  const answers = await Promise.all(
    [...staff, ...staff].map((who) => who.send(calls.publishFinalResults, { body: { CourseClassID: classId } })),
  )
  const people = await server.db
    .selectFrom('registration.registration')
    .where('class_id', '=', classId)
    .select('id')
    .execute()
  expect(answers.map(({ Published }) => Published).toSorted()).toEqual([0, 0, 0, people.length])
  const kept = await server.db.selectFrom('evaluation.final_result').select('version').execute()
  expect(kept.map(({ version }) => version)).toEqual(people.map(() => 1))
  const told = await server.db
    .selectFrom('platform.event')
    .where('kind', '=', 'evaluation.publishFinalResults')
    .select('id')
    .execute()
  expect(told).toHaveLength(people.length)
})

test('a degree that the instructor changes while the results are published waits, and is refused', async () => {
  const { classId, courseId } = await stageReleased(server)
  const { db } = server
  await db.deleteFrom('catalogue.evaluation_mean').where('course_id', '=', courseId).execute()
  await db
    .insertInto('catalogue.evaluation_mean')
    .values([{ course_id: courseId, kind: 'participation', name: '{"en":"x"}', percent: 40, max_score: 10 }])
    .execute()
  const [huda, omar] = [await server.as('huda'), await server.as('omar')]
  const { Means, People } = await omar.send(calls.getParticipation, { courseClassID: classId })
  const [{ RegistrationID }] = People as [(typeof People)[number]]
  const Scores = [{ RegistrationID, MeanID: Means[0]!.MeanID, Score: 8, Version: null }]
  // As publishing does it: the class is held, the results are worked out, then they are out.
  const [saved] = await whileHeld<unknown>(
    db,
    (tx) => tx.selectFrom('classes.course_class').where('id', '=', classId).select('id').forUpdate().execute(),
    [() => refusalOf(omar.send(calls.saveParticipation, { body: { CourseClassID: classId, Scores } }))],
    (tx) =>
      publishResult(tx, {
        registrationId: RegistrationID,
        percent: 75,
        bandId: null,
        passed: true,
        arithmetic: [],
        reason: null,
        computedBy: huda.accountId,
        publishedBy: huda.accountId,
        at: server.now(),
      }),
  )
  expect(saved).toMatchObject({ status: 'fulfilled', value: { status: 409, code: 'degreesClosed' } })
})
