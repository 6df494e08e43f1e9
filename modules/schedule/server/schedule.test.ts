import { sql } from 'kysely'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { classesCalls } from '#modules/classes/contract/calls.ts'
import { getHomeModel } from '#modules/home/contract/home.ts'
import type { Asker } from '#testing/asker.ts'
import { refusalOf, startTestServer, type TestServer } from '#testing/server.ts'
import { stageClass, type StagedClass } from '#testing/stages/stage-exam.ts'
import { stageSessions, stageTeaching } from '#testing/stages/stage-sessions.ts'
import { scheduleCalls as calls } from '../contract/calls.ts'

/* What stands in whose schedule: sessions, exams, travel, holidays and terms; of an organization by person. */

let server: TestServer
let staged: StagedClass
let sessions: number[]
beforeAll(async () => {
  server = await startTestServer()
  staged = await stageClass(server.db, { instructors: ['salma'], trainees: ['layla', 'yusuf'] })
  await server.db
    .updateTable('classes.course_class')
    .set({ state: 'confirmed' })
    .where('id', '=', staged.classId)
    .execute()
  sessions = await stageSessions(server.db, staged.classId, ['2026-03-01', '2026-03-02', '2026-03-05'])
  await stageTeaching(server.db, sessions.slice(0, 1))
  await sql`update registration.registration set organization_agreed_at = now(),
    organization_id = (select organization_id from people.trainee where id = trainee_id)
    where class_id = ${staged.classId} and trainee_id = ${staged.traineeIds['yusuf']}`.execute(server.db)
  await sql`insert into planning.holiday (name, kind, first_day, last_day)
    values ('{"en":"Feast"}', 'oneOff', '2026-03-04', '2026-03-04')`.execute(server.db)
  await sql`update planning.calendar_year
    set terms = '[{"name":{"en":"Spring"},"firstDay":"2026-03-03","lastDay":"2026-06-30"}]' where year = 2026`.execute(
    server.db,
  )
  await sql`insert into exams.exam (code, class_id, name, starts_at, closes_at, minutes, pass_degree, excellent_degree, share_percent, state)
    values ('EX-S', ${staged.classId}, '{"en":"Final"}', '2026-03-05T20:00Z', '2026-03-05T22:30Z', 60, 60, 90, 50, 'published'),
      ('EX-D', ${staged.classId}, '{"en":"Draft"}', '2026-03-05T20:00Z', '2026-03-05T22:30Z', 60, 60, 90, 50, 'draft')`.execute(
    server.db,
  )
  await sql`update registration.registration set travel = 'arranged', nights = 3, hotel = 'Nile View'
    where class_id = ${staged.classId} and trainee_id = ${staged.traineeIds['yusuf']}`.execute(server.db)
  server.at('2026-02-26T08:00:00Z')
})
afterAll(() => server.close())

const week = { From: '2026-02-26', To: '2026-03-10' }
const told = async (asker: Asker, query: object = week) => {
  const { Entries } = await asker.send(calls.getSchedule, query as typeof week)
  return Entries.map(({ Kind, FirstDay, StartsAt }) => [Kind, FirstDay, StartsAt].filter(Boolean).join(' '))
}
const everybodys = ['termBegins 2026-03-03', 'holiday 2026-03-04']

test('a trainee finds the own sessions and exams among holidays and terms, with the pages of their records', async () => {
  const layla = await server.as('layla')
  expect(await told(layla)).toEqual([
    'session 2026-03-01 09:00',
    'session 2026-03-02 09:00',
    ...everybodys,
    'session 2026-03-05 09:00',
    'exam 2026-03-05 22:00',
  ])
  const { Entries, People } = await layla.send(calls.getSchedule, week)
  // The exam closes half an hour after the academy's midnight.
  expect(Entries.find(({ Kind }) => Kind === 'exam')).toMatchObject({
    LastDay: '2026-03-06',
    EndsAt: '00:30',
    Href: '/AvailableExam',
  })
  expect(Entries[0]).toMatchObject({ Href: `/CourseClassDetail/${staged.classId}`, SessionNumber: 1, State: 'planned' })
  expect(People).toEqual([])
  expect(await told(await server.as('mariam'))).toEqual(everybodys)
})

