import { afterAll, beforeAll, expect, test } from 'vitest'
import type { Asker } from '#testing/asker.ts'
import { refusalOf, startTestServer, type TestServer } from '#testing/server.ts'
import { sitExam } from '#testing/stages/sit-exam.ts'
import { examFields, onExamDay, stageClass, stageExam, stageQuestions } from '#testing/stages/stage-exam.ts'
import { examsCalls as calls } from '../../../contract/calls.ts'

let server: TestServer
let people: Record<'omar' | 'salma' | 'karim' | 'nadia' | 'sami' | 'huda' | 'layla' | 'mariam', Asker>
let questions: number[]

beforeAll(async () => {
  server = await startTestServer()
  const names = ['omar', 'salma', 'karim', 'nadia', 'sami', 'huda', 'layla', 'mariam'] as const
  people = Object.fromEntries(
    await Promise.all(names.map(async (name) => [name, await server.as(name)])),
  ) as typeof people
  server.at(onExamDay('08:00'))
  const { courseId } = await stageClass(server.db)
  questions = await stageQuestions(people.sami, courseId)
})
afterAll(() => server.close())

/** An exam of the same questions, of another class, that Layla and Mariam have sat, each with one written answer. */
async function sat(TwoMarkers = false): Promise<number> {
  server.at(onExamDay('08:00'))
  const { classId } = await stageClass(server.db)
  const exam = await stageExam(people.sami, examFields(classId, questions, { TwoMarkers }))
  server.at(onExamDay('10:05'))
  for (const who of [people.layla, people.mariam]) {
    const sitting = await sitExam(who, exam.Code)
    await sitting.save(sitting.answer(4, { Text: 'Likelihood times severity' }, server.now()))
    await sitting.submit()
  }
  server.at(onExamDay('13:06'))
  return exam.ID
}
const papers = async (who: Asker, ExamID: number) =>
  (await who.send(calls.searchPapers, { ExamID, sort: 'FinishedAt' })).Items
async function remark(who: Asker, ExamID: number, at: 0 | 1, Comment: string): Promise<void> {
  const row = (await papers(who, ExamID))[at]!
  const paper = await who.send(calls.getPaperOfAttempt, { AttemptID: row.AttemptID })
  const { ExamQuestionID } = paper.QuestionList[3]!
  await who.send(calls.saveMarks, {
    body: { AttemptID: row.AttemptID, Version: paper.Version, Marks: [{ ExamQuestionID, Score: 5, Comment }] },
  })
}
const remarks = async (who: Asker, ExamID: number) =>
  (await who.send(calls.getRemarks, { ExamID })).Items.map(({ Comment, IsMine, Uses }) => [Comment, IsMine, Uses])

test('the own remarks come along to every exam that asks the question, those of others stay where they were written', async () => {
  const { omar, karim } = people
  const first = await sat()
  await remark(omar, first, 0, 'Severity is missing')
  await remark(omar, first, 1, 'severity is missing')
  await remark(karim, first, 1, 'Give an example')
  expect(await remarks(omar, first)).toEqual([
    ['Severity is missing', true, 1],
    ['Give an example', false, 1],
  ])
  expect(await remarks(karim, first)).toEqual([
    ['Give an example', true, 1],
    ['Severity is missing', false, 1],
  ])

  const second = await sat()
  expect(await remarks(omar, second)).toEqual([['Severity is missing', true, 1]])
  expect(await remarks(karim, second)).toEqual([['Give an example', true, 1]])
  const [own] = (await omar.send(calls.getRemarks, { ExamID: second })).Items
  const { Questions } = await omar.send(calls.getExamToCorrect, { ExamID: second })
  expect(own!.ExamQuestionIDs).toEqual([Questions[0]!.ExamQuestionID])

  // Written again, it is one, in the newest words.
  server.at(onExamDay('14:00'))
  await remark(omar, second, 0, 'severity is MISSING')
  expect(await remarks(omar, second)).toEqual([['severity is MISSING', true, 2]])
})

test('what stands on a paper that was voided is offered to nobody', async () => {
  const { omar } = people
  const exam = await sat()
  await remark(omar, exam, 0, 'Written on a voided paper')
  await remark(omar, exam, 1, 'Written on one that counts')
  const said = async () => (await remarks(omar, exam)).map(([Comment]) => Comment)
  expect(await said()).toEqual(expect.arrayContaining(['Written on a voided paper', 'Written on one that counts']))
  const [voided] = await papers(omar, exam)
  await server.db.updateTable('exams.attempt').set({ state: 'voided' }).where('id', '=', voided!.AttemptID).execute()
  expect(await said()).toContain('Written on one that counts')
  expect(await said()).not.toContain('Written on a voided paper')
})

