import { afterAll, beforeAll, expect, test } from 'vitest'
import { signinCalls } from '#modules/signin/contract/calls.ts'
import { byItself } from '#platform/server/audit/by.ts'
import { recordEvent, type NewEvent } from '#platform/server/event.ts'
import type { Asker } from '#testing/asker.ts'
import { audited } from '#testing/stages/audited.ts'
import { castPassword } from '#testing/stages/cast.ts'
import { addClass } from '#testing/stages/registrations.ts'
import { refusalOf, startTestServer, type TestServer } from '#testing/server.ts'
import { tellAll, tellNews } from '#testing/stages/told.ts'
import { notificationsCalls as calls } from '../contract/calls.ts'

let server: TestServer
let layla: Asker
let yusuf: Asker
let classId: number
beforeAll(async () => {
  server = await startTestServer()
  ;[layla, yusuf] = await Promise.all([server.as('layla'), server.as('yusuf')])
  classId = await addClass(server.db, server.now())
})
afterAll(() => server.close())

const happens = (event: NewEvent) => recordEvent(server.db, event, byItself)
let number = 0
async function certificateFor(email: string) {
  const { id } = await server.db
    .selectFrom('people.trainee')
    .where('email', '=', email)
    .select('id')
    .executeTakeFirstOrThrow()
  const data = { traineeId: id, classId, serial: `CERT-2026-${++number}`, kind: 'completion' }
  await happens({ kind: 'certificates.issue', subject: ['certificate', number], data })
}
const choose = (who: Asker, Topic: string, isMailed: boolean) =>
  who.send(calls.saveMailChoice, { body: { Topic, Mail: isMailed ? 'now' : 'off' } as never })
const choicesOf = async (who: Asker) =>
  Object.fromEntries(
    (await who.send(calls.getMailChoices)).Items.filter(({ Mail }) => Mail !== null).map(({ Topic, IsFixed, Mail }) => [
      Topic,
      IsFixed ? 'always' : Mail === 'now',
    ]),
  )

test('each is asked about what they may be told of, and letters come until somebody says otherwise', async () => {
  const of = async (key: string) => choicesOf(await server.as(key))
  expect(await of('layla')).toEqual({
    security: 'always',
    registration: 'always',
    schedule: true,
    exams: true,
    results: true,
  })
  expect(await of('omar')).toEqual({ security: 'always', results: true, schedule: true, teaching: true })
  expect(await of('hany')).toEqual({ security: 'always', registration: 'always', results: true, schedule: true })
  expect(await of('huda')).toEqual({ security: 'always', coordination: true, schedule: true })
  expect(await of('karim')).toEqual({
    security: 'always',
    coordination: true,
    results: true,
    schedule: true,
    teaching: true,
  })
  expect(await of('nadia')).toEqual({ security: 'always', coordination: true, applications: true, schedule: true })
  expect((await server.anonymous.raw(calls.getMailChoices)).statusCode).toBe(401)
})

test('a trainee is not asked about teaching: messages that wait in a chat are about the class', async () => {
  const of = async (who: Asker) => (await who.send(calls.getMailChoices)).Items.map(({ Topic }) => Topic)
  expect(await of(layla)).toEqual(['security', 'registration', 'schedule', 'exams', 'results', 'announcements'])
  expect(await of(await server.as('omar'))).toContain('teaching')
})

test('who may coordinate classes chooses that too', async () => {
  const account = (permissions: string[]) =>
    server.db
      .updateTable('accounts.account')
      .set({ permissions: permissions as never })
      .where('email', '=', 'salma@diwan.example')
      .execute()
  await account(['enteringcourseclass'])
  expect(await choicesOf(await server.as('salma'))).toMatchObject({ teaching: true, coordination: true })
})

test('with letters about results switched off the bell still tells; others get theirs, and on again it comes again', async () => {
  await choose(layla, 'results', false)
  // Said twice, nothing more happens.
  await choose(layla, 'results', false)
  expect(await choicesOf(layla)).toMatchObject({ results: false, exams: true })
  await certificateFor('layla@diwan.example')
  await certificateFor('yusuf@diwan.example')
  const [hers, his] = await tellNews(server, layla, yusuf)
  expect(hers).toMatchObject([{ kind: 'certificateIssued', mailed: false }])
  expect(his).toMatchObject([{ kind: 'certificateIssued', mailed: true }])
  await choose(layla, 'results', true)
  await certificateFor('layla@diwan.example')
  expect((await tellNews(server, layla))[0]).toMatchObject([{ kind: 'certificateIssued', mailed: true }])
  expect(await audited(server.db, 'notifications.switchMailOff')).toMatchObject([
    { subject_id: layla.accountId, data: { topic: 'results' } },
  ])
  expect(await audited(server.db, 'notifications.switchMailOn')).toHaveLength(1)
})

