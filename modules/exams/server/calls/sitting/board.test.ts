import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import type { Asker } from '#testing/asker.ts'
import { refusalOf, startTestServer, type TestServer } from '#testing/server.ts'
import { sitExam } from '#testing/stages/sit-exam.ts'
import { examFields, onExamDay, stageClass, stageExam, stageQuestions } from '#testing/stages/stage-exam.ts'
import { examsCalls as calls } from '../../../contract/calls.ts'
import { closeOverdue } from '../../acts/closing.ts'

let server: TestServer
let people: Record<'omar' | 'salma' | 'sami' | 'huda' | 'layla' | 'mariam', Asker>
let examId: number
let code: string
let traineeId: number

beforeAll(async () => {
  server = await startTestServer({ listening: true })
  const names = ['omar', 'salma', 'sami', 'huda', 'layla', 'mariam'] as const
  people = Object.fromEntries(
    await Promise.all(names.map(async (name) => [name, await server.as(name)])),
  ) as typeof people
})
afterAll(() => server.close())

/** An exam of an hour that is open until 13:00. */
beforeEach(async () => {
  server.at(onExamDay('08:00'))
  const staged = await stageClass(server.db)
  const exam = await stageExam(
    people.sami,
    examFields(staged.classId, await stageQuestions(people.sami, staged.courseId)),
  )
  examId = exam.ID
  code = exam.Code
  traineeId = staged.traineeIds['layla']!
  server.at(onExamDay('10:00'))
})

const board = async (who: Asker) => {
  const { Trainees } = await who.send(calls.getExamTrainees, { courseClassExamID: examId })
  return Trainees.find((row) => row.TraineeID === traineeId)!
}
const pause = (who: Asker, AttemptID: number, Reason = 'The power went') =>
  who.send(calls.pauseAttempt, { body: { AttemptID, Reason } })
const resume = (who: Asker, AttemptID: number) => who.send(calls.resumeAttempt, { body: { AttemptID } })

test('who waits, answers, is away and has handed in', async () => {
  const { omar, layla, huda } = people
  expect(await board(omar)).toMatchObject({ Standing: 'waiting', Answered: 0, Deadline: null })
  const sitting = await sitExam(layla, code)
  expect(await board(huda)).toMatchObject({ Standing: 'answering', Answered: 0 })
  await sitting.save(sitting.answer(1, ['Identify hazards'], server.now()))
  expect(await board(omar)).toMatchObject({ Answered: 1, LastAnswerAt: server.now().toISOString() })
  await layla.send(calls.leaveExamMode, { body: sitting.attempt })
  expect(await board(omar)).toMatchObject({ Standing: 'away', LeftAt: server.now().toISOString() })
  await layla.send(calls.returnToExamMode, { body: { ...sitting.attempt, AwaySeconds: 2 } })
  expect(await board(omar)).toMatchObject({ Standing: 'answering', LeftAt: null })
  await sitting.submit()
  expect(await board(omar)).toMatchObject({ Standing: 'handedIn' })
})

test('names stand in the order of the language in which they are read', async () => {
  const { db } = server
  const inOrder = async (language: string) => {
    const headers = { 'accept-language': language }
    const { Trainees } = await people.omar.send(calls.getExamTrainees, { courseClassExamID: examId }, { headers })
    return Trainees.map((row) => row.TraineeID === traineeId)
  }
  // Without parts the name is what it says.
  const rename = (name_en: string) =>
    db
      .updateTable('people.trainee')
      .set({ name_en, first_en: '', middle_en: '', last_en: '' })
      .where('email', '=', 'mariam@diwan.example')
      .execute()
  await rename('Amal Girgis')
  // Layla stands before Mariam in Arabic.
  expect(await inOrder('ar')).toEqual([true, false])
  for (const language of ['en', 'fr']) expect(await inOrder(language), language).toEqual([false, true])
  await rename('Mariam Girgis')
  expect(await inOrder('en')).toEqual([true, false])
})

