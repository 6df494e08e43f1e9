import { sql } from 'kysely'
import sharp from 'sharp'
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { notificationsCalls } from '#modules/notifications/contract/calls.ts'
import { addRegistrations } from '#database/seeds/world/classes.ts'
import { fileCalls } from '#platform/shared/files.ts'
import type { Argument } from '#platform/shared/call.ts'
import { addDays, dayOf } from '#platform/shared/values/dates.ts'
import { refusalOf, startTestServer, testSecrets, type TestServer } from '#testing/server.ts'
import { audited } from '#testing/stages/audited.ts'
import { addClass } from '#testing/stages/registrations.ts'
import { upload } from '#testing/stages/upload.ts'
import { campaignsCalls as calls } from '../contract/calls.ts'
import { noConditions } from '../rules/audience.ts'
import { joinPeople, runAdverts } from './acts/adverts/run-adverts.ts'
import { countAnew } from './acts/audiences.ts'
import { sendCampaigns } from './acts/send-campaigns.ts'

let server: TestServer
let classId: number
const today = dayOf(new Date())
beforeAll(async () => {
  server = await startTestServer()
  classId = await addClass(server.db, new Date())
  // Somebody who keeps adverts and nothing else: no editor, no coordinator.
  await sql`update accounts.account set permissions = '{advertisementmanagement}' where email = 'karim@diwan.example'`.execute(
    server.db,
  )
})
afterAll(() => server.close())
beforeEach(async () => {
  await sql`delete from campaigns.campaign`.execute(server.db)
  await sql`delete from campaigns.advert`.execute(server.db)
  await sql`delete from platform.outbox_mail`.execute(server.db)
  await sql`delete from notifications.notification where kind = 'advertisement'`.execute(server.db)
})

const karim = () => server.as('karim')
const idOf = async (table: string, name: string) =>
  (
    await sql<{ id: number }>`select id from ${sql.table(table)} where email = ${`${name}@diwan.example`}`.execute(
      server.db,
    )
  ).rows[0]!.id
const traineeId = (name: string) => idOf('people.trainee', name)

let audiences = 0
async function audience(trainees: readonly string[], more: { omar?: boolean; hany?: boolean } = {}): Promise<number> {
  const TraineeIDs = await Promise.all(trainees.map(traineeId))
  const InstructorIDs = more.omar ? [await idOf('people.instructor', 'omar')] : []
  const { rows } = await sql<{ id: number }>`select o.id from people.organization o
    join accounts.account a on a.id = o.account_id where a.email = 'hany@diwan.example'`.execute(server.db)
  const OrganizationIDs = more.hany ? [rows[0]!.id] : []
  const body = {
    Name: { ar: `قائمة الإعلان ${++audiences}` },
    Note: '',
    Conditions: noConditions,
    ByHand: { TraineeIDs, InstructorIDs, OrganizationIDs },
  }
  return (await (await server.as('sami')).send(calls.addAudience, { body })).ID
}

type Fields = Argument<typeof calls.addAdvert>['body']
const in3 = (text: string) => ({ ar: text, en: text, fr: text })
const fields = (more: Partial<Fields> = {}): Fields => ({
  Title: in3('Winter course'),
  Body: in3('<p>Come, {{name}}!</p>'),
  PictureID: null,
  LinkKind: 'class',
  LinkID: classId,
  Channels: ['web', 'bell', 'mail'],
  AudienceID: null,
  StartsOn: today,
  StartTime: '00:00',
  EndsOn: addDays(today, 6),
  ...more,
})
const add = async (more: Partial<Fields> = {}) => (await karim()).send(calls.addAdvert, { body: fields(more) })
const get = async (ID: number) => (await karim()).send(calls.getAdvert, { ID })
const schedule = async ({ ID, Version }: { ID: number; Version: number }) =>
  (await karim()).send(calls.scheduleAdvert, { body: { ID, Version } })
const turn = (now = new Date()) => runAdverts(server.db, now, testSecrets)
async function running(more: Partial<Fields>): Promise<number> {
  const saved = await add(more)
  await schedule(saved)
  await turn()
  return saved.ID
}
const mine = async (who: 'layla' | 'yusuf' | 'mariam') =>
  (await server.as(who)).send(calls.getTraineeAdvertisementNotify, {})
