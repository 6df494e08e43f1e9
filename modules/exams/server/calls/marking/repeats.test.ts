import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import type { Asker } from '#testing/asker.ts'
import { refusalOf, startTestServer, type TestServer } from '#testing/server.ts'
import { sitExam } from '#testing/stages/sit-exam.ts'
import { examFields, onExamDay, stageClass, stageExam, stageQuestions } from '#testing/stages/stage-exam.ts'
import { tellNews } from '#testing/stages/told.ts'
import { examsCalls as calls } from '../../../contract/calls.ts'
import { billingCalls } from '#modules/billing/contract/calls.ts'
import { expireRepeats } from '../../acts/advance.ts'

let server: TestServer
let layla: Asker
let sami: Asker
let examId: number
let classId: number
let code: string
let traineeId: number

beforeAll(async () => {
  server = await startTestServer()
  layla = await server.as('layla')
  sami = await server.as('sami')
})
afterAll(() => server.close())

/** An exam of one choice question that layla failed, with final results. */
beforeEach(async () => {
  server.at(onExamDay('08:00'))
  const staged = await stageClass(server.db)
  const [choice] = await stageQuestions(sami, staged.courseId)
  const exam = await stageExam(sami, examFields(staged.classId, [choice!]))
  examId = exam.ID
  classId = staged.classId
  code = exam.Code
  traineeId = staged.traineeIds['layla']!
  server.at(onExamDay('10:00'))
  const sitting = await sitExam(layla, code)
  await sitting.save(sitting.answer(1, ['Buy software'], server.now()))
  await sitting.submit()
  server.at(onExamDay('13:10'))
  const over = await sami.send(calls.getExam, { ID: examId })
  await (
    await server.as('nadia')
  ).send(calls.moveExam, { body: { ID: examId, Action: 'releaseFinal', Version: over.Version } })
})

type Action = 'request' | 'invoice' | 'uploadProof' | 'verifyPayment' | 'rejectProof' | 'grant' | 'reject' | 'end'
const act = (who: Asker, Action: Action, more = {}) =>
  who.send(calls.updateRepeat, { body: { CourseClassExamID: examId, TraineeID: traineeId, Action, ...more } })
const usd = (Minor: number) => ({ Minor, Currency: 'USD' })
/** The newest invoice of a repeat, as its trainee reads it. */
async function invoiceOf(repeatId: number) {
  const { id } = await server.db
    .selectFrom('billing.invoice')
    .where('subject_kind', '=', 'repeatExam')
    .where('subject_id', '=', repeatId)
    .orderBy('id', 'desc')
    .select('id')
    .executeTakeFirstOrThrow()
  return layla.send(billingCalls.getInvoice, { ID: id })
}
const mine = async () => (await layla.send(calls.getRepeatsForTrainee, { CourseClassID: classId }))[0]
const sitAgain = async (words: string[]) => {
  const sitting = await sitExam(layla, code)
  await sitting.save(sitting.answer(1, words, server.now()))
  await sitting.submit()
  return sitting
}

