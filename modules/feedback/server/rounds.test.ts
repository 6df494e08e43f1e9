import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { certificatesCalls } from '#modules/certificates/contract/calls.ts'
import { certificateSettings } from '#modules/certificates/contract/settings.ts'
import { changeSetting } from '#platform/server/settings.ts'
import type { Asker } from '#testing/asker.ts'
import { refusalOf, startTestServer, type TestServer } from '#testing/server.ts'
import { audited } from '#testing/stages/audited.ts'
import { giveRights } from '#testing/stages/cast.ts'
import { answersTo, clock, codesOf, giveBy, stageSheets, stageTaught } from '#testing/stages/feedback/rounds.ts'
import { feedbackCalls as calls } from '../contract/calls.ts'
import { feedbackSettings } from '../contract/settings.ts'

let server: TestServer
let sami: Asker
let layla: Asker
beforeAll(async () => {
  server = await startTestServer()
  server.at('2026-03-12T15:00:00Z')
  sami = await server.as('sami')
  layla = await server.as('layla')
  await stageSheets(sami)
})
afterAll(() => server.close())
beforeEach(() => server.at('2026-03-12T15:00:00Z'))

const opened = async () => {
  const staged = await stageTaught(server)
  await clock(server).opens()
  const { Items } = await sami.send(calls.getFeedbackRounds, { ClassID: staged.classId, pageSize: 100 })
  const round = (kind: string) => Items.find(({ Kind }) => Kind === kind)!
  return { ...staged, round, rounds: Items, codes: await codesOf(server, staged.classId) }
}
/** The code of the one who is asked in a round. */
const codeIn = async (roundId: number) => {
  const asked = server.db.selectFrom('feedback.asked').where('round_id', '=', roundId).select('invitation_id')
  const invited = server.db.selectFrom('feedback.invitation').where('id', 'in', asked).select('code')
  return (await invited.executeTakeFirstOrThrow()).code
}
const again = (ID: number) => sami.send(calls.getFeedbackRound, { ID })
const end = async (ID: number) => {
  const { Version } = await again(ID)
  return sami.send(calls.closeFeedbackRound, { body: { ID, Version } })
}

test('after the last session everybody is asked once, by one letter each, and not before it', async () => {
  server.at('2026-03-12T10:00:00Z')
  const staged = await stageTaught(server)
  await clock(server).opens()
  expect((await sami.send(calls.getFeedbackRounds, { ClassID: staged.classId })).Total).toBe(0)
  server.at('2026-03-12T15:00:00Z')
  await clock(server).opens()
  await clock(server).opens()
  const { Items } = await sami.send(calls.getFeedbackRounds, { ClassID: staged.classId })
  expect(Items.map(({ Kind, Asked, Given, State }) => [Kind, Asked, Given, State]).toSorted()).toEqual([
    ['courseByInstructor', 1, 0, 'open'],
    ['courseByTrainee', 7, 0, 'open'],
    ['instructorByEvaluator', 1, 0, 'open'],
    ['instructorByTrainee', 7, 0, 'open'],
  ])
  const told = await server.db
    .selectFrom('platform.event')
    .where('kind', '=', 'feedback.inviteToFeedback')
    .select('data')
    .execute()
  const ofClass = told.filter(({ data }) => (data as { classId: number }).classId === staged.classId)
  expect(ofClass).toHaveLength(9)
  const [waiting] = await layla.send(calls.getAvailableReviews, {})
  expect(waiting!.Sheets.map(({ Kind, IsOpen }) => [Kind, IsOpen])).toEqual([
    ['courseByTrainee', true],
    ['instructorByTrainee', true],
  ])
})

test('what is switched off, and what fewer than five would answer, is not asked by itself', async () => {
  await changeSetting(server.db, feedbackSettings, 'feedbackCourseByTrainee', false)
  const few = await stageTaught(server)
  await server.db
    .deleteFrom('registration.registration')
    .where('class_id', '=', few.classId)
    .where('trainee_id', 'in', few.others.slice(0, 3))
    .execute()
  await clock(server).opens()
  await changeSetting(server.db, feedbackSettings, 'feedbackCourseByTrainee', true)
  const { Items } = await sami.send(calls.getFeedbackRounds, { ClassID: few.classId })
  expect(Items.map(({ Kind }) => Kind).toSorted()).toEqual(['courseByInstructor', 'instructorByEvaluator'])
  const body = { ClassID: few.classId, InstructorID: null, EvaluatorID: null, ClosesOn: '2026-03-20', ByCode: true }
  const refused = await refusalOf(sami.send(calls.openFeedbackRound, { body: { ...body, Kind: 'courseByTrainee' } }))
  expect(refused).toMatchObject({ code: 'nobodyToAsk' })
  const past = { ...body, Kind: 'courseByTrainee', ClosesOn: '2020-01-01' } as const
  const { fields } = await refusalOf(sami.send(calls.openFeedbackRound, { body: past }))
  // Which the kit has a sentence for: a code without one is a value that is not valid.
  expect(fields).toMatchObject([{ path: 'ClosesOn', code: 'inThePast' }])
})

