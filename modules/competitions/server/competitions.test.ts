import { sql } from 'kysely'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { examsCalls } from '#modules/exams/contract/calls.ts'
import { advanceExams, closeOverdueExams } from '#modules/exams/server/jobs.ts'
import type { Asker } from '#testing/asker.ts'
import { refusalOf, startTestServer, type TestServer } from '#testing/server.ts'
import {
  about,
  competitionFields,
  stageCompetition,
  type StagedCompetition,
} from '#testing/stages/competitions/stage-competition.ts'
import { sitExam } from '#testing/stages/sit-exam.ts'
import { onExamDay, stageClass, stageQuestions } from '#testing/stages/stage-exam.ts'
import { tellNews } from '#testing/stages/told.ts'
import { competitionsCalls as calls } from '../contract/calls.ts'
import { competitionTable, competitionStateAt, type CompetitionState } from '../rules/competition-states.ts'
import { jobs } from './jobs.ts'
import { competitions } from './store/competitions.ts'
import { stateAt } from './store/state.ts'

let server: TestServer
let courseId: number
let traineeIds: Readonly<Record<string, number>>
let questions: number[]
let held: StagedCompetition
let sami: Asker
let nadia: Asker
let layla: Asker
let mariam: Asker
let yusuf: Asker
const canary = 'CANARY-OF-COMPETITIONS'

beforeAll(async () => {
  server = await startTestServer()
  server.at(onExamDay('08:00', '2026-03-04'))
  ;({ courseId, traineeIds } = await stageClass(server.db, { trainees: ['layla', 'mariam', 'yusuf'] }))
  ;[sami, nadia, layla, mariam, yusuf] = (await Promise.all(
    ['sami', 'nadia', 'layla', 'mariam', 'yusuf'].map((who) => server.as(who)),
  )) as [Asker, Asker, Asker, Asker, Asker]
  questions = await stageQuestions(sami, courseId, canary)
  held = await stageCompetition(sami, courseId, questions)
})
afterAll(() => server.close())

const whole = (ID = held.ID) => sami.send(calls.getCompetition, { ID })
const body = async (ID = held.ID) => ({ body: await about(sami, ID) })
const found = async (who: Asker, Code = held.Code) => (await who.send(calls.getOwnCompetition, { Code })).Competition
const own = async (who: Asker) => (await found(who))!
const tick = async () => {
  const work = { db: server.db, files: server.files, now: server.now(), data: {} }
  await closeOverdueExams.run(work)
  await advanceExams.run(work)
  for (const job of jobs) await job.run(work)
}
const ofLayla = async () =>
  (await sami.send(calls.getEntriesOfTrainee, { TraineeID: traineeIds['layla']! })).Items.find(
    (row) => row.CompetitionID === held.ID,
  )
const stored = async (id = held.ID) =>
  (
    await sql<{ state: string; exam: string }>`select c.state, e.state as exam from competitions.competition c
    join exams.exam e on e.competition_id = c.id where c.id = ${id}`.execute(server.db)
  ).rows[0]

test('a draft is its keepers’ alone, and its exam bears its code and goes as it goes', async () => {
  const draft = await whole()
  expect(draft).toMatchObject({ State: 'draft', Questions: 4, Entries: 0, Fee: null })
  expect(draft.Actions).toEqual(['updateCompetition', 'publish', 'deleteCompetition'])
  expect(await found(layla)).toBeNull()
  expect(await found(layla, 'NO-SUCH')).toBeNull()
  expect(await refusalOf(layla.send(calls.getCompetition, { ID: held.ID }))).toMatchObject({ code: 'notAllowed' })
  expect(await refusalOf(layla.send(calls.publish, await body()))).toMatchObject({ code: 'notAllowed' })
  const exam = await sami.send(examsCalls.getExam, { ID: held.ExamID })
  expect(exam).toMatchObject({ Code: held.Code, CompetitionID: held.ID, CourseClassID: null, Actions: ['updateExam'] })
  const move = { body: { ID: held.ExamID, Action: 'markReady' as const, Version: exam.Version } }
  expect(await refusalOf(sami.send(examsCalls.moveExam, move))).toMatchObject({ code: 'notNow' })
  expect(await refusalOf(sami.send(examsCalls.deleteExam, { ID: held.ExamID }))).toMatchObject({ code: 'notNow' })
  const copy = { body: { ID: held.ExamID, CourseClassID: null } }
  expect(await refusalOf(sami.send(examsCalls.copyExam, copy))).toMatchObject({ code: 'notNow' })
})

