import { afterAll, beforeAll, expect, test } from 'vitest'
import { addRegistrations } from '#database/seeds/world/classes.ts'
import type { Asker } from '#testing/asker.ts'
import { seedStatusMails } from '#database/seeds/status-mails.ts'
import { refusalOf, startTestServer, type TestServer } from '#testing/server.ts'
import { audited } from '#testing/stages/audited.ts'
import { addClass, addTrainees } from '#testing/stages/registrations.ts'
import { addInvoice } from '#testing/stages/stage-invoice.ts'
import { lookupsCalls } from '#modules/lookups/contract/calls.ts'
import { notificationsCalls as calls } from '../contract/calls.ts'
import { mailTypes } from '../rules/status-mails.ts'

let server: TestServer
let sami: Asker
let huda: Asker
let classId: number
let registered: { id: number; email: string }[]
beforeAll(async () => {
  server = await startTestServer()
  sami = await server.as('sami')
  huda = await server.as('huda')
  classId = await addClass(server.db, new Date())
  const trainees = await addTrainees(server.db, 3)
  registered = []
  for (const [at, { id, email }] of trainees.entries()) {
    const [registrationId] = await addRegistrations(server.db, [
      {
        code: `REG-TEST-${at}`,
        class_id: classId,
        trainee_id: id,
        main: at === 2 ? 'rejected' : 'confirmed',
        has_seat: at !== 2,
      },
    ])
    registered.push({ id: registrationId!, email })
  }
})
afterAll(() => server.close())

const words = {
  Title: { ar: 'ع {{code}}', en: 'E {{code}}', fr: 'F {{code}}' },
  Body: { ar: '<p>ن</p>', en: '<p>T</p>', fr: '<p>X</p>' },
}
const of = async (type: number, status: string) => {
  const { Items } = await sami.send(calls.getMailTemplates, {})
  const { ID } = Items.find(({ MailType, Status }) => MailType === type && Status === status)!
  return sami.send(calls.getMailTemplate, { ID })
}
const mails = (kind: string) =>
  server.db.selectFrom('platform.outbox_mail').selectAll().where('kind', '=', kind).orderBy('to_address').execute()
const sending = (change: object = {}) => ({
  body: {
    MailType: 10,
    Status: 'confirmed',
    CourseClassID: classId,
    People: registered.map(({ id }) => id),
    ...change,
  },
})

test('every mail type has its statuses, some without a text; a text is written, taken away and brought back', async () => {
  const { Items } = await sami.send(calls.getMailTemplates, {})
  expect([...new Set(Items.map(({ MailType }) => MailType))]).toEqual([1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11])
  expect(Items).toHaveLength(mailTypes.flatMap(({ statuses }) => statuses).length)
  const none = await of(10, 'failed')
  expect(none).toMatchObject({ Title: null, Body: null, ShippedTitle: null, Versions: [] })
  expect(none.Actions).toEqual(['changeStatusMail', 'testStatusMail'])
  const { Version } = await sami.send(calls.changeStatusMail, {
    ID: none.ID,
    body: { ...words, Version: none.Version },
  })
  const written = await of(10, 'failed')
  expect(written).toMatchObject({ ...words, IsOwn: true, Version })
  expect(written.Versions).toMatchObject([{ Number: Version, ...words, By: { en: 'Sami Albaghdadi' } }])
  expect(await audited(server.db, 'notifications.changeStatusMail')).toMatchObject([
    { data: { mailType: 10, status: 'failed' }, before: { title: null }, after: { title: words.Title } },
  ])
  const stale = { ID: none.ID, body: { ...words, Version: none.Version } }
  expect((await refusalOf(sami.send(calls.changeStatusMail, stale))).code).toBe('changedMeanwhile')
  expect((await refusalOf(sami.send(calls.restoreStatusMail, { ID: none.ID, body: { Version } }))).code).toBe(
    'noMailTemplate',
  )

  const shipped = await of(10, 'approved')
  await sami.send(calls.removeStatusMail, { ID: shipped.ID, body: { Version: shipped.Version } })
  // The next start brings nothing back that was taken away.
  await seedStatusMails(server.db)
  const removed = await of(10, 'approved')
  expect(removed).toMatchObject({ Title: null, IsOwn: true, ShippedTitle: shipped.Title })
  expect(removed.Actions).toEqual(['changeStatusMail', 'testStatusMail', 'restoreStatusMail'])
  await sami.send(calls.restoreStatusMail, { ID: shipped.ID, body: { Version: removed.Version } })
  const back = await of(10, 'approved')
  expect(back).toMatchObject({ Title: shipped.Title, IsOwn: false })
  expect(back.Versions.map(({ Title, IsShipped }) => [Title === null, IsShipped])).toEqual([
    [false, true],
    [true, false],
  ])
})