test('a remark that names whose paper it stands on is offered to nobody', async () => {
  const { omar } = people
  const exam = await sat()
  const { trainee_name_en: name } = await server.db
    .selectFrom('people.trainee_facts as t')
    .innerJoin('exams.attempt as a', 'a.trainee_id', 't.trainee_id')
    .where('a.id', '=', (await papers(omar, exam))[0]!.AttemptID)
    .select('t.trainee_name_en')
    .executeTakeFirstOrThrow()
  await remark(omar, exam, 0, `Come and see me, ${name.split(' ')[0]}`)
  const said = (await omar.send(calls.getRemarks, { ExamID: exam })).Items.map(({ Comment }) => Comment)
  expect(said.filter((each) => each.startsWith('Come'))).toEqual([])
})

test('where two mark, nobody reads the remarks of the other', async () => {
  const { omar, karim, nadia } = people
  const exam = await sat(true)
  await remark(omar, exam, 0, 'Only Omar writes this')
  expect((await remarks(omar, exam)).map(([said]) => said)).toContain('Only Omar writes this')
  expect((await remarks(karim, exam)).map(([said]) => said)).not.toContain('Only Omar writes this')

  // Nor once both are done and their words stand on the paper together.
  const finish = async (who: Asker) => {
    const { AttemptID } = (await papers(who, exam))[0]!
    const { Version } = await who.send(calls.getPaperOfAttempt, { AttemptID })
    return who.send(calls.finishMarking, { body: { AttemptID, Version } })
  }
  await finish(omar)
  await remark(karim, exam, 0, 'Only Karim writes this')
  expect(await finish(karim)).toMatchObject({ State: 'marked' })
  for (const [who, own] of [
    [omar, ['Only Omar writes this']],
    [karim, ['Only Karim writes this']],
    [nadia, []],
  ] as const) {
    const said = (await remarks(who, exam)).map(([Comment]) => String(Comment))
    expect(said.filter((each) => each.includes('writes this'))).toEqual(own)
  }
})

test('remarks are for whoever marks the exam', async () => {
  const exam = await sat()
  const asked = (who: Asker, ExamID = exam) => refusalOf(who.send(calls.getRemarks, { ExamID }))
  for (const who of [people.sami, people.huda, people.layla])
    expect(await asked(who)).toMatchObject({ status: 403, code: 'notAllowed' })
  // Salma teaches another class.
  expect(await asked(people.salma)).toMatchObject({ status: 404 })
  expect(await asked(people.nadia, 999_999)).toMatchObject({ status: 404 })
  expect(await people.nadia.send(calls.getRemarks, { ExamID: exam })).toMatchObject({ Items: expect.any(Array) })
})

test('a paper is found by its number by whom it is found by its trainee', async () => {
  const { omar, salma, layla } = people
  const exam = await sat()
  const [row] = await papers(omar, exam)
  const { AttemptID, TraineeID } = row!
  const paper = await omar.send(calls.getPaperOfAttempt, { AttemptID })
  expect(paper).toEqual(await omar.send(calls.getPaper, { ExamID: exam, TraineeID }))
  expect(await refusalOf(salma.send(calls.getPaperOfAttempt, { AttemptID }))).toMatchObject({ status: 404 })
  expect(await refusalOf(layla.send(calls.getPaperOfAttempt, { AttemptID }))).toMatchObject({ status: 403 })
  expect(await refusalOf(omar.send(calls.getPaperOfAttempt, { AttemptID: 999_999 }))).toMatchObject({ status: 404 })
})

test('what waits for somebody is what they may mark, and a paper with an open question is not finished from the list', async () => {
  const { omar, huda } = people
  const exam = await sat()
  const waiting = async (who: Asker) => (await who.send(calls.searchPapers, { ExamID: exam, ToMark: true })).Total
  expect([await waiting(omar), await waiting(people.karim)]).toEqual([2, 2])
  // A coordinator sees that papers wait, and marks none.
  expect((await huda.send(calls.searchPapers, { ExamID: exam, Waiting: true })).Total).toBe(2)
  expect(await waiting(huda)).toBe(0)
  const offered = async () => (await papers(omar, exam)).map(({ Actions }) => Actions.includes('finishMarking'))
  expect(await offered()).toEqual([false, false])
  await remark(omar, exam, 0, '')
  expect(await offered()).toEqual([true, false])
})
