import { sql } from 'kysely'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { refusalOf, startTestServer, type TestServer } from '#testing/server.ts'
import { planRowOf, stagedClass, stageIds } from '#testing/stages/stage-plan.ts'
import { classesCalls as calls } from '../contract/calls.ts'

let server: TestServer
beforeAll(async () => {
  server = await startTestServer()
  server.at('2027-01-10T08:00:00Z')
  await server.db.deleteFrom('planning.holiday').execute()
})
afterAll(() => server.close())

test('an instructor’s year month by month: hours of what is not cancelled, and classes as the list shows them', async () => {
  const ids = await stageIds(server)
  const [huda, nadia, omar, salma, layla] = await Promise.all(
    (['huda', 'nadia', 'omar', 'salma', 'layla'] as const).map((who) => server.as(who)),
  )
  const found = await stagedClass(
    { huda: huda!, nadia: nadia! },
    omar!,
    planRowOf(ids, '2027-02-07', { BackupInstructorID: null }),
  )
  const load = async (asker = huda!, ID = ids.omar, Year = 2027) => asker.send(calls.getInstructorLoad, { ID, Year })
  const sessions = await huda!.send(calls.getSessionByCourseClassID, { courseClassID: found.ID })
  const minutes = ({ StartTime, EndTime }: (typeof sessions)[number]) => {
    const [from, to] = [StartTime, EndTime].map((time) => Number(time.slice(0, 2)) * 60 + Number(time.slice(3, 5)))
    return to! - from!
  }
  const all = sessions.reduce((sum, each) => sum + minutes(each), 0)
  const months = await load()
  expect(months).toHaveLength(12)
  expect(months[1]).toEqual({ Month: 2, Classes: 1, Sessions: sessions.length, Minutes: all, HeldMinutes: 0 })
  expect(months.filter((month) => month.Sessions > 0)).toHaveLength(1)
  const list = await huda!.send(calls.getCourseClasses, {
    InstructorID: ids.omar,
    From: '2027-02-01',
    To: '2027-02-28',
  })
  expect(list.Total).toBe(months[1]!.Classes)

  await sql`update classes.class_session set state = 'cancelled' where id = ${sessions[0]!.ID}`.execute(server.db)
  await sql`update classes.class_session set state = 'held' where id = ${sessions[1]!.ID}`.execute(server.db)
  const rest = {
    Sessions: sessions.length - 1,
    Minutes: all - minutes(sessions[0]!),
    HeldMinutes: minutes(sessions[1]!),
  }
  expect((await load())[1]).toMatchObject(rest)
  expect((await load(omar!))[1]).toMatchObject(rest)
  // Another instructor reaches none of these classes, another year has none, and a trainee does not ask.
  expect((await load(salma!))[1]).toMatchObject({ Classes: 0, Sessions: 0, Minutes: 0 })
  expect((await load(huda!, ids.omar, 2028))[1]).toMatchObject({ Classes: 0, Sessions: 0 })
  expect((await refusalOf(load(layla!))).code).toBe('notAllowed')
})
