import { sql } from 'kysely'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { evaluationCalls } from '#modules/evaluation/contract/calls.ts'
import { practicalCalls } from '#modules/practical/contract/calls.ts'
import type { Asker } from '#testing/asker.ts'
import { refusalOf, startTestServer, type TestServer } from '#testing/server.ts'
import type { StagedClass } from '#testing/stages/stage-exam.ts'
import { signAll, stagePractical } from '#testing/stages/practical/stage-practical.ts'
import { stageSessions } from '#testing/stages/stage-sessions.ts'
import { certificatesCalls as calls } from '../contract/calls.ts'

let server: TestServer
let staged: StagedClass
let huda: Asker
beforeAll(async () => {
  server = await startTestServer()
  staged = await stagePractical(server, { trainees: ['layla'] })
  huda = await server.as('huda')
  const { db } = server
  // Full marks in all but the practical part, and nothing owed.
  await db.deleteFrom('catalogue.evaluation_mean').where('course_id', '=', staged.courseId).execute()
  await sql`insert into catalogue.evaluation_mean (course_id, kind, name, percent, max_score)
    values (${staged.courseId}, 'participation', '{"en":"Participation"}', 40, 10)`.execute(db)
  const [session] = await stageSessions(db, staged.classId, ['2026-03-01'])
  await sql`insert into attendance.mark (session_id, registration_id, state, minutes, marked_by, marked_at)
    select ${session}, id, 'present', 0, 1, now() from registration.registration where class_id = ${staged.classId}`.execute(
    db,
  )
  await sql`update registration.registration set money = 'paid' where class_id = ${staged.classId}`.execute(db)
  const omar = await server.as('omar')
  const sheet = await omar.send(evaluationCalls.getParticipation, { courseClassID: staged.classId })
  const degree = {
    RegistrationID: sheet.People[0]!.RegistrationID,
    MeanID: sheet.Means[0]!.MeanID,
    Score: 10,
    Version: null,
  }
  await omar.send(evaluationCalls.saveParticipation, { body: { CourseClassID: staged.classId, Scores: [degree] } })
})
afterAll(() => server.close())

const results = async () => huda.send(evaluationCalls.getFinalResults, { courseClassID: staged.classId })
const publish = (Reason?: string) =>
  huda.send(evaluationCalls.publishFinalResults, { body: { CourseClassID: staged.classId, ...(Reason && { Reason }) } })
const obstaclesTo = async (Kind: 'completion' | 'practical') =>
  (await huda.send(calls.getCandidates, { courseClassID: staged.classId, Kind })).People[0]!.Obstacles
const examination = async () => ({
  CourseClassID: staged.classId,
  Version: (await huda.send(practicalCalls.getPracticalClass, { CourseClassID: staged.classId })).Version,
})
const own = () => ({ CourseClassID: staged.classId, TraineeID: staged.traineeIds['layla']! })

test('until the practical part is released results stay initial, and its certificate says why it waits', async () => {
  expect((await results()).People).toMatchObject([{ Standing: 'initial', Outcome: 'inProgress', Percent: 100 }])
  expect(await refusalOf(publish())).toMatchObject({ code: 'resultsStillInitial', data: { count: 1 } })
  expect(await obstaclesTo('practical')).toEqual(['practicalNotReleased'])
})

test('below its pass mark nobody passes, whatever the sum is, and the trainee sees the line', async () => {
  await signAll(server, staged, 'general')
  await huda.send(practicalCalls.releasePractical, { body: await examination() })
  expect((await results()).People).toMatchObject([
    { Standing: 'final', Outcome: 'notPassed', Shortfalls: ['practicalTooLow'] },
  ])
  await publish()
  expect(await (await server.as('layla')).send(evaluationCalls.getTraineePassDetail, own())).toMatchObject({
    Percent: 100,
    Passed: false,
    Arithmetic: { Practical: { Percent: 50, PassPercent: 60, Passed: false }, Shortfalls: ['practicalTooLow'] },
  })
  expect(await obstaclesTo('practical')).toEqual(['practicalTooLow'])
  expect(await obstaclesTo('completion')).toEqual(['notPassed'])
  const issue = { CourseClassID: staged.classId, TraineeID: own().TraineeID, Certificate: 'practical' as const }
  expect(await refusalOf(huda.send(calls.saveTraineeCertificate, issue))).toMatchObject({
    code: 'notEligible',
    data: { obstacles: ['practicalTooLow'] },
  })
})

