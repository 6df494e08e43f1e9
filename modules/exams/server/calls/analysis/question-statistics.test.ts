import { sql } from 'kysely'
import { afterAll, beforeAll, expect, test } from 'vitest'
import type { Asker } from '#testing/asker.ts'
import { startTestServer, type TestServer } from '#testing/server.ts'
import { sitExam } from '#testing/stages/sit-exam.ts'
import { examFields, onExamDay, stageClass, stageExam } from '#testing/stages/stage-exam.ts'
import { examsCalls as calls } from '../../../contract/calls.ts'

let server: TestServer
let sami: Asker
let exam: { ID: number; CourseID: number }
let ids: number[]
beforeAll(async () => {
  server = await startTestServer()
  sami = await server.as('sami')
  const staged = await stageClass(server.db, { trainees: ['layla', 'mariam', 'yusuf'] })
  const usual = {
    CourseID: staged.courseId,
    ModuleID: null,
    CategoryID: null,
    LevelID: null,
    Name: '',
    ModelAnswer: '',
    Seconds: 60,
  }
  const add = async (
    Text: string,
    Type: 'multiChoice' | 'shortAnswer',
    Answers: { Text: string; IsRight: boolean; Fraction?: number }[],
  ) => (await sami.send(calls.addQuestion, { body: { ...usual, Type, Text: `<p>${Text}</p>`, Weight: 1, Answers } })).ID
  const two = [
    { Text: 'A', IsRight: true },
    { Text: 'B', IsRight: false },
    { Text: 'C', IsRight: false },
  ]
  ids = [
    await add('First?', 'multiChoice', two),
    await add('Second?', 'multiChoice', two),
    await add('Capital?', 'shortAnswer', [{ Text: 'Cairo', IsRight: true, Fraction: 100 }]),
  ]
  const fields = examFields(staged.classId, ids, {
    ExamMode: false,
    Questions: ids.map((QuestionID) => ({ QuestionID, Weight: 1, Seconds: 60 })),
  })
  server.at(onExamDay('08:00'))
  const made = await stageExam(sami, fields)
  exam = { ID: made.ID, CourseID: staged.courseId }
  server.at(onExamDay('10:00'))
  const sit = async (name: 'layla' | 'mariam' | 'yusuf', first: string | null, second: string, third: string) => {
    server.at(onExamDay('10:00'))
    const sitting = await sitExam(await server.as(name), made.Code, `the-browser-of-${name}`)
    server.at(onExamDay('10:01'))
    if (first) await sitting.save(sitting.answer(1, [first], onExamDay('10:01')))
    server.at(onExamDay('10:04'))
    await sitting.save(
      sitting.answer(2, [second], onExamDay('10:02')),
      sitting.answer(3, { Text: third }, onExamDay('10:04')),
    )
    await sitting.submit()
  }
  await sit('layla', 'A', 'A', 'cairo')
  await sit('mariam', 'A', 'B', 'Giza')
  await sit('yusuf', null, 'A', ' GIZA ')
  server.at()
})
afterAll(() => server.close())

test('each question with its facility, how it tells papers apart, and the time it took', async () => {
  const { Items, Total } = await sami.send(calls.getQuestionStatistics, { ExamID: exam.ID, sort: 'Code' })
  expect(Total).toBe(3)
  // Layla has all three, Mariam the first, Yusuf the second. Of the first question: right 1, 1, 0; the rest 1, 0, 0.5.
  expect(
    Items.map((row) => [row.ID, row.Papers, row.Facility, row.Discrimination, row.UpperLower, row.Seconds]),
  ).toEqual([
    [ids[0], 3, 66.7, 0, 1, 60],
    [ids[1], 3, 66.7, 0, 0, 60],
    [ids[2], 3, 33.3, 1, 1, 120],
  ])
  expect(new Set(Items.map((row) => row.Advice))).toEqual(new Set(['fewPapers']))
  expect(
    (await sami.send(calls.getQuestionStatistics, { ExamID: exam.ID, search: 'capital' })).Items.map((row) => row.ID),
  ).toEqual([ids[2]])
  const down = await sami.send(calls.getQuestionStatistics, { ExamID: exam.ID, sort: '-Facility' })
  expect(down.Items.map((row) => row.ID)).toEqual(ids)
  const beyond = await sami.send(calls.getQuestionStatistics, { ExamID: exam.ID, pageSize: 10, pageNum: 2 })
  expect([beyond.Items, beyond.Total]).toEqual([[], 3])
})