const keyIn = (address: string | null) => /^\/AdvertisementLink\/([^?]+)\?Way=(\w+)$/.exec(address ?? '')!

test('from draft to the home, the bell, the mail and a registration: each figure leads to its rows', async () => {
  const ID = await running({ AudienceID: await audience(['layla', 'yusuf']) })
  await turn()
  expect(await get(ID)).toMatchObject({ State: 'running', Figures: { People: 2, Shown: 0, Rung: 2, BellRead: 0 } })

  // The home: new, shown, and its link counted once.
  const layla = await server.as('layla')
  const [card] = (await mine('layla')).Items
  expect(card).toMatchObject({ ID, Title: 'Winter course', IsNew: true, IsRead: false })
  expect(card!.Html).toContain('Come, ')
  expect(card!.Html).not.toContain('{{name}}')
  await layla.send(calls.submitAdvertisementNotifyAsShown, { body: { IDs: [ID] } })
  expect((await mine('layla')).NewCount).toBe(0)
  const [, Key] = keyIn(card!.Address)
  expect(await server.anonymous.send(calls.followAdvert, { body: { Key: Key!, Way: 'web' } })).toEqual({
    Address: expect.stringMatching(/^\/UpcomingCourse\?search=/),
  })
  await server.anonymous.send(calls.followAdvert, { body: { Key: Key!, Way: 'mail' } })

  // The bell, read by the other one.
  const yusuf = await server.as('yusuf')
  const bell = (await yusuf.send(notificationsCalls.getUserNotification)).find((each) => each.Kind === 'advertisement')!
  expect(bell).toMatchObject({ Title: 'Winter course', Href: expect.stringContaining('?Way=bell') })
  await yusuf.send(notificationsCalls.setNotificationAsRead, { notificationId: bell.ID })

  // The mail, by the campaign.
  await sendCampaigns(server.db, new Date(), testSecrets)
  const mails = await server.db.selectFrom('platform.outbox_mail').select(['to_address', 'href']).execute()
  expect(mails.map(({ to_address }) => to_address).toSorted()).toEqual(['layla@diwan.example', 'yusuf@diwan.example'])
  const follow = keyIn(mails.find(({ to_address }) => to_address.startsWith('layla'))!.href)
  expect(follow.slice(1)).toEqual([Key, 'mail'])

  // A registration before the link was followed, and one of somebody who followed none, do not count.
  const [first] = await addRegistrations(server.db, [
    { class_id: classId, trainee_id: await traineeId('yusuf'), main: 'submitted', submitted_at: new Date() },
  ])
  expect((await get(ID)).Figures).toMatchObject({ Followed: 1, Registered: 0, BellRead: 1, Shown: 1, Read: 1 })
  await sql`delete from registration.registration where id = ${first}`.execute(server.db)
  await addRegistrations(server.db, [
    { class_id: classId, trainee_id: await traineeId('layla'), main: 'submitted', submitted_at: new Date() },
  ])
  const found = await get(ID)
  expect(found.Figures).toEqual({
    People: 2,
    Shown: 1,
    Read: 1,
    Rung: 2,
    BellRead: 1,
    Mailed: 0,
    Followed: 1,
    Registered: 1,
  })
  const counted = { shown: 'Shown', read: 'Read', rung: 'Rung', bellRead: 'BellRead', followed: 'Followed' } as const
  for (const [Shown, figure] of Object.entries({ ...counted, mailed: 'Mailed', registered: 'Registered' } as const)) {
    const { Items, Total } = await (
      await karim()
    ).send(calls.getAdvertPeople, { AdvertID: ID, Shown: Shown as 'shown' })
    expect([Items.length, Total], Shown).toEqual([found.Figures[figure], found.Figures[figure]])
  }
  const registered = await (await karim()).send(calls.getAdvertPeople, { AdvertID: ID, Shown: 'registered' })
  expect(registered.Items).toMatchObject([{ FollowedBy: 'web', RegistrationCode: expect.any(String) }])
  // Names, and no address.
  expect(JSON.stringify(registered.Items)).not.toContain('@')
  for (const act of ['campaigns.addAdvert', 'campaigns.scheduleAdvert', 'campaigns.startAdvert'] as const)
    expect(
      (await audited(server.db, act)).filter((row) => row.subject_id === ID),
      act,
    ).toHaveLength(1)
  await sql`delete from registration.registration where class_id = ${classId}`.execute(server.db)
})

