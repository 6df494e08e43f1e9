import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import type { Asker } from '#testing/asker.ts'
import { refusalOf, startTestServer, type TestServer } from '#testing/server.ts'
import { sitExam } from '#testing/stages/sit-exam.ts'
import { examFields, onExamDay, stageClass, stageExam, stageQuestions } from '#testing/stages/stage-exam.ts'
import { examsCalls as calls } from '../../../contract/calls.ts'

let server: TestServer
let layla: Asker
let omar: Asker
let huda: Asker
let examId: number
let code: string
let traineeId: number

beforeAll(async () => {
  server = await startTestServer()
  layla = await server.as('layla')
  omar = await server.as('omar')
  huda = await server.as('huda')
})
afterAll(() => server.close())

beforeEach(async () => {
  server.at(onExamDay('08:00'))
  const staged = await stageClass(server.db, { trainees: ['layla'] })
  const sami = await server.as('sami')
  const exam = await stageExam(sami, examFields(staged.classId, await stageQuestions(sami, staged.courseId)))
  examId = exam.ID
  code = exam.Code
  traineeId = staged.traineeIds['layla']!
  server.at(onExamDay('10:00'))
})

const later = (seconds: number) => server.at(new Date(server.now().getTime() + seconds * 1000))
const leave = (attempt: { AttemptID: number; DeviceKey: string }) => layla.send(calls.leaveExamMode, { body: attempt })
const back = (attempt: { AttemptID: number; DeviceKey: string }, AwaySeconds: number, DelaySeconds = 0) =>
  layla.send(calls.returnToExamMode, { body: { ...attempt, AwaySeconds, DelaySeconds } })

test('coming back within ten seconds is only noted', async () => {
  const { attempt, save, answer } = await sitExam(layla, code)
  const left = await leave(attempt)
  expect(left).toMatchObject({
    State: 'interrupted',
    ReturnBy: new Date(server.now().getTime() + 10_000).toISOString(),
  })
  later(4)
  expect(await leave(attempt)).toMatchObject({ ReturnBy: left.ReturnBy })
  // what was typed before leaving still arrives
  expect((await save(answer(1, ['Identify hazards'], server.now()))).Acknowledged).toEqual([1])
  later(5)
  expect(await back(attempt, 9)).toMatchObject({ State: 'inProgress', InTime: true })
  const { kinds } = await server.db
    .selectFrom('exams.attempt_event')
    .where('attempt_id', '=', attempt.AttemptID)
    .select((eb) => eb.fn.agg<string[]>('array_agg', ['kind']).as('kinds'))
    .executeTakeFirstOrThrow()
  expect(kinds).toEqual(['started', 'left', 'returned'])
})

test('coming back later closes the exam with a fail by the server’s clock, and keeps the answers', async () => {
  const { attempt, save, answer, submit } = await sitExam(layla, code)
  await save(answer(1, ['Identify hazards'], server.now()), answer(4, { Text: 'because' }, server.now()))
  await leave(attempt)
  later(14)
  // whatever the browser claims
  expect(await back(attempt, 3)).toMatchObject({ State: 'closedViolation', InTime: false })
  expect(await back(attempt, 3)).toMatchObject({ State: 'closedViolation', InTime: false })
  // what was given before it closed still arrives; what came after does not count
  expect(await save(answer(2, ['Policy'], new Date(server.now().getTime() - 20_000)))).toMatchObject({ NotCounted: [] })
  later(5)
  const after = await save(answer(2, ['Marketing'], server.now()))
  expect(after).toMatchObject({ Acknowledged: [4], NotCounted: [4], State: 'closedViolation' })
  expect((await submit()).State).toBe('closedViolation')
  const paper = await omar.send(calls.getPaper, { ExamID: examId, TraineeID: traineeId })
  expect(paper).toMatchObject({
    State: 'closedViolation',
    Grade: 'fail',
    Percent: 0,
    Result: 'initial',
    TimesLeft: 1,
    Actions: ['reinstate', 'uphold'],
  })
  expect(paper.QuestionList[3]).toMatchObject({ Written: 'because' })
})

test('a delay that cannot be is not believed', async () => {
  const { attempt } = await sitExam(layla, code)
  await leave(attempt)
  later(16)
  expect(await back(attempt, 2, 600)).toMatchObject({ State: 'closedViolation', InTime: false })
})

test('no report is held up for longer than the paper has been open', async () => {
  const { attempt, submit } = await sitExam(layla, code)
  const opened = server.now().getTime()
  later(60)
  expect(await back(attempt, 2, 50_000)).toMatchObject({ InTime: true })
  later(40)
  const left = await layla.send(calls.leaveExamMode, { body: { ...attempt, DelaySeconds: 50_000 } })
  expect(left).toMatchObject({ State: 'inProgress', ReturnBy: new Date(opened + 10_000).toISOString() })
  await submit()
  const { History } = await omar.send(calls.getPaper, { ExamID: examId, TraineeID: traineeId })
  expect(History.find(({ Kind }) => Kind === 'returned')?.Data).toMatchObject({ flagged: true })
})

