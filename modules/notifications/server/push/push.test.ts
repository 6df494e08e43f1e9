import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { signinCalls } from '#modules/signin/contract/calls.ts'
import { byItself } from '#platform/server/audit/by.ts'
import { recordEvent } from '#platform/server/event.ts'
import { sealColumnAnew } from '#platform/server/vault/anew.ts'
import type { Asker } from '#testing/asker.ts'
import { castPassword } from '#testing/stages/cast.ts'
import { addClass } from '#testing/stages/registrations.ts'
import { refusalOf, startTestServer, type TestServer } from '#testing/server.ts'
import { pushBrowser, pushService, vapidClaims } from '#testing/servers/push-browsers.ts'
import { tellAll } from '#testing/stages/told.ts'
import { notificationsCalls as calls } from '../../contract/calls.ts'
import { sealedPushKey } from '../store/push.ts'
import { academyPushKey } from './key.ts'
import { sendMessages } from './send-messages.ts'

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
beforeEach(async () => {
  await server.db.deleteFrom('signin.push_device').execute()
})

let number = 0
/** A class of hers starts soon: the title names it, and the text says more. */
async function classStarts(
  email: string,
  kind: 'certificates.issue' | 'attendance.warnAtRisk' = 'attendance.warnAtRisk',
) {
  const { id } = await server.db
    .selectFrom('people.trainee')
    .where('email', '=', email)
    .select('id')
    .executeTakeFirstOrThrow()
  const data = { traineeId: id, classId, serial: `CERT-${++number}`, kind: 'completion', code: 'R-1' }
  await recordEvent(server.db, { kind, subject: ['certificate', ++number], data } as never, byItself)
  await tellAll(server)
}
const send = (service: ReturnType<typeof pushService>, now = new Date(Date.now() + 1000)) =>
  sendMessages({
    db: server.db,
    vault: server.vault,
    publicUrl: 'https://diwan.example',
    post: service.post,
    now: () => now,
  })
const waiting = () => server.db.selectFrom('notifications.push_message').selectAll().execute()
const devicesOf = async (who: Asker) => (await who.send(calls.getPushDevices)).Items

test('a message arrives encrypted for the browser, signed by the academy, in the language of its person', async () => {
  const service = pushService()
  const browser = pushBrowser('layla-1')
  await layla.send(calls.addPushDevice, { body: { FCMToken: browser.token } })
  await classStarts('layla@diwan.example')
  await send(service)
  expect(service.came).toHaveLength(1)
  const { url, headers, body } = service.came[0]!
  expect(url).toBe(browser.endpoint)
  expect(headers).toMatchObject({ 'Content-Encoding': 'aes128gcm', TTL: '86400' })
  expect(body.toString('latin1')).not.toContain('Schedule')
  const message = browser.read(body) as { title: string; body: string; href: string }
  expect(Object.keys(message).toSorted()).toEqual(['body', 'href', 'title'])
  expect(message.title).toMatch(/[\u0600-\u06ff]/)
  expect(message.body).not.toContain('<')
  expect(message.href).toMatch(/^\/Schedule/)
  const { PublicKey } = await layla.send(calls.getPushDevices)
  const claims = vapidClaims(headers['Authorization']!, PublicKey!)
  expect(claims).toMatchObject({ aud: 'https://push.example.com', sub: 'https://diwan.example' })
  // Sent is sent.
  await send(service, new Date(Date.now() + 3_600_000))
  expect(service.came).toHaveLength(1)
  expect(await waiting()).toEqual([])
})

test('about results the title alone is said', async () => {
  const service = pushService()
  const browser = pushBrowser('layla-2')
  await layla.send(calls.addPushDevice, { body: { FCMToken: browser.token } })
  await classStarts('layla@diwan.example', 'certificates.issue')
  await send(service)
  expect(browser.read(service.came[0]!.body)).toMatchObject({ body: '' })
})

test('who has switched messages about a topic off gets none of it, and in quiet hours they wait', async () => {
  const service = pushService()
  await layla.send(calls.addPushDevice, { body: { FCMToken: pushBrowser('layla-3').token } })
  await yusuf.send(calls.addPushDevice, { body: { FCMToken: pushBrowser('yusuf-3').token } })
  await layla.send(calls.savePushChoice, { body: { Topic: 'schedule', IsPushed: false } })
  await yusuf.send(calls.setQuietHours, { body: { From: '22:00', To: '07:00' } })
  await classStarts('layla@diwan.example')
  expect(await waiting()).toEqual([])
  await layla.send(calls.savePushChoice, { body: { Topic: 'schedule', IsPushed: true } })
  const { id } = await server.db
    .selectFrom('people.trainee')
    .where('email', '=', 'yusuf@diwan.example')
    .select('id')
    .executeTakeFirstOrThrow()
  const data = { traineeId: id, classId, code: 'R-2' }
  await recordEvent(
    server.db,
    { kind: 'attendance.warnAtRisk', subject: ['registration', 99], data } as never,
    byItself,
  )
  // 23:00 in Cairo.
  await tellAll({ ...server, now: () => new Date('2026-12-01T21:00:00Z') })
  await send(service, new Date('2026-12-02T04:59:00Z'))
  expect(service.came).toEqual([])
  await send(service, new Date('2026-12-02T05:00:01Z'))
  expect(service.came).toHaveLength(1)
  await yusuf.send(calls.endQuietHours, { body: {} })
})