test('a registration long after the link was followed, or to another class, did not come of it', async () => {
  const ID = await running({ AudienceID: await audience(['layla']), Channels: ['web'] })
  await sql`update campaigns.advert_person set followed_at = now() - interval '40 days', followed_by = 'web'
    where advert_id = ${ID}`.execute(server.db)
  const other = await addClass(server.db, new Date())
  const trainee_id = await traineeId('layla')
  const asked = { trainee_id, main: 'submitted' as const, submitted_at: new Date() }
  await addRegistrations(server.db, [
    { ...asked, class_id: classId },
    { ...asked, class_id: other },
  ])
  expect((await get(ID)).Figures.Registered).toBe(0)
  await sql`update campaigns.advert_person set followed_at = now() - interval '20 days'
    where advert_id = ${ID}`.execute(server.db)
  expect((await get(ID)).Figures.Registered).toBe(1)
  await sql`delete from registration.registration where class_id = ${classId}`.execute(server.db)
  expect((await get(ID)).Figures.Registered).toBe(0)
})

test('who closes it sees it no more; what is not for them is not there', async () => {
  const AudienceID = await audience(['layla', 'yusuf'])
  const ID = await running({ AudienceID, Channels: ['web'] })
  const second = await running({ AudienceID: await audience(['layla']), Channels: ['web'], Title: in3('Second') })
  const bells = await running({ AudienceID, Channels: ['bell'] })
  // One that does not run, and one that is for the bell alone.
  await add({ AudienceID, Channels: ['web'] })
  expect((await mine('layla')).Items.map((each) => each.ID).toSorted()).toEqual([ID, second].toSorted())
  expect((await mine('yusuf')).Items.map((each) => each.ID)).toEqual([ID])
  expect((await mine('mariam')).Items).toEqual([])
  const mariam = await server.as('mariam')
  for (const each of [ID, bells, 999_999])
    expect(await refusalOf(mariam.send(calls.submitAdvertisementNotifyAsRead, { body: { ID: each } }))).toMatchObject({
      status: 404,
    })
  await mariam.send(calls.submitAdvertisementNotifyAsShown, { body: { IDs: [ID] } })
  await mariam.send(calls.submitAllAdvertisementNotifyAsRead, {})
  expect((await get(ID)).Figures).toMatchObject({ Read: 0, Shown: 0 })
  const layla = await server.as('layla')
  await layla.send(calls.submitAdvertisementNotifyAsRead, { body: { ID } })
  expect(await mine('layla')).toMatchObject({ UnreadCount: 1 })
  await layla.send(calls.submitAllAdvertisementNotifyAsRead, {})
  expect(await mine('layla')).toMatchObject({ UnreadCount: 0, Items: [{ IsRead: true }, { IsRead: true }] })
  expect((await mine('yusuf')).UnreadCount).toBe(1)
})

