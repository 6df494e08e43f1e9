import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import type { Asker } from '#testing/asker.ts'
import { refusalOf, startTestServer, type TestServer } from '#testing/server.ts'
import { sitExam } from '#testing/stages/sit-exam.ts'
import { examFields, onExamDay, stageClass, stageExam, stageQuestions } from '#testing/stages/stage-exam.ts'
import { examsCalls as calls } from '../../../contract/calls.ts'
import { closeOverdueExams } from '../../jobs.ts'

let server: TestServer
let layla: Asker
let mariam: Asker
let omar: Asker
let examId: number
let code: string
let traineeId: number

beforeAll(async () => {
  server = await startTestServer()
  layla = await server.as('layla')
  mariam = await server.as('mariam')
  omar = await server.as('omar')
})
afterAll(() => server.close())

/** An exam of its own for each test, just opened. */
beforeEach(async () => {
  server.at(onExamDay('08:00'))
  const staged = await stageClass(server.db)
  const sami = await server.as('sami')
  const exam = await stageExam(sami, examFields(staged.classId, await stageQuestions(sami, staged.courseId)))
  examId = exam.ID
  code = exam.Code
  traineeId = staged.traineeIds['layla']!
  server.at(onExamDay('10:00'))
})

const countingAnswer = async (attemptId: number, question: number) =>
  server.db
    .selectFrom('exams.answer')
    .where('attempt_id', '=', attemptId)
    .where('exam_question_id', '=', question)
    .select(['seq', 'answer'])
    .executeTakeFirst()

describe('an answer', () => {
  test('sent again is acknowledged again and kept once', async () => {
    const sitting = await sitExam(layla, code)
    const first = sitting.answer(1, ['Buy software'], server.now())
    expect((await sitting.save(first)).Acknowledged).toEqual([1])
    for (let time = 0; time < 10; time++) expect((await sitting.save(first)).Acknowledged).toEqual([1])
    const { kept } = await server.db
      .selectFrom('exams.answer_event')
      .where('attempt_id', '=', sitting.attempt.AttemptID)
      .select((eb) => eb.fn.countAll<number>().as('kept'))
      .executeTakeFirstOrThrow()
    expect(kept).toBe(1)
  })

  test('of an older number never overtakes a newer one', async () => {
    const sitting = await sitExam(layla, code)
    const older = sitting.answer(1, ['Buy software'], server.now())
    const newer = sitting.answer(1, ['Identify hazards'], server.now())
    await sitting.save(newer)
    await sitting.save(older)
    expect(await countingAnswer(sitting.attempt.AttemptID, newer.ExamQuestionID)).toEqual({
      seq: 2,
      answer: newer.Answer,
    })
  })

  test('may be taken back', async () => {
    const sitting = await sitExam(layla, code)
    await sitting.save(sitting.answer(1, ['Identify hazards'], server.now()))
    await sitting.save(sitting.answer(1, [], server.now()))
    expect((await sitting.submit()).Answered).toBe(0)
  })

  test('under a number that holds another one is refused with the next free number', async () => {
    const sitting = await sitExam(layla, code)
    await sitting.save(sitting.answer(1, ['Buy software'], server.now()))
    const clash = sitting.answer(1, ['Print posters'], server.now(), 1)
    expect(await refusalOf(sitting.save(clash))).toMatchObject({ status: 409, code: 'seqReused', data: { nextSeq: 2 } })
  })

  test('to a question of another exam is refused and nothing of the request is kept', async () => {
    const sitting = await sitExam(layla, code)
    const good = sitting.answer(1, ['Buy software'], server.now())
    const foreign = { ...sitting.answer(2, ['Policy'], server.now()), ExamQuestionID: 999_999 }
    expect(await refusalOf(sitting.save(good, foreign))).toMatchObject({ code: 'notInThisExam' })
    expect(await countingAnswer(sitting.attempt.AttemptID, good.ExamQuestionID)).toBeUndefined()
  })

  test('of fifty parallel saves: every acknowledged one is there and the last counts', async () => {
    const sitting = await sitExam(layla, code)
    const words = ['Identify hazards', 'Buy software', 'Print posters']
    const sent = Array.from({ length: 50 }, (_, at) => sitting.answer(1, [words[at % 3]!], server.now()))
    const replies = await Promise.all(sent.toReversed().map((one) => sitting.save(one)))
    expect(replies.flatMap((reply) => reply.Acknowledged).toSorted((a, b) => a - b)).toEqual(sent.map((one) => one.Seq))
    expect(await countingAnswer(sitting.attempt.AttemptID, sent[49]!.ExamQuestionID)).toEqual({
      seq: 50,
      answer: sent[49]!.Answer,
    })
    expect((await layla.send(calls.getAttemptClock, { AttemptID: sitting.attempt.AttemptID })).LastSeq).toBe(50)
  })

  test('with a zero character is refused without harm', async () => {
    const sitting = await sitExam(layla, code)
    expect(await refusalOf(sitting.save(sitting.answer(4, { Text: 'a\u0000b' }, server.now())))).toMatchObject({
      status: 400,
      code: 'invalidInput',
    })
  })
})

