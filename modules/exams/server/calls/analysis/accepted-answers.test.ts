import { sql } from 'kysely'
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import type { Asker } from '#testing/asker.ts'
import { refusalOf, startTestServer, type TestServer } from '#testing/server.ts'
import { audited } from '#testing/stages/audited.ts'
import { sitExam } from '#testing/stages/sit-exam.ts'
import { examFields, onExamDay, stageClass, stageExam } from '#testing/stages/stage-exam.ts'
import { tellNews } from '#testing/stages/told.ts'
import { examsCalls as calls } from '../../../contract/calls.ts'

type Name = 'sami' | 'nadia' | 'huda' | 'omar' | 'layla' | 'mariam' | 'yusuf'

let server: TestServer
let people: Record<Name, Asker>
let exam: { ID: number; classId: number }
let asks: { ID: number; questionId: number; answers: Record<string, number> }[]
let trainees: Readonly<Record<string, number>>
const reason = 'B is right by the newer edition of the book'

beforeAll(async () => {
  server = await startTestServer()
  const names = ['sami', 'nadia', 'huda', 'omar', 'layla', 'mariam', 'yusuf'] as const
  people = Object.fromEntries(
    await Promise.all(names.map(async (name) => [name, await server.as(name)])),
  ) as typeof people
})
afterAll(() => server.close())

/** A choice of weight 4 (right: A), a short answer of 4 (Cairo) and a number of 2 (10); all three have sat it. */
beforeEach(async () => {
  server.at(onExamDay('08:00'))
  const staged = await stageClass(server.db, { trainees: ['layla', 'mariam', 'yusuf'] })
  trainees = staged.traineeIds
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
    Type: 'multiChoice' | 'shortAnswer' | 'numerical',
    Answers: { Text: string; IsRight: boolean }[],
  ) =>
    (
      await people.sami.send(calls.addQuestion, {
        body: {
          ...usual,
          Type,
          Text: `<p>${Type}?</p>`,
          Weight: 4,
          Answers: Answers.map((answer) => ({ ...answer, ...(Type !== 'multiChoice' && { Fraction: 100 }) })),
        },
      })
    ).ID
  const ids = [
    await add('multiChoice', [
      { Text: 'A', IsRight: true },
      { Text: 'B', IsRight: false },
      { Text: 'C', IsRight: false },
    ]),
    await add('shortAnswer', [{ Text: 'Cairo', IsRight: true }]),
    await add('numerical', [{ Text: '10', IsRight: true }]),
  ]
  const fields = examFields(staged.classId, ids, {
    ExamMode: false,
    Questions: ids.map((QuestionID, at) => ({ QuestionID, Weight: [4, 4, 2][at]!, Seconds: 60 })),
  })
  const made = await stageExam(people.sami, fields)
  exam = { ID: made.ID, classId: staged.classId }
  server.at(onExamDay('10:00'))
  for (const [name, choice, city, number] of [
    ['layla', 'A', 'Cairo', '10'],
    ['mariam', 'B', 'Cairo', '11'],
    ['yusuf', 'C', 'Giza', '10'],
  ] as const) {
    const sitting = await sitExam(people[name], made.Code, `the-browser-of-${name}`)
    const at = onExamDay('10:00')
    await sitting.save(
      sitting.answer(1, [choice], at),
      sitting.answer(2, { Text: city }, at),
      sitting.answer(3, { Text: number }, at),
    )
    await sitting.submit()
  }
  server.at(onExamDay('13:06'))
  asks = []
  for (const id of ids) {
    const { Items } = await people.sami.send(calls.getQuestionExams, { QuestionID: id, ExamID: exam.ID })
    asks.push({
      ID: Items[0]!.ID,
      questionId: id,
      answers: Object.fromEntries(Items[0]!.Answers.map((answer) => [answer.Text, answer.ID])),
    })
  }
})

const choice = (text: string) => ({
  ExamQuestionID: asks[0]!.ID,
  AnswerID: asks[0]!.answers[text]!,
  Text: '',
  Tolerance: null,
})
const written = (at: 1 | 2, Text: string, Tolerance: number | null = null) => ({
  ExamQuestionID: asks[at]!.ID,
  AnswerID: null,
  Text,
  Tolerance,
})
type Wanted = ReturnType<typeof choice> | ReturnType<typeof written>
const preview = (wanted: Wanted, who = people.sami) => who.send(calls.previewAcceptedAnswer, { body: wanted })
async function accept(wanted: Wanted, who = people.sami) {
  const { Seen } = await preview(wanted, who)
  return who.send(calls.acceptAnswer, { body: { ...wanted, Reason: reason, Seen } })
}
const row = async (who = people.sami) =>
  (await who.send(calls.getQuestionExams, { QuestionID: asks[0]!.questionId, ExamID: exam.ID })).Items[0]!
const decide = (who: Asker, ID: number, Approve: boolean, Reason = '') =>
  who.send(calls.decideAcceptedAnswer, { body: { ID, Approve, Reason } })
