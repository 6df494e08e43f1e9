import { sql } from 'kysely'
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { integrationsCalls } from '#modules/integrations/contract/calls.ts'
import { queueMail, type NewMail } from '#platform/server/outbox/queue.ts'
import { sendDue } from '#platform/server/outbox/send-due.ts'
import { addDays, dayOf } from '#platform/shared/values/dates.ts'
import type { Asker } from '#testing/asker.ts'
import { refusalOf, startTestServer, type TestServer } from '#testing/server.ts'
import { audited } from '#testing/stages/audited.ts'
import { castPassword } from '#testing/stages/cast.ts'
import { reportedMail } from '#testing/servers/reported-mail.ts'
import { mailboxCalls as calls } from '../contract/calls.ts'

const layla = 'layla@diwan.example'
const lines: string[] = []
let server: TestServer
let nadia: Asker
beforeAll(async () => {
  server = await startTestServer({ logTo: { write: (line) => void lines.push(line) } })
  nadia = await server.as('nadia')
})
afterAll(() => server.close())
beforeEach(async () => {
  await sql`delete from platform.outbox_mail`.execute(server.db)
  await sql`delete from platform.undeliverable_address`.execute(server.db)
})

const frame = async () => ({
  academyName: { ar: 'أكاديمية' },
  from: 'a@diwan.example',
  publicUrl: 'https://diwan.example',
})
/** The Message-IDs of the letters that a mail server took on now. */
async function sent(more: Partial<NewMail> = {}): Promise<string[]> {
  const to = { address: layla }
  await queueMail(server.db, { kind: 'testLetter', to, language: 'ar', subject: 'خبر', html: '<p>أ</p>', ...more })
  const taken: string[] = []
  await sendDue({ db: server.db, frame, deliver: async ({ messageId }) => void taken.push(messageId) })
  return taken
}
const outbox = () =>
  server.db.selectFrom('platform.outbox_mail').select(['state', 'last_error']).orderBy('id').execute()
const closed = () => server.db.selectFrom('platform.undeliverable_address').select(['address', 'refusals']).execute()
const take = (Message: string, who = nadia) => who.send(calls.takeDeliveryReport, { body: { Message } })
const traineeId = async () =>
  (await server.db.selectFrom('people.trainee').select('id').where('email', '=', layla).executeTakeFirstOrThrow()).id

test('a letter that came back has not arrived; its address is closed, the record says so, and an editor opens it again', async () => {
  const [messageId] = await sent()
  const report = reportedMail({ messageId: messageId! })
  expect(await take(report)).toEqual({ Outcome: 'failed', IsClosed: true })
  expect(await outbox()).toEqual([{ state: 'dead', last_error: expect.stringMatching(/^5\.1\.1 550 5\.1\.1/) }])
  const ID = await traineeId()
  const delivery = async (who: Asker) => who.send(calls.getUndeliverable, { Of: 'trainee', ID })
  const [item] = (await delivery(await server.as('huda'))).Items
  expect(item).toMatchObject({ Address: layla, Said: expect.stringContaining('User unknown'), Refusals: 1 })
  // Nothing more goes there, but a code that somebody asked for; and that a server takes it on opens nothing.
  expect(await sent()).toEqual([])
  expect(await sent({ secret: true })).toHaveLength(1)
  expect(await closed()).toHaveLength(1)

  const kept = await audited(server.db, 'mailbox.closeAddress')
  expect(kept).toHaveLength(1)
  expect(JSON.stringify(kept)).not.toContain('layla')
  const sami = await server.as('sami')
  await sami.send(calls.clearUndeliverable, { ID: item!.ID })
  expect((await delivery(sami)).Reached).toContain(layla)
  expect(await sent()).toHaveLength(1)
})