describe('another person', () => {
  test('finds nothing where an attempt is not their own', async () => {
    const sitting = await sitExam(layla, code)
    const body = { ...sitting.attempt, Answers: [sitting.answer(1, ['Buy software'], server.now())] }
    expect(await refusalOf(mariam.send(calls.saveAnswers, { body }))).toMatchObject({ status: 404, code: 'notFound' })
    expect(await refusalOf(mariam.send(calls.submitExam, { body: sitting.attempt }))).toMatchObject({ status: 404 })
    expect(await refusalOf(mariam.send(calls.leaveExamMode, { body: sitting.attempt }))).toMatchObject({ status: 404 })
    expect(await refusalOf(mariam.send(calls.getAttemptClock, { AttemptID: sitting.attempt.AttemptID }))).toMatchObject(
      { status: 404 },
    )
    const yusuf = await server.as('yusuf')
    expect(
      await refusalOf(yusuf.send(calls.startExam, { body: { Code: code, DeviceKey: 'x'.repeat(20) } })),
    ).toMatchObject({ status: 404 })
    expect(await refusalOf(yusuf.send(calls.getExamCover, { Code: code }))).toMatchObject({ status: 404 })
  })

  test('gets a paper of the own, with answers in another order but stable ids', async () => {
    const [own, other] = [await sitExam(layla, code), await sitExam(mariam, code)]
    expect(other.paper.AttemptID).not.toBe(own.paper.AttemptID)
    const ids = (paper: typeof own.paper) =>
      paper.Questions.map((question) => question.Answers.map((each) => each.ID).toSorted())
    expect(ids(other.paper)).toEqual(ids(own.paper))
  })
})

describe('two browsers', () => {
  test('started at once make one attempt, of the first', async () => {
    const start = (DeviceKey: string) => layla.send(calls.startExam, { body: { Code: code, DeviceKey } })
    const both = await Promise.allSettled([start('a'.repeat(20)), start('b'.repeat(20)), start('a'.repeat(20))])
    const papers = both.flatMap((each) => (each.status === 'fulfilled' ? [each.value.AttemptID] : []))
    expect(new Set(papers).size).toBe(1)
    expect(both.some((each) => each.status === 'rejected')).toBe(true)
  })

  test('cannot both answer; a proctor moves the attempt', async () => {
    const first = await sitExam(layla, code)
    const second = 'the-second-browser-of-layla'
    expect(await refusalOf(sitExam(layla, code, second))).toMatchObject({ status: 409, code: 'otherDevice' })
    const salma = await server.as('salma')
    const move = { body: { AttemptID: first.attempt.AttemptID, Reason: 'The computer froze' } }
    expect(await refusalOf(salma.send(calls.moveDevice, move))).toMatchObject({ status: 404 })
    await omar.send(calls.moveDevice, move)
    expect(await refusalOf(first.save(first.answer(1, ['Buy software'], server.now())))).toMatchObject({
      code: 'otherDevice',
    })
    const moved = await sitExam(layla, code, second)
    expect(moved.paper.AttemptID).toBe(first.paper.AttemptID)
    expect((await moved.save(moved.answer(1, ['Identify hazards'], server.now()))).State).toBe('inProgress')
  })
})

