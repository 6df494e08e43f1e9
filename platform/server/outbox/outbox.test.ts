import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { inactiveAmong } from '#modules/accounts/server/public.ts'
import { cloneDatabase, type TestDatabase } from '#testing/database.ts'
import { startMailServer, type MailServer } from '#testing/servers/mail-server.ts'
import { deliverBySmtp } from '../mail/smtp.ts'
import { queueMail, type NewMail } from './queue.ts'
import { sendDue } from './send-due.ts'
import { withholdMails } from './store.ts'

let database: TestDatabase
let server: MailServer
beforeAll(async () => {
  database = await cloneDatabase()
})
afterAll(() => database.close())
beforeEach(async () => {
  await database.db.deleteFrom('platform.outbox_mail').execute()
  await database.db.deleteFrom('platform.undeliverable_address').execute()
  server = await startMailServer()
  return () => server.stop()
})

const invitation: NewMail = {
  kind: 'invoiceSent',
  to: { address: 'layla@diwan.example', name: 'ليلى حسن الأنصاري' },
  language: 'ar',
  subject: 'فاتورة دورة السلامة الجوية',
  html: '<p>صدرت <b>فاتورتك</b>.</p>',
  href: '/FollowRegistration',
}
const frame = async () => ({
  academyName: { ar: 'أكاديمية ديوان', en: 'Diwan Academy' },
  from: 'academy@diwan.example',
  publicUrl: 'https://diwan.example',
})
async function send(now = new Date(Date.now() + 1000), url = server.url): Promise<number> {
  const smtp = deliverBySmtp(url)
  const tried = await sendDue({ db: database.db, frame, inactive: inactiveAmong, deliver: smtp.deliver }, () => now)
  smtp.close()
  return tried
}
const inOutbox = () => database.db.selectFrom('platform.outbox_mail').selectAll().executeTakeFirstOrThrow()
const soon = () => new Date(Date.now() + 60_000)

test('a letter is sent once, in Arabic as written, with its button', async () => {
  await queueMail(database.db, invitation)
  expect(await Promise.all([send(), send(), send()])).toEqual(expect.arrayContaining([1, 0, 0]))
  expect(await send(soon())).toBe(0)
  expect(server.letters).toHaveLength(1)
  const [letter] = server.letters
  expect(letter).toMatchObject({
    subject: invitation.subject,
    from: { name: 'أكاديمية ديوان', address: 'academy@diwan.example' },
    to: [{ name: invitation.to.name, address: invitation.to.address }],
    messageId: (await inOutbox()).message_id,
  })
  expect(letter!.html).toContain('<html lang="ar" dir="rtl">')
  expect(letter!.html).toContain('href="https://diwan.example/FollowRegistration"')
  expect(letter!.text).toContain('صدرت فاتورتك.')
  expect(await inOutbox()).toMatchObject({ state: 'sent', tries: 1, last_error: null })
})

test('a letter in Arabic leaves in the digits of the academy, its addresses as they are', async () => {
  const html = '<p>خلال ٤٨ ساعة، بقيمة ١٬٢٠٠٫٥٠: <a href="https://diwan.example/Library/٤٨">هنا</a></p>'
  const due = { ...invitation, subject: 'قبل ٢٢ نوفمبر', html }
  await queueMail(database.db, due)
  await queueMail(database.db, { ...due, language: 'en' })
  const smtp = deliverBySmtp(server.url)
  const latin = async () => ({ ...(await frame()), arabicDigits: 'latn' as const })
  await sendDue({ db: database.db, frame: latin, inactive: inactiveAmong, deliver: smtp.deliver }, soon)
  smtp.close()
  const [arabic, english] = server.letters.toSorted((one) => (one.html?.includes('lang="ar"') ? -1 : 1))
  expect(arabic).toMatchObject({ subject: 'قبل 22 نوفمبر' })
  expect(arabic!.html).toContain('خلال 48 ساعة، بقيمة 1,200.50')
  expect(arabic!.html).toContain('href="https://diwan.example/Library/٤٨"')
  expect(arabic!.text).toContain('خلال 48 ساعة')
  expect(english).toMatchObject({ subject: due.subject })
})

