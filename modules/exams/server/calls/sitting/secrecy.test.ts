import { afterAll, beforeAll, expect, test } from 'vitest'
import { passes } from '#platform/shared/access.ts'
import type { Call } from '#platform/shared/call.ts'
import { refusalOf, startTestServer, type TestServer } from '#testing/server.ts'
import { sitExam } from '#testing/stages/sit-exam.ts'
import { examFields, onExamDay, stageClass, stageExam, stageQuestions } from '#testing/stages/stage-exam.ts'
import { examsCalls as calls } from '../../../contract/calls.ts'

let server: TestServer
beforeAll(async () => void (server = await startTestServer()))
afterAll(() => server.close())

/** A weight and a mark that occur nowhere else. */
const oddWeight = 7.53

test('no reply to a trainee holds an answer key, a weight or a mark before the release', async () => {
  server.at(onExamDay('08:00'))
  const staged = await stageClass(server.db)
  const sami = await server.as('sami')
  const questions = await stageQuestions(sami, staged.courseId, 'canary-4b1d')
  const fields = examFields(staged.classId, questions)
  const exam = await stageExam(sami, {
    ...fields,
    Questions: fields.Questions.map((each) => ({ ...each, Weight: oddWeight })),
  })
  server.at(onExamDay('10:00'))
  const layla = await server.as('layla')
  const seen: string[] = []
  const send = layla.raw
  const looking = {
    ...layla,
    raw: async (...asked: Parameters<typeof send>) => {
      const response = await send(...asked)
      seen.push(response.body)
      return response
    },
  }
  const sitting = await sitExam(layla, exam.Code)
  seen.push(JSON.stringify(sitting.paper))
  const save = sitting.answer(4, { Text: 'my words' }, server.now())
  seen.push(JSON.stringify(await sitting.save(save)))

  const traineeId = staged.traineeIds['layla']!
  const inputs: Record<string, object> = {
    getPaper: { ExamID: exam.ID, TraineeID: traineeId },
    getExam: { ID: exam.ID },
    getQuestion: { ID: questions[3] },
    getQuestionModules: { CourseID: staged.courseId },
    getExamTrainees: { courseClassExamID: exam.ID },
    getExamCover: { Code: exam.Code },
    getReviewAnswers: { Code: exam.Code },
    getAttemptClock: { AttemptID: sitting.attempt.AttemptID },
    startExam: { body: { Code: exam.Code, DeviceKey: sitting.attempt.DeviceKey } },
    leaveExamMode: { body: sitting.attempt },
    returnToExamMode: { body: { ...sitting.attempt, AwaySeconds: 1 } },
    saveAnswers: { body: { ...sitting.attempt, Answers: [save] } },
    submitExam: { body: sitting.attempt },
  }
  // every call, in this order: while the paper is written, and again once it is handed in and marked
  const askEverything = async () => {
    for (const [name, call] of Object.entries(calls as Record<string, Call>)) {
      const response = await looking.raw(call, inputs[name] ?? {})
      expect([name, response.statusCode]).toEqual([name, expect.any(Number)])
      if (!passes(call.who, 'trainee', [])) expect([name, response.statusCode]).toEqual([name, 403])
    }
  }
  await askEverything()
  const omar = await server.as('omar')
  const paper = await omar.send(calls.getPaper, { ExamID: exam.ID, TraineeID: traineeId })
  expect(JSON.stringify(paper)).toContain('canary-4b1d')
  await omar.send(calls.saveMarks, {
    body: {
      AttemptID: paper.AttemptID,
      Version: paper.Version,
      Marks: [{ ExamQuestionID: paper.QuestionList[3]!.ExamQuestionID, Score: 6.31, Comment: 'canary-comment' }],
    },
  })
  await askEverything()
  expect(seen.length).toBeGreaterThan(60)
  const all = seen.join('\n')
  expect(all).toContain('Identify hazards')
  expect(all).not.toMatch(/canary|IsRight|is_right|ModelAnswer|model_answer/)
  expect(all).not.toContain(String(oddWeight))
  expect(all).not.toContain('6.31')
  expect(all).not.toMatch(/"(Score|Percent|Grade)":(?!null)/)
})