test('the first repeat is free, counts at most the pass degree, and the best attempt counts', async () => {
  expect(await mine()).toMatchObject({
    State: 'eligible',
    Percent: 0,
    IsFree: true,
    Actions: ['request'],
    RepeatsUsed: 0,
  })
  expect((await layla.send(calls.getTraineeExams, { CourseClassID: classId }))[0]!.Actions).toEqual([
    'reviewAnswers',
    'requestRepeat',
  ])
  await act(layla, 'request')
  expect(await mine()).toMatchObject({ State: 'requested', Actions: [] })
  expect(await refusalOf(act(layla, 'request'))).toMatchObject({ code: 'noRepeat', data: { why: 'underWay' } })
  expect(await refusalOf(act(layla, 'grant'))).toMatchObject({ status: 403 })
  expect(await refusalOf(sitExam(layla, code))).toMatchObject({ code: 'alreadySat' })
  expect(
    (await sami.send(calls.getRepeatsForAdmin, { traineeID: traineeId, CourseClassID: classId }))[0],
  ).toMatchObject({ Actions: ['grant', 'reject'] })
  await act(sami, 'grant')

  server.at(onExamDay('09:00', '2026-03-20'))
  expect((await layla.send(calls.getExamCover, { Code: code })).Actions).toEqual(['start'])
  const sitting = await sitAgain(['Identify hazards'])
  expect(sitting.paper).toMatchObject({ Number: 2, Deadline: onExamDay('10:00', '2026-03-20').toISOString() })
  const results = await layla.send(calls.getTraineeExams, { CourseClassID: classId })
  expect(results.map((row) => [row.Number, row.Percent, row.Grade, row.Result, row.Counts])).toEqual([
    [1, 0, 'fail', 'final', false],
    [2, 60, 'pass', 'final', true],
  ])
  expect(await mine()).toMatchObject({ State: 'used', Bar: 'notFailed', Actions: [] })
  // What the final evaluation reads: the repeat counts, once.
  const counted = await server.db
    .selectFrom('exams.exam_result_facts as f')
    .innerJoin('exams.exam_facts as e', 'e.exam_id', 'f.exam_id')
    .select(['f.percent', 'f.grade', 'f.result'])
    .where('e.class_id', '=', classId)
    .execute()
  expect(counted).toEqual([{ percent: 60, grade: 'pass', result: 'final' }])
})

test('the second is paid, the third is refused, and so is one after sixty days', async () => {
  await act(layla, 'request')
  await act(sami, 'grant')
  await sitAgain(['Buy software'])
  await act(layla, 'request')
  expect(await refusalOf(act(sami, 'grant'))).toMatchObject({ code: 'notNow' })
  await act(sami, 'invoice')
  expect(await mine()).toMatchObject({ State: 'invoiced', IsFree: false, Actions: ['uploadProof'] })
  expect(await refusalOf(act(layla, 'uploadProof'))).toMatchObject({ code: 'proofNeeded' })
  expect(await refusalOf(act(layla, 'uploadProof', { SwiftCode: 'paid!' }))).toMatchObject({
    status: 400,
    fields: [{ path: 'SwiftCode', code: 'invalidSwift' }],
  })
  await act(layla, 'uploadProof', { SwiftCode: 'NBEGEGCX' })
  const { ID } = (await mine())!
  const invoice = await invoiceOf(ID!)
  expect(invoice).toMatchObject({ Number: expect.stringMatching(/^INV-/), Amount: usd(10_000), State: 'sent' })
  expect(invoice.Lines).toMatchObject([{ Text: { en: expect.stringContaining('Repeat') }, Minor: 10_000 }])
  await act(sami, 'rejectProof', { Reason: 'Another amount' })
  expect(await mine()).toMatchObject({ State: 'invoiced', SwiftCode: 'NBEGEGCX' })
  await act(layla, 'uploadProof', { SwiftCode: 'nbe-gegcx' })
  // The academy is told that this transfer was handed in before; whose repeat it is reads nothing of others.
  const twin = { Same: 'swift', SubjectKind: 'repeatExam', SubjectID: ID, TraineeID: traineeId, State: 'rejected' }
  expect((await sami.send(calls.searchRepeats, { Waiting: true })).Items).toMatchObject([{ ID, Twins: [twin] }])
  const ofLayla = { CourseClassID: classId, traineeID: traineeId }
  expect(await sami.send(calls.getRepeatsForAdmin, ofLayla)).toMatchObject([{ ID, Twins: [twin] }])
  expect(await mine()).toMatchObject({ Twins: [] })
  await act(sami, 'rejectProof', { Reason: 'The same transfer' })
  await act(layla, 'uploadProof', { SwiftCode: 'CIBEEGCX' })
  await act(sami, 'verifyPayment')
  expect(await invoiceOf(ID!)).toMatchObject({
    State: 'paid',
    Received: usd(10_000),
    Payments: [{ Amount: usd(10_000) }],
  })
  expect(await mine()).toMatchObject({ SwiftCode: 'CIBEEGCX' })
  await act(sami, 'grant')
  await sitAgain(['Buy software'])
  expect(await mine()).toMatchObject({ Bar: 'noneLeft', RepeatsUsed: 2 })
  expect(await refusalOf(act(layla, 'request'))).toMatchObject({ code: 'noRepeat', data: { why: 'noneLeft' } })
})