test('who was switched off while the mail waited gets it no more, unless it tells of just that', async () => {
  const secret = { ...invitation, kind: 'invited', secret: true }
  await queueMail(database.db, secret)
  await queueMail(database.db, { ...invitation, kind: 'applicationRejected', evenInactive: true })
  await queueMail(database.db, { ...invitation, to: { address: 'yusuf@diwan.example' } })
  const state = (value: 'active' | 'inactive') =>
    database.db
      .updateTable('accounts.account')
      .set({ state: value })
      .where('email', '=', 'layla@diwan.example')
      .execute()
  await state('inactive')
  expect(await send()).toBe(2)
  expect(server.letters.map((letter) => [letter.to ?? []].flat()[0]?.address).sort()).toEqual([
    'layla@diwan.example',
    'yusuf@diwan.example',
  ])
  const withheld = database.db.selectFrom('platform.outbox_mail').selectAll().where('kind', '=', 'invited')
  // What signed in is not kept either.
  expect(await withheld.executeTakeFirstOrThrow()).toMatchObject({ state: 'withheld', html: '', href: null })
  // Switched on again, what was withheld stays so.
  await state('active')
  expect(await send(soon())).toBe(0)
})

test('a transaction that rolls back sends nothing', async () => {
  const failed = database.db.transaction().execute(async (tx) => {
    await queueMail(tx, invitation)
    throw new Error('no')
  })
  await expect(failed).rejects.toThrow('no')
  expect(await send()).toBe(0)
})

test('a refused letter comes again later under the same Message-ID', async () => {
  await queueMail(database.db, invitation)
  const { message_id } = await inOutbox()
  server.refuseNext(1)
  await send()
  expect(server.letters).toHaveLength(0)
  expect(await inOutbox()).toMatchObject({ state: 'waiting', tries: 1, last_error: expect.stringContaining('451') })
  expect(await send()).toBe(0)
  expect(await send(soon())).toBe(1)
  expect(server.letters.map((letter) => letter.messageId)).toEqual([message_id])
})

test('an unreachable server costs no try', async () => {
  await queueMail(database.db, invitation)
  const elsewhere = await startMailServer()
  await elsewhere.stop()
  await send(new Date(), elsewhere.url)
  expect(await inOutbox()).toMatchObject({ state: 'waiting', tries: 0 })
  await send(new Date(Date.now() + 61_000))
  expect(server.letters).toHaveLength(1)
})

test('a lasting no is the last one; a passing one is given up after three days', async () => {
  await queueMail(database.db, invitation)
  server.refuseNext(1, [554, '5.7.1 Rejected'])
  await send()
  expect(await inOutbox()).toMatchObject({ state: 'dead', tries: 1, last_error: expect.stringContaining('554') })
  expect(await send(new Date(Date.now() + 86_400_000))).toBe(0)
  await database.db.deleteFrom('platform.outbox_mail').execute()
  await queueMail(database.db, invitation)
  await database.db.updateTable('platform.outbox_mail').set({ tries: 9 }).execute()
  server.refuseNext(2)
  await send()
  expect(await inOutbox()).toMatchObject({ state: 'waiting', tries: 10 })
  await send(new Date(Date.now() + 73 * 3_600_000))
  expect(await inOutbox()).toMatchObject({ state: 'dead', tries: 11 })
})

test('where there is nobody no more is written, but what somebody waits for; once something arrives all is well', async () => {
  const marked = () => database.db.selectFrom('platform.undeliverable_address').selectAll().execute()
  const to = { address: 'Nobody@diwan.example' }
  const code = { ...invitation, to, kind: 'signInCode', secret: true }
  server.refuseRecipient(to.address, [550, '5.1.1 User unknown'])
  await queueMail(database.db, { ...invitation, to })
  await send()
  expect(await inOutbox()).toMatchObject({ state: 'dead' })
  expect(await marked()).toMatchObject([
    { address: 'nobody@diwan.example', refusals: 1, reason: '550 5.1.1 User unknown' },
  ])
  await queueMail(database.db, { ...invitation, to })
  expect(await send()).toBe(0)
  await queueMail(database.db, code)
  expect(await send()).toBe(1)
  expect(await marked()).toMatchObject([{ refusals: 2, reason: '550 5.1.1 User unknown' }])
  server.refuseRecipient(to.address, null)
  await queueMail(database.db, code)
  await send()
  expect(await marked()).toEqual([])
  await queueMail(database.db, { ...invitation, to })
  expect(await send()).toBe(1)
})