test('the times stand in order, and the course stays that its exam asks', async () => {
  const wrong = (change: object) => sami.send(calls.addCompetition, { body: competitionFields(courseId, change) })
  expect(await refusalOf(wrong({ EndTime: '09:00' }))).toMatchObject({
    code: 'timesOutOfOrder',
    fields: [{ path: 'EndTime' }],
  })
  expect(await refusalOf(wrong({ EntriesDate: '2026-03-11' }))).toMatchObject({ fields: [{ path: 'StartTime' }] })
  expect(await refusalOf(wrong({ CourseID: 999_999 }))).toMatchObject({ code: 'notFound' })
  const { Version } = await whole()
  const other = (
    await server.db
      .selectFrom('catalogue.course')
      .where('id', '<>', courseId)
      .select('id')
      .limit(1)
      .executeTakeFirstOrThrow()
  ).id
  const change = { ID: held.ID, body: { ...competitionFields(other), Version } }
  expect(await refusalOf(sami.send(calls.updateCompetition, change))).toMatchObject({ code: 'courseStays' })
  const stale = { ID: held.ID, body: { ...competitionFields(courseId), Version: 99 } }
  expect(await refusalOf(sami.send(calls.updateCompetition, stale))).toMatchObject({ code: 'changedMeanwhile' })
  await sami.send(calls.updateCompetition, {
    ID: held.ID,
    body: { ...competitionFields(courseId, { Minutes: 50 }), Version },
  })
  expect(await sami.send(examsCalls.getExam, { ID: held.ExamID })).toMatchObject({ Minutes: 50 })
})

test('announced it is seen; without questions it is not announced; entries open at their day', async () => {
  const bare = await sami.send(calls.addCompetition, { body: competitionFields(courseId) })
  expect(await refusalOf(sami.send(calls.publish, await body(bare.ID)))).toMatchObject({ code: 'examNotReady' })
  await sami.send(calls.deleteCompetition, { ID: bare.ID })
  expect(await refusalOf(whole(bare.ID))).toMatchObject({ code: 'notFound' })

  await sami.send(calls.publish, await body())
  expect(await stored()).toEqual({ state: 'published', exam: 'published' })
  expect(await own(layla)).toMatchObject({ State: 'published', Entry: null, Actions: [], Fee: { Minor: 0 } })
  const early = { body: { Code: held.Code, ShowsName: true } }
  expect(await refusalOf(layla.send(calls.enter, early))).toMatchObject({
    code: 'cannotEnter',
    data: { why: 'notOpen' },
  })
  await sami.send(calls.withdrawCompetition, await body())
  expect(await stored()).toEqual({ state: 'draft', exam: 'draft' })
  await sami.send(calls.publish, await body())
  server.at(onExamDay('10:00', '2026-03-05'))
  await tick()
  expect(await stored()).toEqual({ state: 'registrationOpen', exam: 'published' })
})

test('one that was entered is not offered to be withdrawn, nor where the entry was withdrawn', async () => {
  const other = await stageCompetition(sami, courseId, questions)
  await sami.send(calls.publish, await body(other.ID))
  await tick()
  expect((await whole(other.ID)).Actions).toContain('withdrawCompetition')
  await yusuf.send(calls.enter, { body: { Code: other.Code, ShowsName: false } })
  const { ID, Version } = (await found(yusuf, other.Code))!.Entry!
  await yusuf.send(calls.withdrawEntry, { body: { ID, Version } })
  const { Entries, Actions } = await whole(other.ID)
  expect([Entries, Actions.includes('withdrawCompetition')]).toEqual([0, false])
  expect(await refusalOf(sami.send(calls.withdrawCompetition, await body(other.ID)))).toMatchObject({ code: 'notNow' })
  await server.db.deleteFrom('competitions.entry').where('competition_id', '=', other.ID).execute()
  await sami.send(calls.withdrawCompetition, await body(other.ID))
  await sami.send(calls.deleteCompetition, { ID: other.ID })
})