test('a sheet is given once by its code; what is missing is named, and nobody else’s code and no other sheet opens', async () => {
  const { codes, round, traineeIds, others } = await opened()
  const code = codes.get(traineeIds['layla']!)!
  const { Sheets } = await server.anonymous.send(calls.getReview, { Code: code })
  const sheet = Sheets.find(({ Kind }) => Kind === 'courseByTrainee')!
  const body = { Code: code, RoundID: sheet.RoundID, Answers: answersTo(sheet, 7, 'كانت مفيدة') }
  const part = { ...body, Answers: body.Answers.slice(1) }
  const missing = await refusalOf(server.anonymous.send(calls.giveFeedback, { body: part }))
  expect(missing).toMatchObject({ code: 'answersIncomplete' })
  expect(missing.fields).toMatchObject([{ path: `Answers.${body.Answers[0]!.ID}` }])
  expect(await server.anonymous.send(calls.giveFeedback, { body })).toEqual({ Done: true, WasGiven: false })
  expect(await layla.send(calls.giveFeedback, { body })).toEqual({ Done: true, WasGiven: true })
  expect((await again(round('courseByTrainee').ID)).Given).toBe(1)

  const wrong = { ...body, Code: 'f'.repeat(32) }
  expect((await refusalOf(server.anonymous.send(calls.giveFeedback, { body: wrong }))).status).toBe(404)
  const evaluators = { ...body, RoundID: round('instructorByEvaluator').ID }
  expect((await refusalOf(server.anonymous.send(calls.giveFeedback, { body: evaluators }))).status).toBe(404)
  // Two at once give once.
  const other = { ...body, Code: codes.get(others[0]!)! }
  const both = await Promise.all([1, 2].map(() => server.anonymous.send(calls.giveFeedback, { body: other })))
  expect(both.map(({ WasGiven }) => WasGiven).toSorted()).toEqual([false, true])
  expect((await again(round('courseByTrainee').ID)).Given).toBe(2)
})

test('where codes are not allowed, and for who signs, one has to log in as who is asked', async () => {
  await changeSetting(server.db, feedbackSettings, 'feedbackByCode', false)
  const { codes, classId, traineeIds } = await opened()
  await changeSetting(server.db, feedbackSettings, 'feedbackByCode', true)
  const Code = codes.get(traineeIds['layla']!)!
  expect(await refusalOf(server.anonymous.send(calls.getReview, { Code }))).toMatchObject({ code: 'logInToAnswer' })
  expect(await refusalOf(sami.send(calls.getReview, { Code }))).toMatchObject({ code: 'logInToAnswer' })
  expect(await giveBy(layla, Code, 'courseByTrainee', 6)).toMatchObject({ WasGiven: false })
  const karim = await server.as('karim')
  const found = (await karim.send(calls.getAvailableReviews, {})).find(({ Sheets }) =>
    Sheets.some(({ Kind }) => Kind === 'instructorByEvaluator'),
  )!
  expect(found.Sheets).toMatchObject([{ Kind: 'instructorByEvaluator', IsOpen: true }])
  const own = await server.db
    .selectFrom('feedback.invitation')
    .where('class_id', '=', classId)
    .where('account_id', 'is not', null)
    .select('code')
    .executeTakeFirstOrThrow()
  expect(await refusalOf(server.anonymous.send(calls.getReview, { Code: own.code }))).toMatchObject({
    code: 'logInToAnswer',
  })
  await giveBy(karim, own.code, 'instructorByEvaluator', 5, 'شرح جيد')
})

