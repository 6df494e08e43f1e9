import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { sql } from 'kysely'
import { signinCalls } from '#modules/signin/contract/calls.ts'
import { getHomeModel } from '#modules/home/contract/home.ts'
import type { Asker } from '#testing/asker.ts'
import { audited } from '#testing/stages/audited.ts'
import { refusalOf, startTestServer, type TestServer } from '#testing/server.ts'
import { stageReleased } from '#testing/stages/stage-released.ts'
import { tellNews } from '#testing/stages/told.ts'
import { examsCalls as calls } from '../../../contract/calls.ts'

let server: TestServer
let people: Record<'omar' | 'salma' | 'karim' | 'huda' | 'nadia' | 'sami' | 'layla' | 'mariam', Asker>
let examId: number
let classId: number
let traineeId: number
let code: string
const reason = 'An example was overlooked'

beforeAll(async () => {
  server = await startTestServer()
  const names = ['omar', 'salma', 'karim', 'huda', 'nadia', 'sami', 'layla', 'mariam'] as const
  people = Object.fromEntries(
    await Promise.all(names.map(async (name) => [name, await server.as(name)])),
  ) as typeof people
})
afterAll(() => server.close())

beforeEach(async () => {
  ;({ examId, classId, traineeId, code } = await stageReleased(server))
})

const paperFor = (who: Asker) => who.send(calls.getPaper, { ExamID: examId, TraineeID: traineeId })
/** The body of SaveMarks that gives the text answer this mark. */
async function marks(who: Asker, Score: number, Reason = reason, Comment = '') {
  const paper = await paperFor(who)
  const { ExamQuestionID } = paper.QuestionList.find((question) => question.Type === 'text')!
  const Marks = [{ ExamQuestionID, Score, Comment }]
  return { body: { AttemptID: paper.AttemptID, Version: paper.Version, Reason, Marks } }
}
async function asked(Score = 9): Promise<number> {
  await people.omar.send(calls.saveMarks, await marks(people.omar, Score))
  return (await paperFor(people.omar)).Change!.ID
}
const decide = (who: Asker, ID: number, Approve: boolean, Reason = '') =>
  who.send(calls.decideMarkChange, { body: { ID, Approve, Reason } })
const ownResults = async () =>
  (await people.layla.send(calls.getTraineeExams, {})).find((row) => row.ExamID === examId)!
const toDecide = async (who: Asker) =>
  (await who.send(getHomeModel)).Tasks.find((task) => task.Key === 'markChangesToDecide')?.Count ?? 0

