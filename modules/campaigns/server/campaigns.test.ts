import { sql } from 'kysely'
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { addTrainees } from '#database/seeds/world/people.ts'
import { mailboxCalls } from '#modules/mailbox/contract/calls.ts'
import { planningCalls } from '#modules/planning/contract/calls.ts'
import { deliverBySmtp } from '#platform/server/mail/smtp.ts'
import { queueMail } from '#platform/server/outbox/queue.ts'
import { sendDue } from '#platform/server/outbox/send-due.ts'
import { changeSetting } from '#platform/server/settings.ts'
import type { Argument } from '#platform/shared/call.ts'
import { startMailServer, type MailServer } from '#testing/servers/mail-server.ts'
import { refusalOf, startTestServer, testSecrets, type TestServer } from '#testing/server.ts'
import { reportedMail } from '#testing/servers/reported-mail.ts'
import { audited } from '#testing/stages/audited.ts'
import { campaignsCalls as calls } from '../contract/calls.ts'
import { advertisementSettings } from '../contract/settings.ts'
import { noConditions } from '../rules/audience.ts'
import { shortenedAddress } from '#platform/shared/record/shortened-address.ts'
import { heldMails } from './acts/going-out.ts'
import { refusalKey } from './acts/refusal-key.ts'
import { sendCampaigns } from './acts/send-campaigns.ts'

let server: TestServer
let mailServer: MailServer
beforeAll(async () => {
  server = await startTestServer()
  mailServer = await startMailServer()
})
afterAll(async () => {
  await mailServer.stop()
  await server.close()
})
beforeEach(async () => {
  await sql`delete from campaigns.campaign`.execute(server.db)
  await sql`delete from campaigns.mail_refusal`.execute(server.db)
  await sql`delete from platform.outbox_mail`.execute(server.db)
  ;(mailServer.letters as unknown[]).length = 0
})

const sami = () => server.as('sami')
const ids = async (text: string) => (await sql.raw<{ id: number }>(text).execute(server.db)).rows.map(({ id }) => id)
const traineeId = async (name: string) =>
  (await ids(`select id from people.trainee where email = '${name}@diwan.example'`))[0]!

const none: Argument<typeof calls.addAudience>['body']['Conditions'] = noConditions
let audiences = 0
async function audience(...trainees: readonly string[]): Promise<number> {
  const TraineeIDs = await Promise.all(trainees.map(traineeId))
  const body = {
    Name: { ar: `قائمة ${++audiences}` },
    Note: '',
    Conditions: none,
    ByHand: { TraineeIDs, InstructorIDs: [], OrganizationIDs: [] },
  }
  return (await (await sami()).send(calls.addAudience, { body })).ID
}
const shipped = async () => (await ids("select id from campaigns.advertisement where kind = 'newCourses'"))[0]!
async function plan(AudienceID: number, more: { IDs?: number[]; At?: string } = {}, who: 'sami' | 'huda' = 'sami') {
  const body = { AdvertisementID: await shipped(), AudienceID, IDs: more.IDs ?? [], At: more.At ?? null }
  return (await server.as(who)).send(calls.planCampaign, { body })
}
/** A turn of the clock that begins and goes on. */
const turn = (now = new Date()) => sendCampaigns(server.db, now, testSecrets)
const frame = async () => ({
  academyName: { ar: 'ديوان' },
  from: 'a@diwan.example',
  publicUrl: 'https://diwan.example',
})
async function deliver(): Promise<void> {
  const smtp = deliverBySmtp(mailServer.url)
  const options = { db: server.db, frame, deliver: smtp.deliver, held: heldMails }
  await sendDue(options, () => new Date(Date.now() + 1000))
  smtp.close()
}
const of = async (ID: number) => (await sami()).send(calls.getCampaign, { ID })
const people = async (CampaignID: number) => (await (await sami()).send(calls.getCampaignPeople, { CampaignID })).Items
const addressesWritten = () => mailServer.letters.map((letter) => [letter.to ?? []].flat()[0]?.address).toSorted()
const headerOf = (at: number, name: string) =>
  mailServer.letters[at]!.headers.find(({ key }) => key === name.toLowerCase())?.value