test('an instructor finds the sessions that they teach and no others of the class; whoever coordinates it, all of them', async () => {
  expect(await told(await server.as('salma'))).toEqual([
    'session 2026-03-01 09:00',
    ...everybodys,
    'exam 2026-03-05 22:00',
  ])
  const huda = await server.as('huda')
  expect(await told(huda)).toEqual(everybodys)
  await server.db
    .insertInto('classes.class_staff')
    .values({ class_id: staged.classId, account_id: huda.accountId, role: 'coordinator', state: 'accepted' })
    .execute()
  expect(await told(huda)).toHaveLength(6)
})

test('an organization finds what the people take part in whom it sent, or one of them, by name', async () => {
  const hany = await server.as('hany')
  const { Entries, People } = await hany.send(calls.getSchedule, week)
  expect(Entries.map(({ Kind }) => Kind).toSorted()).toEqual([
    'exam',
    'holiday',
    'session',
    'session',
    'session',
    'termBegins',
    'travel',
  ])
  expect(People).toMatchObject([{ CourseClassID: staged.classId, TraineeID: staged.traineeIds['yusuf'] }])
  expect(Entries.find(({ Kind }) => Kind === 'travel')).toMatchObject({
    FirstDay: '2026-02-28',
    LastDay: '2026-03-03',
    Detail: { en: 'Nile View' },
    TraineeID: staged.traineeIds['yusuf'],
  })
  expect(await told(hany, { ...week, TraineeID: staged.traineeIds['yusuf'] })).toHaveLength(7)
  // Layla came by herself: asked for, she is as if she never was.
  expect(await told(hany, { ...week, TraineeID: staged.traineeIds['layla'] })).toEqual(everybodys)
  expect(await told(hany, { ...week, TraineeID: 999_999 })).toEqual(everybodys)
})

test('what is moved says when it was to be, what is cancelled stays, and both raise the version', async () => {
  const [huda, layla] = [await server.as('huda'), await server.as('layla')]
  const of = async (id: number) =>
    (await layla.send(calls.getSchedule, week)).Entries.find(({ Kind, ID }) => Kind === 'session' && ID === id)!
  const before = await of(sessions[1]!)
  const { Version } = (await huda.send(classesCalls.getSessionByCourseClassID, { courseClassID: staged.classId })).find(
    ({ ID }) => ID === sessions[1],
  )!
  await huda.send(classesCalls.moveSession, {
    ID: sessions[1]!,
    body: {
      Date: '2026-03-08',
      StartTime: '10:00',
      EndTime: '15:00',
      ClassRoomID: null,
      ModuleID: null,
      InstructorIDs: [],
      Version,
    },
  })
  const moved = await of(sessions[1]!)
  expect(moved).toMatchObject({
    State: 'moved',
    FirstDay: '2026-03-08',
    StartsAt: '10:00',
    MovedFrom: { Day: '2026-03-02', StartsAt: '09:00' },
  })
  expect(moved.Version).toBeGreaterThan(before.Version)
  await huda.send(classesCalls.cancelSession, { ID: sessions[1]!, reason: 'The hall is closed' })
  const cancelled = await of(sessions[1]!)
  expect(cancelled).toMatchObject({ State: 'cancelled', FirstDay: '2026-03-08' })
  expect(cancelled.Version).toBeGreaterThan(moved.Version)
})

test('the homes show what comes next of the same, of the academy’s own people in all of the academy', async () => {
  const next = async (who: string) =>
    (await (await server.as(who)).send(getHomeModel)).Next.map(({ Kind, FirstDay }) => `${Kind} ${FirstDay}`)
  const all = ['session 2026-03-01', 'session 2026-03-05', 'exam 2026-03-05']
  expect(await next('layla')).toEqual(all)
  expect(await next('nadia')).toEqual(all)
  expect(await next('hany')).toEqual(['travel 2026-02-28', ...all])
  expect(await next('mariam')).toEqual([])
})

test('a period that ends before it begins or is longer than two months is refused, and so is a visitor', async () => {
  const layla = await server.as('layla')
  const asked = (From: string, To: string) => refusalOf(layla.send(calls.getSchedule, { From, To }))
  expect(await asked('2026-03-02', '2026-03-01')).toMatchObject({ status: 400 })
  expect(await asked('2026-03-01', '2026-05-02')).toMatchObject({ status: 400 })
  expect(await refusalOf(server.anonymous.send(calls.getSchedule, week))).toMatchObject({ status: 401 })
})
