import { afterAll, beforeAll, expect, test } from 'vitest'
import type { Asker } from '#testing/asker.ts'
import { refusalOf, startTestServer, type TestServer } from '#testing/server.ts'
import { sitExam } from '#testing/stages/sit-exam.ts'
import { examFields, onExamDay, stageClass, stageExam, stageQuestions } from '#testing/stages/stage-exam.ts'
import { examsCalls as calls } from '../../../contract/calls.ts'

let server: TestServer
beforeAll(async () => void (server = await startTestServer()))
afterAll(() => server.close())

const canary = 'CANARY-OF-THE-KEY'

test('keys and marks reach whoever marks the exam, and nobody else at any moment', async () => {
  const as = (who: string) => server.as(who)
  const [omar, salma, karim, nadia, sami, huda, layla, mariam, hany] = (await Promise.all(
    ['omar', 'salma', 'karim', 'nadia', 'sami', 'huda', 'layla', 'mariam', 'hany'].map(as),
  )) as [Asker, Asker, Asker, Asker, Asker, Asker, Asker, Asker, Asker]
  server.at(onExamDay('08:00'))
  const staged = await stageClass(server.db)
  const exam = await stageExam(sami, examFields(staged.classId, await stageQuestions(sami, staged.courseId, canary)))
  const ExamID = exam.ID
  const ExamQuestionID = (
    await server.db
      .selectFrom('exams.exam_question')
      .where('exam_id', '=', ExamID)
      .orderBy('position', 'desc')
      .select('id')
      .executeTakeFirstOrThrow()
  ).id
  /** What each of the new calls answers, a refusal among them. */
  const asked = async (who: Asker) => ({
    list: await who.raw(calls.searchExamsToCorrect, { ExamID }),
    one: await who.raw(calls.getExamToCorrect, { ExamID }),
    answers: await who.raw(calls.getAnswersToQuestion, { ExamID, ExamQuestionID }),
    people: await who.raw(calls.getExamTrainees, { courseClassExamID: ExamID }),
    grievances: await who.raw(calls.searchGrievances, {}),
    own: await who.raw(calls.getOwnGrievances, {}),
    repeats: await who.raw(calls.searchRepeats, {}),
    results: await who.raw(calls.searchResults, {}),
  })
  const codes = async (who: Asker) => Object.values(await asked(who)).map((answer) => answer.statusCode)
  const bodies = async (who: Asker) =>
    Object.values(await asked(who))
      .map((answer) => answer.payload)
      .join('\n')
  const noKeys = async () => {
    for (const who of [sami, huda, layla, mariam, hany, salma]) expect(await bodies(who)).not.toContain(canary)
  }
  await noKeys()

  server.at(onExamDay('10:05'))
  const sitting = await sitExam(layla, exam.Code)
  await noKeys()
  await sitting.save(sitting.answer(4, { Text: 'Likelihood times severity' }, server.now()))
  await sitting.submit()
  await noKeys()
  for (const who of [omar, karim, nadia]) expect(await bodies(who)).toContain(canary)

  //                       list one  answers people grievances own repeats results
  expect(await codes(nadia)).toEqual([200, 200, 200, 200, 200, 403, 200, 403])
  expect(await codes(sami)).toEqual([200, 200, 403, 200, 200, 403, 200, 403])
  expect(await codes(omar)).toEqual([403, 200, 200, 200, 403, 403, 403, 403])
  expect(await codes(karim)).toEqual([403, 200, 200, 200, 403, 403, 403, 403])
  expect(await codes(huda)).toEqual([403, 200, 403, 200, 403, 403, 403, 403])
  // Salma teaches another class.
  expect(await codes(salma)).toEqual([403, 404, 404, 404, 403, 403, 403, 403])
  expect(await codes(layla)).toEqual([403, 403, 403, 403, 403, 200, 403, 403])
  expect(await codes(hany)).toEqual([403, 403, 403, 403, 403, 403, 403, 200])

  server.at(onExamDay('13:06'))
  await noKeys()
  const [row] = (await nadia.send(calls.searchExamsToCorrect, { ExamID })).Items
  expect(row).toMatchObject({ HandedIn: 1, ToMark: 1, ToReview: 0, Final: 0, Grievances: 0, State: 'marking' })
  expect((await nadia.send(calls.searchExamsToCorrect, { ExamID, Waiting: true })).Total).toBe(1)
  expect(
    (await nadia.send(calls.searchExamsToCorrect, { CourseID: exam.CourseID, State: 'marking' })).Items,
  ).toMatchObject([{ ExamID }])

  // A trainee with the right to correct reads no key of an exam that is the own one, sat or not.
  await server.db
    .updateTable('accounts.account')
    .set({ permissions: ['correctiontraineeexam'] })
    .where('email', '=', 'mariam@diwan.example')
    .execute()
  const corrector = await server.as('mariam@diwan.example')
  await expect.poll(async () => (await corrector.raw(calls.getExamToCorrect, { ExamID })).statusCode).toBe(200)
  expect(await bodies(corrector)).not.toContain(canary)
  expect(await refusalOf(corrector.send(calls.getAnswersToQuestion, { ExamID, ExamQuestionID }))).toMatchObject({
    status: 403,
    code: 'ownPaper',
  })
})

test('all answers to one question are marked one after the other, and what is blank or final is not among them', async () => {
  const [omar, sami, layla, mariam] = (await Promise.all(
    ['omar', 'sami', 'layla', 'mariam'].map((who) => server.as(who)),
  )) as [Asker, Asker, Asker, Asker]
  server.at(onExamDay('08:00'))
  const staged = await stageClass(server.db)
  const exam = await stageExam(sami, examFields(staged.classId, await stageQuestions(sami, staged.courseId)))
  server.at(onExamDay('10:05'))
  for (const [who, Text] of [
    [layla, 'Likelihood times severity'],
    [mariam, '   '],
  ] as const) {
    const sitting = await sitExam(who, exam.Code)
    await sitting.save(sitting.answer(4, { Text }, server.now()))
    await sitting.submit()
  }
  server.at(onExamDay('13:06'))
  const { Questions } = await omar.send(calls.getExamToCorrect, { ExamID: exam.ID })
  expect(Questions).toMatchObject([{ Number: 4, Answers: 1, Unmarked: 1 }])
  const { ExamQuestionID } = Questions[0]!
  const answers = (more = {}) => omar.send(calls.getAnswersToQuestion, { ExamID: exam.ID, ExamQuestionID, ...more })
  const [row, none] = (await answers()).Items
  expect(none).toBe(undefined)
  expect(row).toMatchObject({ TraineeID: staged.traineeIds['layla'], Score: null, Number: 1 })
  const Marks = [{ ExamQuestionID, Score: 7, Comment: 'Severity is missing' }]
  await omar.send(calls.saveMarks, { body: { AttemptID: row!.AttemptID, Version: row!.Version, Marks } })
  expect((await answers()).Items).toMatchObject([{ Score: 7, Comment: 'Severity is missing' }])
  expect((await answers({ Unmarked: true })).Total).toBe(0)
})