test('a paper whose clock was stopped goes on with the time that it had; nobody is watched meanwhile', async () => {
  const { omar, salma, huda, sami, layla } = people
  const sitting = await sitExam(layla, code)
  const { AttemptID, DeviceKey } = sitting.attempt
  server.at(onExamDay('10:20'))
  for (const [who, status] of [
    [salma, 404],
    [sami, 403],
    [layla, 403],
  ] as const)
    expect(await refusalOf(pause(who, AttemptID))).toMatchObject({ status })
  expect(await refusalOf(pause(omar, AttemptID, ''))).toMatchObject({ status: 400 })
  expect(await refusalOf(resume(omar, AttemptID))).toMatchObject({ code: 'notNow' })
  await pause(huda, AttemptID)
  expect(await refusalOf(pause(omar, AttemptID))).toMatchObject({ code: 'notNow' })
  expect(await board(omar)).toMatchObject({ Standing: 'paused', Actions: expect.arrayContaining(['resumeAttempt']) })
  expect(await layla.send(calls.getAttemptClock, { AttemptID })).toMatchObject({
    PausedAt: onExamDay('10:20').toISOString(),
    Deadline: onExamDay('13:00').toISOString(),
  })
  await layla.send(calls.leaveExamMode, { body: { AttemptID, DeviceKey } })
  expect((await board(omar)).LeftAt).toBe(null)
  // The hour is long over, and nothing ends the paper.
  server.at(onExamDay('11:35'))
  expect(await server.db.transaction().execute((tx) => closeOverdue(tx, server.now(), examId))).toBe(0)
  // Leaving and coming back late is no violation while the clock stands still.
  expect(await layla.send(calls.returnToExamMode, { body: { AttemptID, DeviceKey, AwaySeconds: 600 } })).toMatchObject({
    InTime: true,
  })
  expect(await resume(omar, AttemptID)).toEqual({ Deadline: onExamDay('12:15').toISOString() })
  expect(await layla.send(calls.getAttemptClock, { AttemptID })).toMatchObject({
    PausedAt: null,
    Deadline: onExamDay('12:15').toISOString(),
    State: 'inProgress',
  })
  // What was granted is something else than what it stood still.
  expect(await board(omar)).toMatchObject({ PauseMinutes: 0, Standing: 'answering' })
  // Time that is given while the clock stands still counts once it goes on, never beyond the closing time.
  await pause(omar, AttemptID)
  await omar.send(calls.grantTime, {
    body: { ExamID: examId, TraineeID: traineeId, ExtraPercent: 50, PauseMinutes: 0, Reason: 'Needs it' },
  })
  expect((await layla.send(calls.getAttemptClock, { AttemptID })).Deadline).toBe(onExamDay('13:00').toISOString())
  expect(await resume(omar, AttemptID)).toEqual({ Deadline: onExamDay('12:45').toISOString() })
  await sitting.submit()
  expect(await refusalOf(pause(omar, AttemptID))).toMatchObject({ code: 'notNow' })
})

test('answers while the clock stands still are refused and taken later; what was given before it counts', async () => {
  const { omar, layla } = people
  const sitting = await sitExam(layla, code)
  const { AttemptID } = sitting.attempt
  server.at(onExamDay('10:20'))
  const before = sitting.answer(1, ['Identify hazards'], onExamDay('10:19'))
  const meanwhile = sitting.answer(3, ['false'], onExamDay('10:21'))
  await pause(omar, AttemptID)
  server.at(onExamDay('10:21'))
  // Given before and held up by the line: as after a deadline.
  expect(await sitting.save(before)).toMatchObject({ Acknowledged: [before.Seq], Late: [before.Seq], NotCounted: [] })
  expect(await refusalOf(sitting.save(meanwhile))).toMatchObject({ status: 409, code: 'examPaused' })
  expect(await refusalOf(sitting.save(before, meanwhile))).toMatchObject({ code: 'examPaused' })
  expect(await board(omar)).toMatchObject({ Answered: 1 })
  server.at(onExamDay('10:50'))
  await resume(omar, AttemptID)
  expect(await sitting.save(meanwhile)).toMatchObject({ Acknowledged: [meanwhile.Seq], Late: [], NotCounted: [] })
  expect(await board(omar)).toMatchObject({ Answered: 2 })
})

test('who was away when the clock was stopped is not away any more once it goes on', async () => {
  const { omar, layla } = people
  const sitting = await sitExam(layla, code)
  await layla.send(calls.leaveExamMode, { body: sitting.attempt })
  await pause(omar, sitting.attempt.AttemptID)
  server.at(onExamDay('10:10'))
  await resume(omar, sitting.attempt.AttemptID)
  expect(await board(omar)).toMatchObject({ Standing: 'answering', LeftAt: null })
  await layla.send(calls.leaveExamMode, { body: sitting.attempt })
  expect(await board(omar)).toMatchObject({ Standing: 'away' })
})