test('whoever decided to send it sees its letters among those they sent, and what became of each; nobody else does', async () => {
  await plan(await audience('layla', 'yusuf'))
  await turn()
  const sent = async (who: string) =>
    (await (await server.as(who)).send(mailboxCalls.getSentLetters, {})).Items.map(({ To, State }) => [
      To,
      State,
    ]).toSorted()
  const both = (state: string) => [
    ['layla@diwan.example', state],
    ['yusuf@diwan.example', state],
  ]
  expect(await sent('sami')).toEqual(both('waiting'))
  await deliver()
  expect(await sent('sami')).toEqual(both('sent'))
  expect(await sent('huda')).toEqual([])
})

test('a letter that comes back after the campaign is over has not arrived in it either', async () => {
  const { ID } = await plan(await audience('layla', 'yusuf'))
  await turn()
  await deliver()
  await turn()
  expect(await of(ID)).toMatchObject({ State: 'sent', Sent: 2, Failed: 0 })
  const { message_id: messageId } = await server.db
    .selectFrom('platform.outbox_mail')
    .where('to_address', '=', 'yusuf@diwan.example')
    .where('kind', '=', 'advertisement')
    .select('message_id')
    .orderBy('id', 'desc')
    .executeTakeFirstOrThrow()
  const Message = reportedMail({ messageId, address: 'yusuf@diwan.example' })
  const nadia = await server.as('nadia')
  await nadia.send(mailboxCalls.takeDeliveryReport, { body: { Message } })
  await turn()
  expect(await of(ID)).toMatchObject({ State: 'sent', Sent: 1, Failed: 1 })
  expect((await people(ID)).map(({ Address, State }) => [Address, State]).toSorted()).toEqual([
    ['layla@diwan.example', 'sent'],
    ['yusuf@diwan.example', 'failed'],
  ])
  await server.db.deleteFrom('platform.undeliverable_address').execute()
})

test('an advertisement goes to each of an audience once, with a link out, and its figures lead to the rows', async () => {
  const { ID, recipientsCount } = await plan(await audience('layla', 'yusuf'))
  expect(recipientsCount).toBe(2)
  await Promise.all([turn(), turn(), turn()])
  expect(await of(ID)).toMatchObject({ State: 'sending', Waiting: 2, Sent: 0 })
  await deliver()
  await Promise.all([turn(), turn()])
  await turn()
  await deliver()
  expect(addressesWritten()).toEqual(['layla@diwan.example', 'yusuf@diwan.example'])
  expect(await of(ID)).toMatchObject({ State: 'sent', Waiting: 0, Sent: 2, Refused: 0, Failed: 0, Actions: [] })
  expect(await people(ID)).toMatchObject([{ State: 'sent' }, { State: 'sent' }])
  const leave = headerOf(0, 'List-Unsubscribe')!
  expect(leave).toMatch(/^<https:\/\/diwan\.example\/api\/MailRefusal\/OneClick\?Key=\d+-[\w-]{22}>$/)
  expect(headerOf(0, 'List-Unsubscribe-Post')).toBe('List-Unsubscribe=One-Click')
  expect(mailServer.letters[0]!.html).toContain(leave.slice(1, -1))
  expect(mailServer.letters[0]!.html).toContain('https://diwan.example/UpcomingCourse')
  // The key is not kept once the letter has left.
  const kept = await server.db.selectFrom('platform.outbox_mail').select('leave_href').execute()
  expect(kept.map(({ leave_href }) => leave_href)).toEqual([null, null])
  const acts = ['campaigns.planCampaign', 'campaigns.startCampaign', 'campaigns.endCampaign'] as const
  for (const act of acts)
    expect(
      (await audited(server.db, act)).filter((row) => row.subject_id === ID),
      act,
    ).toHaveLength(1)
})