test('merge fields that a mail type cannot fill are refused where they stand', async () => {
  const { ID, Version, Marks } = await of(2, 'confirmed')
  expect(Marks.map(({ Name }) => Name)).toEqual(['course', 'class', 'day', 'name'])
  const wrong = { ...words, Title: { ...words.Title, fr: 'F {{serial}}' } }
  const said = { code: 'marksDoNotFit', status: 422 }
  for (const ask of [
    () => sami.send(calls.changeStatusMail, { ID, body: { ...wrong, Version } }),
    () => sami.send(calls.previewStatusMail, { ID, body: wrong }),
    () => sami.send(calls.testStatusMail, { ID, body: { ...wrong, Language: 'ar' } }),
  ]) {
    const refused = await refusalOf(ask())
    expect(refused).toMatchObject(said)
    expect(refused.fields).toContainEqual({ path: 'Title.fr', code: 'unknownMark' })
  }
})

test('the preview is about the newest record in the status; a test goes to the own address alone', async () => {
  const { ID } = await of(10, 'confirmed')
  const body = { ...words, Body: { ...words.Body, en: '<img src=x onerror=alert(1)>\n{{class}}' } }
  const shown = await sami.send(calls.previewStatusMail, { ID, body })
  expect(shown).toMatchObject({ About: 'REG-TEST-1', Letters: { en: { Title: 'E REG-TEST-1' } } })
  expect(shown.Letters.en.Html).toContain('white-space:nowrap">CC-')
  expect(shown.Letters.en.Html).not.toMatch(/<img|onerror|alert/)
  const { ID: never } = await of(10, 'noShow')
  expect(await sami.send(calls.previewStatusMail, { ID: never, body })).toMatchObject({
    About: null,
    Letters: { en: { Title: 'E ‹code›' } },
  })
  await sami.send(calls.testStatusMail, { ID, body: { ...words, Language: 'fr' } })
  expect(await mails('testLetter')).toMatchObject([{ to_address: 'sami@diwan.example', subject: 'F REG-TEST-1' }])
})

test('the coordinator writes to those in a status, each once and in the own language; without a text nothing leaves', async () => {
  const about = { MailType: 10, CourseClassID: classId }
  const { People, Written } = await huda.send(calls.getMailPeople, about)
  expect(People.map(({ Code, Status }) => [Code, Status])).toEqual(
    expect.arrayContaining([
      ['REG-TEST-0', 'confirmed'],
      ['REG-TEST-2', 'rejected'],
    ]),
  )
  expect(Written).toContain('confirmed')
  expect(Written).not.toContain('rejected')
  const first = registered[0]!
  const letter = await huda.send(calls.getMailToPeople, { ...about, PersonID: first.id })
  expect(letter.en.Title).toBe('Registration REG-TEST-0 is confirmed')

  // The third is rejected by now; a person named twice is written to once.
  const People2 = [...registered.map(({ id }) => id), first.id]
  const sent = await huda.send(calls.cordinatorSendMail, sending({ People: People2 }))
  expect(sent).toEqual({ message: 'mail sent', sentCount: 2, leftOutCount: 1 })
  const letters = await mails('requestConfirmation')
  expect(letters.map(({ to_address }) => to_address)).toEqual(
    registered
      .slice(0, 2)
      .map(({ email }) => email)
      .sort(),
  )
  expect(letters.map(({ subject }) => subject).join()).toContain('REG-TEST-0')
  // Nobody switches these off.
  expect(letters.map(({ leave_href }) => leave_href)).toEqual([null, null])
  expect(await audited(server.db, 'notifications.sendStatusMail')).toMatchObject([
    { data: { mailType: 10, status: 'confirmed', recipients: 2 } },
  ])

  const missing = sending({ Status: 'rejected', People: [registered[2]!.id] })
  expect(await refusalOf(huda.send(calls.cordinatorSendMail, missing))).toMatchObject({
    status: 422,
    code: 'noMailTemplate',
  })
  const rejected = await of(10, 'rejected')
  await sami.send(calls.changeStatusMail, { ID: rejected.ID, body: { ...words, Version: rejected.Version } })
  expect(await huda.send(calls.cordinatorSendMail, missing)).toMatchObject({ sentCount: 1 })
  // Those of another class, and whoever is in another status, are nobody here.
  for (const change of [{ People: [2_000_000] }, { Status: 'confirmed', People: [registered[2]!.id] }])
    expect((await refusalOf(huda.send(calls.cordinatorSendMail, sending(change)))).code).toBe('nobodyToTell')
  expect((await refusalOf(huda.send(calls.cordinatorSendMail, sending({ CourseClassID: 2_000_000 })))).status).toBe(404)
  expect((await refusalOf(huda.send(calls.cordinatorSendMail, sending({ CourseClassID: null })))).status).toBe(404)
  expect(await mails('requestConfirmation')).toHaveLength(3)
})

