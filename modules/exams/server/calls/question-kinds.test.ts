import { afterAll, beforeAll, expect, test } from 'vitest'
import type { Input } from '#platform/shared/call.ts'
import type { Asker } from '#testing/asker.ts'
import { refusalOf, startTestServer, type TestServer } from '#testing/server.ts'
import { sitExam } from '#testing/stages/sit-exam.ts'
import { examFields, onExamDay, stageClass, stageExam } from '#testing/stages/stage-exam.ts'
import { examsCalls as calls } from '../../contract/calls.ts'

let server: TestServer
let sami: Asker
beforeAll(async () => {
  server = await startTestServer()
  sami = await server.as('sami')
})
afterAll(() => server.close())

type Fields = Input<typeof calls.addQuestion>['body']
const common = {
  ModuleID: null,
  CategoryID: null,
  LevelID: null,
  Name: '',
  ModelAnswer: '',
  Weight: 4,
  Seconds: 60,
  Text: '<p dir="ltr">Asked?</p>',
}
const short = {
  ...common,
  Type: 'shortAnswer' as const,
  Feedback: '<p>said-after-release</p>',
  Answers: [
    { Text: 'canary-cairo', IsRight: true, Fraction: 100, Feedback: 'well-known' },
    { Text: 'canary-*', IsRight: true, Fraction: 50 },
  ],
}
const number = {
  ...common,
  Type: 'numerical' as const,
  Answers: [{ Text: '98765', IsRight: true, Fraction: 100, Tolerance: 43.21 }],
  Settings: { Units: true },
}
const pairs = {
  ...common,
  Type: 'matching' as const,
  Answers: [
    { Text: 'Hazard', IsRight: true, Match: 'A source of harm' },
    { Text: 'Risk', IsRight: true, Match: 'Likelihood and severity' },
    { Text: '', IsRight: false, Match: 'A kind of weather' },
  ],
}
const trueFalse = {
  ...common,
  Type: 'trueFalse' as const,
  Answers: [
    { Text: 'true', IsRight: true },
    { Text: 'false', IsRight: false },
  ],
}

async function staged() {
  server.at(onExamDay('08:00'))
  const room = await stageClass(server.db)
  const ids: number[] = []
  for (const fields of [short, number, pairs, trueFalse]) {
    ids.push((await sami.send(calls.addQuestion, { body: { CourseID: room.courseId, ...fields } })).ID)
  }
  const exam = await stageExam(sami, { ...examFields(room.classId, ids), ShowFeedback: true })
  server.at(onExamDay('10:00'))
  return { ...room, ids, exam }
}

test('each kind is written, read back and written anew as it was', async () => {
  const { ids } = await staged()
  for (const [at, fields] of [short, number, pairs].entries()) {
    const stored = await sami.send(calls.getQuestion, { ID: ids[at]! })
    expect(stored.Type).toBe(fields.Type)
    expect(stored.Answers.map((answer) => [answer.Text, answer.Match])).toEqual(
      (fields.Answers as Fields['Answers']).map((answer) => [answer.Text, answer.Match ?? '']),
    )
    const { CourseID, ModuleID, CategoryID, LevelID, Name, Type, Text, ModelAnswer, Feedback, Weight, Seconds } = stored
    const place = { CourseID, ModuleID, CategoryID, LevelID, Name, Type, Text, ModelAnswer, Feedback, Weight, Seconds }
    const body = { ...place, Answers: stored.Answers, Settings: stored.Settings, Version: stored.Version }
    const saved = await sami.send(calls.updateQuestion, { ID: stored.ID, body })
    const again = await sami.send(calls.getQuestion, { ID: saved.ID })
    expect([again.Answers, again.Settings, again.Feedback]).toEqual([stored.Answers, stored.Settings, stored.Feedback])
  }
})

test('a true/false question has the answers true and false and no others', async () => {
  const { courseId } = await stageClass(server.db)
  const said = async (...texts: [string, string]) =>
    (
      await refusalOf(
        sami.send(calls.addQuestion, {
          body: {
            CourseID: courseId,
            ...trueFalse,
            Answers: texts.map((Text, at) => ({ Text, IsRight: at === 0 })),
          },
        }),
      )
    ).data
  expect(await said('صواب', 'خطأ')).toEqual({ faults: ['notTrueAndFalse'] })
  expect(await said('false', 'true')).toEqual({ faults: ['notTrueAndFalse'] })
})

test('what a question of these kinds lacks is named', async () => {
  const { courseId } = await stageClass(server.db)
  const add = (fields: Omit<Fields, 'CourseID'>) =>
    refusalOf(sami.send(calls.addQuestion, { body: { CourseID: courseId, ...fields } }))
  expect(await add({ ...number, Answers: [{ Text: 'many', IsRight: true }] })).toMatchObject({
    code: 'questionNotValid',
    data: { faults: ['notANumber'] },
  })
  expect(await add({ ...pairs, Answers: pairs.Answers.slice(0, 1) })).toMatchObject({
    data: { faults: ['tooFewPairs', 'tooFewAnswers'] },
  })
  expect(await add({ ...short, Answers: [{ Text: 'x', IsRight: true, Fraction: 50 }] })).toMatchObject({
    data: { faults: ['noFullAnswer'] },
  })
})

