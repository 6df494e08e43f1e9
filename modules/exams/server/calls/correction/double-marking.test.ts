import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import type { Asker } from '#testing/asker.ts'
import { refusalOf, startTestServer, type TestServer } from '#testing/server.ts'
import { audited } from '#testing/stages/audited.ts'
import { sitExam } from '#testing/stages/sit-exam.ts'
import { examFields, onExamDay, stageClass, stageExam, stageQuestions } from '#testing/stages/stage-exam.ts'
import { examsCalls as calls } from '../../../contract/calls.ts'

let server: TestServer
let people: Record<'omar' | 'karim' | 'nadia' | 'sami' | 'huda' | 'layla', Asker>
let examId: number
let traineeId: number

beforeAll(async () => {
  server = await startTestServer()
  const names = ['omar', 'karim', 'nadia', 'sami', 'huda', 'layla'] as const
  people = Object.fromEntries(
    await Promise.all(names.map(async (name) => [name, await server.as(name)])),
  ) as typeof people
})
afterAll(() => server.close())

/** An exam that two people mark, with one paper: everything right, and a text answer worth 10. */
beforeEach(async () => {
  server.at(onExamDay('08:00'))
  const staged = await stageClass(server.db)
  const questions = await stageQuestions(people.sami, staged.courseId)
  const exam = await stageExam(people.sami, examFields(staged.classId, questions, { TwoMarkers: true }))
  expect(exam.TwoMarkers).toBe(true)
  examId = exam.ID
  traineeId = staged.traineeIds['layla']!
  server.at(onExamDay('10:05'))
  const sitting = await sitExam(people.layla, exam.Code)
  const at = server.now()
  await sitting.save(
    sitting.answer(1, ['Identify hazards'], at),
    sitting.answer(2, ['Policy', 'Assurance'], at),
    sitting.answer(3, ['false'], at),
    sitting.answer(4, { Text: 'Likelihood times severity' }, at),
  )
  await sitting.submit()
  server.at(onExamDay('13:06'))
})

const paperFor = (who: Asker) => who.send(calls.getPaper, { ExamID: examId, TraineeID: traineeId })
const textOf = ({ QuestionList }: Awaited<ReturnType<typeof paperFor>>) =>
  QuestionList.find((question) => question.Type === 'text')!

async function save(who: Asker, Score: number, Comment = '') {
  const paper = await paperFor(who)
  const Marks = [{ ExamQuestionID: textOf(paper).ExamQuestionID, Score, Comment }]
  return who.send(calls.saveMarks, { body: { AttemptID: paper.AttemptID, Version: paper.Version, Marks } })
}
async function finish(who: Asker) {
  const { AttemptID, Version } = await paperFor(who)
  return who.send(calls.finishMarking, { body: { AttemptID, Version } })
}
const mark = async (who: Asker, Score: number, Comment = '') => {
  await save(who, Score, Comment)
  return finish(who)
}