test('a mark of a result that is out changes when another person approves, and until then nothing does', async () => {
  const { omar, karim, layla, mariam, sami } = people
  await tellNews(server, omar, karim, layla, mariam)
  const before = await toDecide(karim)
  expect(await refusalOf(omar.send(calls.saveMarks, await marks(omar, 9, '')))).toMatchObject({ code: 'reasonNeeded' })
  expect(await refusalOf(omar.send(calls.saveMarks, await marks(omar, 5)))).toMatchObject({ code: 'nothingChanges' })
  const given = await marks(omar, 9, reason, 'Better than it seemed')
  expect(await omar.send(calls.saveMarks, given)).toMatchObject({
    Asked: true,
    Percent: 75,
    Version: given.body.Version,
  })

  expect(await ownResults()).toMatchObject({ Percent: 75, Grade: 'pass', Result: 'final' })
  const review = await layla.send(calls.getReviewAnswers, { Code: code })
  expect(review.Questions[3]).toMatchObject({ Score: 5, Comment: '' })
  const paper = await paperFor(omar)
  expect(paper).toMatchObject({ Percent: 75, Actions: ['withdrawChange'] })
  expect(paper.QuestionList[3]!.Score).toBe(5)
  expect(paper.Change).toMatchObject({
    Reason: reason,
    To: { Percent: 95, Grade: 'excellent' },
    Marks: [{ Number: 4, From: 5, To: 9, Weight: 10, FromComment: '', ToComment: 'Better than it seemed' }],
  })
  expect(await refusalOf(omar.send(calls.saveMarks, given))).toMatchObject({ status: 409, code: 'changeAsked' })

  // whoever may decide finds it
  expect(await toDecide(karim)).toBe(before + 1)
  expect(await toDecide(omar)).toBe(0)
  const waiting = (who: Asker, ToDecide: boolean) => who.send(calls.getMarkChanges, { ToDecide })
  expect((await waiting(karim, true)).Items[0]).toMatchObject({
    ExamID: examId,
    TraineeID: traineeId,
    From: { Percent: 75, Grade: 'pass' },
    To: { Percent: 95, Grade: 'excellent' },
    Actions: ['approveChange', 'rejectChange'],
  })
  expect((await waiting(karim, true)).Total).toBe(before + 1)
  expect((await waiting(omar, true)).Total).toBe(0)
  expect((await waiting(omar, false)).Items[0]!.Actions).toEqual(['withdrawChange'])
  expect(await refusalOf(waiting(sami, false))).toMatchObject({ status: 403 })
  const [ownNews, deciderNews, traineeNews] = await tellNews(server, omar, karim, layla)
  expect([ownNews, traineeNews]).toEqual([[], []])
  expect(deciderNews).toMatchObject([
    { kind: 'markChangeToDecide', opens: `/MarkTraineeExam/${examId}/${traineeId}/${classId}?attempt=1` },
  ])
  expect(deciderNews![0]!.title + deciderNews![0]!.html).not.toMatch(/ليلى|Layla/)

  const { ID } = paper.Change!
  expect(await refusalOf(decide(omar, ID, true))).toMatchObject({ status: 403, code: 'secondPersonNeeded' })
  await decide(karim, ID, true)
  expect(await ownResults()).toMatchObject({ Percent: 95, Grade: 'excellent', Result: 'final' })
  expect((await layla.send(calls.getReviewAnswers, { Code: code })).Questions[3]).toMatchObject({
    Score: 9,
    Comment: 'Better than it seemed',
  })
  const after = await paperFor(karim)
  expect(after).toMatchObject({ Percent: 95, Change: null, Actions: ['saveMarks'] })
  expect(after.History.slice(0, 2)).toMatchObject([
    { Kind: 'approveMarkChange', Data: { reason: null } },
    { Kind: 'askMarkChange', Data: { reason } },
  ])
  expect(await refusalOf(decide(karim, ID, true))).toMatchObject({ status: 409, code: 'notNow' })
  expect(await toDecide(karim)).toBe(before)

  expect((await audited(server.db, 'exams.approveMarkChange')).at(-1)).toMatchObject({
    actor_id: karim.accountId,
    subject_id: after.AttemptID,
    data: { askedBy: omar.accountId, changeId: ID },
    before: { percent: 75, grade: 'pass' },
    after: { percent: 95, grade: 'excellent', reason },
  })
  expect((await audited(server.db, 'exams.changeAnswerMark')).at(-1)).toMatchObject({
    subject_id: after.AttemptID,
    before: { score: 5 },
    after: { score: 9 },
  })
  const told = await tellNews(server, omar, karim, layla, mariam)
  expect(told.map((news) => news.map((each) => each.kind))).toEqual([
    ['markChangeApproved'],
    [],
    ['examMarkChanged'],
    [],
  ])
})

test('whoever marks the exam decides, and nobody else; an examiner of another class does not reach it', async () => {
  const { salma, karim, huda, sami, layla, nadia } = people
  const ID = await asked()
  expect(await refusalOf(decide(salma, ID, true))).toMatchObject({ status: 404 })
  for (const who of [huda, sami, layla]) {
    expect(await refusalOf(decide(who, ID, true))).toMatchObject({ status: 403, code: 'notAllowed' })
  }
  // a coordinator sees what waits, and is offered nothing
  expect(await paperFor(huda)).toMatchObject({ Change: { Reason: reason }, Actions: [] })
  expect(await refusalOf(decide(karim, 99_999, true))).toMatchObject({ status: 404 })
  await decide(nadia, ID, true)
  expect((await ownResults()).Percent).toBe(95)
})