test('what five have said is counted when the round ends, released to the instructor alone, and not given any more', async () => {
  const { codes, round, instructorId, classId } = await opened()
  const { ID } = round('instructorByTrainee')
  const grades = [8, 7, 7, 6, 2]
  const given = [...codes.values()].slice(0, 5)
  for (const [at, code] of given.entries())
    await giveBy(server.anonymous, code, 'instructorByTrainee', grades[at]!, at === 4 ? 'الشرح سريع' : '')
  const before = await sami.send(calls.getFeedbackResults, { Kind: 'instructorByTrainee', RoundID: ID })
  expect(before).toMatchObject({ Rounds: 0, Sheets: 0, Categories: [], Comments: [] })
  await end(ID)
  const over = await again(ID)
  expect(over).toMatchObject({ State: 'closed', IsCounted: true, Mean: 6, Given: 5, Actions: ['releaseFeedbackRound'] })
  const results = await sami.send(calls.getFeedbackResults, { Kind: 'instructorByTrainee', RoundID: ID })
  expect(results).toMatchObject({ Rounds: 1, Sheets: 5, Mean: 6, Comments: [{ Text: 'الشرح سريع' }] })
  const [first, , third] = results.Categories[0]!.Questions
  expect(first).toMatchObject({ Answers: 5, Counts: [0, 1, 0, 0, 0, 1, 2, 1], Mean: 6 })
  expect(third).toMatchObject({ Answer: 'choice', Counts: [0, 5, 0], Mean: null })
  const late = refusalOf(giveBy(server.anonymous, [...codes.values()][5]!, 'instructorByTrainee', 8))
  expect(await late).toMatchObject({ code: 'roundOver' })

  const [omar, salma] = [await server.as('omar'), await server.as('salma')]
  const asked = { Kind: 'instructorByTrainee' as const, RoundID: ID }
  expect((await omar.send(calls.getFeedbackResults, asked)).Sheets).toBe(0)
  await sami.send(calls.releaseFeedbackRound, { body: { ID, Version: over.Version } })
  expect(await omar.send(calls.getFeedbackResults, asked)).toMatchObject({ Sheets: 5, Comments: [{}] })
  expect((await salma.send(calls.getFeedbackResults, asked)).Sheets).toBe(0)
  expect(
    (await omar.send(calls.getAllInstructorReview, { instructorID: instructorId })).map((row) => row.ID),
  ).toContain(ID)
  expect(await salma.send(calls.getAllInstructorReview, { instructorID: instructorId })).toEqual([])
  expect((await refusalOf(omar.send(calls.getFeedbackRound, { ID }))).status).toBe(403)
  expect((await omar.send(calls.getFeedbackRounds, { ClassID: classId })).Items.map((row) => row.ID)).toEqual([ID])
  const [released] = await audited(server.db, 'feedback.releaseFeedbackRound')
  expect(released).toMatchObject({ before: { state: 'closed' }, after: { state: 'released' } })

  // The right to course sheets shows an instructor nobody's name behind what was said of him.
  await giveRights(server.db, 'omar', ['assessmentmanagement'])
  const keeper = await server.as('omar')
  expect((await keeper.send(calls.getFeedbackAsked, { RoundID: ID })).Items).toEqual([])
  const ofCourse = round('courseByTrainee').ID
  expect((await keeper.send(calls.getFeedbackAsked, { RoundID: ofCourse })).Items).toHaveLength(7)
  expect((await sami.send(calls.getFeedbackAsked, { RoundID: ID })).Items).toHaveLength(7)
  await giveRights(server.db, 'omar', [])
})

test('what fewer than five have said is thrown away, as is a single question that fewer have answered', async () => {
  const { codes, round, rounds } = await opened()
  const all = [...codes.values()]
  const few = round('courseByTrainee').ID
  for (const code of all.slice(0, 4)) await giveBy(server.anonymous, code, 'courseByTrainee', 8, 'سرّ')
  server.at('2026-03-27T00:30:00Z')
  await clock(server).closes()
  for (const { ID } of rounds) expect((await again(ID)).State).toBe('closed')
  expect(await again(few)).toMatchObject({ IsCounted: false, Mean: null, Given: 4, Actions: [] })
  for (const table of ['feedback.box', 'feedback.tally', 'feedback.comment'] as const) {
    const rows = await server.db.selectFrom(table).where('round_id', '=', few).selectAll().execute()
    expect(rows, table).toEqual([])
  }
  expect(await sami.send(calls.getFeedbackResults, { Kind: 'courseByTrainee', RoundID: few })).toMatchObject({
    Sheets: 0,
    Comments: [],
  })
  const refused = await refusalOf(
    sami.send(calls.releaseFeedbackRound, { body: { ID: few, Version: (await again(few)).Version } }),
  )
  expect(refused.code).toBe('notNow')
})

