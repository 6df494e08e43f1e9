import { afterAll, beforeAll, expect, test } from 'vitest'
import { sql } from 'kysely'
import { enrol } from '#database/seeds/world/classes.ts'
import { attendanceCalls } from '#modules/attendance/contract/calls.ts'
import { signinCalls } from '#modules/signin/contract/calls.ts'
import { getHomeModel } from '#modules/home/contract/home.ts'
import type { Asker } from '#testing/asker.ts'
import { audited } from '#testing/stages/audited.ts'
import { refusalOf, startTestServer, type TestServer } from '#testing/server.ts'
import { stageClass, type StagedClass } from '#testing/stages/stage-exam.ts'
import { stageSessions } from '#testing/stages/stage-sessions.ts'
import { tellNews } from '#testing/stages/told.ts'
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

test('nothing is marked in a class that has not begun, is not confirmed or was cancelled, and the sheet says it before', async () => {
  const later = await stageClass(server.db, { instructors: ['omar'], trainees: ['layla'] })
  const [omar, huda] = [await server.as('omar'), await server.as('huda')]
  const query = { courseClassID: later.classId }
  const put = (state: 'open' | 'confirmed' | 'running' | 'cancelled', starts_on: string) =>
    server.db
      .updateTable('classes.course_class')
      .set({ state, starts_on, ends_on: '2099-12-31' })
      .where('id', '=', later.classId)
      .execute()
  const { People, Means } = await omar.send(calls.getParticipation, query)
  const body = {
    CourseClassID: later.classId,
    Scores: [{ RegistrationID: People[0]!.RegistrationID, MeanID: Means[0]!.MeanID, Score: 8, Version: null }],
  }
  const tried = async () => {
    const { IsOpen, Closed } = await huda.send(calls.getParticipation, query)
    expect(IsOpen).toBe(Closed === null)
    const refused = await refusalOf(huda.send(calls.saveParticipation, { body }))
    const published = await refusalOf(huda.send(calls.publishFinalResults, { body: { CourseClassID: later.classId } }))
    expect([refused.status, published.code]).toEqual([409, refused.code])
    expect((await refusalOf(omar.send(calls.saveParticipation, { body }))).code).toBe(refused.code)
    return [Closed, refused.code]
  }
  await put('confirmed', '2099-01-04')
  expect(await tried()).toEqual(['notBegun', 'classNotBegun'])
  expect((await refusalOf(omar.send(calls.saveParticipation, { body }))).data).toEqual({ day: '2099-01-04' })
  expect((await omar.send(calls.getFinalResults, query)).People[0]!.Outcome).toBe('notBegun')
  await put('open', '2026-01-04')
  expect(await tried()).toEqual(['notConfirmed', 'classNotConfirmed'])
  await put('cancelled', '2026-01-04')
  expect(await tried()).toEqual(['cancelled', 'classCancelled'])
  // on its first day, also before the daily job has come by
  await put('confirmed', '2026-01-04')
  expect(await omar.send(calls.getParticipation, query)).toMatchObject({ IsOpen: true, Closed: null })
  expect((await omar.send(calls.getFinalResults, query)).People[0]!.Outcome).toBe('inProgress')
  await omar.send(calls.saveParticipation, { body })
})

test('before anything is known nobody has failed', async () => {
  const fresh = await stageClass(server.db, { instructors: ['salma'], trainees: ['layla', 'mariam'] })
  await stageSessions(server.db, fresh.classId, ['2026-04-01', '2026-04-02'])
  const salma = await server.as('salma')
  const { People } = await salma.send(calls.getFinalResults, { courseClassID: fresh.classId })
  expect(People.map(({ Outcome, Shortfalls }) => [Outcome, Shortfalls])).toEqual([
    ['inProgress', []],
    ['inProgress', []],
  ])
})