test('entered once, admitted at once where it costs nothing, and sat by nobody else', async () => {
  const enter = (who: Asker, ShowsName: boolean) => who.send(calls.enter, { body: { Code: held.Code, ShowsName } })
  const [one, two] = await Promise.allSettled([enter(layla, true), enter(layla, true)])
  expect([one.status, two.status].toSorted()).toEqual(['fulfilled', 'rejected'])
  expect(await refusalOf(enter(layla, true))).toMatchObject({ code: 'cannotEnter', data: { why: 'entered' } })
  await enter(mariam, false)
  expect(await own(layla)).toMatchObject({ Entry: { State: 'admitted', ShowsName: true, Invoice: null } })
  expect((await own(layla)).Entry!.Actions.toSorted()).toEqual(['showName', 'withdrawEntry'])
  expect(await refusalOf(sami.send(calls.enter, { body: { Code: held.Code, ShowsName: true } }))).toMatchObject({
    code: 'notAllowed',
  })
  expect(await refusalOf(sami.send(calls.withdrawCompetition, await body()))).toMatchObject({ code: 'notNow' })

  // Withdrawn and entered again it is one entry.
  const mine = (await own(mariam)).Entry!
  expect(
    await refusalOf(layla.send(calls.withdrawEntry, { body: { ID: mine.ID, Version: mine.Version } })),
  ).toMatchObject({ code: 'notFound' })
  await mariam.send(calls.withdrawEntry, { body: { ID: mine.ID, Version: mine.Version } })
  server.at(onExamDay('10:05'))
  expect(await refusalOf(mariam.send(examsCalls.getExamCover, { Code: held.Code }))).toMatchObject({ code: 'notFound' })
  await enter(mariam, false)
  expect((await own(mariam)).Entry).toMatchObject({ ID: mine.ID, State: 'admitted' })
  expect(
    await refusalOf(yusuf.send(examsCalls.startExam, { body: { Code: held.Code, DeviceKey: 'a-browser-of-yusuf-1' } })),
  ).toMatchObject({ code: 'notFound' })
})

test('it begins by the clock, tells those admitted, and no list of exams shows it', async () => {
  await tellNews(server, layla, yusuf)
  await tick()
  expect(await stored()).toEqual({ state: 'running', exam: 'open' })
  const [toLayla, toYusuf] = await tellNews(server, layla, yusuf)
  expect(toLayla).toMatchObject([{ kind: 'competitionBegins', opens: `/CompetitionAnswer/${held.Code}` }])
  expect(toYusuf).toEqual([])
  expect((await layla.send(examsCalls.getAvailableExams, {})).Items).toEqual([])
  expect((await layla.send(calls.getAvailableCompetitions, {})).Items).toMatchObject([
    { Code: held.Code, State: 'running' },
  ])
})