test('pressed twice it goes out once; the audience and the text of what is to go out stay', async () => {
  const AudienceID = await audience('layla')
  const again = new Date(Date.now() + 3_600_000).toISOString()
  const { ID } = await plan(AudienceID, { At: again })
  expect(await refusalOf(plan(AudienceID))).toMatchObject({ code: 'alreadyGoingOut' })
  const editor = await sami()
  expect(await refusalOf(editor.send(calls.deleteAudience, { ID: AudienceID }))).toMatchObject({
    code: 'audienceInUse',
  })
  await turn()
  expect(await of(ID)).toMatchObject({ State: 'scheduled', Waiting: 0 })
  const stopping = { ID, body: { Version: 1 } }
  await editor.send(calls.stopCampaign, stopping)
  expect(await refusalOf(editor.send(calls.stopCampaign, stopping))).toMatchObject({ code: 'notNow' })
  await turn(new Date(Date.now() + 2 * 3_600_000))
  expect(await of(ID)).toMatchObject({ State: 'stopped', Sent: 0 })
  await editor.send(calls.deleteAudience, { ID: AudienceID })
  expect(await of(ID)).toMatchObject({ AudienceID: null })
})

test('an hour that is over or years away is refused at its field', async () => {
  const AudienceID = await audience('layla')
  const past = await refusalOf(plan(AudienceID, { At: new Date(Date.now() - 60_000).toISOString() }))
  expect(past).toMatchObject({ status: 400, fields: [{ path: 'At', code: 'hourIsOver' }] })
  const far = await refusalOf(plan(AudienceID, { At: new Date(Date.now() + 400 * 86_400_000).toISOString() }))
  expect(far).toMatchObject({ fields: [{ path: 'At', code: 'tooLarge' }] })
})

test('whoever takes himself out gets none from then on, those that wait included, and finds the way back', async () => {
  const AudienceID = await audience('layla', 'yusuf')
  const { ID } = await plan(AudienceID)
  await turn()
  const { rows } = await sql<{ id: string }>`
    select id from campaigns.campaign_person where address = 'layla@diwan.example'`.execute(server.db)
  const Key = refusalKey(testSecrets, rows[0]!.id)
  const visitor = server.anonymous
  expect(await visitor.send(calls.getMailRefusal, { Key })).toEqual({
    Address: 'l…@diwan.example',
    IsRefused: false,
    Actions: ['refuseMails'],
  })
  await visitor.send(calls.refuseMails, { body: { Key } })
  await visitor.send(calls.refuseMails, { body: { Key } })
  expect(await visitor.send(calls.getMailRefusal, { Key })).toMatchObject({ IsRefused: true })
  expect(await audited(server.db, 'campaigns.refuseMails')).toHaveLength(1)
  await deliver()
  await turn()
  expect(addressesWritten()).toEqual(['yusuf@diwan.example'])
  expect(await of(ID)).toMatchObject({ State: 'sent', Sent: 1, Refused: 1 })

  const next = await plan(AudienceID)
  expect(next.recipientsCount).toBe(1)
  await turn()
  await deliver()
  await turn()
  expect(addressesWritten()).toEqual(['yusuf@diwan.example', 'yusuf@diwan.example'])
  expect(await of(next.ID)).toMatchObject({ Sent: 1, Refused: 1 })

  await visitor.send(calls.allowMails, { body: { Key } })
  expect((await plan(AudienceID)).recipientsCount).toBe(2)
})

