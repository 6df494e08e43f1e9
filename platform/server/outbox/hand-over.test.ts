import { createServer, type Server, type ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'
import { text } from 'node:stream/consumers'
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { cloneDatabase, type TestDatabase } from '#testing/database.ts'
import type { Letter } from '../mail/letter.ts'
import { deliverByService } from '../mail/hand-over.ts'
import { openOutbox } from './listener.ts'
import { queueMails, type NewMail } from './queue.ts'
import { sendDue } from './send-due.ts'

/* An e-mail service of the test's own, with the interface of Mailchimp Transactional. */

const key = 'md-kept-to-itself'
const layla = 'layla@diwan.example'
let database: TestDatabase
let service: Server
let url: string
let asked: { readonly path: string; readonly body: Record<string, any> }[] = []
let answer: (response: ServerResponse, to: string) => void
const said =
  (status: number, body: unknown, headers: Record<string, string> = {}) =>
  (response: ServerResponse) =>
    void response
      .writeHead(status, { 'content-type': 'application/json', ...headers })
      .end(typeof body === 'string' ? body : JSON.stringify(body))
const taken = (status = 'queued', reject_reason: string | null = null) =>
  said(200, [{ email: layla, status, reject_reason, _id: 'a1' }])

beforeAll(async () => {
  database = await cloneDatabase()
  service = createServer(async (request, response) => {
    const body = JSON.parse(await text(request)) as Record<string, any>
    asked.push({ path: request.url!, body })
    answer(response, body['message'].to[0].email)
  })
  await new Promise<void>((done) => service.listen(0, '127.0.0.1', done))
  url = `http://127.0.0.1:${(service.address() as AddressInfo).port}/api/1.0`
})
afterAll(async () => {
  service.closeAllConnections()
  await new Promise((done) => service.close(done))
  await database.close()
})
let bySmtp: Letter[] = []
let failures: string[] = []
beforeEach(async () => {
  await database.db.deleteFrom('platform.outbox_mail').execute()
  await database.db.deleteFrom('platform.undeliverable_address').execute()
  asked = []
  bySmtp = []
  failures = []
  answer = taken()
})

const letter = (more: Partial<NewMail> = {}): NewMail => ({
  kind: 'advertisement',
  to: { address: layla, name: 'Layla' },
  language: 'en',
  subject: 'Winter course',
  html: '<p>Come</p>',
  leaveHref: '/api/MailRefusal/OneClick?Key=k',
  ...more,
})
const invoice = letter({ kind: 'invoiceSent', subject: 'Invoice', leaveHref: null })
async function send(now = new Date(Date.now() + 1000), patienceMs = 10_000): Promise<void> {
  await sendDue(
    {
      db: database.db,
      deliver: async (each) => void bySmtp.push(each),
      otherWay: { kinds: ['advertisement'], deliver: deliverByService({ url, key }, { patienceMs }) },
      frame: async () => ({
        academyName: { ar: 'أ', en: 'Diwan' },
        from: 'a@diwan.example',
        publicUrl: 'https://diwan.example',
      }),
      onFailure: ({ error }) => void failures.push(error),
    },
    () => now,
  )
}
const kept = () =>
  database.db
    .selectFrom('platform.outbox_mail')
    .select(['kind', 'state', 'tries', 'last_error', 'next_try_at'])
    .orderBy('id')
    .execute()

test('mails to many are handed over as they are written, and all others leave by the mail server', async () => {
  await queueMails(database.db, [letter(), invoice])
  await send()
  expect(asked.map(({ path }) => path)).toEqual(['/api/1.0/messages/send.json'])
  const { body } = asked[0]!
  expect(body['key']).toBe(key)
  expect(body['message']).toMatchObject({
    from_email: 'a@diwan.example',
    from_name: 'Diwan',
    to: [{ email: layla, name: 'Layla', type: 'to' }],
    subject: 'Winter course',
    html: expect.stringContaining('<p'),
    text: expect.stringContaining('Come'),
    headers: {
      'List-Unsubscribe': '<https://diwan.example/api/MailRefusal/OneClick?Key=k>',
      'List-Unsubscribe-Post': 'List-Unsubscribe=One-Click',
    },
    track_opens: false,
    track_clicks: false,
  })
  expect(bySmtp.map(({ subject }) => subject)).toEqual(['Invoice'])
  expect(await kept()).toMatchObject([{ state: 'sent' }, { state: 'sent' }])
})

test.each([
  ['a wrong key', said(401, { status: 'error', name: 'Invalid_Key', message: `Invalid API key ${key}` })],
  ['trouble of its own', said(500, { status: 'error', message: 'Oops' })],
  ['a page in place of an answer', said(200, `<html>${key}</html>`)],
  ['an answer that says nothing', said(200, [])],
  ['a redirect', said(302, '', { location: 'http://127.0.0.1:9/' })],
])('%s holds mails to many back, none is lost, and the mail server goes on', async (_, no) => {
  await queueMails(database.db, [letter(), letter({ subject: 'Another' }), invoice])
  answer = no
  await send()
  expect(bySmtp).toHaveLength(1)
  expect((await kept()).map(({ state }) => state)).toEqual(['waiting', 'waiting', 'sent'])
  const told = JSON.stringify([failures, await kept()])
  expect(told).not.toContain(key)
  expect(failures[0]).toMatch(/mail service/)
  answer = taken()
  await send(new Date(Date.now() + 3_700_000))
  expect((await kept()).map(({ state }) => state)).toEqual(['sent', 'sent', 'sent'])
})

test('a service that wants time gets it, as seconds or as a day; nothing more is asked of it meanwhile', async () => {
  for (const wait of ['600', new Date(Date.now() + 600_000).toUTCString()]) {
    await database.db.deleteFrom('platform.outbox_mail').execute()
    asked = []
    await queueMails(
      database.db,
      Array.from({ length: 15 }, (_, at) => letter({ subject: `Letter ${at}` })),
    )
    answer = said(429, { status: 'error', message: 'Slow down' }, { 'retry-after': wait })
    const now = new Date(Date.now() + 1000)
    await send(now)
    expect(asked, wait).toHaveLength(1)
    const [first] = await kept()
    const waits = new Date(first!.next_try_at).getTime() - now.getTime()
    expect(waits, wait).toBeGreaterThan(590_000)
    expect(waits, wait).toBeLessThanOrEqual(601_000)
  }
})

test('a service that keeps silent is left within its time, and one that is not there at once', async () => {
  await queueMails(database.db, [letter(), invoice])
  answer = () => undefined
  const began = Date.now()
  await send(undefined, 300)
  expect(Date.now() - began).toBeLessThan(5000)
  expect(bySmtp).toHaveLength(1)
  expect(await kept()).toMatchObject([{ state: 'waiting', tries: 0 }, { state: 'sent' }])
})

test('what it refuses for good is not sent again; of one that bounced the address is closed', async () => {
  await queueMails(database.db, [letter()])
  answer = taken('rejected', 'spam')
  await send()
  expect(await kept()).toMatchObject([{ state: 'dead', last_error: '550 5.7.0 the mail service: rejected spam' }])
  const closed = () => database.db.selectFrom('platform.undeliverable_address').select('address').execute()
  expect(await closed()).toEqual([])
  await queueMails(database.db, [letter({ subject: 'Another' })])
  answer = taken('rejected', 'hard-bounce')
  await send()
  expect(await closed()).toEqual([{ address: layla }])
  // A letter that it does not understand is tried again, later and later.
  await database.db.deleteFrom('platform.undeliverable_address').execute()
  await database.db.deleteFrom('platform.outbox_mail').execute()
  await queueMails(database.db, [letter()])
  answer = said(422, { status: 'error', name: 'ValidationError' })
  await send()
  expect(await kept()).toMatchObject([{ state: 'waiting', tries: 1 }])
})

test('without a mail server mails to many leave all the same; the rest waits, and in the sample academy shows', async () => {
  await queueMails(database.db, [letter(), invoice])
  const open = (sample: boolean) =>
    openOutbox(
      {
        smtpUrl: null,
        sample,
        mode: 'production',
        mailFrom: 'a@diwan.example',
        publicUrl: 'https://diwan.example',
        mailService: { url, key },
      },
      {
        pictures: async () => ({}),
        inactive: async () => new Set(),
        held: async () => [],
        onFailure: ({ error }) => void failures.push(error),
        kindsToMany: ['advertisement'],
      },
    )
  const run = ({ listener }: ReturnType<typeof open>) =>
    listener!.run({ db: database.db } as Parameters<NonNullable<typeof listener>['run']>[0])
  const waits = open(false)
  expect(waits.sendsMail).toBe(false)
  await run(waits)
  expect(asked).toHaveLength(1)
  expect(await kept()).toMatchObject([{ state: 'sent' }, { kind: 'invoiceSent', state: 'waiting', tries: 0 }])
  const shows = open(true)
  expect(shows.sendsMail).toBe(true)
  await run(shows)
  expect(await kept()).toMatchObject([{ state: 'sent' }, { state: 'sent' }])
  expect([asked.length, failures]).toEqual([1, []])
})