test('sat once; no key, no mark and no place is said while it lasts', async () => {
  const said: string[] = []
  const listen = async (who: Asker) => {
    for (const call of [calls.getAvailableCompetitions, calls.getCompetitionResults] as const)
      said.push((await who.raw(call, {})).body)
    said.push((await who.raw(calls.getOwnCompetition, { Code: held.Code })).body)
    said.push((await who.raw(calls.getCompetitionBoard, { CompetitionID: held.ID })).body)
  }
  const first = await sitExam(layla, held.Code)
  // 50 minutes from now, and the end of the competition is later.
  expect(first.paper.Deadline).toBe(onExamDay('10:55').toISOString())
  await first.save(first.answer(1, ['Identify hazards'], server.now()))
  await first.save(first.answer(4, { Text: 'Likelihood and severity' }, server.now()))
  await listen(layla)
  expect(await whole()).toMatchObject({ Sitting: 1, Actions: [] })
  expect(await refusalOf(sami.send(calls.endRun, await body()))).toMatchObject({ code: 'papersOpen' })
  server.at(onExamDay('10:25'))
  await first.submit()
  expect(await whole()).toMatchObject({ Sitting: 0, Actions: ['endRun'] })
  server.at(onExamDay('12:30'))
  const second = await sitExam(mariam, held.Code, 'the-browser-of-mariam')
  // 50 minutes would end behind the end of it.
  expect(second.paper.Deadline).toBe(onExamDay('13:00').toISOString())
  await second.save(second.answer(1, ['Identify hazards'], server.now()))
  await second.save(second.answer(3, ['false'], server.now()))
  await second.submit()
  await listen(mariam)
  said.push(JSON.stringify(first.paper), JSON.stringify(second.paper))
  expect(said.join('')).not.toContain(canary)
  expect(said.join('')).not.toContain('IsRight')
  for (const item of (await mariam.send(calls.getCompetitionResults, {})).Items)
    expect(item.Entry).toMatchObject({ Score: null, Percent: null, Rank: null, Milliseconds: null, ExamID: null })
  // Whoever keeps competitions finds it on the page of the trainee, place and mark once they are final.
  expect(await ofLayla()).toMatchObject({
    CompetitionState: 'running',
    State: 'admitted',
    Percent: null,
    Rank: null,
  })
  for (const who of [layla, await server.as('huda'), await server.as('hany')])
    expect(await refusalOf(who.send(calls.getEntriesOfTrainee, { TraineeID: traineeIds['layla']! }))).toMatchObject({
      code: 'notAllowed',
    })
  expect((await layla.send(calls.getCompetitionBoard, { CompetitionID: held.ID })).Items).toEqual([])
  expect(await refusalOf(layla.send(examsCalls.getReviewAnswers, { Code: held.Code }))).toMatchObject({
    code: 'notFound',
  })
  const again = { body: { Code: held.Code, DeviceKey: 'the-browser-of-one-desk' } }
  expect(await refusalOf(layla.send(examsCalls.startExam, again))).toMatchObject({ code: 'alreadySat' })
})

test('nothing is released before every paper is marked by whoever may, and then everybody sees the own', async () => {
  server.at(onExamDay('13:06'))
  await tick()
  expect(await stored()).toEqual({ state: 'correction', exam: 'marking' })
  expect((await sami.send(calls.getCompetitionsToCorrect, {})).Items).toMatchObject([
    { Papers: 2, Unmarked: 1, Actions: [] },
  ])
  expect(await refusalOf(layla.send(calls.getCompetitionsToCorrect, {}))).toMatchObject({ code: 'notAllowed' })
  expect((await whole()).Actions).toEqual([])
  expect(await refusalOf(sami.send(calls.releaseProvisional, await body()))).toMatchObject({ code: 'papersOpen' })
  const paper = await nadia.send(examsCalls.getPaper, { ExamID: held.ExamID, TraineeID: traineeIds['layla']! })
  expect(paper).toMatchObject({ CompetitionID: held.ID, CourseClassID: null })
  const Marks = [{ ExamQuestionID: paper.QuestionList[3]!.ExamQuestionID, Score: 2, Comment: '' }]
  const saved = await nadia.send(examsCalls.saveMarks, {
    body: { AttemptID: paper.AttemptID, Version: paper.Version, Marks, Reason: '' },
  })
  await nadia.send(examsCalls.finishMarking, { body: { AttemptID: paper.AttemptID, Version: saved.Version } })
  expect((await own(layla)).Entry).toMatchObject({ Percent: null, Rank: null })
  await tellNews(server, layla, mariam)
  expect((await whole()).Actions).toEqual(['releaseProvisional'])
  await sami.send(calls.releaseProvisional, await body())
  expect(await stored()).toEqual({ state: 'provisional', exam: 'resultsInitial' })
  // Both have 6 of 20; Mariam took no time at all, Layla twenty minutes.
  expect((await own(layla)).Entry).toMatchObject({ Score: 6, Percent: 30, Rank: 2, Milliseconds: 20 * 60_000 })
  expect((await own(mariam)).Entry).toMatchObject({ Score: 6, Percent: 30, Rank: 1, Milliseconds: 0 })
  expect(await ofLayla()).toMatchObject({ CompetitionState: 'provisional', Percent: null, Rank: null })
  expect((await layla.send(calls.getCompetitionBoard, { CompetitionID: held.ID })).Items).toEqual([])
  const [toLayla] = await tellNews(server, layla, mariam)
  expect(toLayla).toMatchObject([{ kind: 'competitionProvisional', opens: '/CompetitionResult' }])
  expect(JSON.stringify(await layla.send(examsCalls.getReviewAnswers, { Code: held.Code }))).not.toContain(canary)
})

