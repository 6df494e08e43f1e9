import { afterAll, beforeAll, expect, test } from 'vitest'
import { attendanceCalls } from '#modules/attendance/contract/calls.ts'
import { audited } from '#testing/audited.ts'
import { refusalOf, startTestServer, type TestServer } from '#testing/server.ts'
import { stageClass, type StagedClass } from '#testing/stage-exam.ts'
import { stageSessions } from '#testing/stage-sessions.ts'
import { evaluationCalls as calls } from '../contract/calls.ts'

let server: TestServer
let staged: StagedClass
let sessions: number[]
beforeAll(async () => {
  server = await startTestServer()
  staged = await stageClass(server.db, { instructors: ['omar'], trainees: ['layla', 'mariam'] })
  sessions = await stageSessions(server.db, staged.classId, ['2026-03-01', '2026-03-02'])
  // one means of each kind, so that the arithmetic is known
  await server.db.deleteFrom('catalogue.evaluation_mean').where('course_id', '=', staged.courseId).execute()
  await server.db
    .insertInto('catalogue.evaluation_mean')
    .values([
      { course_id: staged.courseId, kind: 'participation', name: '{"en":"Participation"}', percent: 40, max_score: 10 },
      { course_id: staged.courseId, kind: 'attendance', name: '{"en":"Attendance"}', percent: 40, max_score: 100 },
    ])
    .execute()
})
afterAll(() => server.close())

const byClass = () => ({ courseClassID: staged.classId })

test('degrees are given within their range by the own instructor alone', async () => {
  const omar = await server.as('omar')
  const sheet = await omar.send(calls.getParticipation, byClass())
  expect(sheet.Means.map((mean) => [mean.Kind, mean.MinScore, mean.MaxScore])).toEqual([['participation', 1, 10]])
  const scores = (Score: number) =>
    sheet.People.map((person) => ({
      RegistrationID: person.RegistrationID,
      MeanID: sheet.Means[0]!.MeanID,
      Score,
      Version: null,
    }))
  const body = { CourseClassID: staged.classId, Scores: scores(8) }

  expect(await refusalOf(omar.send(calls.saveParticipation, { body: { ...body, Scores: scores(11) } }))).toMatchObject({
    status: 422,
    code: 'degreeOutOfRange',
    data: { min: 1, max: 10 },
  })
  const salma = await server.as('salma')
  expect(await refusalOf(salma.send(calls.saveParticipation, { body }))).toMatchObject({ status: 404 })
  const layla = await server.as('layla')
  expect(await refusalOf(layla.send(calls.getParticipation, byClass()))).toMatchObject({ status: 403 })

  await omar.send(calls.saveParticipation, { body })
  const huda = await server.as('huda')
  expect(await refusalOf(huda.send(calls.saveParticipation, { body }))).toMatchObject({
    code: 'changedMeanwhile',
    data: { byAr: 'عمر الراوي', byEn: 'Omar Alrawi', at: expect.stringMatching(/^20\d\d-/) },
  })
})

test('before anything is known nobody has failed', async () => {
  const fresh = await stageClass(server.db, { instructors: ['salma'], trainees: ['layla', 'mariam'] })
  await stageSessions(server.db, fresh.classId, ['2026-04-01', '2026-04-02'])
  const salma = await server.as('salma')
  const { People } = await salma.send(calls.getFinalResults, { courseClassID: fresh.classId })
  expect(People.map(({ Outcome, Shortfalls }) => [Outcome, Shortfalls])).toEqual([
    ['notBegun', []],
    ['notBegun', []],
  ])
})

