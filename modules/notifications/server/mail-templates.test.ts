import { afterAll, beforeAll, expect, test } from 'vitest'
import { audited } from '#testing/stages/audited.ts'
import type { Asker } from '#testing/asker.ts'
import { seedMailTemplates } from '#database/seeds/mail-templates.ts'
import { refusalOf, startTestServer, type TestServer } from '#testing/server.ts'
import { notificationsCalls as calls } from '../contract/calls.ts'

let server: TestServer
let sami: Asker
beforeAll(async () => {
  server = await startTestServer()
  sami = await server.as('sami')
})
afterAll(() => server.close())

const of = async (kind: string) => {
  const { Items } = await sami.send(calls.getSystemMailTemplates, {})
  const { ID } = Items.find(({ Kind }) => Kind === kind)!
  return sami.send(calls.getSystemMailTemplate, { ID })
}
const words = {
  Title: { ar: 'ع {{code}}', en: 'E {{code}}', fr: 'F {{code}}' },
  Body: { ar: '<p>ن</p>', en: '<p>T</p>', fr: '<p>X</p>' },
}
const mails = () => server.db.selectFrom('platform.outbox_mail').selectAll().where('kind', '=', 'testLetter').execute()

test('an editor words a letter anew, its versions say who and when, and the shipped words come back', async () => {
  const before = await of('registrationReceived')
  expect(before).toMatchObject({ IsOwn: false, Topic: 'registration', Versions: [], Title: before.ShippedTitle })
  expect(before.Actions).toEqual(['changeMailTemplate', 'sendTestLetter'])
  const saved = await sami.send(calls.changeMailTemplate, {
    ID: before.ID,
    body: { ...words, Version: before.Version },
  })
  const after = await of('registrationReceived')
  expect(after).toMatchObject({ ...words, IsOwn: true, ShippedTitle: before.Title, Version: saved.Version })
  expect(after.Versions).toMatchObject([{ Number: saved.Version, IsShipped: false, ...words }])
  expect(after.Versions[0]!.By?.en).toBe('Sami Albaghdadi')
  expect(await audited(server.db, 'notifications.changeMailTemplate')).toMatchObject([
    { data: { letter: 'registrationReceived' }, before: { title: before.Title }, after: { title: words.Title } },
  ])
  // The next start of a newer program brings its words to those that nobody has worded anew.
  await seedMailTemplates(server.db)
  expect(await of('registrationReceived')).toMatchObject(words)

  const stale = { ID: before.ID, body: { ...words, Version: before.Version } }
  expect((await refusalOf(sami.send(calls.changeMailTemplate, stale))).code).toBe('changedMeanwhile')
  await sami.send(calls.restoreMailTemplate, { ID: before.ID, body: { Version: saved.Version } })
  const back = await of('registrationReceived')
  expect(back).toMatchObject({ IsOwn: false, Title: before.Title, Body: before.Body })
  expect(back.Versions.map(({ IsShipped }) => IsShipped)).toEqual([true, false])
})

test('merge fields that the letter does not know, or lacks, are refused where they stand', async () => {
  const { ID, Version } = await of('registrationReceived')
  const wrong = {
    Title: { ...words.Title, fr: 'rien' },
    Body: { ...words.Body, en: '<p>pay {{password}}</p>' },
  }
  const said = {
    code: 'marksDoNotFit',
    status: 422,
    fields: [
      { path: 'Body.en', code: 'unknownMark' },
      { path: 'Body.fr', code: 'markMissing' },
    ],
  }
  expect(await refusalOf(sami.send(calls.changeMailTemplate, { ID, body: { ...wrong, Version } }))).toMatchObject(said)
  expect(await refusalOf(sami.send(calls.previewMailTemplate, { ID, body: wrong }))).toMatchObject(said)
  expect(await refusalOf(sami.send(calls.sendTestLetter, { ID, body: { ...wrong, Language: 'ar' } }))).toMatchObject(
    said,
  )
  const empty = { ...words, Body: { ...words.Body, ar: '<p><br></p>' } }
  expect((await refusalOf(sami.send(calls.previewMailTemplate, { ID, body: empty }))).fields).toEqual([
    { path: 'Body.ar', code: 'required' },
  ])
  expect((await refusalOf(sami.send(calls.previewMailTemplate, { ID: 2_000_000, body: words }))).code).toBe('notFound')
  expect(await mails()).toEqual([])
})

test('the preview is about what happened last, escapes what was typed, and a test goes to the own address alone', async () => {
  const { ID, Marks } = await of('registrationReceived')
  expect(Marks).toContainEqual({ Name: 'code', IsNeeded: true })
  const hostile = '<p onclick="alert(1)">{{course}}<img src=x onerror=alert(1)><script>alert(1)</script></p>'
  const body = { ...words, Body: { ...words.Body, en: hostile } }
  const never = await sami.send(calls.previewMailTemplate, { ID, body })
  expect(never).toMatchObject({ At: null, Letters: { en: { Title: 'E ‹code›' } } })
  expect(never.Letters.en.Html).toMatch(/<p [^>]*><span dir="auto">‹course›<\/span><\/p>/)
  expect(never.Letters.en.Html).not.toMatch(/<img|script|onclick|alert/)

  await server.db
    .insertInto('platform.event')
    .values({
      kind: 'registration.submit',
      subject_type: 'registration',
      subject_id: 1,
      data: JSON.stringify({ code: 'REG-2026-7777' }),
      handled_at: new Date(),
    })
    .execute()
  const last = await sami.send(calls.previewMailTemplate, { ID, body })
  expect(last.At).not.toBeNull()
  expect(last.Letters.en.Title).toBe('E REG-2026-7777')
  await sami.send(calls.sendTestLetter, { ID, body: { ...body, Language: 'fr' } })
  expect(await mails()).toMatchObject([
    { to_address: 'sami@diwan.example', language: 'fr', subject: 'F REG-2026-7777', href: null },
  ])
  expect(await audited(server.db, 'notifications.sendTestLetter')).toMatchObject([
    { data: { letter: 'registrationReceived', language: 'fr' } },
  ])
})

test('who keeps the lists reads the words; only editors change, preview and send them', async () => {
  const { ID, Version } = await of('registrationReceived')
  for (const who of ['huda', 'omar', 'layla']) {
    const other = await server.as(who)
    for (const asked of [
      () => other.send(calls.getSystemMailTemplates, {}),
      () => other.send(calls.changeMailTemplate, { ID, body: { ...words, Version } }),
      () => other.send(calls.previewMailTemplate, { ID, body: words }),
      () => other.send(calls.sendTestLetter, { ID, body: { ...words, Language: 'ar' } }),
      () => other.send(calls.restoreMailTemplate, { ID, body: { Version } }),
    ])
      expect((await refusalOf(asked())).status).toBe(403)
  }
})