test('provisional results go back to correction with a reason, and are forgotten until then', async () => {
  const { ID, Version } = await about(sami, held.ID)
  const bare = await sami.raw(calls.takeBackProvisional, { body: { ID, Version, Reason: '' } })
  expect(bare.statusCode).toBe(400)
  await sami.send(calls.takeBackProvisional, { body: { ID, Version, Reason: 'سؤال خاطئ' } })
  expect((await own(layla)).Entry).toMatchObject({ Score: null, Rank: null })
  expect(await refusalOf(layla.send(examsCalls.getReviewAnswers, { Code: held.Code }))).toMatchObject({
    code: 'notFound',
  })
  await sami.send(calls.releaseProvisional, await body())
})

test('one appeal each for 48 hours; upheld with a mark that was changed it moves the places', async () => {
  const entry = (await own(layla)).Entry!
  const object = (who: Asker, EntryID = entry.ID) =>
    who.send(calls.fileAppeal, { body: { EntryID, Text: 'راجعوا السؤال الرابع' } })
  expect(await refusalOf(object(layla))).toMatchObject({ code: 'cannotAppeal', data: { why: 'notNow' } })
  await sami.send(calls.openAppeals, await body())
  expect(Date.parse((await whole()).AppealsUntil!) - server.now().getTime()).toBe(48 * 3_600_000)
  expect(await refusalOf(object(mariam))).toMatchObject({ code: 'notFound' })
  await object(layla)
  expect(await refusalOf(object(layla))).toMatchObject({ code: 'cannotAppeal', data: { why: 'filed' } })
  expect(await refusalOf(layla.send(calls.getCompetitionAppeals, { CompetitionID: held.ID }))).toMatchObject({
    code: 'notAllowed',
  })
  const [appeal] = (await sami.send(calls.getCompetitionAppeals, { CompetitionID: held.ID })).Items
  expect(appeal).toMatchObject({
    State: 'filed',
    TraineeID: traineeIds['layla'],
    Actions: ['upholdAppeal', 'rejectAppeal'],
  })
  const decision = { body: { ID: appeal!.ID, Version: appeal!.Version, Reason: 'زيدت الدرجة' } }
  expect(await refusalOf(layla.send(calls.upholdAppeal, decision))).toMatchObject({ code: 'notAllowed' })
  expect(await refusalOf(sami.send(calls.releaseFinal, await body()))).toMatchObject({
    code: 'appealsOpen',
    data: { waiting: 1 },
  })

  const paper = await nadia.send(examsCalls.getPaper, { ExamID: held.ExamID, TraineeID: traineeIds['layla']! })
  const Marks = [{ ExamQuestionID: paper.QuestionList[3]!.ExamQuestionID, Score: 5, Comment: '' }]
  await nadia.send(examsCalls.saveMarks, {
    body: { AttemptID: paper.AttemptID, Version: paper.Version, Marks, Reason: '' },
  })
  await sami.send(calls.upholdAppeal, decision)
  expect(await refusalOf(sami.send(calls.rejectAppeal, decision))).toMatchObject({ code: 'changedMeanwhile' })
  expect((await own(layla)).Entry).toMatchObject({
    Score: 9,
    Percent: 45,
    Rank: 1,
    Appeal: { State: 'upheld', Decision: 'زيدت الدرجة' },
  })
  expect((await own(mariam)).Entry).toMatchObject({ Rank: 2 })
})

test('the clock makes them final when appeals are over: the board opens with the names of those who agreed', async () => {
  server.at(onExamDay('13:00', '2026-03-12'))
  const late = { body: { EntryID: (await own(mariam)).Entry!.ID, Text: 'متأخر' } }
  await tick()
  expect(await stored()).toEqual({ state: 'appeals', exam: 'resultsInitial' })
  server.at(onExamDay('13:07', '2026-03-12'))
  expect(await refusalOf(mariam.send(calls.fileAppeal, late))).toMatchObject({ data: { why: 'over' } })
  await tick()
  expect(await stored()).toEqual({ state: 'final', exam: 'resultsFinal' })
  const board = (await mariam.send(calls.getCompetitionBoard, { CompetitionID: held.ID })).Items
  expect(board).toMatchObject([
    { Rank: 1, Name: { en: expect.stringContaining('Layla') }, Percent: 45, IsOwn: false },
    { Rank: 2, Name: null, Percent: 30, IsOwn: true },
  ])
  expect((await yusuf.send(calls.getCompetitionBoard, { CompetitionID: held.ID })).Items).toHaveLength(2)
  expect(await ofLayla()).toMatchObject({ CompetitionState: 'final', Percent: 45, Rank: 1 })
  const omar = await server.as('omar')
  expect(await refusalOf(omar.send(calls.getCompetitionBoard, { CompetitionID: held.ID }))).toMatchObject({
    code: 'notAllowed',
  })
  expect(await layla.send(examsCalls.getRepeatsForTrainee, {})).toEqual([])
})