test('results are published when all of them are final, and the trainee follows the sum', async () => {
  const omar = await server.as('omar')
  const huda = await server.as('huda')
  const layla = await server.as('layla')
  const body = { CourseClassID: staged.classId }
  const detail = { TraineeID: staged.traineeIds['layla']!, CourseClassID: staged.classId }

  server.at('2026-03-01T09:00:00Z')
  expect(await refusalOf(huda.send(calls.publishFinalResults, { body }))).toMatchObject({
    status: 409,
    code: 'resultsStillInitial',
    data: { count: 2 },
  })
  for (const [at, sessionID] of sessions.entries()) {
    server.at(`2026-03-0${at + 1}T09:00:00Z`)
    const sheet = await omar.send(attendanceCalls.getAttendanceSheet, { sessionID })
    const absent = (traineeId: number) => traineeId === staged.traineeIds['mariam'] && at === 1
    await omar.send(attendanceCalls.saveAttendance, {
      body: {
        SessionID: sessionID,
        Marks: sheet.People.map((person) => ({
          RegistrationID: person.RegistrationID,
          State: absent(person.TraineeID) ? ('absent' as const) : ('present' as const),
          Version: null,
        })),
      },
    })
  }
  server.at('2026-03-05T09:00:00Z')
  expect(await refusalOf(layla.send(calls.getTraineePassDetail, detail))).toMatchObject({ status: 404 })
  // who publishes reads the sum before it is published; the trainee never does this way
  expect(await huda.send(calls.getFinalResultDetail, detail)).toMatchObject({
    Percent: 90,
    Version: 0,
    PublishedAt: null,
  })
  expect(await refusalOf(layla.send(calls.getFinalResultDetail, detail))).toMatchObject({ status: 403 })
  const salma = await server.as('salma')
  expect(await refusalOf(salma.send(calls.getFinalResultDetail, detail))).toMatchObject({ status: 404 })
  expect((await huda.send(calls.getFinalResults, byClass())).Actions).toEqual(['publish'])
  expect(await refusalOf(omar.send(calls.publishFinalResults, { body }))).toMatchObject({ status: 403 })

  expect(await huda.send(calls.publishFinalResults, { body })).toEqual({ Published: 2, Passed: 1 })
  // no exams: (40 × 8/10 + 40 × 100/100) × 100/80
  const own = await layla.send(calls.getTraineePassDetail, detail)
  expect(own).toMatchObject({ Percent: 90, Passed: true, Standing: 'final', Version: 1 })
  expect(own.Arithmetic.Means.map((mean) => [mean.Kind, mean.Score, mean.Points])).toEqual([
    ['participation', 8, 40],
    ['attendance', 100, 50],
  ])
  const other = { ...detail, TraineeID: staged.traineeIds['mariam']! }
  expect(await refusalOf(layla.send(calls.getTraineePassDetail, other))).toMatchObject({ status: 404 })
  expect((await huda.send(calls.getTraineePassDetail, other)).Arithmetic.Shortfalls).toEqual(['attendanceTooLow'])
  expect((await layla.send(calls.getMyResults)).map((row) => row.Percent)).toEqual([90])
  expect((await huda.send(calls.getPassedTraineeByCourseClassID, byClass())).map((row) => row.TraineeID)).toEqual([
    staged.traineeIds['layla'],
  ])

  const registrations = await server.db
    .selectFrom('registration.registration')
    .select(['trainee_id', 'main'])
    .where('class_id', '=', staged.classId)
    .execute()
  expect(Object.fromEntries(registrations.map((row) => [row.trainee_id, row.main]))).toEqual({
    [staged.traineeIds['layla']!]: 'completed',
    [staged.traineeIds['mariam']!]: 'failed',
  })
})

test('what was published changes with a reason alone, as the next version', async () => {
  const huda = await server.as('huda')
  const omar = await server.as('omar')
  const sheet = await huda.send(calls.getParticipation, byClass())
  const layla = sheet.People.find((person) => person.TraineeID === staged.traineeIds['layla'])!
  const raised = {
    CourseClassID: staged.classId,
    Scores: [
      {
        RegistrationID: layla.RegistrationID,
        MeanID: sheet.Means[0]!.MeanID,
        Score: 10,
        Version: layla.Scores[0]!.Version,
      },
    ],
  }
  expect(await refusalOf(omar.send(calls.saveParticipation, { body: raised }))).toMatchObject({ code: 'degreesClosed' })
  await huda.send(calls.saveParticipation, { body: raised })

  const detail = { TraineeID: staged.traineeIds['layla']!, CourseClassID: staged.classId }
  // the row says what would be published now, and so does its arithmetic
  const row = (await huda.send(calls.getFinalResults, byClass())).People.find(
    (person) => person.TraineeID === detail.TraineeID,
  )
  expect(row).toMatchObject({ Percent: 100, IsOutdated: true })
  const asItStands = await huda.send(calls.getFinalResultDetail, detail)
  expect(asItStands).toMatchObject({ Percent: 100, Version: 1, PublishedAt: row!.PublishedAt })
  expect(asItStands.Arithmetic.Means.map((mean) => mean.Points)).toEqual([50, 50])
  expect(await huda.send(calls.getTraineePassDetail, detail)).toMatchObject({ Percent: 90, Version: 1 })

  const body = { CourseClassID: staged.classId }
  expect(await refusalOf(huda.send(calls.publishFinalResults, { body }))).toMatchObject({ code: 'changeNeedsReason' })
  await huda.send(calls.publishFinalResults, { body: { ...body, Reason: 'The degree was mistyped' } })
  expect(await audited(server.db, 'degreeChanged')).toMatchObject([
    { subject_id: layla.RegistrationID, before: { degree: layla.Scores[0]!.Score }, after: { degree: 10 } },
  ])
  expect((await audited(server.db, 'finalResultPublished')).at(-1)).toMatchObject({
    actor_id: huda.accountId,
    before: { percent: expect.any(Number), reason: null },
    after: { percent: 100, reason: 'The degree was mistyped' },
  })
  expect(await (await server.as('layla')).send(calls.getTraineePassDetail, detail)).toMatchObject({
    Percent: 100,
    Version: 2,
  })
})