test('a repeat that is rejected, or whose time is over, is no longer to be paid', async () => {
  await act(layla, 'request')
  await act(sami, 'grant')
  await sitAgain(['Buy software'])
  const { ID } = await act(layla, 'request')
  await act(sami, 'invoice')
  await act(sami, 'reject', { Reason: 'Left the course' })
  const rejected = await invoiceOf(ID)
  expect(rejected).toMatchObject({ State: 'void', CreditNotes: [{ Reason: 'Left the course', Amount: usd(10_000) }] })
  const again = await act(layla, 'request')
  await act(sami, 'invoice')
  expect(await invoiceOf(again.ID)).toMatchObject({ State: 'sent' })
  await expireRepeats(server.db, new Date('2026-06-30T12:00:00Z'))
  expect(await invoiceOf(again.ID)).toMatchObject({ State: 'void' })
})

/** The repeat that is not free, up to the proof of its payment. */
async function proveSecond(): Promise<number> {
  await act(layla, 'request')
  await act(sami, 'grant')
  await sitAgain(['Buy software'])
  const { ID } = await act(layla, 'request')
  await act(sami, 'invoice')
  await act(layla, 'uploadProof', { SwiftCode: 'NBEGEGCX' })
  return ID
}

test('who paid for a repeat and is not to sit it is paid back; who lets it run out is not', async () => {
  const first = await proveSecond()
  await act(sami, 'verifyPayment')
  await act(sami, 'grant')
  await act(sami, 'end', { Reason: 'The course is withdrawn' })
  expect(await mine()).toMatchObject({ State: 'eligible' })
  expect(await invoiceOf(first)).toMatchObject({
    State: 'void',
    Received: usd(10_000),
    CreditNotes: [{ Reason: 'The course is withdrawn', Amount: usd(10_000) }],
  })
  const { ID } = await act(layla, 'request')
  await act(sami, 'invoice')
  await act(layla, 'uploadProof', { SwiftCode: 'CIBEEGCX' })
  await act(sami, 'verifyPayment')
  await act(sami, 'grant')
  await expireRepeats(server.db, new Date('2026-08-30T12:00:00Z'))
  expect(await mine()).toMatchObject({ State: 'eligible', ID: null })
  expect(await invoiceOf(ID)).toMatchObject({ State: 'paid', CreditNotes: [] })
})

test('a proof that waits is refused with its repeat', async () => {
  const id = await proveSecond()
  await act(sami, 'reject', { Reason: 'Left the course' })
  const proofs = await server.db
    .selectFrom('billing.proof_facts')
    .where('subject_kind', '=', 'repeatExam')
    .where('subject_id', '=', id)
    .select(['proof_state', 'proof_reason'])
    .execute()
  expect(proofs).toEqual([{ proof_state: 'rejected', proof_reason: 'Left the course' }])
})

test('what waits for the academy does not run out, and who is answered has two weeks at least', async () => {
  await act(layla, 'request')
  server.at('2026-06-01T09:00:00Z')
  await expireRepeats(server.db, server.now())
  expect(await mine()).toMatchObject({ State: 'requested' })
  await act(sami, 'grant')
  expect(await mine()).toMatchObject({ State: 'granted', Until: '2026-06-15T09:00:00.000Z' })
  await tellNews(server, layla)
  await expireRepeats(server.db, new Date('2026-06-15T08:59:00Z'))
  expect(await mine()).toMatchObject({ State: 'granted' })
  expect(await tellNews(server, layla)).toEqual([[]])
  await expireRepeats(server.db, new Date('2026-06-15T09:00:00Z'))
  expect(await mine()).toMatchObject({ State: 'expired' })
  // The clock has ended it: nobody else says so.
  expect(await tellNews(server, layla)).toMatchObject([
    [{ kind: 'repeatExpired', mailed: true, opens: '/ExamResult', html: expect.stringContaining('انتهت مدة إعادة') }],
  ])
})

