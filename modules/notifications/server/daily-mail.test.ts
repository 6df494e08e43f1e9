import { sql } from 'kysely'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { byItself } from '#platform/server/audit/by.ts'
import { recordEvent } from '#platform/server/event.ts'
import { wordsOfLetter } from '#platform/server/mail/merge/words.ts'
import { changeSetting } from '#platform/server/settings.ts'
import { instantIn } from '#platform/server/text/written.ts'
import { peopleCalls } from '#modules/people/contract/calls.ts'
import type { Asker } from '#testing/asker.ts'
import { addClass, addTrainees } from '#testing/stages/registrations.ts'
import { startTestServer, testSecrets, type TestServer } from '#testing/server.ts'
import { tellAll } from '#testing/stages/told.ts'
import { notificationsCalls as calls } from '../contract/calls.ts'
import { noticeSettings } from '../contract/settings.ts'
import { lastMorning, sendDailyMails } from './acts/daily-mail.ts'

let server: TestServer
let layla: Asker
let classId: number
let traineeId: number
beforeAll(async () => {
  server = await startTestServer()
  layla = await server.as('layla')
  classId = await addClass(server.db, server.now())
  const found = await server.db
    .selectFrom('people.trainee')
    .where('email', '=', 'layla@diwan.example')
    .select('id')
    .executeTakeFirstOrThrow()
  traineeId = found.id
})
afterAll(() => server.close())

let number = 0
async function certificate() {
  const data = { traineeId, classId, serial: `CERT-2026-${++number}`, kind: 'completion' }
  await recordEvent(server.db, { kind: 'certificates.issue', subject: ['certificate', number], data }, byItself)
  await tellAll(server)
}
const mails = () =>
  server.db
    .selectFrom('platform.outbox_mail')
    .selectAll()
    .where('to_address', '=', 'layla@diwan.example')
    .orderBy('id')
    .execute()
const inDays = (days: number) => new Date(Date.now() + days * 86_400_000)
const run = (now: Date) => sendDailyMails(server.db, now, { publicUrl: 'https://diwan.example', secrets: testSecrets })

test('what was told since the last morning comes in one mail, once, and nothing where nothing is new', async () => {
  await layla.send(calls.saveMailChoice, { body: { Topic: 'results', Mail: 'daily' } })
  await certificate()
  await certificate()
  expect(await mails()).toEqual([])
  // Before the next morning nothing leaves.
  await run(new Date())
  expect(await mails()).toEqual([])
  await Promise.all([run(inDays(1)), run(inDays(1))])
  const [mail, ...others] = await mails()
  expect(others).toEqual([])
  expect(mail).toMatchObject({ kind: 'dailyMail', href: '/Notifications', language: 'ar' })
  expect(mail!.leave_href).toMatch(/^\/api\/UserNotifications\/OneClick\?Key=\d+\.daily-[\w-]{22}$/)
  expect(mail!.html.match(/<li>/g)).toHaveLength(2)
  expect(mail!.html).toContain('href="https://diwan.example/TraineeCertification')
  // What it is about stands below each title.
  for (const serial of ['CERT-2026-1', 'CERT-2026-2'])
    expect(wordsOfLetter(mail!.html)).toMatch(new RegExp(`^[^-].*${serial}\\b`, 'm'))
  await run(inDays(2))
  expect(await mails()).toHaveLength(1)
})

test('it waits for the end of quiet hours', async () => {
  await layla.send(calls.setQuietHours, { body: { From: '06:00', To: '09:30' } })
  await certificate()
  const at = lastMorning(inDays(2), 7, 'Africa/Cairo')
  await run(new Date(at.getTime() + 60_000))
  const mail = (await mails()).at(-1)!
  expect(new Date(mail.next_try_at).getTime() - at.getTime()).toBe(2.5 * 3_600_000)
})

test('the last morning is of today once its hour has come', () => {
  const morning = (now: string) => lastMorning(new Date(now), 7, 'Africa/Cairo').toISOString()
  expect(morning('2026-01-10T04:59:00Z')).toBe('2026-01-09T05:00:00.000Z')
  expect(morning('2026-01-10T05:00:00Z')).toBe('2026-01-10T05:00:00.000Z')
})

test('its title says up to when, at whatever hour of the day it leaves', async () => {
  await changeSetting(server.db, noticeSettings, 'dailyMailHour', 23)
  await certificate()
  const at = lastMorning(inDays(4), 23, 'Africa/Cairo')
  await run(new Date(at.getTime() + 60_000))
  await changeSetting(server.db, noticeSettings, 'dailyMailHour', 7)
  const { subject } = (await mails()).at(-1)!
  expect(subject).toBe(`إشعاراتك حتى ${instantIn('ar', at.toISOString(), 'Africa/Cairo')}`)
  expect(subject).toContain('٢٣:٠٠')
})

async function merge(KeptID: number, GoneID: number) {
  const sami = await server.as('sami')
  const versionOf = async (ID: number) => (await sami.send(peopleCalls.getTrainee, { ID })).Version
  const [KeptVersion, GoneVersion] = [await versionOf(KeptID), await versionOf(GoneID)]
  await sami.send(peopleCalls.mergeTrainees, { body: { KeptID, KeptVersion, GoneID, GoneVersion, FromGone: [] } })
}

test('what it was to tell an account that is closed by a merge comes to the one that stays', async () => {
  const [kept, gone] = await addTrainees(server.db, 2)
  await sql`with told as (insert into notifications.notification (account_id, kind, title, subject)
      select id, 'general', 'موعد', '' from accounts.account where email = ${gone!.email} returning id, account_id)
    insert into notifications.digest_item (notification_id, account_id) select id, account_id from told`.execute(
    server.db,
  )
  await merge(kept!.id, gone!.id)
  await run(inDays(1))
  const sent = await server.db
    .selectFrom('platform.outbox_mail')
    .where('kind', '=', 'dailyMail')
    .where('to_address', 'in', [kept!.email, gone!.email])
    .select(['to_address', 'html'])
    .execute()
  expect(sent).toEqual([{ to_address: kept!.email, html: expect.stringContaining('موعد') }])
})

test('what the closed account has chosen holds where the one that stays has chosen nothing', async () => {
  const [mariam, yusuf] = await Promise.all([server.as('mariam'), server.as('yusuf')])
  const says = (who: Asker, Topic: 'exams' | 'results' | 'schedule', Mail: 'daily' | 'off') =>
    who.send(calls.saveMailChoice, { body: { Topic, Mail } })
  await says(yusuf, 'results', 'off')
  await says(yusuf, 'exams', 'off')
  await says(mariam, 'exams', 'daily')
  await says(mariam, 'schedule', 'off')
  await yusuf.send(calls.setQuietHours, { body: { From: '22:00', To: '06:00' } })
  const idOf = async ({ accountId }: Asker) =>
    (
      await server.db
        .selectFrom('people.trainee')
        .where('account_id', '=', accountId)
        .select('id')
        .executeTakeFirstOrThrow()
    ).id
  await merge(await idOf(mariam), await idOf(yusuf))
  const { Items, Quiet } = await mariam.send(calls.getMailChoices)
  expect(Object.fromEntries(Items.map(({ Topic, Mail }) => [Topic, Mail]))).toMatchObject({
    results: 'off',
    exams: 'daily',
    schedule: 'off',
  })
  expect(Quiet).toEqual({ From: '22:00', To: '06:00' })
})