test('what one paper stood still gives the next one no time', async () => {
  const { omar, layla } = people
  const sitting = await sitExam(layla, code)
  const { AttemptID } = sitting.attempt
  await pause(omar, AttemptID)
  server.at(onExamDay('10:30'))
  await resume(omar, AttemptID)
  const rows = await server.db
    .selectFrom('exams.candidate')
    .where('exam_id', '=', examId)
    .select('pause_seconds')
    .execute()
  expect(rows).toEqual([{ pause_seconds: 0 }])
  const { paused_seconds } = await server.db
    .selectFrom('exams.attempt')
    .where('id', '=', AttemptID)
    .select('paused_seconds')
    .executeTakeFirstOrThrow()
  expect(paused_seconds).toBe(1800)
})

test('a paper left standing still ends with its exam', async () => {
  const { omar, layla } = people
  const sitting = await sitExam(layla, code)
  await pause(omar, sitting.attempt.AttemptID)
  server.at(onExamDay('13:01'))
  expect(await server.db.transaction().execute((tx) => closeOverdue(tx, server.now(), examId))).toBe(1)
  expect(await board(omar)).toMatchObject({ Standing: 'handedIn', FinishedAt: onExamDay('13:00').toISOString() })
})

test('whoever watches the exam hears at once of what happens to a paper; who does not reach it hears nothing', async () => {
  const { omar, salma, layla } = people
  expect(await refusalOf(salma.send(calls.watchExam, { body: { ExamID: examId } }))).toMatchObject({ status: 404 })
  await omar.send(calls.watchExam, { body: { ExamID: examId } })
  await omar.send(calls.watchExam, { body: { ExamID: examId } })
  const listen = async (who: Asker) => {
    const headers = { authorization: `Bearer ${await who.token()}` }
    const response = await fetch(`${server.url}/api/Live/Stream`, { headers })
    const said: string[] = []
    void (async () => {
      for await (const chunk of response.body!.pipeThrough(new TextDecoderStream()))
        said.push(...chunk.split('\n').filter((line) => line.startsWith('data:')))
    })().catch(() => undefined)
    return said
  }
  const [forOmar, forSalma, forLayla] = [await listen(omar), await listen(salma), await listen(layla)]
  const sitting = await sitExam(layla, code)
  await expect.poll(() => forOmar).toEqual([`data: {"topic":"examBoard","id":${examId}}`])
  await pause(omar, sitting.attempt.AttemptID)
  await expect.poll(() => forLayla.join()).toContain(`{"topic":"examPaper","id":${sitting.attempt.AttemptID}}`)
  await expect.poll(() => forOmar.length).toBe(2)
  expect(forSalma.join()).not.toContain('examBoard')
})

test('who gives time by what the board showed before puts aside nothing that somebody else gave since', async () => {
  const { omar, huda } = people
  const give = (who: Asker, SeenGrantedAt: string | null, ExtraPercent: number, PauseMinutes: number) => {
    const time = { ExtraPercent, PauseMinutes, Reason: 'The line was cut', SeenGrantedAt }
    return who.send(calls.grantTime, { body: { ExamID: examId, TraineeID: traineeId, ...time } })
  }
  const { TimeGrantedAt: seen } = await board(omar)
  expect(seen).toBe(null)
  const both = await Promise.allSettled([give(huda, seen, 0, 10), give(omar, seen, 0, 10)])
  expect(both.map(({ status }) => status).toSorted()).toEqual(['fulfilled', 'rejected'])
  server.at(onExamDay('10:01'))
  expect(await refusalOf(give(omar, seen, 25, 0))).toMatchObject({ status: 409, code: 'changedMeanwhile' })
  const now = await board(omar)
  expect(now).toMatchObject({ PauseMinutes: 10, TimeGrantedAt: onExamDay('10:00').toISOString() })
  await give(omar, now.TimeGrantedAt, 25, 10)
  expect(await board(omar)).toMatchObject({ ExtraPercent: 25, PauseMinutes: 10 })
})