test('who would pass by what there is so far has no grade before the end', async () => {
  const half = await stageClass(server.db, { course: 'GHO-110', instructors: ['omar'], trainees: ['layla'] })
  const [sessionID] = await stageSessions(server.db, half.classId, ['2026-03-01', '2026-03-02'])
  await server.db
    .updateTable('catalogue.course')
    .set({ attendance_percent: 40, pass_percent: 40 })
    .where('id', '=', half.courseId)
    .execute()
  const omar = await server.as('omar')
  const query = { courseClassID: half.classId }
  server.at('2026-03-01T09:00:00Z')
  const sheet = await omar.send(attendanceCalls.getAttendanceSheet, { sessionID: sessionID! })
  const Marks = sheet.People.map(({ RegistrationID }) => ({ RegistrationID, State: 'present' as const, Version: null }))
  await omar.send(attendanceCalls.saveAttendance, { body: { SessionID: sessionID!, Marks } })
  const { People, Means } = await omar.send(calls.getParticipation, query)
  const Scores = Means.map(({ MeanID, MaxScore }) => ({
    RegistrationID: People[0]!.RegistrationID,
    MeanID,
    Score: MaxScore,
    Version: null,
  }))
  await omar.send(calls.saveParticipation, { body: { CourseClassID: half.classId, Scores } })
  const detail = { TraineeID: half.traineeIds['layla']!, CourseClassID: half.classId }
  const [row] = (await omar.send(calls.getFinalResults, query)).People
  for (const shown of [row, await omar.send(calls.getTraineePassDetail, detail)])
    expect(shown).toMatchObject({ Passed: true, Outcome: 'inProgress', Standing: 'initial', BandName: null })
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
  expect((await huda.send(calls.getFinalResults, byClass())).Actions).toEqual(['publishFinalResults'])
  expect(await refusalOf(omar.send(calls.publishFinalResults, { body }))).toMatchObject({ status: 403 })

  expect(await huda.send(calls.publishFinalResults, { body })).toEqual({ Published: 2, Passed: 1, Asked: 0 })
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

test('what was published changes with a reason when another approves, as the next version', async () => {
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
  const { people, news } = await secondPeople()
  const reason = 'The degree was mistyped'
  expect(await huda.send(calls.publishFinalResults, { body: { ...body, Reason: reason } })).toEqual({
    Published: 0,
    Passed: 0,
    Asked: 1,
  })
  // everybody sees what is published, and whoever publishes what is asked for
  const own = await server.as('layla')
  expect(await own.send(calls.getTraineePassDetail, detail)).toMatchObject({ Percent: 90, Version: 1 })
  expect((await own.send(calls.getMyResults)).map((each) => each.Percent)).toEqual([90])
  const waits = await huda.send(calls.getFinalResults, byClass())
  expect(waits.Actions).toEqual(['withdrawChange'])
  expect(waits.People.find((each) => each.TraineeID === detail.TraineeID)!.Published).toMatchObject({ Percent: 90 })
  expect(waits.Change).toMatchObject({
    Reason: reason,
    Results: [{ TraineeID: detail.TraineeID, From: { Percent: 90, Passed: true }, To: { Percent: 100, Passed: true } }],
  })
  expect((await omar.send(calls.getFinalResults, byClass())).Actions).toEqual([])
  expect(await refusalOf(huda.send(calls.publishFinalResults, { body: { ...body, Reason: reason } }))).toMatchObject({
    status: 409,
    code: 'changeAsked',
  })

  const ID = waits.Change!.ID
  const decide = (who: Asker, Approve: boolean, Reason = '', id = ID) =>
    who.send(calls.decideResultChange, { body: { ID: id, Approve, Reason } })
  expect(await refusalOf(decide(huda, true))).toMatchObject({ status: 403, code: 'secondPersonNeeded' })
  for (const who of [omar, own, people.sami]) expect(await refusalOf(decide(who, true))).toMatchObject({ status: 403 })
  const listed = (who: Asker, ToDecide: boolean) => who.send(calls.getResultChanges, { ToDecide })
  expect((await listed(people.nadia, true)).Items).toMatchObject([
    { ID, CourseClassID: staged.classId, Results: 1, Reason: reason, Actions: ['approveChange', 'rejectChange'] },
  ])
  expect((await listed(huda, true)).Items).toEqual([])
  expect((await listed(huda, false)).Items).toMatchObject([{ ID, Actions: ['withdrawChange'] }])
  expect(await refusalOf(listed(omar, false))).toMatchObject({ status: 403 })
  expect([await waitingAtHome(people.nadia), await waitingAtHome(huda)]).toEqual([1, 0])
  expect(await news(people.nadia, huda, own)).toEqual([
    [['resultChangeToDecide', `/TraineeParticipation?class=${staged.classId}&tab=results`]],
    [],
    [],
  ])

  expect(await refusalOf(decide(people.nadia, false))).toMatchObject({ status: 422, code: 'reasonMissing' })
  await decide(people.nadia, true)
  expect(await own.send(calls.getTraineePassDetail, detail)).toMatchObject({ Percent: 100, Version: 2 })
  const after = await huda.send(calls.getFinalResults, byClass())
  expect(after).toMatchObject({
    Change: null,
    Actions: [],
    History: [{ Kind: 'approveResultChange' }, { Why: reason }],
  })
  expect(await refusalOf(decide(people.nadia, true))).toMatchObject({ status: 409, code: 'notNow' })
  expect(await news(people.nadia, huda, own)).toEqual([
    [],
    [['resultChangeApproved', `/TraineeParticipation?class=${staged.classId}&tab=results`]],
    [['finalResultChanged', `/TraineeCoursePass/${staged.classId}/${detail.TraineeID}`]],
  ])

  expect(await audited(server.db, 'evaluation.changeDegree')).toMatchObject([
    { subject_id: layla.RegistrationID, before: { score: layla.Scores[0]!.Score }, after: { score: 10 } },
  ])
  expect(await audited(server.db, 'evaluation.changeFinalResult')).toMatchObject([
    {
      actor_id: people.nadia.accountId,
      data: { askedBy: huda.accountId, changeId: ID },
      before: { percent: 90 },
      after: { percent: 100, reason },
    },
  ])
})

const waitingAtHome = async (who: Asker) =>
  (await who.send(getHomeModel)).Tasks.find((task) => task.Key === 'resultChangesToDecide')?.Count ?? 0

/** The others, and what they are told from now on. */
async function secondPeople() {
  const [nadia, sami] = await Promise.all([server.as('nadia'), server.as('sami')])
  const news = async (...who: Asker[]) =>
    (await tellNews(server, ...who)).map((each) => each.map(({ kind, opens }) => [kind, opens]))
  await news(nadia, await server.as('huda'), await server.as('layla'))
  return { people: { nadia, sami }, news }
}

/** Layla's degree becomes this, and huda asks for what comes of it. */
async function askWith(huda: Asker, Score: number): Promise<number> {
  const sheet = await huda.send(calls.getParticipation, byClass())
  const layla = sheet.People.find((person) => person.TraineeID === staged.traineeIds['layla'])!
  const { MeanID, Version } = layla.Scores[0]!
  const Scores = [{ RegistrationID: layla.RegistrationID, MeanID, Score, Version }]
  await huda.send(calls.saveParticipation, { body: { CourseClassID: staged.classId, Scores } })
  await huda.send(calls.publishFinalResults, { body: { CourseClassID: staged.classId, Reason: 'Mistyped' } })
  return (await huda.send(calls.getFinalResults, byClass())).Change!.ID
}

test('a rejected, withdrawn or outdated change leaves the published result as it is', async () => {
  const huda = await server.as('huda')
  const { people, news } = await secondPeople()
  const published = async () =>
    (await (await server.as('layla')).send(calls.getMyResults)).find((row) => row.CourseClassID === staged.classId)!
  const decide = (ID: number, Approve: boolean, Reason = '') =>
    people.nadia.send(calls.decideResultChange, { body: { ID, Approve, Reason } })
  const before = await published()

  await decide(await askWith(huda, 9), false, 'The sheet says ten')
  expect(await published()).toEqual(before)
  const rejected = await huda.send(calls.getFinalResults, byClass())
  expect(rejected.Actions).toEqual(['askResultChange'])
  expect(rejected.History[0]).toMatchObject({ Kind: 'rejectResultChange', Why: 'The sheet says ten' })
  expect((await news(huda))[0]!.map(([kind]) => kind)).toEqual(['resultChangeRejected'])

  const taken = await askWith(huda, 8)
  const withdraw = (who: Asker) => who.send(calls.withdrawResultChange, { body: { ID: taken } })
  expect(await refusalOf(withdraw(people.nadia))).toMatchObject({ status: 404 })
  await withdraw(huda)
  expect(await refusalOf(decide(taken, true))).toMatchObject({ status: 409, code: 'notNow' })

  const outdated = await askWith(huda, 7)
  const sheet = await huda.send(calls.getParticipation, byClass())
  const layla = sheet.People.find((person) => person.TraineeID === staged.traineeIds['layla'])!
  const { MeanID, Version } = layla.Scores[0]!
  const Scores = [{ RegistrationID: layla.RegistrationID, MeanID, Score: 6, Version }]
  await huda.send(calls.saveParticipation, { body: { CourseClassID: staged.classId, Scores } })
  expect(await refusalOf(decide(outdated, true))).toMatchObject({ status: 409, code: 'changeOutOfDate' })
  expect(await published()).toEqual(before)
  await decide(outdated, false, 'Out of date')
})

test('nobody is the second person for oneself, under another account or for the own result', async () => {
  const [huda, nadia] = await Promise.all([server.as('huda'), server.as('nadia')])
  await askWith(nadia, 5)
  const { ID } = (await nadia.send(calls.getFinalResults, byClass())).Change!
  const { accessToken } = await nadia.send(signinCalls.actAs, { body: { ID: huda.accountId, Reason: 'تجربة' } })
  const refused = await server.anonymous.raw(
    calls.decideResultChange,
    { body: { ID, Approve: true } },
    { headers: { authorization: `Bearer ${accessToken}` } },
  )
  expect(refused.json()).toMatchObject({ status: 403, code: 'secondPersonNeeded' })
  const forced = (by: number, admin: number | null) =>
    sql`update evaluation.change_request set state = 'approved', decided_by = ${by}, decided_by_admin = ${admin},
      decided_at = now() where id = ${ID}`.execute(server.db)
  await expect(forced(nadia.accountId, null)).rejects.toThrow(/check constraint/)
  await expect(forced(huda.accountId, nadia.accountId)).rejects.toThrow(/check constraint/)

  // a coordinator who takes part in the class
  const own = await server.as('layla')
  await sql`update accounts.account set role = 'trainingcoordinator' where id = ${own.accountId}`.execute(server.db)
  const asCoordinator = await server.as('layla')
  expect(await asCoordinator.send(calls.getResultChanges, { ToDecide: true })).toMatchObject({ Total: 0 })
  const decision = { body: { ID, Approve: true } }
  expect(await refusalOf(asCoordinator.send(calls.decideResultChange, decision))).toMatchObject({ code: 'ownResult' })
  await nadia.send(calls.withdrawResultChange, { body: { ID } })
  const again = { body: { CourseClassID: staged.classId, Reason: 'Mine' } }
  expect(await refusalOf(asCoordinator.send(calls.publishFinalResults, again))).toMatchObject({ code: 'ownResult' })
})

test('somebody who joins later gets the first result though a change of others waits', async () => {
  const huda = await server.as('huda')
  await askWith(huda, 4)
  await joinLate()
  expect((await huda.send(calls.getFinalResults, byClass())).Actions).toEqual(['withdrawChange', 'publishFinalResults'])
  const body = { CourseClassID: staged.classId }
  expect(await huda.send(calls.publishFinalResults, { body })).toMatchObject({ Published: 1, Asked: 0 })
})

/** Yusuf is enrolled in the class, with a degree, and was present. */
async function joinLate(): Promise<void> {
  const yusuf = await server.db
    .selectFrom('people.trainee')
    .select('id')
    .where('email', '=', 'yusuf@diwan.example')
    .executeTakeFirstOrThrow()
  const [registration] = await enrol(server.db, staged.classId, [yusuf.id])
  await sql`with degree as (
      insert into evaluation.mean_score (registration_id, mean_id, score, given_by)
      select ${registration}, m.id, 8, 1 from catalogue.evaluation_mean m
      where m.course_id = ${staged.courseId} and m.kind = 'participation')
    insert into attendance.mark (session_id, registration_id, state, marked_by)
    select s, ${registration}, 'present', 1 from unnest(${sessions}::integer[]) s`.execute(server.db)
}
