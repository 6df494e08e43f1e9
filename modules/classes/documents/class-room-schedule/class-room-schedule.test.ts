import { afterAll, beforeAll, expect, test } from 'vitest'
import { documentCall } from '#platform/shared/document/documents.ts'
import { refusalOf, startTestServer, type TestServer } from '#testing/server.ts'
import { stageClass } from '#testing/stages/stage-exam.ts'
import { stageIds } from '#testing/stages/stage-plan.ts'
import { stageSessions } from '#testing/stages/stage-sessions.ts'
import classRoomSchedule from './document.ts'

const page = documentCall(classRoomSchedule)
let server: TestServer
let [salmas, omars] = [0, 0]
beforeAll(async () => {
  server = await startTestServer()
  server.at('2026-03-01T08:00:00Z')
  await server.db.deleteFrom('classes.class_session').execute()
  const ids = await stageIds(server)
  salmas = (await stageClass(server.db, { trainees: [], instructors: ['salma'] })).classId
  omars = (await stageClass(server.db, { trainees: [], instructors: ['omar'] })).classId
  await stageSessions(server.db, salmas, ['2026-03-01', '2026-03-02', '2026-03-09'])
  await stageSessions(server.db, omars, ['2026-03-03', '2026-03-04'])
  const rooms = (class_room_id: number, classId: number) =>
    server.db.updateTable('classes.class_session').set({ class_room_id }).where('class_id', '=', classId).execute()
  await rooms(ids.R101, salmas)
  await rooms(ids.R102, omars)
  await server.db
    .updateTable('classes.class_session')
    .set({ state: 'cancelled' })
    .where('class_id', '=', omars)
    .where('day', '=', '2026-03-04')
    .execute()
})
afterAll(() => server.close())

const read = async (who: 'huda' | 'salma' | 'omar', asked: object = {}) =>
  (await (await server.as(who)).send(page, asked as never)).Content.ClassRooms.map(({ Code, Sessions }) => [
    Code,
    Sessions.map((each) => each.Date),
  ])

test('who plans reads the coming week of every class room, or the days asked for; what is cancelled is not in it', async () => {
  expect(await read('huda')).toEqual([
    ['R-101', ['2026-03-01', '2026-03-02']],
    ['R-102', ['2026-03-03']],
  ])
  expect(await read('huda', { DateFrom: '2026-03-02', DateTo: '2026-03-31' })).toEqual([
    ['R-101', ['2026-03-02', '2026-03-09']],
    ['R-102', ['2026-03-03']],
  ])
  expect(await read('huda', { ClassIDs: `${omars}` })).toEqual([['R-102', ['2026-03-03']]])
})

test('an instructor reads the own classes in it, whatever is asked for; trainees and visitors do not open it', async () => {
  expect(await read('salma')).toEqual([['R-101', ['2026-03-01', '2026-03-02']]])
  expect(await read('salma', { ClassIDs: `${omars}` })).toEqual([])
  for (const who of [server.anonymous, await server.as('layla'), await server.as('hany')])
    expect(await refusalOf(who.send(page, {}))).toMatchObject({ status: 403, code: 'reportClosed' })
})