test('two who agree: neither reads the other’s marks, and their mean stands', async () => {
  const { omar, karim, huda } = people
  expect(await paperFor(omar)).toMatchObject({ TwoMarkers: true, Turn: 1, Markings: [] })
  expect(await refusalOf(finish(omar))).toMatchObject({ code: 'answersUnmarked' })
  expect(await save(omar, 8, 'Near enough')).toMatchObject({ State: 'awaitingManual', Unmarked: 0, Result: 'initial' })
  expect(await mark(omar, 8, 'Near enough')).toMatchObject({ State: 'awaitingManual' })
  expect(textOf(await paperFor(omar))).toMatchObject({ Score: 8, Comment: 'Near enough' })

  // The second one, and whoever else reads the paper, knows that the first is done and nothing of what they gave.
  for (const who of [karim, huda]) {
    const seen = await paperFor(who)
    expect(textOf(seen)).toMatchObject({ Score: null, Comment: '', MarkedBy: null })
    expect(seen.Markings).toMatchObject([{ Turn: 1, IsMine: false, Score: null, FinishedAt: expect.any(String) }])
    expect(seen.MarkHistory).toEqual([])
    expect(JSON.stringify(seen)).not.toContain('Near enough')
  }
  expect(await paperFor(karim)).toMatchObject({ Turn: 2 })
  // The first one has no second turn.
  expect((await paperFor(omar)).Turn).toBe(null)
  expect((await paperFor(omar)).Actions).not.toContain('saveMarks')
  expect(await refusalOf(save(omar, 9))).toMatchObject({ status: 409, code: 'markersEnough' })
  expect(await refusalOf(finish(omar))).toMatchObject({ code: 'markersEnough' })

  expect(await mark(karim, 7, 'An example lacks')).toMatchObject({ State: 'marked', Percent: 87.5 })
  const done = await paperFor(omar)
  expect(textOf(done)).toMatchObject({ Score: 7.5, Comment: 'Near enough\nAn example lacks' })
  expect(done.Markings).toMatchObject([
    { Turn: 1, Score: 8 },
    { Turn: 2, Score: 7 },
  ])
  expect(done.MarkHistory.map(({ Turn, From, To }) => ({ Turn, From, To }))).toEqual([
    { Turn: null, From: null, To: 7.5 },
    { Turn: 2, From: null, To: 7 },
    { Turn: 1, From: null, To: 8 },
  ])
})

test('two who are more than 15 % apart: a third marks, who knows neither, and the third’s marks stand', async () => {
  const { omar, karim, nadia } = people
  await mark(omar, 9)
  expect(await refusalOf(people.sami.send(calls.finishMarking, { body: { AttemptID: 1, Version: 1 } }))).toMatchObject({
    status: 403,
  })
  expect(await mark(karim, 7)).toMatchObject({ State: 'awaitingManual' })
  // The exam can't be finished over it.
  const { Version } = await people.huda.send(calls.getExam, { ID: examId })
  expect(
    await refusalOf(people.huda.send(calls.moveExam, { body: { ID: examId, Action: 'releaseFinal', Version } })),
  ).toMatchObject({ code: 'papersOpen' })
  expect(await paperFor(karim)).toMatchObject({ NeedsThird: true, Turn: null })
  const third = await paperFor(nadia)
  expect(third).toMatchObject({ NeedsThird: true, Turn: 3 })
  expect(third.Markings.map((each) => each.Score)).toEqual([null, null])
  expect(await mark(nadia, 4)).toMatchObject({ State: 'marked', Percent: 70 })
  expect(textOf(await paperFor(omar))).toMatchObject({ Score: 4 })
})

test('each mark that is changed within a turn stands in the audit, before and after; the first one and the same one do not', async () => {
  const { omar, karim } = people
  await save(omar, 8, 'Near enough')
  await save(omar, 8, 'Near enough')
  const { AttemptID, QuestionList } = await paperFor(omar)
  const examQuestionId = QuestionList.find((question) => question.Type === 'text')!.ExamQuestionID
  const told = async () =>
    (await audited(server.db, 'exams.changeTurnMark')).filter((entry) => entry.subject_id === AttemptID)
  expect(await told()).toEqual([])
  await save(omar, 6, 'An example lacks')
  await finish(omar)
  await save(karim, 7)
  await save(karim, 7, 'Short')
  expect(await told()).toMatchObject([
    {
      actor_id: omar.accountId,
      data: { examId, examQuestionId, turn: 1 },
      before: { score: 8, comment: 'Near enough' },
      after: { score: 6, comment: 'An example lacks' },
    },
    { actor_id: karim.accountId, data: { turn: 2 }, before: { comment: '' }, after: { comment: 'Short' } },
  ])
  // A paper that two people mark is not marked by what one of them changes.
  expect((await audited(server.db, 'exams.changeAnswerMark')).filter((each) => each.subject_id === AttemptID)).toEqual(
    [],
  )
})

