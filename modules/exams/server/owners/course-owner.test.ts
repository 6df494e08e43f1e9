import { afterAll, beforeAll, expect, test } from 'vitest'
import { refusalOf, startTestServer, type TestServer } from '#testing/server.ts'
import type { Asker } from '#testing/asker.ts'
import { sitExam } from '#testing/stages/sit-exam.ts'
import { examFields, onExamDay, stageClass, stageQuestions, type StagedClass } from '#testing/stages/stage-exam.ts'
import { tellNews } from '#testing/stages/told.ts'
import { examsCalls as calls } from '../../contract/calls.ts'

let server: TestServer
let staged: StagedClass
let examId: number
let code: string
let layla: Asker
let mariam: Asker
let karim: Asker
let sami: Asker

const main = (trainee: string, state: 'submitted' | 'approved' | 'rejected') =>
  server.db
    .updateTable('registration.registration')
    .set({ main: state })
    .where('trainee_id', '=', staged.traineeIds[trainee]!)
    .execute()

/** Layla and Mariam take part in a class; Layla's place is asked for and not answered yet. The course has its own exam. */
beforeAll(async () => {
  server = await startTestServer()
  server.at(onExamDay('08:00'))
  staged = await stageClass(server.db)
  await main('layla', 'submitted')
  ;[layla, mariam, karim, sami] = (await Promise.all(
    ['layla', 'mariam', 'karim', 'sami'].map((who) => server.as(who)),
  )) as [Asker, Asker, Asker, Asker]
  const questions = await stageQuestions(sami, staged.courseId)
  const { ID } = await sami.send(calls.addExam, { body: examFields(staged.classId, questions, { SharePercent: 40 }) })
  await server.db
    .updateTable('exams.exam')
    .set({ class_id: null, course_id: staged.courseId, share_percent: null })
    .where('id', '=', ID)
    .execute()
  const ready = await sami.send(calls.moveExam, { body: { ID, Action: 'markReady', Version: 1 } })
  await tellNews(server, layla, mariam)
  await sami.send(calls.moveExam, { body: { ID, Action: 'publish', Version: ready.Version } })
  examId = ID
  code = (await sami.send(calls.getExam, { ID })).Code
})
afterAll(() => server.close())

test('an exam belongs to a class or to a course, never to both and never to none', async () => {
  const owned = (class_id: number | null, course_id: number | null) =>
    server.db.updateTable('exams.exam').set({ class_id, course_id }).where('id', '=', examId).execute()
  await expect(owned(staged.classId, staged.courseId)).rejects.toThrow('one_owner')
  await expect(owned(null, null)).rejects.toThrow('one_owner')
})

test('it is told to who has asked for the course and has no answer yet, and opens to nobody else', async () => {
  const [toLayla, toMariam] = await tellNews(server, layla, mariam)
  expect(toLayla).toMatchObject([{ kind: 'newExam', opens: `/ExamAnswer/${code}` }])
  expect(toLayla![0]!.html).toContain('SMS-101')
  expect(toMariam).toEqual([])
  const facts = { Code: code, CourseClassID: null, ClassCode: null, CourseName: { en: expect.any(String) } }
  expect((await layla.send(calls.getAvailableExams, {})).Items).toMatchObject([facts])
  expect((await mariam.send(calls.getAvailableExams, {})).Items).toEqual([])
  server.at(onExamDay('10:05'))
  expect(await refusalOf(mariam.send(calls.getExamCover, { Code: code }))).toMatchObject({ code: 'notFound' })
  const begin = { body: { Code: code, DeviceKey: 'the-browser-of-another' } }
  expect(await refusalOf(mariam.send(calls.startExam, begin))).toMatchObject({ code: 'notFound' })
})

test('staff reach it as every exam, the instructor of a class of the course does not', async () => {
  const facts = { Code: code, ClassCode: null, SharePercent: null, Enrolled: 1, CourseCode: 'SMS-101' }
  expect(await sami.send(calls.getExam, { ID: examId })).toMatchObject({ ...facts, ShareSum: 0, OtherExams: [] })
  expect((await sami.send(calls.searchExams, { search: 'SMS-101', sort: 'ClassCode' })).Items).toMatchObject([facts])
  const { Items } = await sami.send(calls.searchExams, { CourseID: staged.courseId })
  expect(Items).toMatchObject([facts])
  const { Trainees } = await karim.send(calls.getExamTrainees, { courseClassExamID: examId })
  expect(Trainees).toMatchObject([{ TraineeID: staged.traineeIds['layla'], AttemptID: null, Actions: ['grantTime'] }])
  const omar = await server.as('omar')
  expect(await refusalOf(omar.send(calls.getExam, { ID: examId }))).toMatchObject({ code: 'notFound' })
  expect((await omar.send(calls.getInstructorExams, {})).Items).toEqual([])
})

