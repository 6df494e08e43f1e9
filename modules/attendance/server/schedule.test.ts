import { afterAll, beforeAll, expect, test } from 'vitest'
import { cast } from '#testing/stages/cast.ts'
import { refusalOf, startTestServer, type TestServer } from '#testing/server.ts'
import { stageClass, type StagedClass } from '#testing/stages/stage-exam.ts'
import { stageSessions } from '#testing/stages/stage-sessions.ts'
import { scheduleCalls } from '#modules/schedule/contract/calls.ts'
import { attendanceCalls as calls } from '../contract/calls.ts'

/* The sessions of a trainee's classes, with the attendance: the own ones, and those of whom one may read. */

let server: TestServer
let staged: StagedClass
beforeAll(async () => {
  server = await startTestServer()
  staged = await stageClass(server.db, { instructors: ['omar'], trainees: ['layla'] })
  const [first] = await stageSessions(server.db, staged.classId, ['2026-03-01', '2026-03-02', '2026-03-05'])
  await server.db
    .updateTable('classes.course_class')
    .set({ state: 'running' })
    .where('id', '=', staged.classId)
    .execute()
  server.at('2026-03-01T08:00:00Z')
  const omar = await server.as('omar')
  const sheet = await omar.send(calls.getAttendanceSheet, { sessionID: first! })
  const Marks = sheet.People.map(({ RegistrationID }) => ({ RegistrationID, State: 'present' as const, Version: null }))
  await omar.send(calls.saveAttendance, { body: { SessionID: first!, Marks } })
})
afterAll(() => server.close())

const idOf = async (who: 'layla' | 'yusuf') =>
  (
    await server.db
      .selectFrom('people.trainee')
      .select('id')
      .where('email', '=', cast[who].email)
      .executeTakeFirstOrThrow()
  ).id

test('a trainee reads the own sessions, the last first, and narrows them by days', async () => {
  const layla = await server.as('layla')
  const { Items, Total } = await layla.send(calls.getTraineeSchedule, { body: {} })
  expect([Total, Items.map((each) => [each.Day, each.Mark])]).toEqual([
    3,
    [
      ['2026-03-05', null],
      ['2026-03-02', null],
      ['2026-03-01', 'present'],
    ],
  ])
  const some = await layla.send(calls.getTraineeSchedule, {
    body: { From: '2026-03-02', To: '2026-03-04', sort: 'Day' },
  })
  expect(some.Items.map((each) => each.Day)).toEqual(['2026-03-02'])
  const yusuf = await server.as('yusuf')
  expect(await yusuf.send(calls.getTraineeSchedule, { body: {} })).toEqual({ Items: [], Total: 0 })
})

test('staff reads it of anybody, an instructor of the own classes alone, an organization of whom it sent', async () => {
  const ID = await idOf('layla')
  const seenBy = async (who: 'huda' | 'omar' | 'salma' | 'karim' | 'hany') =>
    (await (await server.as(who)).send(calls.getTraineeScheduleByTraineeID, { body: { ID } })).Total
  expect([await seenBy('huda'), await seenBy('omar'), await seenBy('karim')]).toEqual([3, 3, 3])
  expect([await seenBy('salma'), await seenBy('hany')]).toEqual([0, 0])
  const layla = await server.as('layla')
  const other = layla.send(calls.getTraineeScheduleByTraineeID, { body: { ID: await idOf('yusuf') } })
  expect(await refusalOf(other)).toMatchObject({ status: 403 })
})

test('it holds the sessions that the schedule itself shows, and none of a class that nobody has been told of', async () => {
  const layla = await server.as('layla')
  const both = async () => {
    const { Entries } = await layla.send(scheduleCalls.getSchedule, { From: '2026-02-20', To: '2026-04-10' })
    const { Items } = await layla.send(calls.getTraineeSchedule, { body: { sort: 'Day' } })
    return {
      shown: Entries.flatMap(({ Kind, ID, FirstDay, Title }) => (Kind === 'session' ? [{ ID, FirstDay, Title }] : [])),
      listed: Items.map(({ SessionID, Day, CourseName }) => ({ ID: SessionID, FirstDay: Day, Title: CourseName })),
    }
  }
  const announced = await both()
  expect([announced.listed.length, announced.listed]).toEqual([3, announced.shown])
  const draft = await stageClass(server.db, { instructors: [], trainees: ['layla'] })
  await stageSessions(server.db, draft.classId, ['2026-03-20'])
  const state = (to: 'draft' | 'confirmed') =>
    server.db.updateTable('classes.course_class').set({ state: to }).where('id', '=', draft.classId).execute()
  await state('draft')
  expect(await both()).toEqual(announced)
  await state('confirmed')
  const later = await both()
  expect([later.listed.length, later.listed]).toEqual([4, later.shown])
  await state('draft')
})