test('a report with signs that no database keeps is taken all the same', async () => {
  for (const encoding of ['7bit', 'base64'] as const) {
    const [messageId] = await sent({ secret: true })
    const said = `452 4.2.2 ${encoding}\u0000 is full`
    expect(await take(reportedMail({ messageId: messageId!, said, encoding }))).toMatchObject({ Outcome: 'failed' })
    expect(await outbox()).toContainEqual({ state: 'dead', last_error: expect.stringContaining(`${encoding} is full`) })
  }
})

test('told twice it counts once; what is late, full or against the sender closes nothing', async () => {
  const [messageId] = await sent()
  const told = (more: Partial<Parameters<typeof reportedMail>[0]>) =>
    take(reportedMail({ messageId: messageId!, ...more }))
  expect(await told({ action: 'delayed', status: '4.4.1', said: '451 later' })).toEqual({
    Outcome: 'delayed',
    IsClosed: false,
  })
  expect(await told({ action: 'relayed' })).toMatchObject({ Outcome: 'arrived' })
  expect(await outbox()).toMatchObject([{ state: 'sent' }])
  expect(await told({ status: '5.2.2', said: '552 5.2.2 Mailbox full' })).toEqual({
    Outcome: 'failed',
    IsClosed: false,
  })
  expect(await told({})).toEqual({ Outcome: 'known', IsClosed: false })
  for (const no of [
    { status: '5.7.1', said: '550 5.7.1 user unknown to our list of senders' },
    // Given up after days: the letter is lost, the address may live.
    { status: '4.4.7', said: '451 4.4.7 Delivery time expired' },
    // It was forwarded: the address that it went to is another.
    { address: 'somebody@elsewhere.example' },
  ]) {
    const [next] = await sent()
    expect(await take(reportedMail({ messageId: next!, ...no }))).toEqual({ Outcome: 'failed', IsClosed: false })
  }
  expect(await closed()).toEqual([])
})

test('a report about a letter that was never sent, and what is no report, changes nothing', async () => {
  await sent()
  const foreign = reportedMail({ messageId: '<made-up@mail.diwan>' })
  expect(await take(foreign)).toEqual({ Outcome: 'unknown', IsClosed: false })
  expect(await take(reportedMail({ messageId: '<made-up@mail.diwan>', returns: null }))).toMatchObject({
    Outcome: 'unknown',
  })
  expect(await refusalOf(take('Subject: Out of office\n\nBack on Monday.'))).toMatchObject({
    status: 422,
    code: 'noDeliveryReport',
  })
  expect(await outbox()).toMatchObject([{ state: 'sent' }])
  expect(await closed()).toEqual([])
  expect(lines.join('')).not.toContain(layla)
})

test('the mail server hands it over by a token of its area; nobody else does', async () => {
  for (const who of ['sami', 'huda', 'omar', 'hany', 'layla'])
    expect(await refusalOf(take('x', await server.as(who))), who).toMatchObject({ status: 403 })
  const [messageId] = await sent()
  const token = async (Writes: 'mailbox'[], Reads: 'classes'[]) =>
    (
      await nadia.send(integrationsCalls.makeToken, {
        body: {
          Name: `MX ${Writes.length}`,
          ExpiresOn: addDays(dayOf(server.now()), 30),
          Reads,
          Writes,
          Networks: [],
          password: castPassword,
        },
      })
    ).Token
  const handOver = async (bearer: string) =>
    server.app.inject({
      method: 'POST',
      url: calls.takeDeliveryReport.path,
      headers: { authorization: `Bearer ${bearer}`, 'content-type': 'application/json' },
      payload: JSON.stringify({ Message: reportedMail({ messageId: messageId! }) }),
    })
  expect((await handOver(await token([], ['classes']))).json()).toMatchObject({ code: 'notByToken' })
  const own = await token(['mailbox'], [])
  expect((await handOver(own)).json()).toEqual({ Outcome: 'failed', IsClosed: true })
  // What somebody's letters say no token reads.
  const letters = await server.app.inject({
    url: calls.getMailbox.path,
    headers: { authorization: `Bearer ${own}` },
  })
  expect(letters.statusCode).toBe(403)
})
