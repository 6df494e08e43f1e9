import { afterAll, beforeAll, expect, test } from 'vitest'
import { documentCall } from '#platform/shared/document/documents.ts'
import type { Asker } from '#testing/asker.ts'
import { refusalOf, startTestServer, type TestServer } from '#testing/server.ts'
import { sitExam } from '#testing/stages/sit-exam.ts'
import { examFields, onExamDay, stageClass, stageExam, stageQuestions } from '#testing/stages/stage-exam.ts'
import { examsCalls as calls } from '../../contract/calls.ts'
import courseExamAnswer from '../course-exam-answer/document.ts'
import courseExam from './document.ts'

const sheet = documentCall(courseExam)
const answers = documentCall(courseExamAnswer)
const closed = { status: 403, code: 'reportClosed' }
const canary = 'CANARY-OF-THE-KEY'
let server: TestServer
beforeAll(async () => void (server = await startTestServer()))
afterAll(() => server.close())

test('the questions are for staff, and for who sat the exam once its results are out; the key is for who marks it', async () => {
  const [omar, salma, karim, nadia, sami, huda, layla, mariam, yusuf, hany] = (await Promise.all(
    ['omar', 'salma', 'karim', 'nadia', 'sami', 'huda', 'layla', 'mariam', 'yusuf', 'hany'].map((who) =>
      server.as(who),
    ),
  )) as [Asker, Asker, Asker, Asker, Asker, Asker, Asker, Asker, Asker, Asker]
  server.at(onExamDay('08:00'))
  const staged = await stageClass(server.db)
  const exam = await stageExam(sami, examFields(staged.classId, await stageQuestions(sami, staged.courseId, canary)))
  const CourseClassExamsID = exam.ID
  const TraineeID = staged.traineeIds['layla']!
  const sheetFor = async (who: Asker) => (await who.send(sheet, { CourseClassExamsID })).Content
  const answersFor = async (who: Asker, ID = TraineeID) =>
    (await who.send(answers, { CourseClassExamsID, TraineeID: ID })).Content
  const shut = async (asked: Promise<unknown>) => expect(await refusalOf(asked)).toMatchObject(closed)
  const staffOnly = async () => {
    for (const who of [sami, huda]) {
      expect((await sheetFor(who)).Key).toBe(null)
      expect(JSON.stringify(await sheetFor(who))).not.toContain(canary)
      await shut(answersFor(who))
    }
    for (const who of [omar, karim, nadia]) expect(JSON.stringify((await sheetFor(who)).Key)).toContain(canary)
    for (const who of [layla, mariam, yusuf, hany, salma]) {
      await shut(sheetFor(who))
      await shut(answersFor(who))
    }
    await shut(server.anonymous.send(sheet, { CourseClassExamsID }))
  }
  await staffOnly()
  await shut(answersFor(omar))

  server.at(onExamDay('10:05'))
  const sitting = await sitExam(layla, exam.Code)
  await staffOnly()
  await shut(answersFor(omar))
  await sitting.save(
    sitting.answer(1, ['Identify hazards'], server.now()),
    sitting.answer(4, { Text: 'Likelihood times severity' }, server.now()),
  )
  await sitting.submit()
  server.at(onExamDay('13:06'))
  await staffOnly()
  const marking = await answersFor(omar)
  expect(marking.Questions[0]).toMatchObject({ Given: ['Identify hazards'], Right: ['Identify hazards'], Score: 4 })
  expect(JSON.stringify(marking)).toContain(canary)
  await shut(answersFor(omar, staged.traineeIds['mariam']))

  const { Version } = await huda.send(calls.getExam, { ID: exam.ID })
  await huda.send(calls.moveExam, { body: { ID: exam.ID, Action: 'releaseInitial', Version } })
  // Who sat it, and who was to; nobody else, and no key.
  for (const who of [layla, mariam]) {
    expect(await sheetFor(who)).toMatchObject({ Key: null })
    expect(JSON.stringify(await sheetFor(who))).not.toContain(canary)
  }
  const own = await answersFor(layla)
  expect(own.Questions[3]).toMatchObject({
    Given: ['Likelihood times severity'],
    Score: null,
    Right: null,
    ModelAnswer: null,
  })
  expect(JSON.stringify(own)).not.toContain(canary)
  for (const who of [mariam, yusuf, hany]) await shut(answersFor(who))
  for (const who of [yusuf, hany, salma]) await shut(sheetFor(who))
})
