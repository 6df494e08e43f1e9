import { sql } from 'kysely'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { addAccounts } from '#database/seeds/world/people.ts'
import type { Asker } from '#testing/asker.ts'
import { refusalOf, startTestServer, type TestServer } from '#testing/server.ts'
import { stageClass } from '#testing/stages/stage-exam.ts'
import { notificationsCalls as calls } from '../../contract/calls.ts'
import { goOnSending, tellSome } from './send.ts'

let server: TestServer
let sami: Asker, nadia: Asker, layla: Asker
beforeAll(async () => {
  server = await startTestServer()
  ;[sami, nadia, layla] = [await server.as('sami'), await server.as('nadia'), await server.as('layla')]
  // Customers beyond what is told at once: nobody else of the cast is one but the contact of an organization.
  await addAccounts(
    server.db,
    Array.from({ length: 450 }, (_, n) =>
      person(`many${n + 1}@filled.example`, `كثير ${n + 1}`, `Many ${n + 1}`, 'customer'),
    ),
  )
})
afterAll(() => server.close())

const person = (email: string, name_ar: string, name_en: string, role: 'customer' | 'editor') => ({
  email,
  name_ar,
  name_en,
  role,
  state: 'active' as const,
  language: 'ar' as const,
})

const message = {
  CourseClassID: null,
  Trainees: [],
  Instructors: [],
  SendToAll: false,
  Title: 'موعد',
  Subject: '<p>غدًا</p>',
}
const toMany = { ...message, Roles: ['customer' as const] }
const told = async (id: number) =>
  (
    await sql<{ account_id: number }>`select account_id from notifications.notification where send_id = ${id}`.execute(
      server.db,
    )
  ).rows.map(({ account_id }) => account_id)
const goOn = (isStopped?: () => boolean) =>
  goOnSending({ db: server.db, now: server.now(), ...(isStopped && { isStopped }) })

test('many are told in the background: the first at once, the others step by step, nobody twice', async () => {
  const { Count } = await sami.send(calls.countSendRecipients, {
    body: { ...toMany, Title: undefined, Subject: undefined } as never,
  })
  expect(Count).toBeGreaterThan(450)
  const sent = await sami.send(calls.sendNotification, { body: toMany })
  expect(sent).toMatchObject({ recipientsCount: Count, ToldCount: 200 })
  const id = sent.SendID
  expect(await told(id)).toHaveLength(200)
  expect(await sami.send(calls.getSend, { ID: id })).toMatchObject({
    State: 'sending',
    Told: 200,
    People: Count,
    Actions: ['stopSend'],
    To: { Roles: ['customer'], EveryMember: false, Class: null, Trainees: 0 },
  })
  // A step that dies leaves nothing behind, and the next one begins where it stood.
  await expect(
    server.db.transaction().execute(async (tx) => {
      await tellSome(tx, id, 100, server.now())
      throw new Error('killed')
    }),
  ).rejects.toThrow('killed')
  expect(await told(id)).toHaveLength(200)
  await sql`update accounts.account set state = 'inactive' where email = 'many450@filled.example'`.execute(server.db)
  // Two processes at once.
  await Promise.all([goOn(), goOn()])
  await goOn()
  const all = await told(id)
  expect([all.length, new Set(all).size]).toEqual([Count - 1, Count - 1])
  const found = await sami.send(calls.getSend, { ID: id })
  expect(found).toMatchObject({ State: 'sent', Told: Count - 1, Actions: [], EndedAt: expect.any(String) })
  for (const { State, Count: count } of found.Counts) {
    const listed = await sami.send(calls.getSendPeople, { SendID: id, State })
    expect([State, listed.Total]).toEqual([State, count])
  }
  const people = await sami.send(calls.getSendPeople, { SendID: id, search: 'Many 45' })
  expect(people.Items.map(({ Name, State }) => [Name.en, State])).toContainEqual(['Many 450', 'leftOut'])
})

test('a sending is stopped: who was told keeps it, the others get nothing, and it cannot go on', async () => {
  const { SendID: ID } = await sami.send(calls.sendNotification, { body: toMany })
  const { Version } = await sami.send(calls.getSend, { ID })
  const salma = await server.as('salma')
  expect((await refusalOf(salma.send(calls.stopSend, { ID, body: { Version } }))).code).toBe('notAllowed')
  expect((await refusalOf(sami.send(calls.stopSend, { ID, body: { Version: Version + 7 } }))).code).toBe(
    'changedMeanwhile',
  )
  await sami.send(calls.stopSend, { ID, body: { Version } })
  await goOn()
  expect(await told(ID)).toHaveLength(200)
  expect(await sami.send(calls.getSend, { ID })).toMatchObject({ State: 'stopped', Told: 200, Actions: [] })
  expect((await sami.send(calls.getSendPeople, { SendID: ID, State: 'waiting' })).Total).toBe(0)
  expect((await refusalOf(sami.send(calls.stopSend, { ID, body: { Version: Version + 1 } }))).code).toBe('notNow')
})

