import { afterAll, beforeAll, expect, test } from 'vitest'
import type { Asker } from '#testing/asker.ts'
import { audited } from '#testing/stages/audited.ts'
import { refusalOf, startTestServer, type TestServer } from '#testing/server.ts'
import { sitExam } from '#testing/stages/sit-exam.ts'
import { examFields, onExamDay, stageClass, stageExam, stageQuestions } from '#testing/stages/stage-exam.ts'
import { examsCalls as calls } from '../../../contract/calls.ts'

let server: TestServer
let huda: Asker
let layla: Asker
let TraineeID: number
let examId: number
let code: string
const Reason = 'Reads with difficulty; letter of 3 March'
const usual = { ExtraPercent: 25, LargeLetters: true, ReadingAloud: false, Reason, LastDay: null, Version: null }

beforeAll(async () => {
  server = await startTestServer()
  huda = await server.as('huda')
  layla = await server.as('layla')
  server.at(onExamDay('08:00'))
  const staged = await stageClass(server.db)
  TraineeID = staged.traineeIds['layla']!
  const sami = await server.as('sami')
  const exam = await stageExam(sami, examFields(staged.classId, await stageQuestions(sami, staged.courseId)))
  examId = exam.ID
  code = exam.Code
})
afterAll(() => server.close())

const set = (who: Asker, change: object = {}) =>
  who.send(calls.setAccessArrangement, { body: { TraineeID, ...usual, ...change } })
const cover = () => layla.send(calls.getExamCover, { Code: code })
const onBoard = async (who: Asker) =>
  (await who.send(calls.getExamTrainees, { courseClassExamID: examId })).Trainees.find(
    (each) => each.TraineeID === TraineeID,
  )!

test('who publishes results says what a trainee is given, and nobody else reads or writes it', async () => {
  for (const who of ['sami', 'omar', 'karim', 'hany', 'layla', 'mariam'] as const) {
    const asker = await server.as(who)
    expect(await refusalOf(set(asker))).toMatchObject({ status: 403 })
    expect(await refusalOf(asker.send(calls.getAccessArrangement, { TraineeID }))).toMatchObject({ status: 403 })
  }
  expect(await huda.send(calls.getAccessArrangement, { TraineeID })).toEqual({
    TraineeID,
    Arrangement: null,
    Actions: ['setAccessArrangement'],
  })
  expect(await refusalOf(set(huda, { TraineeID: 999_999 }))).toMatchObject({ status: 404 })
  expect(await refusalOf(set(huda, { ExtraPercent: 201 }))).toMatchObject({ status: 400 })
  expect(await refusalOf(set(huda, { Reason: ' ' }))).toMatchObject({ status: 400 })
  expect(await refusalOf(set(huda, { ExtraPercent: 0, LargeLetters: false }))).toMatchObject({
    code: 'nothingArranged',
  })
  expect(await set(huda)).toEqual({ Version: 1 })
  // Written by two at once: the second reads what the first said.
  expect(await refusalOf(set(huda))).toMatchObject({ code: 'changedMeanwhile' })
  expect(await refusalOf(set(huda, { Version: 2 }))).toMatchObject({ code: 'changedMeanwhile' })
  const read = await huda.send(calls.getAccessArrangement, { TraineeID })
  expect(read).toMatchObject({
    Arrangement: { ExtraPercent: 25, LargeLetters: true, ReadingAloud: false, Reason, LastDay: null, InForce: true },
    Actions: ['setAccessArrangement', 'endAccessArrangement'],
  })
  // Why is often about health: the audit does not keep it.
  const kept = await audited(server.db, 'exams.setAccessArrangement')
  expect(kept).toHaveLength(1)
  expect(JSON.stringify(kept)).toContain('25')
  expect(JSON.stringify(kept)).not.toContain('difficulty')
})

test('it counts until its last day is over, in the academy’s zone', async () => {
  await set(huda, { Version: 1, LastDay: '2026-03-09' })
  server.at('2026-03-09T21:59:00Z')
  expect(await cover()).toMatchObject({ Minutes: 75, ExtraPercent: 25, LargeLetters: true, ReadingAloud: false })
  server.at('2026-03-09T22:00:00Z')
  expect(await cover()).toMatchObject({ Minutes: 60, ExtraPercent: 0, LargeLetters: false })
  expect(await huda.send(calls.getAccessArrangement, { TraineeID })).toMatchObject({
    Arrangement: { LastDay: '2026-03-09', InForce: false },
  })
  await set(huda, { Version: 2, ReadingAloud: true })
})

test('the paper has the time and the form; of what is granted for one exam and arranged for all the greater counts', async () => {
  server.at(onExamDay('10:00'))
  expect(await cover()).toMatchObject({ Minutes: 75, LargeLetters: true, ReadingAloud: true })
  // Without it the second trainee has the exam's own minutes.
  expect(await (await server.as('mariam')).send(calls.getExamCover, { Code: code })).toMatchObject({
    Minutes: 60,
    LargeLetters: false,
  })
  expect((await onBoard(await server.as('omar'))).ExtraPercent).toBe(25)
  await huda.send(calls.grantTime, {
    body: { ExamID: examId, TraineeID, ExtraPercent: 10, PauseMinutes: 0, Reason: 'Came late' },
  })
  expect(await cover()).toMatchObject({ Minutes: 75 })
  const { paper } = await sitExam(layla, code)
  expect(paper).toMatchObject({
    LargeLetters: true,
    ReadingAloud: true,
    Deadline: onExamDay('11:15').toISOString(),
  })
  // Nobody loses time by being given some: a pause of five minutes for the running paper leaves what is arranged.
  const given = { ExamID: examId, TraineeID, ExtraPercent: 0, PauseMinutes: 5, Reason: 'The line was cut' }
  expect(await huda.send(calls.grantTime, { body: given })).toEqual({ Deadline: onExamDay('11:20').toISOString() })
  expect((await onBoard(await server.as('omar'))).ExtraPercent).toBe(25)
  await huda.send(calls.grantTime, { body: { ...given, PauseMinutes: 0 } })
  // What was arranged is granted by the first paper: it stays when the arrangement ends.
  const { Arrangement } = await huda.send(calls.getAccessArrangement, { TraineeID })
  await huda.send(calls.endAccessArrangement, { body: { TraineeID, Version: Arrangement!.Version } })
  expect((await onBoard(await server.as('omar'))).ExtraPercent).toBe(25)
  expect((await cover()).Deadline).toBe(onExamDay('11:15').toISOString())
  const kept = await server.db
    .selectFrom('exams.access_arrangement')
    .where('trainee_id', '=', TraineeID)
    .selectAll()
    .execute()
  expect(kept).toEqual([])
  const asked = { body: { TraineeID, Version: 1 } }
  expect(await refusalOf(huda.send(calls.endAccessArrangement, asked))).toMatchObject({ status: 404 })
})
