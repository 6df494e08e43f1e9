import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { examsCalls as calls } from '#modules/exams/contract/calls.ts'
import { advanceExams, closeOverdueExams } from '#modules/exams/server/jobs.ts'
import type { Asker } from '#testing/asker.ts'
import { startTestServer, type TestServer } from '#testing/server.ts'
import { sitExam } from '#testing/stages/sit-exam.ts'
import { examFields, onExamDay, stageClass, stageExam, stageQuestions } from '#testing/stages/stage-exam.ts'
import { tellNews, type Told } from '#testing/stages/told.ts'

let server: TestServer
let layla: Asker
let mariam: Asker
let omar: Asker
let sami: Asker
let examId: number
let classId: number
let code: string
let traineeId: number
beforeAll(async () => {
  server = await startTestServer()
  ;[layla, mariam] = await Promise.all([server.as('layla'), server.as('mariam')])
  ;[omar, sami] = await Promise.all([server.as('omar'), server.as('sami')])
})
afterAll(() => server.close())
beforeEach(async () => {
  server.at(onExamDay('08:00'))
  const staged = await stageClass(server.db)
  const exam = await stageExam(sami, examFields(staged.classId, await stageQuestions(sami, staged.courseId)))
  examId = exam.ID
  classId = staged.classId
  code = exam.Code
  traineeId = staged.traineeIds['layla']!
})

const news = (...people: Asker[]) => tellNews(server, ...people)
const kinds = (told: Told[] | undefined) => (told ?? []).map((each) => each.kind)
const clock = async (time: string) => {
  server.at(onExamDay(time))
  for (const job of [closeOverdueExams, advanceExams])
    await job.run({ db: server.db, files: server.files, now: server.now(), data: {} })
}
const move = async (Action: 'releaseFinal' | 'closeEarly') => {
  const { Version } = await sami.send(calls.getExam, { ID: examId })
  return (await server.as('nadia')).send(calls.moveExam, { body: { ID: examId, Action, Version } })
}
/** Omar gives the text answers of a paper their marks and finishes it. */
async function markAll(TraineeID: number, Number?: number): Promise<void> {
  const paper = await omar.send(calls.getPaper, { ExamID: examId, TraineeID, ...(Number && { Number }) })
  const texts = paper.QuestionList.filter((each) => each.Type === 'text')
  const Marks = texts.map(({ ExamQuestionID }) => ({ ExamQuestionID, Score: 5, Comment: '' }))
  const AttemptID = paper.AttemptID
  const { Version } = await omar.send(calls.saveMarks, {
    body: { AttemptID, Version: paper.Version, Reason: '', Marks },
  })
  await omar.send(calls.finishMarking, { body: { AttemptID, Version } })
}

test('an exam is told when it is published, when it opens, when papers wait, and when its results are out', async () => {
  let [own, marker] = await news(layla, omar)
  expect(own).toMatchObject([{ kind: 'newExam', opens: `/ExamAnswer/${code}`, mailed: true }])
  expect(own![0]!.html).toMatch(/١٠:٠٠.*١٣:٠٠/)
  // what opens is the cover, before the time too
  expect((await layla.send(calls.getExamCover, { Code: code })).Code).toBe(code)
  await clock('10:00')
  ;[own, marker] = await news(layla, omar)
  expect(own).toMatchObject([{ kind: 'examOpened', mailed: false }])
  expect(marker).toEqual([])

  const sitting = await sitExam(layla, code)
  await sitting.save(sitting.answer(4, { Text: 'probability and severity' }, server.now()))
  await sitExam(mariam, code, 'the-desk-of-another')
  await clock('11:30')
  const [, late] = await news(layla, mariam)
  expect(kinds(late)).toContain('paperHandedIn')
  expect(await news(omar)).toEqual([[]])
  await clock('13:06')
  ;[marker] = await news(omar)
  expect(marker).toMatchObject([
    { kind: 'papersToMark', opens: `/InstructorTraineeExam/${examId}/${classId}`, mailed: false },
  ])
  expect((await omar.send(calls.getExamTrainees, { courseClassExamID: examId })).ExamID).toBe(examId)

  await markAll(traineeId)
  await move('releaseFinal')
  ;[own] = await news(layla)
  expect(own!.at(-1)).toMatchObject({ kind: 'examResult', opens: '/ExamResult', mailed: true })
})

test('who leaves exam mode is told what it means, the examiner what to do, and both ways of deciding are told', async () => {
  await clock('10:00')
  const { attempt } = await sitExam(layla, code)
  await layla.send(calls.leaveExamMode, { body: attempt })
  server.at(onExamDay('10:01'))
  await layla.send(calls.returnToExamMode, { body: { ...attempt, AwaySeconds: 60, DelaySeconds: 0 } })
  const [own, marker, other] = await news(layla, omar, mariam)
  expect(own!.at(-1)).toMatchObject({ kind: 'examClosedByViolation', opens: '/AvailableExam', mailed: true })
  expect(marker).toMatchObject([
    { kind: 'violationToReview', opens: `/InstructorTraineeExam/${examId}/${classId}`, mailed: false },
  ])
  expect(marker![0]!.title + marker![0]!.html).not.toMatch(/ليلى|Layla/)
  expect(kinds(other)).not.toContain('examClosedByViolation')

  const { Version } = await omar.send(calls.getPaper, { ExamID: examId, TraineeID: traineeId })
  const verdict = { AttemptID: attempt.AttemptID, Version, Verdict: 'reinstate' as const, Reason: 'انقطع التيار' }
  await omar.send(calls.reviewViolation, { body: verdict })
  const [lifted] = await news(layla)
  expect(lifted).toMatchObject([{ kind: 'violationLifted', mailed: true }])
})

test('a repeat: asked for, granted, marked, told as the one person’s', async () => {
  await clock('10:00')
  const first = await sitExam(layla, code)
  await first.submit()
  await clock('13:06')
  await move('releaseFinal')
  await news(layla, sami, mariam, omar)
  const act = (who: Asker, Action: 'request' | 'grant') =>
    who.send(calls.updateRepeat, { body: { CourseClassExamID: examId, TraineeID: traineeId, Action } })
  await act(layla, 'request')
  let [own, staff] = await news(layla, sami)
  expect([own, kinds(staff)]).toEqual([[], ['repeatRequested']])
  await act(sami, 'grant')
  ;[own] = await news(layla)
  expect(own).toMatchObject([{ kind: 'repeatGranted', opens: '/AvailableExam', mailed: true }])

  server.at(onExamDay('09:00', '2026-03-20'))
  const again = await sitExam(layla, code, 'the-desk-at-home')
  await again.save(again.answer(4, { Text: 'probability' }, server.now()))
  await again.submit()
  let [marker] = await news(omar)
  expect(marker).toMatchObject([{ kind: 'paperToMark', opens: `/InstructorTraineeExam/${examId}/${classId}` }])
  await markAll(traineeId, 2)
  ;[own, marker] = await news(layla, omar)
  expect(own).toMatchObject([{ kind: 'repeatResult', opens: '/ExamResult', mailed: true }])
  const [others] = await news(mariam)
  expect(kinds(others)).not.toContain('repeatResult')
})