const paperOf = (name: Name) => people.omar.send(calls.getPaper, { ExamID: exam.ID, TraineeID: trainees[name]! })
const results = async () => {
  const found: Record<string, number | null> = {}
  for (const name of ['layla', 'mariam', 'yusuf'] as const) found[name] = (await paperOf(name)).Percent
  return found
}
const changes = async () =>
  (
    await sql<{ count: number }>`select count(*)::integer as count from exams.mark_change m
      join exams.attempt a on a.id = m.attempt_id where a.exam_id = ${exam.ID}`.execute(server.db)
  ).rows[0]!.count
async function release() {
  const { Version } = await people.huda.send(calls.getExam, { ID: exam.ID })
  await people.huda.send(calls.moveExam, { body: { ID: exam.ID, Action: 'releaseFinal', Version } })
}

test('before the release: exactly those who gave the answer are shown, and marked by it when it is accepted', async () => {
  expect(await results()).toEqual({ layla: 100, mariam: 40, yusuf: 20 })
  const seen = await preview(choice('B'))
  expect(seen).toMatchObject({ SecondPerson: false, Weight: 4 })
  expect(seen.Papers).toMatchObject([
    {
      FromScore: 0,
      ToScore: 4,
      From: { Percent: 40, Grade: 'fail' },
      To: { Percent: 80, Grade: 'pass' },
      IsOut: false,
    },
  ])
  // looking saves nothing
  expect([await results(), await changes()]).toEqual([{ layla: 100, mariam: 40, yusuf: 20 }, 0])
  expect(await accept(choice('B'))).toMatchObject({ Asked: false, Papers: 1 })
  expect(await results()).toEqual({ layla: 100, mariam: 80, yusuf: 20 })
  const paper = await paperOf('mariam')
  expect(paper.QuestionList[0]).toMatchObject({ Score: 4, AlsoAccepted: [{ Text: 'B', Reason: reason }] })
  // the question stays what was asked
  expect(paper.QuestionList[0]!.Answers.filter((answer) => answer.IsRight).map((answer) => answer.Text)).toEqual(['A'])
  expect(paper.MarkHistory).toMatchObject([{ Number: 1, From: 0, To: 4, Reason: reason }])
  expect(paper.History[0]).toMatchObject({ Kind: 'changeByAcceptance' })
  const [audit] = (await audited(server.db, 'exams.changeByAcceptance')).slice(-1)
  expect(audit).toMatchObject({ before: { percent: 40, grade: 'fail' }, after: { percent: 80, grade: 'pass', reason } })
  const [kept] = (await audited(server.db, 'exams.acceptAnswer')).slice(-1)
  expect(kept).toMatchObject({ subject_id: exam.ID, after: { alsoAccepted: 'B', changedPapers: 1, reason } })
  // nobody hears of a result that is not out
  expect(await tellNews(server, people.mariam)).not.toMatchObject([[{ kind: 'examMarkChanged' }]])
})

test('pressed twice, and by two at once, it changes nothing twice', async () => {
  const { Seen } = await preview(choice('B'))
  const body = { ...choice('B'), Reason: reason, Seen }
  const both = await Promise.all([
    people.sami.raw(calls.acceptAnswer, { body }),
    people.nadia.raw(calls.acceptAnswer, { body }),
  ])
  expect(both.map((answer) => answer.statusCode).toSorted()).toEqual([200, 409])
  expect(await refusalOf(people.sami.send(calls.acceptAnswer, { body }))).toMatchObject({ code: 'answerCounts' })
  expect([(await results())['mariam'], await changes()]).toEqual([80, 1])
})

test('what is shown is what is done: meanwhile another outcome is refused', async () => {
  const first = await preview(choice('B'))
  await accept(written(2, '11'))
  const body = { ...choice('B'), Reason: reason, Seen: first.Seen }
  expect(await refusalOf(people.sami.send(calls.acceptAnswer, { body }))).toMatchObject({
    status: 409,
    code: 'previewOutdated',
  })
  expect(await results()).toEqual({ layla: 100, mariam: 60, yusuf: 20 })
})

test('a short answer and a number with its tolerance', async () => {
  expect((await preview(written(1, 'gi*'))).Papers).toMatchObject([{ FromScore: 0, ToScore: 4 }])
  await accept(written(1, 'gi*'))
  await accept(written(2, '10.5', 0.5))
  expect(await results()).toEqual({ layla: 100, mariam: 60, yusuf: 60 })
})