test('a leaving that was said only on coming back is counted and flagged for the marker, once however often it is sent', async () => {
  const { attempt, submit } = await sitExam(layla, code)
  later(300)
  expect(await back(attempt, 4)).toMatchObject({ State: 'inProgress', InTime: true })
  // The answer was lost, and the page says it again.
  later(6)
  expect(await back(attempt, 4, 6)).toMatchObject({ State: 'inProgress', InTime: true })
  const { Trainees } = await omar.send(calls.getExamTrainees, { courseClassExamID: examId })
  expect(Trainees).toMatchObject([{ TimesLeft: 1, Unreported: 1, Differences: 0 }])
  // A minute later the same seconds are another leaving, whatever delay is named.
  later(60)
  await back(attempt, 4, 3_000)
  // Reported as it should be, it is no question.
  later(60)
  await leave(attempt)
  later(5)
  await back(attempt, 5)
  await submit()
  const paper = await omar.send(calls.getPaper, { ExamID: examId, TraineeID: traineeId })
  expect(paper).toMatchObject({ TimesLeft: 3, Unreported: 2, Differences: 1 })
  expect(paper.History.filter(({ Kind }) => Kind === 'returned').map(({ Data }) => Data)).toMatchObject([
    { awaySeconds: 5, flagged: false, unreported: false },
    { awaySeconds: 4, flagged: true, unreported: true },
    { awaySeconds: 4, flagged: true, unreported: true },
  ])
})

test('a report of leaving that the network held up until after the return begins nothing', async () => {
  const { attempt } = await sitExam(layla, code)
  later(60)
  expect(await back(attempt, 4, 50)).toMatchObject({ InTime: true })
  later(1)
  expect(await layla.send(calls.leaveExamMode, { body: { ...attempt, DelaySeconds: 55 } })).toMatchObject({
    State: 'inProgress',
  })
  later(300)
  await leave(attempt)
  later(5)
  expect(await back(attempt, 5)).toMatchObject({ InTime: true })
})

test('the examiner sees how often it was left, opened again, and the network blamed', async () => {
  const { attempt, submit } = await sitExam(layla, code)
  await leave(attempt)
  later(4)
  await back(attempt, 4)
  await leave(attempt)
  later(40)
  await back(attempt, 5, 35)
  await sitExam(layla, code)
  await sitExam(layla, code)
  const seen = { TimesLeft: 2, Reloads: 2, Differences: 1 }
  const { Trainees } = await omar.send(calls.getExamTrainees, { courseClassExamID: examId })
  expect(Trainees).toMatchObject([seen])
  await submit()
  const paper = await omar.send(calls.getPaper, { ExamID: examId, TraineeID: traineeId })
  expect(paper).toMatchObject(seen)
  expect(paper.History.find((each) => each.Data['flagged'])).toMatchObject({
    Kind: 'returned',
    Data: { awaySeconds: 5, delaySeconds: 35, differs: true, flagged: true },
  })
})

test('what the browser itself measured is believed against it', async () => {
  const { attempt } = await sitExam(layla, code)
  later(60)
  // the report of leaving was lost with a frozen page
  expect(await back(attempt, 45)).toMatchObject({ State: 'closedViolation' })
})

test('a lost network, a reload and a closed page are not leaving', async () => {
  const { attempt } = await sitExam(layla, code)
  await leave(attempt)
  later(120)
  expect(await back(attempt, 5, 115)).toMatchObject({ InTime: true })
  await leave(attempt)
  later(300)
  const again = await sitExam(layla, code)
  expect(again.paper).toMatchObject({ State: 'inProgress', AttemptID: attempt.AttemptID })
  expect(await back(attempt, 0)).toMatchObject({ InTime: true })
})

test('a review lifts the fail or lets it stand, and results wait for it', async () => {
  const { attempt, save, answer } = await sitExam(layla, code)
  await save(answer(1, ['Identify hazards'], server.now()))
  await leave(attempt)
  later(30)
  await back(attempt, 30)
  server.at(onExamDay('13:10'))
  const exam = await huda.send(calls.getExam, { ID: examId })
  const release = { body: { ID: examId, Action: 'releaseFinal' as const, Version: exam.Version } }
  expect(await refusalOf(huda.send(calls.moveExam, release))).toMatchObject({
    code: 'papersOpen',
    data: { violations: 1, unmarked: 0, live: 0 },
  })
  const paper = await omar.send(calls.getPaper, { ExamID: examId, TraineeID: traineeId })
  const review = (Verdict: 'uphold' | 'reinstate', Version: number) => ({
    body: { AttemptID: paper.AttemptID, Version, Verdict, Reason: 'A visitor opened another window' },
  })
  // reviewing is no coordinator's right
  expect(await refusalOf(huda.send(calls.reviewViolation, review('uphold', paper.Version)))).toMatchObject({
    status: 403,
  })
  expect(await omar.send(calls.reviewViolation, review('reinstate', paper.Version))).toMatchObject({
    State: 'autoMarked',
  })
  await huda.send(calls.moveExam, release)
  expect(await layla.send(calls.getTraineeExams, {})).toMatchObject([{ Percent: 20, Grade: 'fail', Result: 'final' }])
})

test('an upheld fail is final with nothing', async () => {
  const { attempt, save, answer } = await sitExam(layla, code)
  await save(answer(1, ['Identify hazards'], server.now()))
  await leave(attempt)
  later(30)
  await back(attempt, 30)
  const paper = await omar.send(calls.getPaper, { ExamID: examId, TraineeID: traineeId })
  await omar.send(calls.reviewViolation, {
    body: { AttemptID: paper.AttemptID, Version: paper.Version, Verdict: 'uphold', Reason: 'Searched the web' },
  })
  server.at(onExamDay('13:10'))
  const exam = await huda.send(calls.getExam, { ID: examId })
  await huda.send(calls.moveExam, { body: { ID: examId, Action: 'releaseFinal', Version: exam.Version } })
  const [result] = await layla.send(calls.getTraineeExams, { CourseClassID: exam.CourseClassID! })
  expect(result).toMatchObject({ Percent: 0, Grade: 'fail', Result: 'final', FinishKind: 'closedViolation' })
  expect(await layla.send(calls.getReviewAnswers, { Code: code })).toMatchObject({ ReviewReason: 'Searched the web' })
})