test('corrected and released again, it changes a published result with a reason and a second person', async () => {
  await huda.send(practicalCalls.reopenPractical, {
    body: { ...(await examination()), Reason: 'A line was forgotten' },
  })
  // While it is open nothing new can be published; what is out stands.
  expect((await results()).People).toMatchObject([{ Standing: 'initial', Published: { Passed: false } }])
  expect((await results()).Actions).toEqual([])
  const shown = await huda.send(practicalCalls.getPracticalClass, { CourseClassID: staged.classId })
  const omar = await server.as('omar')
  for (const { ID, Version } of shown.People[0]!.Markings)
    await omar.send(practicalCalls.withdrawPracticalSignature, { body: { MarkingID: ID, Version, Reason: 'x' } })
  for (const Kind of ['general', 'course'] as const) {
    const Degrees = shown.Items.filter((item) => item.Kind === Kind).map(({ ID, MaxDegree }) => ({
      ItemID: ID,
      Degree: MaxDegree,
      GivenAt: '2026-03-06T08:00:00Z',
      Version: null,
    }))
    await omar.send(practicalCalls.saveTraineePractical, { body: { ...own(), Kind, Degrees } })
    await omar.send(practicalCalls.signPractical, { body: { ...own(), Kind, IsAbsent: false } })
  }
  await huda.send(practicalCalls.releasePractical, { body: await examination() })
  expect((await results()).People).toMatchObject([{ IsOutdated: true, Passed: true, Published: { Passed: false } }])
  expect(await refusalOf(publish())).toMatchObject({ code: 'changeNeedsReason' })
  expect(await publish('Practical corrected')).toMatchObject({ Asked: 1 })
  const nadia = await server.as('nadia')
  const { Change } = await nadia.send(evaluationCalls.getFinalResults, { courseClassID: staged.classId })
  await nadia.send(evaluationCalls.decideResultChange, { body: { ID: Change!.ID, Approve: true } })
  expect(await nadia.send(evaluationCalls.getTraineePassDetail, own())).toMatchObject({
    Passed: true,
    Version: 2,
    Arithmetic: { Practical: { Percent: 100, Passed: true } },
  })
})

test('the practical certificate is issued with what was reached in it', async () => {
  expect(await obstaclesTo('practical')).toEqual([])
  const body = { CourseClassID: staged.classId, Kind: 'practical' as const, TraineeIDs: [own().TraineeID] }
  expect(await huda.send(calls.issueCertificates, { body })).toEqual({ Issued: 1 })
  const { Items } = await (await server.as('layla')).send(calls.getAllTraineeCertificate, {})
  expect(Items).toMatchObject([{ Kind: 'practical' }])
  const { snapshot } = await server.db
    .selectFrom('certificates.certificate')
    .select('snapshot')
    .executeTakeFirstOrThrow()
  expect(snapshot).toMatchObject({ Kind: 'practical', Percent: 100, BandName: null })
})

test('a class without a practical part has no such certificate, and its results wait for none', async () => {
  await server.db
    .updateTable('catalogue.course')
    .set({ practical_pass_percent: null })
    .where('id', '=', staged.courseId)
    .execute()
  expect(await obstaclesTo('practical')).toEqual(['noPracticalPart'])
  expect((await results()).People).toMatchObject([{ Standing: 'final', Passed: true }])
})