test('a process that is about to end stops between two steps', async () => {
  const { SendID: ID } = await sami.send(calls.sendNotification, { body: toMany })
  let asked = 0
  await goOn(() => ++asked > 1)
  expect(await told(ID)).toHaveLength(300)
  await goOn()
  expect(await sami.send(calls.getSend, { ID })).toMatchObject({ State: 'sent' })
})

test('an editor sees the own sendings, an administrator all, others none', async () => {
  await addAccounts(server.db, [person('rania@diwan.example', 'رانيا', 'Rania', 'editor')])
  const rania = await server.as('rania@diwan.example')
  const { SendID } = await rania.send(calls.sendNotification, {
    body: { ...message, Title: 'من رانيا', Roles: ['admin'] },
  })
  const ids = async (who: Asker) => (await who.send(calls.getSends, { search: 'رانيا' })).Items.map(({ ID }) => ID)
  expect([await ids(rania), await ids(nadia), await ids(sami)]).toEqual([[SendID], [SendID], []])
  expect((await refusalOf(sami.send(calls.getSend, { ID: SendID }))).status).toBe(404)
  expect((await refusalOf(sami.send(calls.getSendPeople, { SendID }))).status).toBe(404)
  expect((await refusalOf(sami.send(calls.stopSend, { ID: SendID, body: { Version: 1 } }))).status).toBe(404)
  expect((await refusalOf(layla.send(calls.getSends, {}))).code).toBe('notAllowed')
})

test('classes of a course, roles and audiences are resolved to distinct people; the twin of the trainees does the same', async () => {
  const { classId, traineeIds } = await stageClass(server.db, { instructors: ['omar'], trainees: ['layla', 'mariam'] })
  const { rows } = await sql<{
    course_id: number
  }>`select course_id from classes.course_class where id = ${classId}`.execute(server.db)
  const CourseID = rows[0]!.course_id
  const count = async (to: object) =>
    (
      await sami.send(calls.countSendRecipients, {
        body: { CourseClassID: null, Trainees: [], Instructors: [], SendToAll: false, ...to },
      })
    ).Count
  expect(await count({ CourseID })).toBe(3)
  expect(await count({ CourseID, CourseClassID: classId, Trainees: [traineeIds['layla']!] })).toBe(3)
  expect(await count({ CourseID, Roles: ['admin'] })).toBe(4)
  const { rows: made } = await sql<{ id: number }>`
    insert into campaigns.audience (name, note, conditions, by_hand, left_out) values ('{"ar":"فئة"}', '',
      '{"CourseIDs":[],"ClassIDs":[],"CategoryIDs":[],"States":[],"DiplomaIDs":[],"NationalityIDs":[],"SectorIDs":[],"OrganizationIDs":[],"Languages":[],"Kinds":[],"Activity":null,"ActivityDays":null}',
      ${JSON.stringify({ TraineeIDs: [traineeIds['layla']], InstructorIDs: [], OrganizationIDs: [] })}::jsonb, '{}')
    returning id`.execute(server.db)
  const AudienceID = made[0]!.id
  expect((await sami.send(calls.getSendAudiences)).Items.map(({ ID }) => ID)).toContain(AudienceID)
  expect(await count({ AudienceID })).toBe(1)
  expect((await refusalOf(count({ AudienceID: 99_999 }))).status).toBe(404)
  const sent = await sami.send(calls.sendGeneralNotification, { body: { ...message, AudienceID } })
  expect(sent).toMatchObject({ message: 'notification sent successfully', recipientsCount: 1 })
  expect(await told(sent.SendID)).toEqual([layla.accountId])
  expect((await refusalOf(layla.send(calls.sendGeneralNotification, { body: { ...message, AudienceID } }))).code).toBe(
    'notAllowed',
  )
})

test('bell and devices are told as each has chosen for announcements', async () => {
  const yusuf = await server.as('yusuf')
  await sql`insert into signin.push_device (account_id, endpoint, p256dh, auth, user_agent, added_at, seen_at)
    select id, 'https://push.example.com/' || id, 'p', 'a', '', now(), now() from accounts.account where email in ('layla@diwan.example', 'yusuf@diwan.example')`.execute(
    server.db,
  )
  await yusuf.send(calls.saveBellChoice, { body: { Topic: 'announcements', Rings: false } })
  await yusuf.send(calls.savePushChoice, { body: { Topic: 'announcements', IsPushed: false } })
  const before = (await yusuf.send(calls.getNewNotificationCount)).NewCount
  await sql`delete from notifications.push_message`.execute(server.db)
  const { SendID } = await sami.send(calls.sendNotification, { body: { ...message, SendToAll: true } })
  await goOn()
  expect((await yusuf.send(calls.getNewNotificationCount)).NewCount).toBe(before)
  expect((await yusuf.send(calls.getUserNotifications, { topic: 'announcements' })).Items[0]).toMatchObject({
    Title: 'موعد',
    IsNew: false,
  })
  const { rows } = await sql<{
    account_id: number
    title: string
    body: string
  }>`select d.account_id, m.title, m.body from notifications.push_message m
    join signin.push_device d on d.id = m.device_id`.execute(server.db)
  expect(rows).toEqual([{ account_id: layla.accountId, title: 'موعد', body: '' }])
  expect(await told(SendID)).toContain(yusuf.accountId)
})