test('a mail program refuses with one click, opens the page without refusing, and strange keys are nobody’s', async () => {
  await plan(await audience('layla'))
  await turn()
  const { rows } = await sql<{ id: string }>`select id from campaigns.campaign_person`.execute(server.db)
  const Key = refusalKey(testSecrets, rows[0]!.id)
  const url = `/api/MailRefusal/OneClick?Key=${Key}`
  const opened = await server.app.inject({ method: 'GET', url })
  expect([opened.statusCode, opened.headers.location]).toEqual([303, `/MailRefusal/${Key}`])
  const visitor = server.anonymous
  expect(await visitor.send(calls.getMailRefusal, { Key })).toMatchObject({ IsRefused: false })
  const headers = { 'content-type': 'application/x-www-form-urlencoded' }
  const payload = 'List-Unsubscribe=One-Click'
  expect((await server.app.inject({ method: 'POST', url, headers, payload })).statusCode).toBe(200)
  expect(await visitor.send(calls.getMailRefusal, { Key })).toMatchObject({ IsRefused: true })
  const rubbish = await server.app.inject({ method: 'POST', url, headers, payload: 'x'.repeat(1_048_576) })
  expect(rubbish.statusCode).toBe(413)
  const forged = `${Number(rows[0]!.id)}-${'A'.repeat(22)}`
  const others = `${Number(rows[0]!.id) + 1}-${Key.split('-').slice(1).join('-')}`
  for (const strange of [forged, others])
    expect(await refusalOf(visitor.send(calls.getMailRefusal, { Key: strange }))).toMatchObject({ code: 'notFound' })
  expect(await refusalOf(visitor.send(calls.refuseMails, { body: { Key: 'x' } }))).toMatchObject({ status: 404 })
})

test('what is stopped ends with the letters that are in the outbox', async () => {
  const { ID } = await plan(await audience('layla', 'yusuf'))
  await turn()
  const { Version } = await of(ID)
  await (await sami()).send(calls.stopCampaign, { ID, body: { Version } })
  await deliver()
  await turn()
  expect(mailServer.letters).toHaveLength(0)
  await turn()
  expect((await of(ID)).Counts).toContainEqual({ State: 'stopped', Count: 2 })
})

test('switched off, nothing to many leaves, not even from the outbox, and all other mails do; on again it goes on', async () => {
  const switchTo = (is: boolean) =>
    server.db.transaction().execute((tx) => changeSetting(tx, advertisementSettings, 'advertisementsGoOut', is))
  const layla = await audience('layla')
  const inOutbox = await plan(layla)
  await turn()
  await switchTo(false)
  const later = await plan(await audience('yusuf'))
  await queueMail(server.db, {
    kind: 'testLetter',
    to: { address: 'sami@diwan.example', name: 'Sami' },
    language: 'en',
    subject: 'Service',
    html: '<p>x</p>',
  })
  await turn()
  await deliver()
  await turn()
  expect(addressesWritten()).toEqual(['sami@diwan.example'])
  expect(await of(inOutbox.ID)).toMatchObject({ State: 'sending', Waiting: 1, Sent: 0 })
  expect(await of(later.ID)).toMatchObject({ State: 'scheduled' })
  expect(await (await sami()).send(calls.getSending, {})).toEqual({ IsOn: false })
  await switchTo(true)
  await turn()
  await deliver()
  await turn()
  expect(addressesWritten()).toEqual(['layla@diwan.example', 'sami@diwan.example', 'yusuf@diwan.example'])
  expect(await of(inOutbox.ID)).toMatchObject({ State: 'sent', Sent: 1 })
  expect(await of(later.ID)).toMatchObject({ State: 'sent', Sent: 1 })
  expect(await (await sami()).send(calls.getSending, {})).toEqual({ IsOn: true })
})