test('a paper of all kinds: no key while it is sat, marks by the machine, feedback after the release', async () => {
  const { exam, traineeIds } = await staged()
  const layla = await server.as('layla')
  const sitting = await sitExam(layla, exam.Code)
  const seen = JSON.stringify(sitting.paper)
  expect(seen).not.toMatch(/canary|98765|43\.21|well-known|said-after|IsRight|Fraction|Tolerance|"Match"/i)
  const [one, two, three] = sitting.paper.Questions
  expect([one!.Answers, one!.Items, two!.Answers, two!.Units]).toEqual([[], [], [], true])
  expect(three!.Items.map((item) => item.Text)).toEqual(['Hazard', 'Risk'])
  expect(three!.Answers.map((answer) => answer.Text).toSorted()).toEqual([
    'A kind of weather',
    'A source of harm',
    'Likelihood and severity',
  ])

  const idOf = (text: string) => [...three!.Items, ...three!.Answers].find((each) => each.Text === text)!.ID
  const at = server.now()
  const matched = {
    Pairs: [
      { ItemID: idOf('Hazard'), AnswerID: idOf('A source of harm') },
      { ItemID: idOf('Risk'), AnswerID: idOf('A kind of weather') },
    ],
  }
  const saved = await sitting.save(
    sitting.answer(1, { Text: ' CANARY-Cairo ' }, at),
    sitting.answer(2, { Text: '٩٨٧٠٠ م' }, at),
    sitting.answer(3, matched, at),
    sitting.answer(4, ['false'], at),
  )
  expect(saved).toMatchObject({ Acknowledged: [1, 2, 3, 4], Refused: [] })
  await sitting.submit()

  const omar = await server.as('omar')
  const paper = await omar.send(calls.getPaper, { ExamID: exam.ID, TraineeID: traineeIds['layla']! })
  expect(paper.State).toBe('autoMarked')
  expect(paper.QuestionList.map((question) => question.Score)).toEqual([4, 0, 1, 0])
  expect(paper.QuestionList[0]!.Answers.map((answer) => [answer.Text, answer.IsChosen])).toEqual([
    ['canary-cairo', true],
    ['canary-*', false],
  ])
  expect(paper.QuestionList[2]!.Pairs).toMatchObject([
    { Item: 'Hazard', Right: 'A source of harm', Chosen: 'A source of harm', IsRight: true },
    { Item: 'Risk', Right: 'Likelihood and severity', Chosen: 'A kind of weather', IsRight: false },
  ])

  server.at(onExamDay('13:30'))
  const released = await sami.send(calls.getExam, { ID: exam.ID })
  await (
    await server.as('nadia')
  ).send(calls.moveExam, { body: { ID: exam.ID, Action: 'releaseFinal', Version: released.Version } })
  const own = await layla.send(calls.getReviewAnswers, { Code: exam.Code })
  expect(own.Questions[0]).toMatchObject({ Feedback: '<p>said-after-release</p>', AnswerFeedback: ['well-known'] })
  expect(own.Questions[2]!.Pairs).toEqual([
    { Item: 'Hazard', FileID: null, Chosen: 'A source of harm' },
    { Item: 'Risk', FileID: null, Chosen: 'A kind of weather' },
  ])
  expect(JSON.stringify(own)).not.toMatch(/canary-\*|98765|Likelihood/)
})

test('feedback stays with the academy where the exam does not show it', async () => {
  server.at(onExamDay('08:00'))
  const { classId, courseId } = await stageClass(server.db)
  const { ID } = await sami.send(calls.addQuestion, { body: { CourseID: courseId, ...short } })
  const exam = await stageExam(sami, examFields(classId, [ID]))
  server.at(onExamDay('10:00'))
  const layla = await server.as('layla')
  const sitting = await sitExam(layla, exam.Code)
  await sitting.save(sitting.answer(1, { Text: 'canary-cairo' }, server.now()))
  await sitting.submit()
  server.at(onExamDay('13:30'))
  const { Version } = await sami.send(calls.getExam, { ID: exam.ID })
  await (await server.as('nadia')).send(calls.moveExam, { body: { ID: exam.ID, Action: 'releaseFinal', Version } })
  const own = await layla.send(calls.getReviewAnswers, { Code: exam.Code })
  expect(own.Questions[0]).toMatchObject({ Feedback: '', AnswerFeedback: [], Written: 'canary-cairo' })
})

test('what is no answer to its question is refused by its number, and all others are kept', async () => {
  const { exam } = await staged()
  const sitting = await sitExam(await server.as('layla'), exam.Code)
  const at = server.now()
  const [, , three, four] = sitting.paper.Questions
  const fine = sitting.answer(1, { Text: 'kept' }, at)
  const wrong = [
    { ...sitting.answer(4, ['true'], at), Answer: { AnswerIDs: [three!.Answers[0]!.ID] } },
    { ...sitting.answer(4, ['true'], at), Answer: { AnswerIDs: [999_999] } },
    { ...sitting.answer(4, ['true'], at), Answer: { Text: 'true' } },
    {
      ...sitting.answer(3, { Text: '' }, at),
      Answer: { Pairs: [{ ItemID: three!.Items[0]!.ID, AnswerID: four!.Answers[0]!.ID }] },
    },
    { ...sitting.answer(1, { Text: '' }, at), Answer: { AnswerIDs: [four!.Answers[0]!.ID] } },
  ]
  const saved = await sitting.save(...(wrong as (typeof fine)[]), fine)
  expect(saved.Refused).toEqual(wrong.map((each) => each.Seq))
  expect(saved.Acknowledged).toEqual([fine.Seq])
  const layla = await server.as('layla')
  const again = await layla.send(calls.startExam, {
    body: { Code: exam.Code, DeviceKey: sitting.attempt.DeviceKey },
  })
  expect(again.Given).toEqual([{ ExamQuestionID: fine.ExamQuestionID, Seq: fine.Seq, Answer: { Text: 'kept' } }])
})
