import { sql } from 'kysely'
import { afterAll, beforeAll, expect, test } from 'vitest'
import type { Asker } from '#testing/asker.ts'
import { refusalOf, startTestServer, type TestServer } from '#testing/server.ts'
import { addClass, addTrainees, eventsOf } from '#testing/stages/registrations.ts'
import { tellNews } from '#testing/stages/told.ts'
import { registrationCalls as calls } from '../../../contract/calls.ts'

/* Drafts that trainees have not sent are taken over by the coordinator of the class or an administrator. */

let server: TestServer
let huda: Asker
let nadia: Asker
let sami: Asker
beforeAll(async () => {
  server = await startTestServer()
  ;[huda, nadia, sami] = await Promise.all([server.as('huda'), server.as('nadia'), server.as('sami')])
})
afterAll(() => server.close())

async function drafted(coordinated: boolean) {
  const classId = await addClass(server.db, server.now())
  await sql`delete from classes.class_staff where class_id = ${classId} and role = 'coordinator'`.execute(server.db)
  if (coordinated)
    await sql`insert into classes.class_staff (class_id, account_id, role, state)
      select ${classId}, id, 'coordinator', 'accepted' from accounts.account where email = 'huda@diwan.example'`.execute(
      server.db,
    )
  const [person] = await addTrainees(server.db, 1)
  const trainee = await server.as(person!.email)
  const { ID, Version } = await trainee.send(calls.add, { body: { ClassID: classId, Submit: false, Notes: 'سري' } })
  return { classId, trainee, ID, Version }
}
const listed = async (who: Asker, ClassID: number) => (await who.send(calls.getDrafts, { ClassID })).Items
const Reason = 'طلبت المتدربة ذلك هاتفيًا'

test('the coordinator of the class and administrators see that there is a draft, and nothing else of it', async () => {
  const own = await drafted(true)
  const other = await drafted(false)
  expect(await listed(huda, own.classId)).toMatchObject([{ ID: own.ID, Actions: ['takeOver'] }])
  expect(JSON.stringify(await listed(huda, own.classId))).not.toContain('سري')
  expect(await listed(huda, other.classId)).toEqual([])
  expect((await listed(nadia, other.classId)).map(({ ID }) => ID)).toEqual([other.ID])
  expect(await listed(sami, own.classId)).toEqual([])
  expect(await refusalOf(own.trainee.send(calls.getDrafts, {}))).toMatchObject({ status: 403 })
  expect(await refusalOf(huda.send(calls.getRegistration, { ID: own.ID }))).toMatchObject({ status: 404 })
  for (const who of [huda, sami]) {
    const body = { ID: other.ID, Version: other.Version, Reason }
    expect(await refusalOf(who.send(calls.takeOver, { body }))).toMatchObject({ status: 404 })
  }
})

test('one that is taken over waits for the academy, is completed and handed in; the trainee is told and may still change it', async () => {
  const { trainee, classId, ID, Version } = await drafted(true)
  const body = { ID, Version, Reason }
  const waiting = async () =>
    (await huda.send(calls.getRegistrationTasks, {})).find(({ Task }) => Task === 'completeDraft')?.Count ?? 0
  const before = await waiting()
  await tellNews(server, trainee)
  const taken = await huda.send(calls.takeOver, { body })
  expect(taken).toMatchObject({ ID, Main: 'draft' })
  // A second press finds none to take.
  expect(await refusalOf(nadia.send(calls.takeOver, { body }))).toMatchObject({ status: 404 })
  expect(await listed(huda, classId)).toEqual([])
  expect(await waiting()).toBe(before + 1)
  const rows = await huda.send(calls.getRegistrations, { Task: 'completeDraft', pageSize: 100 })
  expect(rows.Total).toBe(before + 1)
  expect(rows.Items.map((row) => row.ID)).toContain(ID)
  const [news] = await tellNews(server, trainee)
  expect(news).toMatchObject([{ kind: 'draftTakenOver' }])
  expect(news![0]!.html).toContain(Reason)

  // Both may write; who has read an older version is told so.
  const wishes = { Notes: 'غرفة هادئة' }
  const changed = await trainee.send(calls.edit, { body: { ID, Version: taken.Version, ...wishes } })
  const late = huda.send(calls.edit, { body: { ID, Version: taken.Version, ...wishes } })
  expect(await refusalOf(late)).toMatchObject({ code: 'changedMeanwhile' })
  const seen = await huda.send(calls.getRegistration, { ID })
  expect(seen.Actions).toEqual(expect.arrayContaining(['edit', 'submit']))
  expect(seen).toMatchObject({ TakenOver: true, Notes: 'غرفة هادئة' })
  const sent = await huda.send(calls.submit, { body: { ID, Version: changed.Version } })
  expect(sent).toMatchObject({ Main: 'submitted' })
  expect(await eventsOf(server.db, ID)).toEqual([
    'registration.add',
    'registration.takeOver',
    'registration.edit',
    'registration.submit',
  ])
  expect(await waiting()).toBe(before)
})

test('one whose class takes nobody any more stays with its trainee', async () => {
  const { classId, ID, Version } = await drafted(true)
  await sql`update classes.course_class set state = 'cancelled' where id = ${classId}`.execute(server.db)
  expect(await listed(huda, classId)).toMatchObject([{ ID, Actions: [] }])
  const body = { ID, Version, Reason }
  expect(await refusalOf(huda.send(calls.takeOver, { body }))).toMatchObject({ code: 'classClosed' })
})