test('instructors and organizations have theirs, each at their own call', async () => {
  const AudienceID = await audience([], { omar: true, hany: true })
  const ID = await running({ AudienceID, Channels: ['web', 'bell'] })
  const omar = await server.as('omar')
  const hany = await server.as('hany')
  const { Items } = await omar.send(calls.getInstructorAdvertisementNotify, {})
  expect(Items).toMatchObject([{ ID }])
  const [, Key] = keyIn(Items[0]!.Address)
  expect(await server.anonymous.send(calls.followAdvert, { body: { Key: Key!, Way: 'web' } })).toEqual({
    Address: `/report/UpcomingCourseDetail/${classId}`,
  })
  expect((await hany.send(calls.getCustomerAdvertisementNotify, {})).Items).toMatchObject([{ ID }])
  await hany.send(calls.submitAdvertisementNotifyAsRead, { body: { ID } })
  expect(await hany.send(calls.getCustomerAdvertisementNotify, {})).toMatchObject({ UnreadCount: 0 })
  // The contacts of an organization share its account: one bell, whatever their number.
  const bells = await hany.send(notificationsCalls.getUserNotification)
  expect(bells.filter(({ Kind }) => Kind === 'advertisement')).toHaveLength(1)
  expect(await refusalOf(hany.send(calls.getTraineeAdvertisementNotify, {}))).toMatchObject({ status: 403 })
  expect(await refusalOf(omar.send(calls.getCustomerAdvertisementNotify, {}))).toMatchObject({ status: 403 })
  expect(await refusalOf((await server.as('layla')).send(calls.getInstructorAdvertisementNotify, {}))).toMatchObject({
    status: 403,
  })
})

test('what is decided is taken back before it is changed; a stop says why and ends its mails', async () => {
  const AudienceID = await audience(['layla'])
  const editor = await karim()
  const days = { StartsOn: addDays(today, 2), EndsOn: addDays(today, 3) }
  const { ID, Version } = await add({ AudienceID, ...days, LinkKind: 'none', LinkID: null })
  const scheduled = await schedule({ ID, Version })
  await turn()
  expect((await get(ID)).State).toBe('scheduled')
  expect(
    await refusalOf(editor.send(calls.editAdvert, { ID, body: { ...fields({ AudienceID }), Version: 2 } })),
  ).toMatchObject({ code: 'notNow' })
  expect(await refusalOf(editor.send(calls.deleteAdvert, { ID }))).toMatchObject({ code: 'notNow' })
  expect(await refusalOf((await server.as('sami')).send(calls.deleteAudience, { ID: AudienceID }))).toMatchObject({
    code: 'audienceInUse',
  })
  const redrafted = await editor.send(calls.redraftAdvert, { body: { ID, Version: scheduled.Version } })
  expect(
    await refusalOf(editor.send(calls.editAdvert, { ID, body: { ...fields({ AudienceID }), Version: 1 } })),
  ).toMatchObject({ code: 'changedMeanwhile' })
  const another = await audience(['layla'])
  const saved = await editor.send(calls.editAdvert, {
    ID,
    body: { ...fields({ AudienceID: another, Title: in3('Other words') }), Version: redrafted.Version },
  })
  expect((await get(ID)).Versions.map(({ Title }) => Title!.en)).toEqual(['Other words', 'Winter course'])
  const told = (await audited(server.db, 'campaigns.editAdvert')).at(-1)
  expect(told).toMatchObject({
    before: { linkKind: 'none', linkId: null, audienceId: AudienceID, startsOn: addDays(today, 2) },
    after: { linkKind: 'class', linkId: classId, audienceId: another, startsOn: today },
  })
  const again = await schedule(saved)
  await turn()
  await sendCampaigns(server.db, new Date(), testSecrets)
  const { CampaignID, Version: now } = await get(ID)
  expect(now).toBe(again.Version + 1)
  const stop = (Reason: string) => editor.send(calls.stopAdvert, { body: { ID, Version: now, Reason } })
  expect(await refusalOf(stop(' '))).toMatchObject({ code: 'invalidInput' })
  await stop('Wrong dates')
  expect(await get(ID)).toMatchObject({ State: 'stopped', StopReason: 'Wrong dates', Actions: ['copyAdvert'] })
  expect(await refusalOf(stop('Again'))).toMatchObject({ code: 'notNow' })
  expect((await mine('layla')).Items).toEqual([])
  expect(await (await server.as('sami')).send(calls.getCampaign, { ID: CampaignID! })).toMatchObject({
    State: 'stopped',
  })
  await turn(new Date(Date.now() + 86_400_000 * 30))
  expect((await get(ID)).State).toBe('stopped')
  const copy = await editor.send(calls.copyAdvert, { body: { ID } })
  expect(await get(copy.ID)).toMatchObject({
    State: 'draft',
    Title: { en: 'Other words' },
    StartsOn: today,
    LinkID: classId,
  })
  await editor.send(calls.deleteAdvert, { ID: copy.ID })
})