test('one person is one marker: an administrator who acts as another has marked', async () => {
  const { omar, nadia } = people
  await mark(omar, 9)
  await server.db
    .updateTable('exams.marking')
    .set({ marker_admin_id: nadia.accountId })
    .where('marker_id', '=', omar.accountId)
    .execute()
  expect((await paperFor(nadia)).Turn).toBe(null)
  expect(await refusalOf(save(nadia, 9))).toMatchObject({ code: 'markersEnough' })
})

test('the list of papers offers no marks to whom no turn is left, and its filter leaves such papers out', async () => {
  const { omar, karim, nadia } = people
  const row = async (who: Asker) => (await who.send(calls.searchPapers, { ExamID: examId })).Items[0]!
  const waiting = async (who: Asker) => (await who.send(calls.searchPapers, { ExamID: examId, Waiting: true })).Total
  expect((await row(omar)).Actions).toEqual(expect.arrayContaining(['saveMarks', 'finishMarking']))
  await mark(omar, 9)
  expect((await row(omar)).Actions.filter((action) => /Mark/.test(action))).toEqual([])
  expect([await waiting(omar), await waiting(karim), await waiting(nadia)]).toEqual([0, 1, 1])
  // Two have begun: no third may, before both are done and too far apart.
  await save(karim, 6)
  expect((await row(nadia)).Actions.filter((action) => /Mark/.test(action))).toEqual([])
  expect([await waiting(omar), await waiting(karim), await waiting(nadia)]).toEqual([0, 1, 0])
  expect((await nadia.send(calls.getExamToCorrect, { ExamID: examId })).ToMark).toBe(0)
  await finish(karim)
  expect((await row(nadia)).Actions).toContain('saveMarks')
  expect([await waiting(omar), await waiting(karim), await waiting(nadia)]).toEqual([0, 0, 1])
})

test('question by question each reads the own marks alone, and a paper that one has finished waits for one no more', async () => {
  const { omar, karim } = people
  const exam = await karim.send(calls.getExamToCorrect, { ExamID: examId })
  expect(exam).toMatchObject({ TwoMarkers: true, ToMark: 1 })
  const [question] = exam.Questions
  expect(question).toMatchObject({ Number: 4, Weight: 10, Answers: 1, Unmarked: 1 })
  const answers = async (who: Asker) =>
    (await who.send(calls.getAnswersToQuestion, { ExamID: examId, ExamQuestionID: question!.ExamQuestionID })).Items
  await mark(omar, 9)
  expect(await answers(omar)).toMatchObject([{ Score: 9, Actions: [] }])
  const [row] = await answers(karim)
  expect(row).toMatchObject({
    Score: null,
    Written: 'Likelihood times severity',
    Actions: expect.arrayContaining(['saveMarks']),
  })
  await karim.send(calls.saveMarks, {
    body: {
      AttemptID: row!.AttemptID,
      Version: row!.Version,
      Marks: [{ ExamQuestionID: question!.ExamQuestionID, Score: 8, Comment: '' }],
    },
  })
  expect(await answers(karim)).toMatchObject([{ Score: 8 }])
  expect((await karim.send(calls.getExamToCorrect, { ExamID: examId })).Questions.map((each) => each.Unmarked)).toEqual(
    [0],
  )
  // Nothing waits for the first one, and the results can't be final yet.
  expect(await omar.send(calls.getExamToCorrect, { ExamID: examId })).toMatchObject({ ToMark: 0, Open: 1 })
  expect(await karim.send(calls.getExamToCorrect, { ExamID: examId })).toMatchObject({ ToMark: 1, Open: 1 })
  await finish(karim)
  expect(await omar.send(calls.getExamToCorrect, { ExamID: examId })).toMatchObject({ ToMark: 0, Open: 0 })
})