test('no more letters to many than a few wait before what somebody waits for, and whoever dies in between sends none twice', async () => {
  const many = Array.from({ length: 120 }, (_, at) => ({
    names: { ar: `كثير ${at + 1}`, en: `Many ${at + 1}` },
    email: `many${at + 1}@diwan.example`,
  }))
  const body = {
    Name: { ar: 'كثيرون' },
    Note: '',
    Conditions: none,
    ByHand: { TraineeIDs: await addTrainees(server.db, many), InstructorIDs: [], OrganizationIDs: [] },
  }
  const { ID } = await plan((await (await sami()).send(calls.addAudience, { body })).ID)
  const waiting = async () =>
    (await server.db.selectFrom('platform.outbox_mail').select('id').where('state', '=', 'waiting').execute()).length
  await Promise.all([turn(), turn()])
  expect(await waiting()).toBe(50)
  // The process dies after the letters were put down and before it is known what became of them.
  await server.db
    .transaction()
    .execute(async (tx) => {
      await sendCampaigns(tx, new Date(), testSecrets).catch(() => {})
      throw new Error('killed')
    })
    .catch(() => {})
  for (let at = 0; at < 4; at++) {
    await deliver()
    await turn()
  }
  expect(new Set(addressesWritten()).size).toBe(120)
  expect(mailServer.letters).toHaveLength(120)
  expect(await of(ID)).toMatchObject({ State: 'sent', Sent: 120 })
})

test('a coordinator sends rows of the plan; rows that are not for everybody are refused', async () => {
  const row = async (run: number, state: string) =>
    (
      await ids(`insert into planning.plan_row (year, course_id, run_number, starts_on, ends_on, hours, min_trainees,
          max_trainees, fee_minor, coordinator_id, state)
        select 2031, (select min(id) from catalogue.course), ${run}, '2031-10-05', '2031-10-09', 25, 1, 20, 60000, id, '${state}'
        from accounts.account where email = 'huda@diwan.example' returning id`)
    )[0]!
  const open = await row(1, 'published')
  const closed = await row(2, 'draft')
  const huda = await server.as('huda')
  const { Html, Letters } = await huda.send(calls.getAnnualPlanMailChaimpHtmlByIds, {
    body: { IDs: [open], AdvertisementID: await shipped() },
  })
  expect(Html.en).toContain('/report/CourseDetail/')
  expect(Letters!.ar.Html).toContain('/report/CourseDetail/')
  expect(Letters!.ar.Html).toContain('href="/UpcomingCourse"')
  const refused = huda.send(calls.getAnnualPlanMailChaimpHtmlByIds, {
    body: { IDs: [open, closed], AdvertisementID: null },
  })
  expect(await refusalOf(refused)).toMatchObject({ code: 'rowsNotOpen', data: { count: 1 } })
  // What the form offers is what may go out.
  const offered = async (OpenAfter: string) =>
    (await huda.send(planningCalls.getPlanRows, { OpenAfter, pageSize: 100 })).Items.map(({ ID }) => ID)
  expect(await offered('2031-10-04')).toContain(open)
  expect(await offered('2031-10-04')).not.toContain(closed)
  expect(await offered('2031-10-05')).not.toContain(open)
  const AudienceID = await audience('layla')
  await plan(AudienceID, { IDs: [open] }, 'huda')
  await turn()
  const [mail] = await server.db.selectFrom('platform.outbox_mail').select('html').execute()
  expect(mail!.html).toContain(Html.ar)
  expect(await refusalOf(plan(AudienceID, { IDs: [closed] }))).toMatchObject({ code: 'rowsNotOpen' })
})

test('nobody to write to, no audience, and nobody who may not', async () => {
  expect(await refusalOf(plan(await audience()))).toMatchObject({ code: 'nobodyToWriteTo' })
  expect(await refusalOf(plan(2_000_000))).toMatchObject({ code: 'notFound' })
  const body = { AdvertisementID: 1, AudienceID: 1, IDs: [], At: null }
  for (const who of ['omar', 'layla', 'hany'] as const)
    expect(await refusalOf((await server.as(who)).send(calls.planCampaign, { body })), who).toMatchObject({
      status: 403,
    })
})

test('an address is shown so that its owner knows it again', () => {
  expect(['layla@diwan.example', '@x', 'x'].map(shortenedAddress)).toEqual(['l…@diwan.example', '…', '…'])
})