test('nobody decides about the own paper, whatever right the account has', async () => {
  const ID = await asked()
  const permissions = (right: string) =>
    sql`update accounts.account set permissions = ${right === '' ? sql`'{}'` : sql`array[${right}]`}
      where id = ${people.layla.accountId}`.execute(server.db)
  await permissions('correctiontraineeexam')
  const layla = await server.as('layla')
  expect(await refusalOf(decide(layla, ID, true))).toMatchObject({ status: 403, code: 'ownPaper' })
  expect((await layla.send(calls.getMarkChanges, {})).Items.map((row) => row.ID)).not.toContain(ID)
  const { body } = await marks(people.nadia, 9)
  await people.omar.send(calls.withdrawMarkChange, { body: { ID } })
  expect(await refusalOf(layla.send(calls.saveMarks, { body }))).toMatchObject({ status: 403, code: 'ownPaper' })
  await permissions('')
})

test('rejecting says why, and the result stays', async () => {
  const { omar, karim } = people
  const ID = await asked()
  expect(await refusalOf(decide(karim, ID, false))).toMatchObject({
    status: 422,
    code: 'reasonMissing',
    fields: [{ path: 'Reason', code: 'required' }],
  })
  await tellNews(server, omar)
  await decide(karim, ID, false, 'The example is wrong')
  const paper = await paperFor(omar)
  expect(paper).toMatchObject({ Percent: 75, Change: null, Actions: ['saveMarks'] })
  expect(paper.History[0]).toMatchObject({ Kind: 'rejectMarkChange', Data: { reason: 'The example is wrong' } })
  expect((await tellNews(server, omar))[0]).toMatchObject([{ kind: 'markChangeRejected' }])
  expect((await audited(server.db, 'exams.rejectMarkChange')).at(-1)).toMatchObject({
    actor_id: karim.accountId,
    after: { reason: 'The example is wrong' },
  })
})

test('who asked takes it back; another does not', async () => {
  const { omar, karim } = people
  const ID = await asked()
  expect(await refusalOf(karim.send(calls.withdrawMarkChange, { body: { ID } }))).toMatchObject({ status: 404 })
  await omar.send(calls.withdrawMarkChange, { body: { ID } })
  expect(await refusalOf(decide(karim, ID, true))).toMatchObject({ status: 409, code: 'notNow' })
  expect((await paperFor(omar)).Actions).toEqual(['saveMarks'])
  expect((await ownResults()).Percent).toBe(75)
})

test('an administrator who acts as an evaluator is one person, to the database too', async () => {
  const { karim, nadia } = people
  await nadia.send(calls.saveMarks, await marks(nadia, 9))
  const { ID } = (await paperFor(nadia)).Change!
  const { accessToken } = await nadia.send(signinCalls.actAs, { body: { ID: karim.accountId, Reason: 'تجربة' } })
  const refused = await server.anonymous.raw(
    calls.decideMarkChange,
    { body: { ID, Approve: true } },
    { headers: { authorization: `Bearer ${accessToken}` } },
  )
  expect(refused.json()).toMatchObject({ status: 403, code: 'secondPersonNeeded' })
  const forced = (admin: number | null) =>
    sql`update exams.change_request set state = 'approved', decided_by = ${admin ? karim.accountId : nadia.accountId},
      decided_by_admin = ${admin}, decided_at = now() where id = ${ID}`.execute(server.db)
  await expect(forced(null)).rejects.toThrow(/check constraint/)
  await expect(forced(nadia.accountId)).rejects.toThrow(/check constraint/)
})

test('what was asked of marks that have changed meanwhile is out of date', async () => {
  const { karim, omar } = people
  const ID = await asked()
  await sql`update exams.attempt set version = version + 1 where exam_id = ${examId}`.execute(server.db)
  expect(await refusalOf(decide(karim, ID, true))).toMatchObject({ status: 409, code: 'changeOutOfDate' })
  expect((await ownResults()).Percent).toBe(75)
  await decide(karim, ID, false, 'Out of date')
  // other degrees of the exam give another grade than the one that was looked at
  const again = await asked()
  await sql`update exams.exam set excellent_degree = 99 where id = ${examId}`.execute(server.db)
  expect(await refusalOf(decide(karim, again, true))).toMatchObject({ status: 409, code: 'changeOutOfDate' })
  await omar.send(calls.withdrawMarkChange, { body: { ID: again } })
  expect((await paperFor(omar)).QuestionList[3]!.Score).toBe(5)
})
