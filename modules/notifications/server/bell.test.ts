import { afterAll, beforeAll, expect, test } from 'vitest'
import type { Asker } from '#testing/asker.ts'
import { addClass } from '#testing/stages/registrations.ts'
import { refusalOf, startTestServer, type TestServer } from '#testing/server.ts'
import { stageClass } from '#testing/stages/stage-exam.ts'
import { notificationsCalls as calls } from '../contract/calls.ts'

let server: TestServer
let sami: Asker
let layla: Asker
let mariam: Asker
let yusuf: Asker
let omar: Asker
beforeAll(async () => {
  server = await startTestServer()
  ;[sami, layla, mariam] = await Promise.all([server.as('sami'), server.as('layla'), server.as('mariam')])
  ;[yusuf, omar] = await Promise.all([server.as('yusuf'), server.as('omar')])
})
afterAll(() => server.close())

const message = {
  CourseClassID: null,
  Trainees: [],
  Instructors: [],
  SendToAll: false,
  Title: 'موعد',
  Subject: '<p>غدًا</p>',
}
const bell = (who: Asker) => who.send(calls.getUserNotification)
const newOf = async (who: Asker) => (await who.send(calls.getNewNotificationCount)).NewCount

test('a notification reaches the class and the named people, each once, and the reply counts them', async () => {
  const { classId, traineeIds } = await stageClass(server.db, { instructors: ['omar'], trainees: ['layla', 'mariam'] })
  const body = {
    ...message,
    CourseClassID: classId,
    Trainees: [traineeIds['layla']!],
    Subject: '<p>غدًا<script>x</script></p>',
  }
  expect(await sami.send(calls.sendNotification, { body })).toMatchObject({
    message: 'notification sent successfully',
    recipientsCount: 3,
  })
  for (const who of [layla, mariam, omar]) {
    expect(await bell(who)).toMatchObject([{ Kind: 'general', Title: 'موعد', Subject: '<p>غدًا</p>' }])
    expect(await newOf(who)).toBe(1)
  }
  expect(await bell(yusuf)).toEqual([])
  expect((await refusalOf(layla.send(calls.sendNotification, { body }))).code).toBe('notAllowed')

  const everyone = await sami.send(calls.sendNotification, { body: { ...message, SendToAll: true } })
  expect(everyone.recipientsCount).toBeGreaterThan(3)
  expect(await newOf(yusuf)).toBe(1)
})

test('whom nobody can reach is refused, and nothing without words or recipient is sent', async () => {
  const { classId } = await stageClass(server.db, { instructors: [], trainees: [] })
  const send = (change: object) => refusalOf(sami.send(calls.sendNotification, { body: { ...message, ...change } }))
  expect((await send({ CourseClassID: classId })).code).toBe('nobodyToTell')
  expect((await send({})).fields).toMatchObject([{ path: 'Trainees', code: 'required' }])
  expect((await send({ SendToAll: true, Subject: '<p> &nbsp;</p>' })).fields).toMatchObject([{ path: 'Subject' }])
  expect((await send({ Trainees: [0] })).fields).toMatchObject([{ path: 'Trainees.0' }])
})

test('opening the bell, reading one, filtering; another person’s is not there', async () => {
  const [item] = await bell(layla)
  await layla.send(calls.setNotificationAsNotNew, { notificationId: item!.ID })
  expect((await bell(layla))[0]).toMatchObject({ IsNew: false, IsRead: false })
  await layla.send(calls.setAllNotificationAsNotNew)
  expect(await newOf(layla)).toBe(0)
  await layla.send(calls.setNotificationAsRead, { notificationId: item!.ID })
  const unread = await layla.send(calls.getUserNotifications, { unread: 'true' })
  expect(unread.Items.map((each) => each.ID)).not.toContain(item!.ID)
  expect((await layla.send(calls.getUserNotifications, { search: 'مَوعِد' })).Total).toBe(2)
  expect(await layla.send(calls.getNotificationKind)).toEqual([{ Kind: 'general', Count: 2 }])
  expect((await refusalOf(mariam.send(calls.setNotificationAsRead, { notificationId: item!.ID }))).code).toBe(
    'notFound',
  )
})

test('all are read at once, and only the reader’s', async () => {
  expect((await mariam.send(calls.getUserNotifications, { unread: 'true' })).Total).toBe(2)
  await layla.send(calls.setAllNotificationAsRead)
  expect((await layla.send(calls.getUserNotifications, { unread: 'true' })).Total).toBe(0)
  expect((await mariam.send(calls.getUserNotifications, { unread: 'true' })).Total).toBe(2)
  expect((await server.anonymous.raw(calls.setAllNotificationAsRead)).statusCode).toBe(401)
})

test('those of one kind about one class are one row with how many they are, and are read together', async () => {
  const classId = await addClass(server.db, server.now())
  const karim = await server.as('karim')
  const row = (kind: string, title: string, about: number | null) => ({
    account_id: karim.accountId,
    kind,
    title,
    subject: '',
    class_id: about,
  })
  const rows = [
    row('registrationToReview', 'first', classId),
    row('registrationToReview', 'second', classId),
    row('paymentToVerify', 'of another kind', classId),
    row('registrationToReview', 'about no class', null),
    row('registrationToReview', 'about none either', null),
    row('registrationToReview', 'third', classId),
  ]
  await server.db.insertInto('notifications.notification').values(rows).execute()
  const groups = async (asked: object = {}) =>
    (await karim.send(calls.getNotificationGroups, asked)).Items.map(({ Title, Count, UnreadCount }) => [
      Title,
      Count,
      UnreadCount,
    ])
  expect(await groups()).toEqual([
    ['third', 3, 3],
    ['about none either', 1, 1],
    ['about no class', 1, 1],
    ['of another kind', 1, 1],
  ])
  const members = await karim.send(calls.getUserNotifications, { kind: 'registrationToReview', CourseClassID: classId })
  expect(members.Items.map(({ Title }) => Title)).toEqual(['third', 'second', 'first'])
  const asSomebodyElse = await server.as('layla')
  const body = { Kind: 'registrationToReview', CourseClassID: classId }
  await asSomebodyElse.send(calls.setGroupAsRead, { body })
  expect((await groups())[0]).toEqual(['third', 3, 3])
  await karim.send(calls.setGroupAsRead, { body })
  expect((await groups())[0]).toEqual(['third', 3, 0])
  expect((await groups({ unread: 'true' })).map(([title]) => title)).not.toContain('third')
  expect((await karim.send(calls.getNotificationGroups, { topic: 'schedule' })).Total).toBe(0)
  expect((await karim.send(calls.getNotificationGroups, { topic: 'coordination' })).Total).toBe(4)
  expect((await karim.send(calls.getNotificationGroups, { pageSize: 10 })).Total).toBe(4)
})

test('the published list is a list, of fifty at most; how many are new is counted beyond them', async () => {
  const salma = await server.as('salma')
  const rows = Array.from({ length: 53 }, (_, at) => ({
    account_id: salma.accountId,
    kind: 'general',
    title: `${at}`,
    subject: '',
  }))
  await salma.send(calls.setAllNotificationAsNotNew)
  await server.db.insertInto('notifications.notification').values(rows).execute()
  const answer = await salma.raw(calls.getUserNotification)
  const items = JSON.parse(answer.payload) as { Title: string }[]
  expect([Array.isArray(items), items.length, items[0]!.Title]).toEqual([true, 50, '52'])
  expect(await newOf(salma)).toBe(53)
})