test('it ends after its last day, and not on it', async () => {
  const ID = await running({ AudienceID: await audience(['layla']), Channels: ['web'], EndsOn: today })
  expect((await mine('layla')).Items).toHaveLength(1)
  await turn(new Date(Date.parse(`${today}T20:00:00Z`)))
  expect((await get(ID)).State).toBe('running')
  await turn(new Date(Date.parse(`${addDays(today, 1)}T00:30:00Z`)))
  expect((await get(ID)).State).toBe('ended')
  expect((await mine('layla')).Items).toEqual([])
})

test('what it lacks stands at its fields; a poster needs no audience', async () => {
  const lacking = await add({ Channels: ['web'] })
  expect(await refusalOf(schedule(lacking))).toMatchObject({
    code: 'advertLacksParts',
    fields: [{ path: 'AudienceID', code: 'required' }],
  })
  const nowhere = await add({ Channels: [] })
  expect(await refusalOf(schedule(nowhere))).toMatchObject({ fields: [{ path: 'Channels', code: 'required' }] })
  const over = await add({ Channels: ['print'], StartsOn: '2026-01-01', EndsOn: '2026-01-02' })
  expect(await refusalOf(schedule(over))).toMatchObject({ fields: [{ path: 'EndsOn', code: 'dayIsOver' }] })
  const ID = await running({ Channels: ['print'] })
  expect(await get(ID)).toMatchObject({ State: 'running', CampaignID: null, Figures: { People: 0 } })
  expect(await refusalOf(add({ LinkID: 999_999 }))).toMatchObject({ fields: [{ path: 'LinkID', code: 'notFound' }] })
  expect(await refusalOf(add({ AudienceID: 999_999 }))).toMatchObject({
    fields: [{ path: 'AudienceID', code: 'notFound' }],
  })
  expect(await refusalOf(add({ EndsOn: addDays(today, -1) }))).toMatchObject({ code: 'invalidInput' })
  expect(await refusalOf(add({ Body: in3('<p>{{password}}</p>') }))).toMatchObject({ code: 'marksDoNotFit' })
  expect(await refusalOf(add({ Body: in3('x'.repeat(200_000)) }))).toMatchObject({ status: 400 })
})

test('a card is in the language of whoever looks at it', async () => {
  const words = { ar: 'بالعربية', en: 'In English', fr: 'En français' }
  await running({ AudienceID: await audience(['layla']), Channels: ['web'], Title: words })
  const layla = await server.as('layla')
  for (const [language, Title] of Object.entries(words)) {
    const { payload } = await layla.raw(
      calls.getTraineeAdvertisementNotify,
      {},
      { headers: { 'accept-language': language } },
    )
    expect(JSON.parse(payload)).toMatchObject({ Items: [{ Title }] })
  }
})

test('two processes at once ring each bell once, and who comes into the audience later sees it too', async () => {
  const AudienceID = await audience(['layla'])
  const saved = await add({ AudienceID })
  await schedule(saved)
  await Promise.all([turn(), turn(), turn()])
  await Promise.all([turn(), turn()])
  const rung = () =>
    server.db.selectFrom('notifications.notification').select('id').where('kind', '=', 'advertisement').execute()
  expect(await rung()).toHaveLength(1)
  const campaigns = await server.db.selectFrom('campaigns.campaign').select('id').execute()
  expect(campaigns).toHaveLength(1)
  await sql`update campaigns.audience set by_hand = jsonb_set(by_hand, '{TraineeIDs}', ${JSON.stringify([
    await traineeId('layla'),
    await traineeId('mariam'),
  ])}::jsonb) where id = ${AudienceID}`.execute(server.db)
  await countAnew(server.db, AudienceID)
  expect((await mine('mariam')).Items).toEqual([])
  await joinPeople(server.db, new Date())
  await turn()
  expect((await mine('mariam')).Items).toMatchObject([{ ID: saved.ID }])
  expect(await rung()).toHaveLength(2)
})

