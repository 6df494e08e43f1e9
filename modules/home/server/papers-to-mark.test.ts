import { afterAll, beforeAll, expect, test } from 'vitest'
import { examsCalls, paperCalls } from '#modules/exams/contract/calls.ts'
import { startTestServer, type TestServer } from '#testing/server.ts'
import type { CastKey } from '#testing/stages/cast.ts'
import { sitExam } from '#testing/stages/sit-exam.ts'
import { examFields, onExamDay, stageClass, stageExam, stageQuestions } from '#testing/stages/stage-exam.ts'
import { getHomeModel } from '../contract/home.ts'

/* The number of the tile is the sum of the exams that it leads to, and of the papers in each, for everybody who marks. */
let server: TestServer
beforeAll(async () => {
  server = await startTestServer()
})
afterAll(() => server.close())

/** An exam of a class of this instructor, in which these trainees have written an answer that a person marks. */
async function satExam(instructor: CastKey, trainees: readonly CastKey[], TwoMarkers = false) {
  const sami = await server.as('sami')
  server.at(onExamDay('08:00'))
  const { classId, courseId, traineeIds } = await stageClass(server.db, { instructors: [instructor], trainees })
  const fields = examFields(classId, await stageQuestions(sami, courseId), { TwoMarkers })
  const exam = await stageExam(sami, fields)
  server.at(onExamDay('10:05'))
  for (const who of trainees) {
    const sitting = await sitExam(await server.as(who), exam.Code)
    await sitting.save(sitting.answer(4, { Text: 'Likelihood times severity' }, server.now()))
    await sitting.submit()
  }
  server.at(onExamDay('13:06'))
  return { id: exam.ID, traineeIds }
}

/** What the home says, and each exam that it leads to with what waits there by its own numbers and by its list of papers. */
async function waitingFor(key: CastKey) {
  const who = await server.as(key)
  const { Tasks } = await who.send(getHomeModel)
  const { Items, Total } = await who.send(paperCalls.getUnmarkedExams, { pageSize: 100 })
  expect(Total).toBe(Items.length)
  const exams: Record<number, number> = {}
  for (const { ExamID, Unmarked, ToReview } of Items) {
    exams[ExamID] = Unmarked + ToReview
    const papers = await who.send(paperCalls.searchPapers, { ExamID, ToMark: true })
    expect([key, ExamID, papers.Total]).toEqual([key, ExamID, Unmarked + ToReview])
  }
  const tile = Tasks.find(({ Key }) => Key === 'papersToMark')?.Count ?? 0
  expect([key, tile]).toEqual([key, Object.values(exams).reduce((sum, papers) => sum + papers, 0)])
  expect((await who.send(paperCalls.searchPapers, { ToMark: true })).Total).toBe(tile)
  return { tile, exams }
}

test('papers to mark are those of the exams that the tile leads to, whoever marks them and in whosever turn', async () => {
  const plain = await satExam('omar', ['layla', 'mariam'])
  const doubled = await satExam('omar', ['layla'], true)
  const others = await satExam('salma', ['mariam'])
  // One of the first was broken off, and waits for a verdict in place of marks.
  await server.db
    .updateTable('exams.attempt')
    .set({ state: 'closedViolation' })
    .where('exam_id', '=', plain.id)
    .where('trainee_id', '=', plain.traineeIds['mariam']!)
    .execute()
  const all = { [plain.id]: 2, [doubled.id]: 1, [others.id]: 1 }
  expect(await waitingFor('karim')).toEqual({ tile: 4, exams: all })
  expect(await waitingFor('omar')).toEqual({ tile: 3, exams: { [plain.id]: 2, [doubled.id]: 1 } })
  // She teaches the class and is no examiner.
  expect(await waitingFor('salma')).toEqual({ tile: 0, exams: {} })

  const mark = async (key: CastKey) => {
    const who = await server.as(key)
    const place = { ExamID: doubled.id, TraineeID: doubled.traineeIds['layla']! }
    const { AttemptID, Version, QuestionList } = await who.send(examsCalls.getPaper, place)
    const { ExamQuestionID } = QuestionList.find(({ Type }) => Type === 'text')!
    const Marks = [{ ExamQuestionID, Score: 8, Comment: '' }]
    await who.send(examsCalls.saveMarks, { body: { AttemptID, Version, Marks } })
    const saved = await who.send(examsCalls.getPaper, place)
    await who.send(examsCalls.finishMarking, { body: { AttemptID, Version: saved.Version } })
  }
  await mark('omar')
  expect(await waitingFor('omar')).toEqual({ tile: 2, exams: { [plain.id]: 2 } })
  expect(await waitingFor('karim')).toEqual({ tile: 4, exams: all })
  await mark('karim')
  expect(await waitingFor('karim')).toEqual({ tile: 3, exams: { [plain.id]: 2, [others.id]: 1 } })
})
