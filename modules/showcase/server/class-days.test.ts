import { afterAll, beforeAll, expect, test } from 'vitest'
import { addSessions } from '#database/seeds/world/classes.ts'
import { registrationCalls } from '#modules/registration/contract/calls.ts'
import { startTestServer, type TestServer } from '#testing/server.ts'
import { openClassOf, type OpenClass } from '#testing/stages/showcase/open-class.ts'
import { showcaseCalls as calls } from '../contract/calls.ts'

let server: TestServer
let open: OpenClass
beforeAll(async () => {
  server = await startTestServer()
  open = await openClassOf(server)
})
afterAll(() => server.close())

/** As visitors and whoever may register read it: on the class's page, among the classes of its course, on its card. */
async function daysSaid(): Promise<(number | undefined)[]> {
  const { classId: ID, courseId: CourseID } = open
  const page = await server.anonymous.send(calls.getPublicClass, { ID })
  const listed = await server.anonymous.send(calls.getPublicClasses, { CourseID })
  const cards = await (await server.as('layla')).send(registrationCalls.getUpcoming, { ClassID: ID })
  return [page.Days, listed.Items.find((row) => row.ID === ID)?.Days, cards.Items[0]?.Days]
}

test('a class takes the days on which it meets; its course’s while it has no sessions', async () => {
  const { db } = server
  const { days } = await db
    .selectFrom('catalogue.course')
    .where('id', '=', open.courseId)
    .select('days')
    .executeTakeFirstOrThrow()
  expect(days).not.toBe(2)
  await db.deleteFrom('classes.class_session').where('class_id', '=', open.classId).execute()
  expect(await daysSaid()).toEqual([days, days, days])

  const session = (number: number, day: string, starts_at: string, ends_at: string) => ({
    class_id: open.classId,
    number,
    day,
    starts_at,
    ends_at,
  })
  await addSessions(db, [
    session(1, '2026-03-01', '09:00', '11:00'),
    session(2, '2026-03-01', '12:00', '14:00'),
    session(3, '2026-03-08', '09:00', '14:00'),
    session(4, '2026-03-09', '09:00', '14:00'),
  ])
  await db
    .updateTable('classes.class_session')
    .set({ state: 'cancelled' })
    .where('class_id', '=', open.classId)
    .where('number', '=', 4)
    .execute()
  expect(await daysSaid()).toEqual([2, 2, 2])
})