test('the paper as a whole, and that it is too few papers to say much', async () => {
  const found = await sami.send(calls.getPaperStatistics, { ExamID: exam.ID })
  // Totals 3, 1, 1 of 3: variance 8/9; of the questions 2/9 each: alpha 3/2 * (1 - 6/8).
  expect(found).toMatchObject({ Papers: 3, Fewest: 30, Questions: 3, Mean: 55.6, Reliability: 0.38 })
  expect(await sami.send(calls.getPaperStatistics, { CourseID: exam.CourseID })).toMatchObject({
    Papers: 3,
    Reliability: null,
  })
  expect(await sami.send(calls.getPaperStatistics, { ExamID: exam.ID, From: '2026-03-11' })).toMatchObject({
    Papers: 0,
    Mean: null,
  })
  expect(
    await sami.send(calls.getPaperStatistics, { ExamID: exam.ID, From: '2026-03-10', To: '2026-03-10' }),
  ).toMatchObject({ Papers: 3 })
})

test('what was given to a question, and each number leads to its papers', async () => {
  const first = await sami.send(calls.getQuestionAnswers, { QuestionID: ids[0]!, ExamID: exam.ID })
  expect(first.Given.map((each) => [each.Text, each.IsRight, each.Count, each.Percent])).toEqual([
    ['A', true, 2, 66.7],
    ['B', false, 0, 0],
    ['C', false, 0, 0],
  ])
  expect(first.Blank).toBe(1)
  const blank = { QuestionID: ids[0]!, ExamID: exam.ID, Blank: true }
  expect((await sami.send(calls.getAnsweringPapers, blank)).Items.map((row) => row.Share)).toEqual([0])
  const third = await sami.send(calls.getQuestionAnswers, { QuestionID: ids[2]!, ExamID: exam.ID })
  expect(third.Given.map((each) => [each.Key, each.IsRight, each.Count])).toEqual([
    ['giza', false, 2],
    ['cairo', true, 1],
  ])
  for (const [question, given] of [
    [ids[0]!, first.Given],
    [ids[2]!, third.Given],
  ] as const)
    for (const { Key, Count } of given) {
      const papers = await sami.send(calls.getAnsweringPapers, { QuestionID: question, ExamID: exam.ID, Given: Key })
      expect([Key, papers.Total, papers.Items.length]).toEqual([Key, Count, Count])
    }
  const all = await sami.send(calls.getAnsweringPapers, { QuestionID: ids[0]!, ExamID: exam.ID })
  expect(all.Items.map((row) => [row.Percent, row.Share])).toEqual([
    [100, 100],
    [33.33, 100],
    [33.33, 0],
  ])
})

test('a voided paper and one that waits for a mark count for nothing', async () => {
  const [paper] = (await sami.send(calls.getAnsweringPapers, { QuestionID: ids[0]!, ExamID: exam.ID })).Items
  const before = await sql<{ state: string }>`select state from exams.attempt where id = ${paper!.ID}`.execute(
    server.db,
  )
  for (const state of ['voided', 'awaitingManual']) {
    await sql`update exams.attempt set state = ${state} where id = ${paper!.ID}`.execute(server.db)
    expect(await sami.send(calls.getPaperStatistics, { ExamID: exam.ID })).toMatchObject({ Papers: 2 })
  }
  await sql`update exams.attempt set state = ${before.rows[0]!.state} where id = ${paper!.ID}`.execute(server.db)
})

test('who may not see all papers gets none of it', async () => {
  for (const name of ['omar', 'layla', 'huda', 'karim'] as const) {
    const who = await server.as(name)
    for (const [call, input] of [
      [calls.getQuestionStatistics, { ExamID: exam.ID }],
      [calls.getPaperStatistics, { ExamID: exam.ID }],
      [calls.getQuestionAnswers, { QuestionID: ids[0]! }],
      [calls.getAnsweringPapers, { QuestionID: ids[0]! }],
    ] as const)
      expect([name, (await who.raw(call, input)).statusCode]).toEqual([name, 403])
  }
  expect((await sami.raw(calls.getQuestionAnswers, { QuestionID: 999_999 })).statusCode).toBe(404)
})
