import { sql } from 'kysely'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { addClasses, addSessions } from '#database/seeds/world/classes.ts'
import type { Asker } from '#testing/asker.ts'
import { refusalOf, startTestServer, type TestServer } from '#testing/server.ts'
import { stageClass, type StagedClass } from '#testing/stages/stage-exam.ts'
import { classesCalls as calls } from '../contract/calls.ts'

/* A class as whoever teaches it or takes part in it has it. */

let server: TestServer
let salma: Asker, omar: Asker, layla: Asker, mariam: Asker, karim: Asker
let staged: StagedClass
beforeAll(async () => {
  server = await startTestServer()
  server.at('2026-03-03T08:00:00Z')
  ;[salma, omar, layla, mariam, karim] = (await Promise.all(
    ['salma', 'omar', 'layla', 'mariam', 'karim'].map((who) => server.as(who)),
  )) as [Asker, Asker, Asker, Asker, Asker]
  staged = await stageClass(server.db, { instructors: ['salma'], trainees: ['layla'] })
  const days = [
    ['2026-03-02', 'held'],
    ['2026-03-04', 'scheduled'],
    ['2026-03-05', 'cancelled'],
    ['2026-03-09', 'scheduled'],
  ] as const
  await addSessions(
    server.db,
    days.map(([day, state], at) => ({
      class_id: staged.classId,
      number: at + 1,
      day,
      starts_at: '09:00',
      ends_at: '12:00',
      state,
    })),
  )
})
afterAll(() => server.close())

const setClass = (set: Record<string, unknown>) =>
  server.db.updateTable('classes.course_class').set(set).where('id', '=', staged.classId).execute()
const listed = async (asker: Asker, query = {}) =>
  (await asker.send(calls.getOwnClasses, query)).Items.map(({ ID }) => ID)

test('its instructor and its trainee open it, nobody else of them does', async () => {
  const { classId: ID } = staged
  const taught = await salma.send(calls.getOwnClass, { ID })
  expect(taught).toMatchObject({
    ID,
    State: 'running',
    NextSession: '2026-03-04T07:00:00Z',
    Hours: 9,
    Duties: [{ Role: 'lead', State: 'accepted' }],
    Staff: [{ Role: 'lead' }],
  })
  expect(taught.Sessions.map((each) => each.State)).toEqual(['held', 'scheduled', 'cancelled', 'scheduled'])
  const attended = await layla.send(calls.getOwnClass, { ID })
  expect(attended).toMatchObject({ ID, NextSession: '2026-03-04T07:00:00Z', Duties: [], Staff: [{ Role: 'lead' }] })
  for (const stranger of [omar, mariam, karim]) {
    expect(await refusalOf(stranger.send(calls.getOwnClass, { ID }))).toMatchObject({ status: 404 })
    expect(await listed(stranger)).not.toContain(ID)
  }
  for (const other of ['huda', 'hany'])
    expect(await refusalOf((await server.as(other)).send(calls.getOwnClass, { ID }))).toMatchObject({ status: 403 })
  expect(await listed(salma)).toContain(ID)
  expect(await listed(layla, { Live: true })).toContain(ID)
  expect(await listed(layla, { Live: false })).not.toContain(ID)
})

test('a draft is nobody’s, and who has declined or left has it no more', async () => {
  const { classId: ID } = staged
  await setClass({ state: 'draft' })
  for (const asker of [salma, layla]) {
    expect(await refusalOf(asker.send(calls.getOwnClass, { ID }))).toMatchObject({ status: 404 })
    expect(await listed(asker)).not.toContain(ID)
  }
  await setClass({ state: 'running' })

  await sql`update classes.class_staff set state = 'rejected' where class_id = ${ID}`.execute(server.db)
  await sql`update registration.registration set main = 'withdrawn' where class_id = ${ID}`.execute(server.db)
  expect(await refusalOf(salma.send(calls.getOwnClass, { ID }))).toMatchObject({ status: 404 })
  expect(await refusalOf(layla.send(calls.getOwnClass, { ID }))).toMatchObject({ status: 404 })

  // Whoever failed it took part.
  await sql`update classes.class_staff set state = 'asked' where class_id = ${ID}`.execute(server.db)
  await sql`update registration.registration set main = 'failed' where class_id = ${ID}`.execute(server.db)
  expect(await salma.send(calls.getOwnClass, { ID })).toMatchObject({ Duties: [{ State: 'asked' }] })
  // Who has not agreed to teach is not named to trainees.
  expect(await layla.send(calls.getOwnClass, { ID })).toMatchObject({ Staff: [] })
})