test('whoever took part has a certificate that anybody can verify; its name is the one printed', async () => {
  const entry = (await own(layla)).Entry!
  expect(entry.CertificateNumber).toBe(`${held.Code}-001`)
  const { verify_code } = await server.db
    .selectFrom('competitions.entry')
    .where('id', '=', entry.ID)
    .select('verify_code')
    .executeTakeFirstOrThrow()
  const verified = await server.anonymous.send(calls.verifyParticipation, { Code: verify_code!.toUpperCase() })
  expect(verified).toMatchObject({ Number: entry.CertificateNumber, CompetitionCode: held.Code })
  expect(Object.keys(verified)).not.toContain('Rank')
  expect(await refusalOf(server.anonymous.send(calls.verifyParticipation, { Code: '0'.repeat(32) }))).toMatchObject({
    code: 'notFound',
  })
  await sami.send(calls.archive, await body())
  expect(await stored()).toEqual({ state: 'archived', exam: 'archived' })
  expect((await layla.send(calls.getCompetitionResults, {})).Items).toMatchObject([
    { State: 'archived', Entry: { Rank: 1 } },
  ])
})

test('what it is by its dates is said alike by the rule and by the database', async () => {
  const at = new Date('2026-03-10T09:00:00Z')
  const offsets = [-400, -1, 0, 4, 5, 6, 1000].map((minutes) => minutes * 60_000)
  for (const state of competitionTable.states)
    for (const opens of offsets)
      for (const ends of offsets) {
        const times = {
          entriesOpenAt: new Date(at.getTime() - opens),
          startsAt: new Date(at.getTime() - ends - 60_000),
          endsAt: new Date(at.getTime() - ends),
        }
        const { rows } = await sql<{
          state: string
        }>`select ${stateAt(at, 5)} as state from (select ${state}::text as state,
          ${times.entriesOpenAt}::timestamptz as entries_open_at) c, (select ${times.startsAt}::timestamptz as starts_at, ${times.endsAt}::timestamptz as closes_at) e`.execute(
          server.db,
        )
        expect(rows[0]!.state).toBe(competitionStateAt({ state, ...times }, at, 5))
      }
  expect(competitions.id).toBe('c.id')
})

test('the list begins with what runs and comes next; what is over stands behind, the newest first', async () => {
  server.at(onExamDay('10:30', '2026-03-10'))
  const days = ['2026-02-10', '2026-08-10', '2026-03-10', '2026-02-20', '2026-04-10']
  const ids: number[] = []
  for (const day of days) {
    const body = competitionFields(courseId, { EntriesDate: '2026-01-05', StartDate: day, EndDate: day })
    ids.push((await sami.send(calls.addCompetition, { body })).ID)
  }
  const set = (at: number, state: CompetitionState) =>
    server.db.updateTable('competitions.competition').set({ state }).where('id', '=', ids[at]!).execute()
  for (const [at, state] of [
    [0, 'correction'],
    [2, 'registrationOpen'],
    [3, 'registrationOpen'],
  ] as const)
    await set(at, state)
  const listed = async (sort?: '-StartsAt') =>
    (await sami.send(calls.getCompetitions, { pageSize: 100, ...(sort && { sort }) })).Items.map(({ ID }) =>
      ids.indexOf(ID),
    ).filter((at) => at >= 0)
  expect(await listed()).toEqual([2, 4, 1, 3, 0])
  expect(await listed('-StartsAt')).toEqual([1, 4, 2, 3, 0])
})