test('who silenced announcements finds the advert among them, and no bell rings', async () => {
  const mariam = await server.as('mariam')
  const choose = (Rings: boolean) =>
    mariam.send(notificationsCalls.saveBellChoice, { body: { Topic: 'announcements', Rings } })
  await choose(false)
  await mariam.send(notificationsCalls.setAllNotificationAsNotNew)
  await running({ Channels: ['bell'], AudienceID: await audience(['mariam', 'layla']) })
  await turn()
  const { Items } = await mariam.send(notificationsCalls.getUserNotifications, { topic: 'announcements' })
  expect(Items[0]).toMatchObject({ Kind: 'advertisement', IsNew: false, IsRead: false })
  expect(await mariam.send(notificationsCalls.getNewNotificationCount)).toEqual({ NewCount: 0 })
  const [byLayla] = await (await server.as('layla')).send(notificationsCalls.getUserNotification)
  expect(byLayla).toMatchObject({ Kind: 'advertisement', IsNew: true })
  await choose(true)
})

test('a person of the audience is seen as they would see it, in their language, by each way', async () => {
  const AudienceID = await audience(['layla', 'yusuf'])
  await sql`update accounts.account set language = 'fr' where email = 'layla@diwan.example'`.execute(server.db)
  await sql`insert into campaigns.mail_refusal (address, since) values ('yusuf@diwan.example', now())`.execute(
    server.db,
  )
  await countAnew(server.db, AudienceID)
  const { ID } = await add({ AudienceID, Title: { ar: 'عربي', en: 'English', fr: 'Français' } })
  const editor = await karim()
  const { Items } = await editor.send(calls.getAdvertReaders, { AudienceID })
  expect(Items).toHaveLength(2)
  expect(JSON.stringify(Items)).not.toContain('@')
  const readers = await Promise.all(Items.map((each) => editor.send(calls.previewAdvert, { ID, ReaderID: each.ID })))
  expect(readers.map(({ Title, MailStanding }) => [Title, MailStanding]).toSorted()).toEqual(
    [
      ['Français', 'written'],
      ['عربي', 'refused'],
    ].toSorted(),
  )
  expect(readers[0]!.Letters.fr.Html).toContain('/UpcomingCourse?search=')
  // Somebody of another audience is not there.
  const strangers = await editor.send(calls.getAdvertReaders, { AudienceID: await audience(['mariam']) })
  expect(await refusalOf(editor.send(calls.previewAdvert, { ID, ReaderID: strangers.Items[0]!.ID }))).toMatchObject({
    status: 404,
  })
  expect(await editor.send(calls.countAdvertPeople, { AudienceID })).toEqual({ People: 2, SignIn: 2, Written: 1 })
  await sql`delete from campaigns.mail_refusal`.execute(server.db)
  await sql`update accounts.account set language = 'ar' where email = 'layla@diwan.example'`.execute(server.db)
})

test('its picture is for whoever it is for, and only while it runs', async () => {
  const editor = await karim()
  const bytes = await sharp({ create: { width: 40, height: 20, channels: 3, background: '#336699' } })
    .png()
    .toBuffer()
  const PictureID = await upload(server.app, editor, 'advertPicture', { name: 'a.png', bytes })
  const saved = await add({ AudienceID: await audience(['layla']), PictureID })
  const opens = async (who: 'layla' | 'mariam' | 'sami') =>
    (await (await server.as(who)).raw(fileCalls.downloadFile, { ID: PictureID })).statusCode
  expect(await opens('sami')).toBe(200)
  expect(await opens('layla')).not.toBe(200)
  await schedule(saved)
  await turn()
  expect((await mine('layla')).Items).toMatchObject([{ PictureID }])
  expect(await opens('layla')).toBe(200)
  expect(await opens('mariam')).not.toBe(200)
})

test('a key that the academy did not make leads nowhere', async () => {
  for (const Key of ['1-AAAAAAAAAAAAAAAAAAAAAA', '1', "1';--", '-', '1-'])
    expect(
      await refusalOf(server.anonymous.send(calls.followAdvert, { body: { Key, Way: 'mail' } })),
      Key,
    ).toMatchObject({ status: 404 })
})