test('who has not answered is reminded after some days, twice at most, and by hand once a day', async () => {
  const { codes, round } = await opened()
  const code = [...codes.values()][0]!
  await giveBy(server.anonymous, code, 'courseByTrainee', 8)
  await giveBy(server.anonymous, code, 'instructorByTrainee', 8)
  const reminders = () =>
    server.db
      .selectFrom('feedback.invitation')
      .where('code', 'in', [code, [...codes.values()][1]!])
      .orderBy('id')
      .select('reminders')
      .execute()
      .then((rows) => rows.map((row) => row.reminders))
  server.at('2026-03-14T09:00:00Z')
  await clock(server).reminds()
  expect(await reminders()).toEqual([0, 0])
  server.at('2026-03-16T09:00:00Z')
  await clock(server).reminds()
  await clock(server).reminds()
  expect(await reminders()).toEqual([0, 1])
  const { ID, Version } = round('courseByTrainee')
  await sami.send(calls.remindFeedbackRound, { body: { ID, Version } })
  expect(await reminders()).toEqual([0, 1])
  server.at('2026-03-21T09:00:00Z')
  await clock(server).reminds()
  server.at('2026-03-25T09:00:00Z')
  await clock(server).reminds()
  expect(await reminders()).toEqual([0, 2])
})

test('what is signed is read with its name by the academy, and by the instructor in whole fives alone', async () => {
  const { round, instructorId } = await opened()
  const karim = await server.as('karim')
  const { ID } = round('instructorByEvaluator')
  const { Items } = await sami.send(calls.getFeedbackAsked, { RoundID: ID })
  await giveBy(karim, await codeIn(ID), 'instructorByEvaluator', 5, 'شرح جيد')
  await end(ID)
  const sheet = await sami.send(calls.getFeedbackSignedSheet, { ID: Items[0]!.ID })
  expect(sheet.Answers.map(({ Value, Comment }) => Value ?? Comment)).toEqual([5, 5, 2, 1, 'شرح جيد'])
  expect(await sami.send(calls.getAllInstructorAssessment, { instructorID: instructorId })).toMatchObject({ Mean: 5 })
  const omar = await server.as('omar')
  expect(await omar.send(calls.getAllInstructorAssessment, { instructorID: instructorId })).toEqual({
    Rounds: [],
    Sheets: 0,
    Mean: null,
    Margin: null,
  })
  expect((await omar.send(calls.getFeedbackResults, { Kind: 'instructorByEvaluator' })).Sheets).toBe(0)
  const huda = await server.as('huda')
  expect((await refusalOf(huda.send(calls.getFeedbackSignedSheet, { ID: Items[0]!.ID }))).status).toBe(403)
})

test('a round that ends later takes no place among the fives that the instructor was shown before', async () => {
  const [karim, omar] = [await server.as('karim'), await server.as('omar')]
  const give = async (grade: number) => {
    const { round, instructorId } = await opened()
    const { ID } = round('instructorByEvaluator')
    await giveBy(karim, await codeIn(ID), 'instructorByEvaluator', grade)
    server.at('2026-03-28T09:00:00Z')
    await end(ID)
    server.at('2026-03-12T15:00:00Z')
    return { ID, instructorID: instructorId }
  }
  const shown = (who = omar, input = {}) => who.send(calls.getAllInstructorAssessment, input)
  let last = await give(8)
  while ((await shown(sami, { instructorID: last.instructorID })).Sheets % 5 !== 0) last = await give(8)
  const before = await shown()
  expect(before.Sheets % 5).toBe(0)
  last = await give(1)
  // Its last day was before theirs.
  await server.db
    .updateTable('feedback.round')
    .set({ opens_on: '2026-01-01', closes_on: '2026-01-02' })
    .where('id', '=', last.ID)
    .execute()
  expect(await shown()).toEqual(before)
})

test('a certificate may be kept until feedback on the course is given, and no longer than it can be', async () => {
  const { classId, round, codes } = await opened()
  const huda = await server.as('huda')
  const owing = async () => {
    const query = { courseClassID: classId, Kind: 'attendance' as const }
    const { People } = await huda.send(certificatesCalls.getCandidates, query)
    return People.filter(({ Obstacles }) => Obstacles.includes('owesFeedback')).map(({ TraineeID }) => TraineeID)
  }
  expect(await owing()).toEqual([])
  await changeSetting(server.db, certificateSettings, 'certificateAfterFeedback', true)
  const asked = [...codes.keys()]
  expect((await owing()).toSorted()).toEqual(asked.toSorted())
  await giveBy(layla, codes.get(asked[0]!)!, 'courseByTrainee', 6)
  expect((await owing()).toSorted()).toEqual(asked.slice(1).toSorted())
  await end(round('courseByTrainee').ID)
  expect(await owing()).toEqual([])
  await changeSetting(server.db, certificateSettings, 'certificateAfterFeedback', false)
})