test('a recipient who is refused for another reason is no address without anybody', async () => {
  await queueMail(database.db, invitation)
  server.refuseRecipient(invitation.to.address, [550, '5.7.1 User unknown to this policy'])
  await send()
  expect(await inOutbox()).toMatchObject({ state: 'dead' })
  expect(await database.db.selectFrom('platform.undeliverable_address').selectAll().execute()).toEqual([])
})

test('codes leave before everything else, and a mail that was withheld meanwhile does not leave', async () => {
  for (let n = 0; n < 15; n++) await queueMail(database.db, { ...invitation, subject: `mass ${n}` })
  await queueMail(database.db, { ...invitation, subject: 'code', secret: true })
  const last = await database.db
    .selectFrom('platform.outbox_mail')
    .select('id')
    .where('subject', '=', 'mass 14')
    .executeTakeFirstOrThrow()
  const seen: string[] = []
  const deliver = async ({ subject }: { subject: string }) => {
    seen.push(subject)
    if (seen.length === 12) await withholdMails(database.db, [last.id])
  }
  await sendDue({ db: database.db, frame, deliver }, () => new Date(Date.now() + 1000))
  expect(seen[0]).toBe('code')
  expect([seen.length, new Set(seen).size, seen.includes('mass 14')]).toEqual([15, 15, false])
})

test('a server that keeps silent longer than the lease lets nothing be sent twice', async () => {
  for (let n = 0; n < 3; n++) await queueMail(database.db, { ...invitation, subject: `letter ${n}` })
  const seen: string[] = []
  const late = (by: number) => () => new Date(Date.now() + 1000 + by)
  const other = async ({ subject }: { subject: string }) => void seen.push(subject)
  // While the first letter is on its way the lease of the others ends, and another process takes them.
  const slow = async ({ subject }: { subject: string }) => {
    seen.push(subject)
    await sendDue({ db: database.db, frame, deliver: other }, late(121_000))
  }
  const [first] = await database.db.selectFrom('platform.outbox_mail').select('id').orderBy('id').execute()
  await sendDue(
    { db: database.db, frame, deliver: (letter) => (letter.subject === 'letter 0' ? slow(letter) : other(letter)) },
    late(0),
  )
  expect(first).toBeDefined()
  expect(seen.filter((subject) => subject !== 'letter 0').toSorted()).toEqual(['letter 1', 'letter 2'])
})

test('no text becomes a header of its own', async () => {
  await queueMail(database.db, {
    ...invitation,
    subject: 'x\r\nBcc: all@diwan.example',
    to: { ...invitation.to, name: 'a\nb' },
  })
  await send()
  expect(server.letters[0]).toMatchObject({ subject: 'x Bcc: all@diwan.example', to: [{ name: 'a b' }] })
  expect(server.letters[0]!.bcc).toBeUndefined()
  const forged = { ...invitation, to: { address: 'a@b.example\r\nBcc: c@d.example' } }
  await expect(queueMail(database.db, forged)).rejects.toThrow('Not a mail address')
})

test('of a letter with a code nothing stays once it has left, or has been given up', async () => {
  const secret = { ...invitation, html: '<p>123456</p>', href: '/pages/reset-password#token', secret: true }
  await queueMail(database.db, secret)
  await send()
  expect(server.letters[0]!.html).toContain('123456')
  expect(server.letters[0]!.html).toContain('https://diwan.example/pages/reset-password#token')
  expect(await inOutbox()).toMatchObject({ state: 'sent', html: '', href: null, subject: invitation.subject })

  await database.db.deleteFrom('platform.outbox_mail').execute()
  await queueMail(database.db, secret)
  await send(new Date(Date.now() + 4 * 24 * 3_600_000), 'smtp://127.0.0.1:1')
  expect(await inOutbox()).toMatchObject({ state: 'dead', html: '', href: null })
})

test('where the outbox is the mailbox, the code stays to be read', async () => {
  await queueMail(database.db, { ...invitation, html: '<p>123456</p>', secret: true })
  const soonEnough = new Date(Date.now() + 1000)
  await sendDue({ db: database.db, frame, deliver: async () => {}, keepsSecrets: true }, () => soonEnough)
  expect(await inOutbox()).toMatchObject({ state: 'sent', html: '<p>123456</p>' })
})
