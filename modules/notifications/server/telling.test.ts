import { afterAll, beforeAll, expect, test } from 'vitest'
import { byItself } from '#platform/server/audit/by.ts'
import { recordEvent, type NewEvent } from '#platform/server/event.ts'
import { registrationCalls } from '#modules/registration/contract/calls.ts'
import type { Asker } from '#testing/asker.ts'
import { addClass } from '#testing/stages/registrations.ts'
import { startTestServer, type TestServer } from '#testing/server.ts'
import { tellAll, tellNews } from '#testing/stages/told.ts'

let server: TestServer
let layla: Asker
let huda: Asker
let traineeId: number
beforeAll(async () => {
  server = await startTestServer()
  ;[layla, huda] = await Promise.all([server.as('layla'), server.as('huda')])
  const found = await server.db
    .selectFrom('people.trainee')
    .where('email', '=', 'layla@diwan.example')
    .select('id')
    .executeTakeFirstOrThrow()
  traineeId = found.id
})
afterAll(() => server.close())

const happens = (event: NewEvent) => recordEvent(server.db, event, byItself)
const issued = async (traineeId: number): Promise<NewEvent> => ({
  kind: 'certificates.issue',
  subject: ['certificate', 1],
  data: { traineeId, classId: await addClass(server.db, server.now()), serial: 'CERT-2026-0001', kind: 'completion' },
})
const waiting = async () =>
  (await server.db.selectFrom('platform.event').select('kind').where('handled_at', 'is', null).execute()).map(
    (row) => row.kind,
  )

test('several processes at once tell each event once', async () => {
  await happens(await issued(traineeId))
  await happens({ kind: 'planning.addClassRoom', subject: ['classRoom', 1] })
  await Promise.all([1, 2, 3].map(() => tellAll(server)))
  const [own] = await tellNews(server, layla)
  expect(own).toMatchObject([{ kind: 'certificateIssued', opens: '/TraineeCertification', mailed: true }])
  expect(await waiting()).toEqual([])
})

test('an event that cannot be told keeps no other waiting, and is tried again', async () => {
  await happens({ kind: 'certificates.issue', subject: ['certificate', 2], data: {} })
  await happens(await issued(traineeId))
  await expect(tellAll(server)).rejects.toThrow(/events \d+ could not be told/)
  await expect(tellAll(server)).rejects.toThrow('could not be told')
  expect(await waiting()).toEqual(['certificates.issue'])
  await server.db
    .updateTable('platform.event')
    .set({ data: '{"traineeId":0,"classId":0}' as never })
    .where('handled_at', 'is', null)
    .execute()
  const [own] = await tellNews(server, layla)
  expect(own).toHaveLength(1)
  expect(await waiting()).toEqual([])
})

test('each reads it in the own language, and who was invited and has not come in yet by mail', async () => {
  const account = (email: string, values: object) =>
    server.db.updateTable('accounts.account').set(values).where('email', '=', email).execute()
  await account('layla@diwan.example', { language: 'fr' })
  await happens(await issued(traineeId))
  const [french] = await tellNews(server, layla)
  const { subject, html } = french![0]!.letter!
  expect(subject).toBe('Votre attestation est émise : CERT-2026-0001')
  expect(html).toContain('<p dir="ltr">Bonjour <span dir="auto">Layla Hassan Alansari</span>,</p>')
  expect(html).toContain('<div dir="ltr"><p>Félicitations ! Votre attestation')
  // The bell is read in whatever language the page is in by then.
  expect(french![0]!.title).toBe('صدرت شهادتك: CERT-2026-0001')

  await account('layla@diwan.example', { language: 'ar', state: 'pending' })
  await happens(await issued(traineeId))
  await tellAll(server)
  await account('layla@diwan.example', { state: 'active' })
  expect((await tellNews(server, layla))[0]).toMatchObject([{ mailed: true }])
  await account('layla@diwan.example', { state: 'inactive' })
  await happens(await issued(traineeId))
  await tellAll(server)
  await account('layla@diwan.example', { state: 'active' })
  expect((await tellNews(server, layla))[0]).toEqual([])
})

test('what somebody types is text in the mail and in the bell', async () => {
  const { ID, Version } = await layla.send(registrationCalls.add, {
    body: { ClassID: await addClass(server.db, server.now()) },
  })
  await huda.send(registrationCalls.startReview, { body: { ID, Version } })
  const Reason = 'ينقص <img src=x onerror=alert(1)> {{serial}}'
  await huda.send(registrationCalls.requestChanges, { body: { ID, Version: Version + 1, Reason } })
  const [own] = await tellNews(server, layla)
  expect(own!.at(-1)!.html).toContain('&lt;img src=x onerror=alert(1)&gt; {{serial}}')
})