test('who keeps adverts keeps nothing else; who does not keep them sees none', async () => {
  const editor = await karim()
  for (const call of [calls.getAudiences, calls.getAdvertisements, calls.getCampaigns])
    expect(await refusalOf(editor.send(call as typeof calls.getAudiences, {})), call.path).toMatchObject({
      status: 403,
    })
  const { Total } = await editor.send(calls.getAdverts, {})
  await add()
  expect((await editor.send(calls.getAdverts, { Channel: 'mail', From: today, To: today, State: 'draft' })).Total).toBe(
    Total + 1,
  )
  expect((await editor.send(calls.getAdverts, { To: addDays(today, -1) })).Total).toBe(0)
  expect((await editor.send(calls.getAdverts, { MadeBy: 999_999 })).Total).toBe(0)
  for (const who of ['layla', 'hany', 'omar'] as const)
    for (const call of [calls.getAdverts, calls.getAdvertChoices])
      expect(await refusalOf((await server.as(who)).send(call as typeof calls.getAdverts, {})), who).toMatchObject({
        status: 403,
      })
  expect(await refusalOf((await server.as('layla')).send(calls.addAdvert, { body: fields() }))).toMatchObject({
    status: 403,
  })
})

test('whoever writes adverts may put the academy’s pictures into them', async () => {
  for (const who of ['karim', 'huda', 'sami'] as const)
    expect(await (await server.as(who)).send(notificationsCalls.getLetterPictures, {}), who).toHaveProperty('Items')
  const refused = refusalOf((await server.as('layla')).send(notificationsCalls.getLetterPictures, {}))
  expect(await refused).toMatchObject({ status: 403 })
})

test('what may be led to is on offer, of each kind', async () => {
  const editor = await karim()
  for (const Kind of ['course', 'class', 'event', 'diploma'] as const) {
    const { Items } = await editor.send(calls.getAdvertTargets, { Kind, search: 'a' })
    expect(Array.isArray(Items), Kind).toBe(true)
  }
  const classes = await editor.send(calls.getAdvertTargets, { Kind: 'class' })
  expect(classes.Items.map(({ ID }) => ID)).toContain(classId)
  const { Code } = classes.Items.find(({ ID }) => ID === classId)!
  expect((await editor.send(calls.getAdvertTargets, { Kind: 'class', search: Code })).Items).toMatchObject([
    { ID: classId },
  ])
  // One that a kept draft names, alone; of another kind the same number is another record.
  expect((await editor.send(calls.getAdvertTargets, { Kind: 'class', ID: classId })).Items).toEqual([
    expect.objectContaining({ ID: classId, Code }),
  ])
  expect((await editor.send(calls.getAdvertTargets, { Kind: 'class', ID: 999_999 })).Total).toBe(0)
  await sql`update classes.course_class set state = 'cancelled' where id = ${classId}`.execute(server.db)
  expect(await refusalOf(add())).toMatchObject({ fields: [{ path: 'LinkID', code: 'notFound' }] })
  await sql`update classes.course_class set state = 'open' where id = ${classId}`.execute(server.db)
})

test('a class is led to until the day on which it begins at the academy', async () => {
  const { rows } = await sql<{ day: string }>`select starts_on::text as day from classes.class_facts
    where class_id = ${classId}`.execute(server.db)
  const begins = rows[0]!.day
  const ids = async () => (await (await karim()).send(calls.getAdvertTargets, { Kind: 'class' })).Items.map((c) => c.ID)
  const { ID } = await add()
  server.at(`${addDays(begins, -1)}T09:00:00Z`)
  expect(await ids()).toContain(classId)
  server.at(`${begins}T09:00:00Z`)
  expect(await ids()).not.toContain(classId)
  expect(await refusalOf(add())).toMatchObject({ fields: [{ path: 'LinkID', code: 'notFound' }] })
  const copy = (await (await karim()).send(calls.copyAdvert, { body: { ID } })).ID
  expect(await (await karim()).send(calls.getAdvert, { ID: copy })).toMatchObject({ LinkKind: 'none' })
  server.at()
})