test('the same engine: more time, answers, the mark of a person, the release and another go', async () => {
  const more = { ExamID: examId, TraineeID: staged.traineeIds['layla']!, ExtraPercent: 25, PauseMinutes: 0 }
  await karim.send(calls.grantTime, { body: { ...more, Reason: 'A broken wrist' } })
  const sitting = await sitExam(layla, code)
  expect(sitting.paper).toMatchObject({ ClassCode: null, Number: 1, Deadline: onExamDay('11:20').toISOString() })
  expect(await sitting.save(sitting.answer(1, ['Buy software'], server.now()))).toMatchObject({ Acknowledged: [1] })
  await sitting.save(sitting.answer(4, { Text: 'Likelihood' }, server.now()))
  // Whatever is answered to the registration meanwhile, the paper is the candidate's.
  await main('layla', 'rejected')
  expect(await sitting.save(sitting.answer(3, ['false'], server.now()))).toMatchObject({ Acknowledged: [3] })
  await sitting.submit()
  const again = { body: { Code: code, DeviceKey: sitting.attempt.DeviceKey } }
  expect(await refusalOf(layla.send(calls.startExam, again))).toMatchObject({ code: 'alreadySat' })

  const [waiting] = (await karim.send(calls.getUnmarkedExams, {})).Items
  expect(waiting).toMatchObject({ ExamID: examId, ClassCode: null, Unmarked: 1 })
  const paper = await karim.send(calls.getPaper, { ExamID: examId, TraineeID: staged.traineeIds['layla']! })
  expect(paper).toMatchObject({ ClassCode: null, State: 'awaitingManual', CourseName: { en: expect.any(String) } })
  const text = paper.QuestionList[3]!.ExamQuestionID
  const Marks = [{ ExamQuestionID: text, Score: 2, Comment: '' }]
  const at = { AttemptID: paper.AttemptID, Version: paper.Version }
  const saved = await karim.send(calls.saveMarks, { body: { ...at, Marks, Reason: '' } })
  await karim.send(calls.finishMarking, { body: { AttemptID: paper.AttemptID, Version: saved.Version } })
  server.at(onExamDay('13:10'))
  const exam = await karim.send(calls.getExam, { ID: examId })
  await karim.send(calls.moveExam, { body: { ID: examId, Action: 'releaseFinal', Version: exam.Version } })
  expect(await layla.send(calls.getTraineeExams, {})).toMatchObject([
    { Code: code, ClassCode: null, SharePercent: null, Percent: 20, Grade: 'fail', Result: 'final' },
  ])
  expect(await mariam.send(calls.getTraineeExams, {})).toEqual([])
  expect(await layla.send(calls.getReviewAnswers, { Code: code })).toMatchObject({ Percent: 20 })
  expect(await layla.send(calls.getRepeatsForTrainee, {})).toMatchObject([{ ClassCode: null, State: 'eligible' }])
})

test('who asks for two classes of the course is one candidate, and asks nobody for a second first attempt', async () => {
  const other = await stageClass(server.db, { trainees: ['layla'] })
  await main('layla', 'submitted')
  expect((await sami.send(calls.searchExams, {})).Items).toMatchObject([{ Enrolled: 1, Papers: 1 }])
  expect((await layla.send(calls.getAvailableExams, {})).Items).toMatchObject([{ Code: code, Actions: ['seeResult'] }])
  expect(other.courseId).toBe(staged.courseId)
})

test('an exam bears the number of its owner, also when that gets another one', async () => {
  await server.asOwner(`update catalogue.course set code = 'SMS-102' where id = ${staged.courseId}`)
  await server.asOwner(`update classes.course_class set code = 'CC-RENAMED' where id = ${staged.classId}`)
  const questions = await stageQuestions(sami, staged.courseId)
  await sami.send(calls.addExam, { body: examFields(staged.classId, questions) })
  await server.asOwner(`update classes.course_class set code = 'CC-AGAIN' where id = ${staged.classId}`)
  const found = await sami.send(calls.searchExams, { CourseID: staged.courseId, sort: 'ClassCode' })
  expect(found.Items.map((row) => row.ClassCode)).toEqual(['CC-AGAIN', null])
  const numbers = await server.db.selectFrom('exams.exam').select('owner_code').orderBy('owner_code').execute()
  expect(numbers.map((row) => row.owner_code)).toEqual(['CC-AGAIN', 'SMS-102'])
})
