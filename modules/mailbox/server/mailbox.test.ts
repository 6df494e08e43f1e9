import { sql } from 'kysely'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { accountsCalls } from '#modules/accounts/contract/calls.ts'
import { signinCalls } from '#modules/signin/contract/calls.ts'
import type { Asker } from '#testing/asker.ts'
import { refusalOf, startTestServer, type TestServer } from '#testing/server.ts'
import { mailedToken } from '#testing/sign-in.ts'
import { cast, castPassword } from '#testing/stages/cast.ts'
import { mailboxCalls as calls } from '../contract/calls.ts'

let server: TestServer
let omar: Asker, layla: Asker, mariam: Asker
beforeAll(async () => {
  server = await startTestServer()
  ;[omar, layla, mariam] = [await server.as('omar'), await server.as('layla'), await server.as('mariam')]
})
afterAll(() => server.close())

interface Letter {
  readonly to?: string
  readonly subject?: string
  readonly html?: string
  readonly state?: string
  readonly secret?: boolean
  readonly by?: Asker
  readonly error?: string
  readonly at?: string
}
let number = 0
async function letter({ to = 'layla@diwan.example', by, ...more }: Letter = {}): Promise<number> {
  number++
  const event = by
    ? (
        await sql<{
          id: number
        }>`insert into platform.event (kind, actor_id, subject_type, subject_id, data, handled_at)
          values ('meetings.scheduleMeeting', ${by.accountId}, 'meeting', 1, '{}', now()) returning id`.execute(
          server.db,
        )
      ).rows[0]!.id
    : null
  const { rows } = await sql<{ id: number }>`
    insert into platform.outbox_mail (kind, to_address, subject, html, message_id, state, secret, event_id, last_error, created_at)
    values ('general', ${to}, ${more.subject ?? 'عنوان'}, ${more.html ?? '<p>النص كما كُتب</p>'}, ${`<m${number}@mail.diwan>`},
      ${more.state ?? 'sent'}, ${more.secret ?? false}, ${event}, ${more.error ?? null}, coalesce(${more.at ?? null}::timestamptz, now()))
    returning id`.execute(server.db)
  return rows[0]!.id
}
const found = async (who: Asker, input: object = {}) => (await who.send(calls.getMailbox, input)).Items

test('letters and notifications stand in one list, the newest first, searched and filtered; of others nothing', async () => {
  const first = await letter({ subject: 'موعد الاختبار' })
  await sql`insert into notifications.notification (account_id, kind, title, subject, href)
    values (${layla.accountId}, 'general', 'إشعار بالنتيجة', '<p>نص</p>', '/Notifications')`.execute(server.db)
  const second = await letter({ subject: 'شهادة جاهزة', state: 'waiting' })
  const all = await found(layla)
  expect(all.slice(0, 3).map(({ Kind, State }) => [Kind, State])).toEqual([
    ['letter', 'waiting'],
    ['notification', 'unread'],
    ['letter', 'sent'],
  ])
  expect((await found(layla, { search: 'الإختبار' })).map(({ ID }) => ID)).toEqual([first])
  expect((await found(layla, { Kind: 'notification', State: 'unread' })).every(({ ID }) => ID < 0)).toBe(true)
  expect((await found(layla, { State: 'waiting' })).map(({ ID }) => ID)).toEqual([second])
  expect((await found(mariam)).filter(({ ID }) => ID === first || ID === second)).toEqual([])
  expect((await refusalOf(mariam.send(calls.getLetter, { ID: first }))).status).toBe(404)
  expect((await refusalOf(server.anonymous.send(calls.getMailbox, {}))).status).toBe(401)
})

test('a letter opens as it was sent; one with a secret says only that it was', async () => {
  const plain = await letter({ html: '<p>السطر الأول</p>' })
  expect(await layla.send(calls.getLetter, { ID: plain })).toMatchObject({ To: 'layla@diwan.example', State: 'sent' })
  expect((await layla.send(calls.getLetter, { ID: plain })).Html).toContain('السطر الأول')
  // The sample academy keeps such bodies for its own page of mails; here they are never read.
  const secret = await letter({ html: '<p>123456</p>', secret: true })
  const shown = await layla.send(calls.getLetter, { ID: secret })
  expect([shown.Html, JSON.stringify(shown).includes('123456')]).toEqual([null, false])
})