test('a browser that is gone is forgotten, and what passes is tried again', async () => {
  const service = pushService()
  const [gone, slow] = [pushBrowser('gone'), pushBrowser('slow')]
  for (const browser of [gone, slow]) await layla.send(calls.addPushDevice, { body: { FCMToken: browser.token } })
  service.answers(({ url }) => (url === gone.endpoint ? 410 : new Error('no network')))
  await classStarts('layla@diwan.example')
  await send(service)
  expect((await devicesOf(layla)).length).toBe(1)
  expect(await waiting()).toMatchObject([{ tries: 1 }])
  service.answers(() => 201)
  await send(service, new Date(Date.now() + 10_000))
  expect(service.came.filter(({ url }) => url === slow.endpoint)).toEqual([])
  await send(service, new Date(Date.now() + 60_000))
  expect(service.came.filter(({ url }) => url === slow.endpoint)).toHaveLength(1)
})

test('a browser with a key that is none is forgotten, and holds up nobody else’s messages', async () => {
  const service = pushService()
  const browser = pushBrowser('beside')
  const { endpoint, keys } = JSON.parse(pushBrowser('broken').token) as { endpoint: string; keys: { auth: string } }
  const broken = { endpoint, keys: { ...keys, p256dh: Buffer.alloc(65, 4).toString('base64url') } }
  await yusuf.send(calls.addPushDevice, { body: { FCMToken: JSON.stringify(broken) } })
  await layla.send(calls.addPushDevice, { body: { FCMToken: browser.token } })
  await classStarts('yusuf@diwan.example')
  await classStarts('layla@diwan.example')
  await send(service)
  expect(service.came.map(({ url }) => url)).toEqual([browser.endpoint])
  expect([await waiting(), await devicesOf(yusuf)]).toEqual([[], []])
})

test('two processes that send at once send each message once; what a dead one took leaves later', async () => {
  const service = pushService()
  for (const name of ['a', 'b', 'c'])
    await layla.send(calls.addPushDevice, { body: { FCMToken: pushBrowser(name).token } })
  await classStarts('layla@diwan.example')
  await Promise.all([send(service), send(service), send(service)])
  expect(service.came).toHaveLength(3)
  await classStarts('layla@diwan.example')
  const { takeMessages } = await import('../store/push.ts')
  await takeMessages(server.db, new Date(Date.now() + 1000))
  await send(service)
  expect(service.came).toHaveLength(3)
  await send(service, new Date(Date.now() + 180_000))
  expect(service.came).toHaveLength(6)
})

test('a log-in brings its browser along, a log-out takes it away, and whoever logs in there next has it alone', async () => {
  const browser = pushBrowser('shared')
  const logIn = (email: string) =>
    server.anonymous.send(signinCalls.login, {
      body: { email, password: castPassword, FCMToken: browser.token },
    }) as Promise<{ accessToken: string }>
  await logIn('layla@diwan.example')
  expect(await devicesOf(layla)).toMatchObject([{ IsCurrent: false }])
  const { accessToken } = await logIn('yusuf@diwan.example')
  expect(await devicesOf(layla)).toEqual([])
  expect(await devicesOf(yusuf)).toHaveLength(1)
  const query = new URLSearchParams({ FCMToken: browser.token })
  await server.app.inject({
    method: 'GET',
    url: `${signinCalls.logout.path}?${query}`,
    headers: { authorization: `Bearer ${accessToken}` },
  })
  expect(await devicesOf(yusuf)).toEqual([])
})

test('a token that is no subscription hinders no log-in and is no device', async () => {
  await server.anonymous.send(signinCalls.login, {
    body: { email: 'layla@diwan.example', password: castPassword, FCMToken: 'an-older-token' },
  })
  expect(await devicesOf(layla)).toEqual([])
  for (const FCMToken of ['x', pushBrowser('p').token.replace('https://push.example.com', 'https://10.0.0.1')])
    expect(await refusalOf(layla.send(calls.addPushDevice, { body: { FCMToken } }))).toMatchObject({
      code: 'noSubscription',
    })
})

test('somebody sees and removes the own devices alone', async () => {
  await layla.send(calls.addPushDevice, { body: { FCMToken: pushBrowser('own').token } })
  const [device] = await devicesOf(layla)
  expect(await refusalOf(yusuf.send(calls.removePushDevice, { body: { ID: device!.ID } }))).toMatchObject({
    status: 404,
  })
  await layla.send(calls.removePushDevice, { body: { ID: device!.ID } })
  expect(await devicesOf(layla)).toEqual([])
  expect(await refusalOf(layla.send(calls.removePushDevice, { body: { ID: device!.ID } }))).toMatchObject({
    status: 404,
  })
})

test('the academy’s key is made once, sealed, and outlives a change of the data key', async () => {
  const keys = await Promise.all([1, 2, 3].map(() => academyPushKey(server.db, server.vault, server.now())))
  expect(new Set(keys.map(({ privateKey }) => privateKey)).size).toBe(1)
  const row = await server.db.selectFrom('notifications.push_key').selectAll().executeTakeFirstOrThrow()
  expect(row.private_sealed.toString('base64url')).not.toContain(keys[0]!.privateKey)
  expect(await sealColumnAnew(server.db, server.vault, sealedPushKey)).toBe(0)
})
