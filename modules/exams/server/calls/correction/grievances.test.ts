import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import type { Asker } from '#testing/asker.ts'
import { audited } from '#testing/stages/audited.ts'
import { refusalOf, startTestServer, type TestServer } from '#testing/server.ts'
import { stageReleased } from '#testing/stages/stage-released.ts'
import { tellNews } from '#testing/stages/told.ts'
import { examsCalls as calls } from '../../../contract/calls.ts'

let server: TestServer
let people: Record<'omar' | 'karim' | 'nadia' | 'sami' | 'huda' | 'layla' | 'mariam', Asker>
let examId: number
let traineeId: number
const Reason = 'The second half of my answer was not read'

beforeAll(async () => {
  server = await startTestServer()
  const names = ['omar', 'karim', 'nadia', 'sami', 'huda', 'layla', 'mariam'] as const
  people = Object.fromEntries(
    await Promise.all(names.map(async (name) => [name, await server.as(name)])),
  ) as typeof people
})
afterAll(() => server.close())

/** Layla's paper at 75 %: Omar gave her text answer 5 of 10. */
beforeEach(async () => {
  ;({ examId, traineeId } = await stageReleased(server))
})

const submit = (who = people.layla, change = {}) =>
  who.send(calls.submitGrievance, { body: { ExamID: examId, Number: 1, Reason, ...change } })
const own = async () => (await people.layla.send(calls.getOwnGrievances, {})).find((row) => row.ExamID === examId)
const paperFor = (who: Asker) => who.send(calls.getPaper, { ExamID: examId, TraineeID: traineeId })
const number = async (who: Asker, Number: number) =>
  (await paperFor(who)).QuestionList.find((question) => question.Number === Number)!.ExamQuestionID
const percent = async () =>
  (await people.layla.send(calls.getTraineeExams, {})).find((row) => row.ExamID === examId)!.Percent

test('a trainee objects to the own final result once, in time, and takes it back', async () => {
  const { layla, mariam } = people
  expect(await own()).toMatchObject({ ID: null, Percent: 75, State: null, Actions: ['submitGrievance'] })
  expect(await refusalOf(submit(layla, { Reason: ' ' }))).toMatchObject({ status: 400 })
  // Mariam has no paper, and somebody else's is nobody's.
  expect(await refusalOf(submit(mariam))).toMatchObject({ code: 'noGrievance', data: { why: 'notFinal' } })
  expect(await refusalOf(submit(layla, { Number: 2 }))).toMatchObject({ code: 'noGrievance' })
  const { ID, Version } = await submit()
  expect(await own()).toMatchObject({ ID, State: 'underReview', Reason, Actions: ['withdrawGrievance'] })
  expect(await refusalOf(submit())).toMatchObject({ code: 'noGrievance', data: { why: 'thereIsOne' } })
  expect(await refusalOf(mariam.send(calls.withdrawGrievance, { body: { ID, Version } }))).toMatchObject({
    status: 404,
  })
  await layla.send(calls.withdrawGrievance, { body: { ID, Version } })
  expect(await own()).toMatchObject({ State: 'withdrawn', Actions: ['submitGrievance'] })
  await submit()
  // Tuesday the 10th and five working days, Sunday to Thursday: the 17th is the last.
  const until = (await own())!.Until
  expect(until).toBe('2026-03-17T22:00:00.000Z')
})

test('not before the result is final, nor after the fifth working day', async () => {
  server.at('2026-03-17T22:00:00Z')
  expect(await own()).toBe(undefined)
  expect(await refusalOf(submit())).toMatchObject({ code: 'noGrievance', data: { why: 'tooLate' } })
  server.at('2026-03-17T21:59:00Z')
  await server.db.updateTable('exams.exam').set({ state: 'resultsInitial' }).where('id', '=', examId).execute()
  expect(await refusalOf(submit())).toMatchObject({ code: 'noGrievance', data: { why: 'notFinal' } })
})

test('it is upheld with a new mark by who did not mark the paper, and everybody concerned hears of it', async () => {
  const { omar, karim, nadia, sami, huda, layla } = people
  await tellNews(server, layla, nadia)
  const { ID } = await submit()
  const [, forNadia] = await tellNews(server, layla, nadia)
  expect(JSON.stringify(forNadia)).toContain('grievanceToDecide')
  const listed = async (who: Asker) =>
    (await who.send(calls.searchGrievances, { State: 'underReview', ExamID: examId })).Items
  expect(await listed(nadia)).toMatchObject([{ ID, Percent: 75, Reason, State: 'underReview' }])
  expect(await listed(sami)).toHaveLength(1)
  expect(await refusalOf(listed(huda))).toMatchObject({ status: 403 })
  expect((await nadia.send(calls.searchExamsToCorrect, { ExamID: examId, Waiting: true })).Items).toMatchObject([
    { Grievances: 1 },
  ])

  const Marks = [{ ExamQuestionID: await number(omar, 4), Score: 9, Comment: '' }]
  const uphold = (who: Asker, change = {}) =>
    who.send(calls.upholdGrievance, {
      body: { ID, Version: 1, Reason: 'Right: both halves are there', Marks, ...change },
    })
  // Who gave the mark is no judge of it; an editor without the right, a coordinator and its own trainee decide nothing.
  expect(await refusalOf(uphold(omar))).toMatchObject({ status: 404 })
  expect(await refusalOf(uphold(sami))).toMatchObject({ status: 403 })
  expect(await refusalOf(uphold(huda))).toMatchObject({ status: 403 })
  expect(await refusalOf(uphold(layla))).toMatchObject({ status: 403 })
  expect(await refusalOf(uphold(nadia, { Marks: [] }))).toMatchObject({ code: 'nothingChanges' })
  expect(await refusalOf(uphold(nadia, { Marks: [{ ...Marks[0]!, Score: 11 }] }))).toMatchObject({
    code: 'markOutOfRange',
  })
  expect(await refusalOf(uphold(nadia, { Version: 2 }))).toMatchObject({ code: 'changedMeanwhile' })
  expect(await percent()).toBe(75)
  await uphold(nadia)
  expect(await percent()).toBe(95)
  expect(await own()).toMatchObject({
    State: 'upheld',
    Answer: 'Right: both halves are there',
    Percent: 75,
    NewPercent: 95,
  })
  expect(await refusalOf(uphold(nadia, { Version: 2 }))).toMatchObject({ code: 'notNow' })
  const paper = await paperFor(karim)
  expect(paper.Grievance).toBe(null)
  expect((await paperFor(nadia)).Grievance).toMatchObject({ State: 'upheld', Actions: [] })
  expect(paper.MarkHistory[0]).toMatchObject({ Number: 4, From: 5, To: 9, Reason: 'Right: both halves are there' })
  const [forLayla] = await tellNews(server, layla)
  expect(JSON.stringify(forLayla)).toContain('grievanceUpheld')
  const { data } = (await audited(server.db, 'exams.upholdGrievance')).at(-1) as { data: object }
  expect(data).toMatchObject({ examId, traineeId })
})