test('a result that is out waits for a second person, who sees the same and alone may approve', async () => {
  await release()
  await tellNews(server, people.sami, people.nadia, people.mariam, people.layla)
  expect(await preview(choice('B'))).toMatchObject({ SecondPerson: true, Papers: [{ IsOut: true }] })
  const { ID, Asked } = await accept(choice('B'))
  expect([Asked, (await results())['mariam'], await changes()]).toEqual([true, 40, 0])
  expect((await paperOf('mariam')).QuestionList[0]!.AlsoAccepted).toEqual([])
  const waits = (who: Asker) => who.send(calls.getAnswersToDecide, { ToDecide: true })
  expect([(await waits(people.nadia)).Total, (await waits(people.sami)).Total]).toEqual([1, 0])
  expect(await row(people.nadia)).toMatchObject({
    Change: { ID, Text: 'B', Reason: reason },
    Actions: ['approveChange', 'rejectChange'],
  })
  expect((await row()).Actions).toEqual(['withdrawChange'])
  expect(await refusalOf(accept(choice('C')))).toMatchObject({ code: 'changeAsked' })
  const [ownNews, decider] = await tellNews(server, people.sami, people.nadia)
  expect(ownNews).toEqual([])
  expect(decider).toMatchObject([{ kind: 'acceptanceToDecide' }])
  expect(await refusalOf(decide(people.sami, ID, true))).toMatchObject({ status: 403, code: 'secondPersonNeeded' })
  expect(await refusalOf(decide(people.nadia, ID, false))).toMatchObject({ code: 'reasonMissing' })
  await decide(people.nadia, ID, true)
  expect(await results()).toEqual({ layla: 100, mariam: 80, yusuf: 20 })
  expect(await refusalOf(decide(people.nadia, ID, true))).toMatchObject({ code: 'notNow' })
  expect(await changes()).toBe(1)
  const [asker, , mariam, layla] = await tellNews(server, people.sami, people.nadia, people.mariam, people.layla)
  expect(asker).toMatchObject([{ kind: 'acceptanceApproved' }])
  expect(mariam).toMatchObject([{ kind: 'examMarkChanged' }])
  expect(layla).toEqual([])
  const own = (await people.mariam.send(calls.getTraineeExams, {})).find((each) => each.ExamID === exam.ID)
  expect(own).toMatchObject({ Percent: 80, Result: 'final' })
})

test('rejected, taken back and out of date it counts for nobody', async () => {
  await release()
  const first = await accept(choice('B'))
  await decide(people.nadia, first.ID, false, 'The book is another one')
  const second = await accept(choice('B'))
  expect(await refusalOf(people.nadia.send(calls.withdrawAcceptedAnswer, { body: { ID: second.ID } }))).toMatchObject({
    status: 404,
  })
  await people.sami.send(calls.withdrawAcceptedAnswer, { body: { ID: second.ID } })
  const third = await accept(choice('B'))
  await sql`update exams.attempt set version = version + 1 where exam_id = ${exam.ID}`.execute(server.db)
  expect(await refusalOf(decide(people.nadia, third.ID, true))).toMatchObject({ code: 'changeOutOfDate' })
  expect([await results(), await changes()]).toEqual([{ layla: 100, mariam: 40, yusuf: 20 }, 0])
})

test('what can be no other answer, and who may not', async () => {
  expect(await refusalOf(preview(choice('A')))).toMatchObject({ status: 409, code: 'answerCounts' })
  expect(await refusalOf(preview(written(1, ' CAIRO ')))).toMatchObject({ code: 'answerCounts' })
  for (const wanted of [
    { ...choice('B'), AnswerID: null },
    { ...choice('B'), Text: 'B' },
    { ...choice('B'), ExamQuestionID: asks[1]!.ID },
    written(2, 'ten'),
    written(1, '   '),
  ])
    expect(await refusalOf(preview(wanted as Wanted))).toMatchObject({ status: 422, code: 'noOtherAnswer' })
  expect(await refusalOf(preview({ ...choice('B'), ExamQuestionID: 999_999_999 }))).toMatchObject({ status: 404 })
  const { Seen } = await preview(choice('B'))
  const body = { ...choice('B'), Reason: reason, Seen }
  for (const name of ['huda', 'omar', 'layla'] as const) {
    expect([name, (await people[name].raw(calls.acceptAnswer, { body })).statusCode]).toEqual([name, 403])
    expect([name, (await people[name].raw(calls.previewAcceptedAnswer, { body: choice('B') })).statusCode]).toEqual([
      name,
      403,
    ])
    expect([
      name,
      (await people[name].raw(calls.getQuestionExams, { QuestionID: asks[0]!.questionId })).statusCode,
    ]).toEqual([name, 403])
  }
  server.at(onExamDay('11:00'))
  expect(await refusalOf(people.sami.send(calls.acceptAnswer, { body }))).toMatchObject({ status: 409, code: 'notNow' })
  expect(await changes()).toBe(0)
})

test('a mark that a grievance gave is raised too, and never lowered', async () => {
  await sql`update exams.answer g set is_set_by_hand = true, score = 1 from exams.attempt a
    where a.id = g.attempt_id and a.exam_id = ${exam.ID} and a.trainee_id = ${trainees['mariam']!}
      and g.exam_question_id = ${asks[0]!.ID}`.execute(server.db)
  expect((await preview(choice('B'))).Papers).toMatchObject([{ FromScore: 1, ToScore: 4 }])
  await accept(choice('B'))
  expect((await paperOf('mariam')).QuestionList[0]!.Score).toBe(4)
})