test('every mail type finds its people; who switched such mails off is left out', async () => {
  await addInvoice(server.db, registered[0]!.id, { number: 'INV-TEST-1' })
  const invoices = await huda.send(calls.getMailPeople, { MailType: 6, CourseClassID: classId })
  expect(invoices.People).toMatchObject([{ ID: registered[0]!.id, Status: 'sent' }])
  const invoice = { MailType: 6, CourseClassID: classId, PersonID: registered[0]!.id }
  expect((await huda.send(calls.getMailToPeople, invoice)).en.Title).toContain('INV-TEST-1')
  for (const { type } of mailTypes)
    await huda.send(calls.getMailPeople, { MailType: type, CourseClassID: classId, InstructorID: 1 })
  const { account_id } = await server.db
    .selectFrom('people.trainee')
    .select('account_id')
    .where('email', '=', registered[0]!.email)
    .executeTakeFirstOrThrow()
  await server.db
    .insertInto('notifications.choice')
    .values({ account_id: account_id!, topic: 'schedule', mail: 'off' })
    .execute()
  const open = await of(3, 'open')
  expect(open.Title).not.toBeNull()
  const { People } = await huda.send(calls.getMailPeople, { MailType: 3, CourseClassID: classId })
  expect(People.map(({ Status }) => Status)).toEqual(['open', 'open'])
  const all = { MailType: 3, Status: 'open', People: People.map(({ ID }) => ID) }
  expect(await huda.send(calls.cordinatorSendMail, sending(all))).toMatchObject({ sentCount: 1, leftOutCount: 1 })
  expect((await mails('classChange')).map(({ leave_href }) => leave_href)).toEqual([
    expect.stringMatching(/^\/api\/UserNotifications\/OneClick\?Key=\d+\.schedule-[\w-]{22}$/),
  ])

  const instructor = { MailType: 9, InstructorID: 1 }
  const found = await huda.send(calls.getMailPeople, instructor)
  expect(found.People).toMatchObject([{ ID: 1, Status: 'active' }])
  const body = { MailType: 9, Status: 'active', CourseClassID: null, People: [1] }
  expect(await huda.send(calls.cordinatorSendMail, { body })).toMatchObject({ sentCount: 1 })
})

test('the field of the status says what the academy calls it, in each language', async () => {
  const { Items } = await sami.send(lookupsCalls.listLookupEntries, { Lookup: 'Status', pageSize: 100 })
  const { ID, Version, Code } = Items.find((each) => each.Code === 'confirmed')!
  const Name = { ar: 'مقعده محجوز', en: 'Seat kept', fr: 'Place gardée' }
  const entry = { Lookup: 'Status' as const, ID, Version, Code, Name, IsActive: true, Colour: 'info' as const }
  await sami.send(lookupsCalls.saveLookupEntry, { body: entry })
  const template = await of(10, 'confirmed')
  expect(template.Marks.map((mark) => mark.Name)).toContain('status')
  const Body = { ar: '<p>{{status}}</p>', en: '<p>{{status}}</p>', fr: '<p>{{status}}</p>' }
  await sami.send(calls.changeStatusMail, { ID: template.ID, body: { ...words, Body, Version: template.Version } })
  const mail = { MailType: 10, CourseClassID: classId, PersonID: registered[0]!.id }
  const shown = await huda.send(calls.getMailToPeople, mail)
  expect([shown.ar.Html, shown.en.Html, shown.fr.Html]).toEqual([
    expect.stringContaining(Name.ar),
    expect.stringContaining(Name.en),
    expect.stringContaining(Name.fr),
  ])
})

test('only those who look after classes send; only editors change, preview and test', async () => {
  const { ID, Version } = await of(10, 'confirmed')
  for (const who of ['omar', 'layla']) {
    const other = await server.as(who)
    for (const asked of [
      () => other.send(calls.getMailPeople, { MailType: 10, CourseClassID: classId }),
      () => other.send(calls.getMailToPeople, { MailType: 10, CourseClassID: classId, PersonID: registered[0]!.id }),
      () => other.send(calls.cordinatorSendMail, sending()),
      () => other.send(calls.getMailTemplates, {}),
    ])
      expect((await refusalOf(asked())).status).toBe(403)
  }
  for (const asked of [
    () => huda.send(calls.changeStatusMail, { ID, body: { ...words, Version } }),
    () => huda.send(calls.removeStatusMail, { ID, body: { Version } }),
    () => huda.send(calls.restoreStatusMail, { ID, body: { Version } }),
    () => huda.send(calls.previewStatusMail, { ID, body: words }),
    () => huda.send(calls.testStatusMail, { ID, body: { ...words, Language: 'ar' } }),
  ])
    expect((await refusalOf(asked())).status).toBe(403)
})