test('whoever marked the paper is refused though they hold the right to correct', async () => {
  const { omar } = people
  const { ID } = await submit()
  await server.db
    .updateTable('accounts.account')
    .set({ permissions: ['correctiontraineeexam'] })
    .where('email', '=', 'omar@diwan.example')
    .execute()
  const corrector = await server.as('omar@diwan.example')
  const body = {
    ID,
    Version: 1,
    Reason: 'I was right',
    Marks: [{ ExamQuestionID: await number(people.nadia, 4), Score: 6, Comment: '' }],
  }
  await expect
    .poll(async () => (await refusalOf(corrector.send(calls.upholdGrievance, { body }))).code)
    .toBe('secondPersonNeeded')
  // Nor is it offered.
  expect((await paperFor(corrector)).Grievance?.Actions).toEqual(['rejectGrievance'])
  expect((await paperFor(people.nadia)).Grievance?.Actions).toEqual(['upholdGrievance', 'rejectGrievance'])
  // To reject it is no change of marks.
  await corrector.send(calls.rejectGrievance, { body: { ID, Version: 1, Reason: 'It was read in full' } })
  expect(await own()).toMatchObject({ State: 'rejected', Answer: 'It was read in full', Actions: [] })
  expect(await percent()).toBe(75)
  await server.db
    .updateTable('accounts.account')
    .set({ permissions: [] })
    .where('email', '=', 'omar@diwan.example')
    .execute()
  expect(omar.accountId).toBe(corrector.accountId)
})

test('whoever was one of two markers, through another’s account, does not judge a second time', async () => {
  const { karim, nadia } = people
  const { ID } = await submit()
  const { AttemptID: attempt_id } = await paperFor(nadia)
  const marking = { attempt_id, turn: 1, marker_id: karim.accountId, marker_admin_id: nadia.accountId }
  await server.db
    .insertInto('exams.marking')
    .values({ ...marking, begun_at: server.now(), finished_at: server.now() })
    .execute()
  const Marks = [{ ExamQuestionID: await number(nadia, 4), Score: 6, Comment: '' }]
  expect(
    await refusalOf(nadia.send(calls.upholdGrievance, { body: { ID, Version: 1, Reason: 'An example', Marks } })),
  ).toMatchObject({ code: 'secondPersonNeeded' })
})

test('a mark that the machine gave can be wrong too, and stays as it was decided', async () => {
  const { nadia, karim } = people
  await server.db
    .updateTable('exams.answer')
    .set({ score: 0 })
    .where('exam_question_id', '=', await number(nadia, 1))
    .execute()
  const { ID } = await submit()
  const Marks = [{ ExamQuestionID: await number(nadia, 1), Score: 2, Comment: 'Two of the choices are right' }]
  await nadia.send(calls.upholdGrievance, { body: { ID, Version: 1, Reason: 'The key is doubtful', Marks } })
  expect(await percent()).toBe(65)
  // Added up anew, the machine does not take it back.
  const paper = await paperFor(karim)
  const text = { ExamQuestionID: await number(karim, 4), Score: 6, Comment: '' }
  await karim.send(calls.saveMarks, {
    body: { AttemptID: paper.AttemptID, Version: paper.Version, Reason: 'Half a point more', Marks: [text] },
  })
  const change = (await paperFor(nadia)).Change!
  await nadia.send(calls.decideMarkChange, { body: { ID: change.ID, Approve: true, Reason: '' } })
  expect(await percent()).toBe(70)
})

test('a fail for leaving the exam falls with an upheld grievance, and the answers count', async () => {
  const { nadia } = people
  await server.db
    .updateTable('exams.attempt')
    .set({ finish_kind: 'closedViolation', score: null, max_score: null, percent: 0, grade: 'fail' })
    .where('exam_id', '=', examId)
    .execute()
  const { ID } = await submit()
  await nadia.send(calls.upholdGrievance, { body: { ID, Version: 1, Reason: 'The alarm rang', Marks: [] } })
  expect(await percent()).toBe(75)
  expect(await own()).toMatchObject({ State: 'upheld', Percent: 0, NewPercent: 75 })
})