test('a trainee sees the sessions of a class that was made for an organization other than the own', async () => {
  const { classId: ID } = staged
  await sql`update classes.course_class set organization_id = (select max(id) from people.organization
    where id <> coalesce((select organization_id from people.trainee where id = ${staged.traineeIds['layla']!}), 0))
    where id = ${ID}`.execute(server.db)
  expect((await layla.send(calls.getOwnClass, { ID })).Sessions).toHaveLength(4)
})

test('the link of an online class is seen by who has it as an own one and by who plans, and goes with the place', async () => {
  const { classId: ID } = staged
  const huda = await server.as('huda')
  const edit = async (change: { Place?: 'online' | 'customerSite'; OnlineLink?: string }) => {
    const { StartDate, EndDate, Place, Language, MinTrainees, MaxTrainees, Fee, OrganizationID, Notes, Version } =
      await huda.send(calls.getCourseClass, { ID })
    const fields = { StartDate, EndDate, Place, Language: Language as 'ar', MinTrainees, MaxTrainees, Fee, Notes }
    const body = { ...fields, ClassRoomID: null, OrganizationID, Version, ...change }
    return huda.send(calls.edit, { ID, body })
  }
  const OnlineLink = 'https://meet.example/room?a=1'
  await edit({ Place: 'online', OnlineLink })
  for (const who of [salma, layla]) expect(await who.send(calls.getOwnClass, { ID })).toMatchObject({ OnlineLink })
  expect(await huda.send(calls.getCourseClass, { ID })).toMatchObject({ OnlineLink })
  expect(await refusalOf(mariam.send(calls.getOwnClass, { ID }))).toMatchObject({ code: 'notFound' })
  for (const bad of ['http://meet.example', 'javascript:alert(1)', 'https://a b', 'https://'])
    expect(await refusalOf(edit({ Place: 'online', OnlineLink: bad })), bad).toMatchObject({ code: 'invalidInput' })
  // Left out, it stays; at another place there is none.
  await edit({})
  expect(await layla.send(calls.getOwnClass, { ID })).toMatchObject({ OnlineLink })
  await edit({ Place: 'customerSite' })
  expect(await layla.send(calls.getOwnClass, { ID })).toMatchObject({ OnlineLink: '' })
})

test('the list begins with what is held now and comes next; what is over stands behind, the newest first', async () => {
  const stood = [
    ['OWN-OVER-LONG-AGO', '2025-04-06', 'closed'],
    ['OWN-FAR', '2026-11-01', 'open'],
    ['OWN-OVER', '2026-02-01', 'ended'],
    ['OWN-NOW', '2026-03-01', 'running'],
    ['OWN-CALLED-OFF', '2026-04-05', 'cancelled'],
    ['OWN-NEXT', '2026-03-22', 'confirmed'],
  ] as const
  await addClasses(
    server.db,
    stood.map(([code, starts_on, state]) => ({ code, course_id: staged.courseId, starts_on, state })),
  )
  await sql`insert into classes.class_staff (class_id, instructor_id, role, state)
    select c.id, i.id, 'lead', 'accepted' from classes.course_class c cross join people.instructor i
    where c.code like 'OWN-%' and i.email = 'omar@diwan.example'`.execute(server.db)
  const codes = async (query = {}) => (await omar.send(calls.getOwnClasses, query)).Items.map(({ Code }) => Code)
  expect(await codes()).toEqual(
    ['NOW', 'NEXT', 'FAR', 'CALLED-OFF', 'OVER', 'OVER-LONG-AGO'].map((each) => `OWN-${each}`),
  )
  expect((await codes({ sort: '-StartDate' }))[0]).toBe('OWN-FAR')
})