test('letters that protect the account or bear a seat or money cannot be switched off', async () => {
  for (const topic of ['security', 'registration', 'weather'])
    expect(await refusalOf(choose(layla, topic, false))).toMatchObject({
      status: 400,
      fields: [{ path: 'Topic', code: 'notAllowed' }],
    })
  for (const topic of ['schedule', 'exams', 'results']) await choose(layla, topic, false)
  // A row that an older version has left behind counts for nothing.
  const leftBehind = ['security', 'registration'].map((topic) => ({
    account_id: layla.accountId,
    topic,
    rings: false,
    mail: 'off' as const,
  }))
  await server.db.insertInto('notifications.choice').values(leftBehind).execute()
  expect(await choicesOf(layla)).toMatchObject({ security: 'always', registration: 'always' })
  const newPassword = 'Another-Sentence-2026'
  await layla.send(signinCalls.changePassword, {
    body: { oldPassword: castPassword, newPassword, confirmPassword: newPassword },
  })
  const { id: traineeId } = await server.db
    .selectFrom('people.trainee')
    .where('email', '=', 'layla@diwan.example')
    .select('id')
    .executeTakeFirstOrThrow()
  await happens({
    kind: 'registration.reject',
    subject: ['registration', 1],
    data: { traineeId, classId, code: 'R-1', reason: '' },
  })
  expect((await tellNews(server, layla))[0]).toMatchObject([
    { kind: 'passwordChanged', mailed: true },
    { kind: 'registrationRejected', mailed: true },
  ])
})

test('a topic whose bell is silenced is listed and counts no more; others ring', async () => {
  await layla.send(calls.saveMailChoice, { body: { Topic: 'results', Mail: 'off' } })
  await layla.send(calls.saveBellChoice, { body: { Topic: 'results', Rings: false } })
  await layla.send(calls.setAllNotificationAsNotNew)
  await certificateFor('layla@diwan.example')
  await tellAll(server)
  const [newest] = await layla.send(calls.getUserNotification)
  expect(await layla.send(calls.getNewNotificationCount)).toEqual({ NewCount: 0 })
  expect(newest).toMatchObject({ Kind: 'certificateIssued', IsNew: false, IsRead: false })
  await layla.send(calls.saveBellChoice, { body: { Topic: 'results', Rings: true } })
  for (const Topic of ['security', 'registration'])
    expect(await refusalOf(layla.send(calls.saveBellChoice, { body: { Topic, Rings: false } as never }))).toMatchObject(
      {
        fields: [{ path: 'Topic', code: 'notAllowed' }],
      },
    )
  expect(await audited(server.db, 'notifications.switchBellOff')).toHaveLength(1)
})

test('in quiet hours letters that can wait leave afterwards, and what protects the account at once', async () => {
  await layla.send(calls.setQuietHours, { body: { From: '22:00', To: '07:00' } })
  expect((await layla.send(calls.getMailChoices)).Quiet).toEqual({ From: '22:00', To: '07:00' })
  await layla.send(calls.saveMailChoice, { body: { Topic: 'results', Mail: 'now' } })
  await certificateFor('layla@diwan.example')
  await happens({
    kind: 'accounts.activateUser',
    subject: ['account', layla.accountId],
  })
  // 23:00 in Cairo.
  await tellAll({ ...server, now: () => new Date('2026-12-01T21:00:00Z') })
  const due = await server.db
    .selectFrom('platform.outbox_mail')
    .select(['kind', 'next_try_at'])
    .where('to_address', '=', 'layla@diwan.example')
    .orderBy('id', 'desc')
    .limit(2)
    .execute()
  const at = Object.fromEntries(due.map((mail) => [mail.kind, new Date(mail.next_try_at).toISOString()]))
  expect(at['certificateIssued']).toBe('2026-12-02T05:00:00.000Z')
  expect(new Date(at['accountActivated']!).getTime()).toBeLessThan(Date.now() + 1000)
  await layla.send(calls.endQuietHours, { body: {} })
  expect((await layla.send(calls.getMailChoices)).Quiet).toBeNull()
  // There were none to end.
  await layla.send(calls.endQuietHours, { body: {} })
  expect(await audited(server.db, 'notifications.endQuietHours')).toHaveLength(1)
  expect(await refusalOf(layla.send(calls.setQuietHours, { body: { From: '07:00', To: '07:00' } }))).toMatchObject({
    fields: [{ path: 'To', code: 'sameTime' }],
  })
})