test('a person reads the results of the own people only', async () => {
  server.at(onExamDay('08:00'))
  const staged = await stageClass(server.db, { trainees: ['layla', 'yusuf'] })
  const sami = await server.as('sami')
  const exam = await stageExam(sami, examFields(staged.classId, await stageQuestions(sami, staged.courseId)))
  server.at(onExamDay('13:10'))
  const released = await sami.send(calls.getExam, { ID: exam.ID })
  await (
    await server.as('nadia')
  ).send(calls.moveExam, { body: { ID: exam.ID, Action: 'releaseFinal', Version: released.Version } })
  const resultsOf = async (who: string, input: object) =>
    (await (await server.as(who)).send(calls.getTraineeExams, { CourseClassID: staged.classId, ...input })).map(
      (row) => row.TraineeID,
    )
  const { layla, yusuf } = staged.traineeIds as { layla: number; yusuf: number }
  expect(await resultsOf('layla', {})).toEqual([layla])
  expect(await resultsOf('layla', { traineeID: yusuf })).toEqual([])
  // What somebody does on the own account is no business of the organization's.
  expect(await resultsOf('hany', {})).toEqual([])
  await server.db
    .updateTable('registration.registration')
    .set((eb) => ({
      organization_id: eb.selectFrom('people.trainee').where('id', '=', yusuf).select('organization_id'),
    }))
    .where('class_id', '=', staged.classId)
    .where('trainee_id', '=', yusuf)
    .execute()
  expect(await resultsOf('hany', {})).toEqual([yusuf])
  expect(await resultsOf('hany', { traineeID: layla })).toEqual([])
  expect((await resultsOf('omar', {})).toSorted((a, b) => a - b)).toEqual([layla, yusuf].toSorted((a, b) => a - b))
  expect(await resultsOf('salma', {})).toEqual([])
  expect((await resultsOf('huda', {})).length).toBe(2)
})

test('nobody marks the own paper, whatever rights were added', async () => {
  server.at(onExamDay('08:00'))
  const staged = await stageClass(server.db)
  const sami = await server.as('sami')
  const exam = await stageExam(sami, examFields(staged.classId, await stageQuestions(sami, staged.courseId)))
  server.at(onExamDay('10:00'))
  const [layla, mariam] = [await server.as('layla'), await server.as('mariam')]
  await (await sitExam(layla, exam.Code)).submit()
  await (await sitExam(mariam, exam.Code)).submit()
  await server.db
    .updateTable('accounts.account')
    .set({ permissions: ['correctiontraineeexam'] })
    .where('email', '=', 'layla@diwan.example')
    .execute()
  const corrector = await server.as('layla@diwan.example')
  const own = { ExamID: exam.ID, TraineeID: staged.traineeIds['layla']! }
  await expect.poll(async () => (await refusalOf(corrector.send(calls.getPaper, own))).code).toBe('ownPaper')
  // Nor anybody else's of an exam that is the own one: its right answers stand there.
  const other = { ...own, TraineeID: staged.traineeIds['mariam']! }
  expect(await refusalOf(corrector.send(calls.getPaper, other))).toMatchObject({ status: 403, code: 'ownPaper' })
  const { Items } = await corrector.send(calls.searchPapers, { ExamID: exam.ID })
  expect(Items.find((row) => row.TraineeID === own.TraineeID)).toMatchObject({ Actions: [] })
  const mine = Items.find((row) => row.TraineeID === own.TraineeID)!
  expect(
    await refusalOf(
      corrector.send(calls.voidAttempt, { body: { AttemptID: mine.AttemptID, Version: mine.Version, Reason: 'x' } }),
    ),
  ).toMatchObject({ status: 403, code: 'ownPaper' })
})