describe('after the deadline', () => {
  test('answers given before it count for five minutes, flagged; later ones are kept and do not', async () => {
    const sitting = await sitExam(layla, code)
    const before = onExamDay('10:59')
    server.at(onExamDay('11:04'))
    const inGrace = await sitting.save(
      sitting.answer(1, ['Identify hazards'], before),
      sitting.answer(3, ['false'], onExamDay('11:02')),
    )
    expect(inGrace).toMatchObject({ Acknowledged: [1, 2], Late: [1, 2], NotCounted: [2], State: 'autoSubmitted' })
    // closed meanwhile, still within the grace: marked again with what arrived
    await sitting.save(sitting.answer(2, ['Policy', 'Assurance'], before))
    server.at(onExamDay('11:06'))
    const tooLate = await sitting.save(sitting.answer(4, { Text: 'too late' }, before))
    expect(tooLate).toMatchObject({ Acknowledged: [4], NotCounted: [4] })
    const paper = await omar.send(calls.getPaper, { ExamID: examId, TraineeID: traineeId })
    expect(paper).toMatchObject({
      State: 'autoMarked',
      FinishKind: 'autoSubmitted',
      FinishedAt: onExamDay('11:00').toISOString(),
      Percent: 40,
      LateAnswers: 4,
    })
    expect(paper.QuestionList.map((question) => [question.Score, question.IsLate])).toEqual([
      [4, true],
      [4, true],
      [0, false],
      [0, false],
    ])
    expect(paper.QuestionList[3]!.NotCounted).toMatchObject([{ Written: 'too late' }])
  })

  test('a browser whose clock is a day off loses nothing before the deadline', async () => {
    const sitting = await sitExam(layla, code)
    const reply = await sitting.save(sitting.answer(1, ['Identify hazards'], onExamDay('10:10', '2026-03-12')))
    expect(reply).toMatchObject({ Late: [], NotCounted: [] })
  })

  test('the clock hands the paper in with what it has, and opening it again says so', async () => {
    const sitting = await sitExam(layla, code)
    await sitting.save(sitting.answer(1, ['Identify hazards'], server.now()))
    server.at(onExamDay('11:01'))
    await closeOverdueExams.run({ db: server.db, files: server.files, now: server.now(), data: {} })
    await closeOverdueExams.run({ db: server.db, files: server.files, now: server.now(), data: {} })
    const clock = await layla.send(calls.getAttemptClock, { AttemptID: sitting.attempt.AttemptID })
    expect(clock.State).toBe('autoMarked')
    expect(await sitting.submit()).toMatchObject({
      State: 'autoSubmitted',
      FinishedAt: onExamDay('11:00').toISOString(),
      Answered: 1,
    })
  })

  test('loading an overdue paper closes it, without the clock', async () => {
    const sitting = await sitExam(layla, code)
    server.at(onExamDay('11:30'))
    const again = await sitExam(layla, code)
    expect(again.paper).toMatchObject({
      AttemptID: sitting.paper.AttemptID,
      State: 'autoSubmitted',
      Questions: [],
      Given: [],
    })
    expect(await refusalOf(sitExam(layla, code))).toMatchObject({ code: 'alreadySat' })
  })

  test('extra time and given-back minutes move it, never past the closing time', async () => {
    const sitting = await sitExam(layla, code)
    const grant = (ExtraPercent: number, PauseMinutes: number) =>
      omar.send(calls.grantTime, {
        body: { ExamID: examId, TraineeID: traineeId, ExtraPercent, PauseMinutes, Reason: 'Fire alarm' },
      })
    expect(await grant(25, 10)).toEqual({ Deadline: onExamDay('11:25').toISOString() })
    server.at(onExamDay('11:20'))
    expect(await sitting.save(sitting.answer(1, ['Identify hazards'], server.now()))).toMatchObject({ Late: [] })
    expect(await grant(200, 600)).toEqual({ Deadline: onExamDay('13:00').toISOString() })
    // Once the exam is over nothing can be given any more, and the list of candidates offers it no more.
    server.at(onExamDay('13:00'))
    expect(await refusalOf(grant(25, 10))).toMatchObject({ code: 'notNow', data: { action: 'grantTime' } })
    const { Trainees } = await omar.send(calls.getExamTrainees, { courseClassExamID: examId })
    expect(Trainees.flatMap((row) => row.Actions)).not.toContain('grantTime')
    const kept = await server.db
      .selectFrom('exams.candidate')
      .select('extra_percent')
      .where('exam_id', '=', examId)
      .executeTakeFirstOrThrow()
    expect(Number(kept.extra_percent)).toBe(200)
  })
})