test('a repeat that was paid is granted and sat also after its time and when its exam was archived', async () => {
  await act(layla, 'request')
  await act(sami, 'grant')
  await sitAgain(['Buy software'])
  await act(layla, 'request')
  await act(sami, 'invoice')
  await act(layla, 'uploadProof', { SwiftCode: 'NBEGEGCX' })
  const { Version } = await sami.send(calls.getExam, { ID: examId })
  await (await server.as('nadia')).send(calls.moveExam, { body: { ID: examId, Action: 'archive', Version } })
  server.at('2026-06-01T09:00:00Z')
  await expireRepeats(server.db, server.now())
  expect(await mine()).toMatchObject({ State: 'proofUploaded' })
  await act(sami, 'verifyPayment')
  await expireRepeats(server.db, server.now())
  expect(await mine()).toMatchObject({ State: 'paid' })
  await act(sami, 'grant')
  await sitAgain(['Identify hazards'])
  const results = await layla.send(calls.getTraineeExams, { CourseClassID: classId })
  expect(results.map((row) => [row.Number, row.Percent, row.Counts])).toContainEqual([3, 60, true])
})

test('who is granted a repeat, or sits one, is given time as in every exam', async () => {
  const omar = await server.as('omar')
  const give = (PauseMinutes: number) =>
    omar.send(calls.grantTime, {
      body: { ExamID: examId, TraineeID: traineeId, ExtraPercent: 50, PauseMinutes, Reason: 'A broken wrist' },
    })
  const mayGive = async () => {
    const { Trainees } = await omar.send(calls.getExamTrainees, { courseClassExamID: examId })
    return Trainees.find((row) => row.TraineeID === traineeId)!.Actions.includes('grantTime')
  }
  expect(await mayGive()).toBe(false)
  expect(await refusalOf(give(0))).toMatchObject({ code: 'notNow' })
  await act(layla, 'request')
  expect(await refusalOf(give(0))).toMatchObject({ code: 'notNow' })
  await act(sami, 'grant')
  expect(await mayGive()).toBe(true)
  expect(await give(0)).toEqual({ Deadline: null })
  server.at(onExamDay('09:00', '2026-03-20'))
  const sitting = await sitExam(layla, code)
  expect(sitting.paper).toMatchObject({ Deadline: onExamDay('10:30', '2026-03-20').toISOString() })
  expect(await mayGive()).toBe(true)
  expect(await give(10)).toEqual({ Deadline: onExamDay('10:40', '2026-03-20').toISOString() })
  await sitting.submit()
  expect(await mayGive()).toBe(false)
  expect(await refusalOf(give(20))).toMatchObject({ code: 'notNow' })
})

test('nobody asks too late, or for another person', async () => {
  const mariam = await server.as('mariam')
  expect(await refusalOf(act(mariam, 'request'))).toMatchObject({ status: 404 })
  expect(await mariam.send(calls.getRepeatsForTrainee, { traineeID: traineeId })).toEqual([])
  server.at('2026-05-09T12:00:00Z')
  expect(await refusalOf(act(layla, 'request'))).toMatchObject({ code: 'noRepeat', data: { why: 'tooLate' } })
})

test('ungraded answers are archived so that the exam can be sat anew; graded ones stay', async () => {
  expect(
    await refusalOf(sami.send(calls.archiveAnswers, { TraineeID: traineeId, CourseClassExamID: examId })),
  ).toMatchObject({ code: 'answersStay' })
  server.at(onExamDay('08:00'))
  const staged = await stageClass(server.db)
  const exam = await stageExam(sami, examFields(staged.classId, await stageQuestions(sami, staged.courseId)))
  server.at(onExamDay('10:00'))
  const sitting = await sitExam(layla, exam.Code)
  await sitting.save(sitting.answer(4, { Text: 'first words' }, server.now()))
  const archive = () => sami.send(calls.archiveAnswers, { TraineeID: traineeId, CourseClassExamID: exam.ID })
  expect(await refusalOf(archive())).toMatchObject({ code: 'answersStay' })
  await sitting.submit()
  await archive()
  await archive()
  const anew = await sitExam(layla, exam.Code)
  expect(anew.paper).toMatchObject({ Number: 2, LastSeq: 0, Given: [] })
  const kept = await server.db
    .selectFrom('exams.answer_event')
    .where('attempt_id', '=', sitting.attempt.AttemptID)
    .selectAll()
    .execute()
  expect(kept).toHaveLength(1)
})
