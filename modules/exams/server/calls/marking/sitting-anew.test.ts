import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { getHomeModel } from '#modules/home/contract/home.ts'
import type { Asker } from '#testing/asker.ts'
import { startTestServer, type TestServer } from '#testing/server.ts'
import { audited } from '#testing/stages/audited.ts'
import { sitExam } from '#testing/stages/sit-exam.ts'
import { examFields, onExamDay, stageClass, stageExam, stageQuestions } from '#testing/stages/stage-exam.ts'
import { tellNews } from '#testing/stages/told.ts'
import { examsCalls as calls } from '../../../contract/calls.ts'

let server: TestServer
let layla: Asker
let sami: Asker
let nadia: Asker
let examId: number
let classId: number
let code: string
let traineeIds: Readonly<Record<string, number>>

beforeAll(async () => {
  server = await startTestServer()
  layla = await server.as('layla')
  sami = await server.as('sami')
  nadia = await server.as('nadia')
})
afterAll(() => server.close())

/** An exam of one choice question that is open; Layla and Mariam may sit it. */
beforeEach(async () => {
  server.at(onExamDay('08:00'))
  const staged = await stageClass(server.db)
  const [choice] = await stageQuestions(sami, staged.courseId)
  const exam = await stageExam(sami, examFields(staged.classId, [choice!]))
  examId = exam.ID
  classId = staged.classId
  code = exam.Code
  traineeIds = staged.traineeIds
  server.at(onExamDay('10:00'))
})

async function sit(who: Asker, words: string[]) {
  const sitting = await sitExam(who, code)
  await sitting.save(sitting.answer(1, words, server.now()))
  await sitting.submit()
  return sitting
}
/** The newest paper, also one that is being written. */
const voidPaper = async (trainee: string) => {
  const { AttemptID, Version } = await server.db
    .selectFrom('exams.attempt')
    .where('exam_id', '=', examId)
    .where('trainee_id', '=', traineeIds[trainee]!)
    .orderBy('number', 'desc')
    .select(['id as AttemptID', 'version as Version'])
    .executeTakeFirstOrThrow()
  await nadia.send(calls.voidAttempt, { body: { AttemptID, Version, Reason: 'The screen went dark' } })
}
async function release() {
  server.at(onExamDay('13:10'))
  const { Version } = await sami.send(calls.getExam, { ID: examId })
  await nadia.send(calls.moveExam, { body: { ID: examId, Action: 'releaseFinal', Version } })
}
const repeat = (who: Asker, trainee: string, Action: 'request' | 'grant') =>
  who.send(calls.updateRepeat, { body: { CourseClassExamID: examId, TraineeID: traineeIds[trainee]!, Action } })
const resultsOf = async (who: Asker) => {
  const rows = await who.send(calls.getTraineeExams, { CourseClassID: classId })
  return rows.map((row) => [row.Number, row.Percent, row.Grade, row.Counts])
}
/** How many exams the home says that can be sat. */
const openExams = async (who: Asker) =>
  (await who.send(getHomeModel, {})).Tasks.find(({ Key }) => Key === 'examsOpen')?.Count ?? 0

test('after a voided paper the new one counts in full, and is told with the results of all', async () => {
  await sit(layla, ['Buy software'])
  await voidPaper('layla')
  const anew = await sit(layla, ['Identify hazards'])
  expect(anew.paper).toMatchObject({ Number: 2 })
  await tellNews(server, layla)
  await release()
  expect(await resultsOf(layla)).toEqual([[2, 100, 'excellent', true]])
  const [told] = await tellNews(server, layla)
  expect(told!.map(({ kind }) => kind)).not.toContain('repeatResult')
})

test('who did not come to the exam sits the repeat that was granted, capped as after a fail', async () => {
  const mariam = await server.as('mariam')
  await release()
  expect(await resultsOf(mariam)).toEqual([[null, 0, 'fail', true]])
  await repeat(mariam, 'mariam', 'request')
  expect((await mariam.send(calls.getExamCover, { Code: code })).Actions).toEqual([])
  expect(await openExams(mariam)).toBe(0)
  await repeat(sami, 'mariam', 'grant')
  expect((await mariam.send(calls.getExamCover, { Code: code })).Actions).toEqual(['start'])
  // What the home counts is what the page lists.
  expect(await openExams(mariam)).toBe(1)
  expect((await mariam.send(calls.getAvailableExams, { Open: true })).Items).toMatchObject([{ Code: code }])
  await sit(mariam, ['Identify hazards'])
  expect(await resultsOf(mariam)).toEqual([[1, 60, 'pass', true]])
  const [used] = await mariam.send(calls.getRepeatsForTrainee, { CourseClassID: classId })
  expect(used).toMatchObject({ State: 'used', RepeatsUsed: 1 })
})

test('whose paper was voided when the exam was over loses nothing by the repeat', async () => {
  await sit(layla, ['Buy software'])
  await voidPaper('layla')
  await release()
  await repeat(layla, 'layla', 'request')
  await repeat(sami, 'layla', 'grant')
  await sit(layla, ['Identify hazards'])
  expect(await resultsOf(layla)).toEqual([[2, 100, 'excellent', true]])
})

test('a repeat whose paper is voided is given back with the time that it had left, and is neither asked for nor paid again', async () => {
  await sit(layla, ['Buy software'])
  await release()
  await repeat(layla, 'layla', 'request')
  await repeat(sami, 'layla', 'grant')
  const own = async () => (await layla.send(calls.getRepeatsForTrainee, { CourseClassID: classId }))[0]!
  const granted = await own()
  server.at(onExamDay('09:00', '2026-03-20'))
  await sitExam(layla, code)
  server.at(onExamDay('09:30', '2026-03-20'))
  await voidPaper('layla')
  const back = await own()
  expect(back).toMatchObject({ ID: granted.ID, State: 'granted', RepeatsUsed: 0 })
  expect(Date.parse(back.Until!) - Date.parse(granted.Until!)).toBe(30 * 60_000)
  expect(await audited(server.db, 'exams.giveRepeatBack')).toMatchObject([
    { before: { state: 'used' }, after: { state: 'granted' } },
  ])
  const again = await sit(layla, ['Identify hazards'])
  expect(again.paper).toMatchObject({ Number: 3 })
  expect(await resultsOf(layla)).toEqual([
    [1, 0, 'fail', false],
    [3, 60, 'pass', true],
  ])
  expect(await own()).toMatchObject({ State: 'used', RepeatsUsed: 1 })
})