test('what was withheld is nobody’s to read; who sent it sees that it never left', async () => {
  const withheld = await letter({ subject: 'إعلان أُوقف', state: 'withheld', by: omar })
  expect(await found(layla, { search: 'إعلان أُوقف' })).toEqual([])
  expect((await refusalOf(layla.send(calls.getLetter, { ID: withheld }))).status).toBe(404)
  const { Items } = await omar.send(calls.getSentLetters, { State: 'withheld' })
  expect(Items.map(({ ID }) => ID)).toEqual([withheld])
})

test('who has an address now reads nothing that was sent to it before the account', async () => {
  const before = await letter({ at: '2001-01-01T00:00:00Z' })
  expect((await found(layla, { sort: 'At' })).some(({ ID }) => ID === before)).toBe(false)
  expect((await refusalOf(layla.send(calls.getLetter, { ID: before }))).status).toBe(404)
})

test('who takes over an address reads nothing that was sent to it before; who takes the change back reads theirs again', async () => {
  const Email = 'office@academy.example'
  const former = await letter({ to: Email, subject: 'لمن كان عنده العنوان' })
  const own = await letter({ to: cast.yusuf.email })
  const yusuf = await server.as('yusuf')
  await yusuf.send(signinCalls.changeAddress, { body: { Email, password: castPassword } })
  const undo = await mailedToken(server.db, cast.yusuf.email)
  const confirm = await mailedToken(server.db, Email)
  await server.anonymous.send(accountsCalls.confirmAddress, { body: { token: confirm } })

  const there = await server.as(Email)
  const later = await letter({ to: Email })
  const ids = async (who: Asker) => (await found(who, { Kind: 'letter', pageSize: 100 })).map(({ ID }) => ID)
  expect(await ids(there)).toContain(later)
  expect(await ids(there)).not.toContain(former)
  expect((await refusalOf(there.send(calls.getLetter, { ID: former }))).status).toBe(404)

  await server.anonymous.send(accountsCalls.undoAddress, { body: { token: undo } })
  const back = await ids(await server.as('yusuf'))
  expect(back).toContain(own)
  expect(back).not.toContain(later)
})

test('staff see what follows from their acts, and what became of it; nobody else does, nor the letters themselves', async () => {
  const sent = await letter({ by: omar })
  const bounced = await letter({ by: omar, state: 'dead', error: '550 5.1.1 User unknown' })
  const { Items } = await omar.send(calls.getSentLetters, { pageSize: 100 })
  const of = (id: number) => Items.find(({ ID }) => ID === id)
  expect(of(sent)).toMatchObject({ State: 'sent', Cause: null, IsOpened: null, To: 'layla@diwan.example' })
  expect(of(bounced)).toMatchObject({ State: 'refused', Cause: 'noSuchAddress' })
  await sql`insert into platform.report_ticket (hash, report, parameters, issued_by, recipient, expires_at, uses_left, created_at)
    select sha256('x'), 'r', '{}', ${layla.accountId}, to_address, now() + interval '1 day', 99, created_at
    from platform.outbox_mail where id = ${sent}`.execute(server.db)
  const idsOf = async (IsOpened: boolean) =>
    (await omar.send(calls.getSentLetters, { IsOpened })).Items.map(({ ID }) => ID)
  expect([await idsOf(true), await idsOf(false)]).toEqual([[sent], []])
  await sql`update platform.report_ticket set uses_left = 100 where hash = sha256('x')`.execute(server.db)
  expect([await idsOf(true), await idsOf(false)]).toEqual([[], [sent]])
  expect((await refusalOf(omar.send(calls.getLetter, { ID: sent }))).status).toBe(404)
  const salma = await server.as('salma')
  expect((await salma.send(calls.getSentLetters, {})).Items.some(({ ID }) => ID === sent)).toBe(false)
  expect((await refusalOf(layla.send(calls.getSentLetters, {}))).code).toBe('notAllowed')
})
