import { randomUUID } from 'node:crypto'
import { sql } from 'kysely'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { privacyCalls } from '#modules/privacy/contract/calls.ts'
import { changeSetting } from '#platform/server/settings.ts'
import type { Asker } from '#testing/asker.ts'
import { refusalOf, startTestServer, type TestServer } from '#testing/server.ts'
import { audited } from '#testing/stages/audited.ts'
import { cast } from '#testing/stages/cast.ts'
import { occasionsCalls as calls } from '../contract/calls.ts'
import { guestSettings } from '../contract/settings.ts'
import { forgetGuests } from './jobs.ts'

let server: TestServer
let sami: Asker, layla: Asker
beforeAll(async () => {
  server = await startTestServer()
  ;[sami, layla] = [await server.as('sami'), await server.as('layla')]
})
afterAll(() => server.close())

async function published(day: string) {
  const { ID, Version } = await sami.send(calls.addOccasion, {
    body: {
      Title: { ar: 'يوم مفتوح', en: 'Open day', fr: 'Journée ouverte' },
      About: {},
      Place: { en: 'Hall' },
      FirstDay: day,
      LastDay: day,
      StartsAt: '10:00',
      EndsAt: '12:00',
      ClosesOn: day,
      Seats: 9,
    },
  })
  await sami.send(calls.setOccasionPublished, { body: { ID, Version, IsPublished: true } })
  return ID
}
async function visits(EventID: number, Email: string) {
  const { AttemptID } = await server.anonymous.send(calls.proveGuest, { body: { EventID, Email } })
  const { rows } = await sql<{ html: string }>`select html from platform.outbox_mail
    where to_address = ${Email} and kind = 'proveEmailCode' order by id desc limit 1`.execute(server.db)
  const Code = /\b\d{6}\b/.exec(rows[0]!.html)![0]
  const body = { EventID, Name: 'منى الزائرة', Mobile: '+201007654321', Organization: 'شركة منى', AttemptID, Code }
  return server.anonymous.send(calls.askForPlace, { body })
}
const forget = (now: string) => forgetGuests.run({ db: server.db, files: server.files, now: new Date(now), data: {} })
const guestsOf = async (EventID: number) => (await sami.send(calls.getGuests, { EventID })).Items
const gone = { IsErased: true, Name: '', Email: '', Mobile: '', Organization: '', Code: '', Reason: '', Actions: [] }

test('a year after an event nothing tells who came; how many did stays', async () => {
  const [ID, later] = [await published('2035-03-10'), await published('2035-06-10')]
  expect((await server.anonymous.send(calls.getPublicOccasion, { ID })).KeptMonths).toBe(12)
  const visitor = await visits(ID, 'mona@example.org')
  const other = await visits(later, 'mona@example.org')
  const own = await layla.send(calls.askMyself, { body: { EventID: ID, Mobile: null, Organization: '' } })
  const [mona, self] = await guestsOf(ID)
  await sami.send(calls.decideGuests, { body: { IDs: [mona!.ID], Decision: 'confirmed' } })
  await sami.send(calls.decideGuests, { body: { IDs: [self!.ID], Decision: 'rejected', Reason: 'لا مقاعد لليلى' } })
  const At = new Date().toISOString()
  await sami.send(calls.checkIn, { body: { EventID: ID, Arrivals: [{ ID: mona!.ID, Key: randomUUID(), At }] } })

  await forget('2036-03-10T12:00:00Z')
  expect((await guestsOf(ID)).map(({ IsErased }) => IsErased)).toEqual([false, false])
  await changeSetting(server.db, guestSettings, 'guestMonths', 0)
  await forget('2099-03-11T12:00:00Z')
  expect((await guestsOf(ID)).map(({ IsErased }) => IsErased)).toEqual([false, false])
  await changeSetting(server.db, guestSettings, 'guestMonths', 12)

  await forget('2036-03-11T12:00:00Z')
  await forget('2036-03-11T12:00:00Z')
  expect(await guestsOf(ID)).toMatchObject([
    { ...gone, State: 'confirmed' },
    { ...gone, State: 'rejected' },
  ])
  expect(await sami.send(calls.getOccasion, { ID })).toMatchObject({ Confirmed: 1, Arrived: 1 })
  expect((await sami.send(calls.getDoor, { ID })).Guests).toEqual([])
  for (const Code of [visitor.Code, own.Code, `erased-${mona!.ID}`, `ERASED-${mona!.ID}`])
    for (const ask of [
      () => server.anonymous.send(calls.getPass, { Code }),
      () => server.anonymous.send(calls.withdrawGuest, { body: { Code } }),
    ])
      expect((await refusalOf(ask())).status).toBe(404)
  const refused = sami.send(calls.decideGuests, { body: { IDs: [self!.ID], Decision: 'confirmed' } })
  expect((await refusalOf(refused)).code).toBe('notNow')
  expect((await layla.send(calls.getPublicOccasion, { ID })).Own).toBeNull()

  const { rows: letters } = await sql<{ href: string; html: string }>`
    select href, html from platform.outbox_mail where kind like 'event%' and (to_address <> '' or html <> '' or href is not null)
    order by id`.execute(server.db)
  expect(letters.map(({ href }) => href)).toEqual([`/EventPass/${other.Code}`])
  expect(await guestsOf(later)).toMatchObject([{ Name: 'منى الزائرة', IsErased: false }])
  expect(await audited(server.db, 'occasions.forgetGuests')).toHaveLength(1)
})

test('who is erased gives back the seat of an event to come; no pass opens and no letter is written any more', async () => {
  const [next, over] = [await published('2035-08-10'), await published('2035-09-10')]
  const mariam = await server.as('mariam')
  const passes: string[] = []
  for (const EventID of [next, over]) {
    const { Code } = await mariam.send(calls.askMyself, { body: { EventID, Mobile: null, Organization: '' } })
    passes.push(Code)
    const [guest] = await guestsOf(EventID)
    await sami.send(calls.decideGuests, { body: { IDs: [guest!.ID], Decision: 'confirmed' } })
  }
  await sql`update occasions.occasion set first_day = '2026-01-10', last_day = '2026-01-10', closes_on = '2026-01-09'
    where id = ${over}`.execute(server.db)
  const body = await mariam.send(privacyCalls.askErasure, { body: { Reason: '', Email: cast.mariam.email } })
  await (await server.as('nadia')).send(privacyCalls.approveErasure, { body })

  expect(await guestsOf(next)).toMatchObject([{ ...gone, State: 'withdrawn' }])
  expect(await guestsOf(over)).toMatchObject([{ ...gone, State: 'confirmed' }])
  expect((await sami.send(calls.getDoor, { ID: next })).Guests).toEqual([])
  for (const Code of passes) expect((await refusalOf(server.anonymous.send(calls.getPass, { Code }))).status).toBe(404)
  const { Version, Confirmed } = await sami.send(calls.getOccasion, { ID: next })
  expect(Confirmed).toBe(0)
  await sami.send(calls.cancelOccasion, { body: { ID: next, Version, Reason: 'عطل' } })
  const { rows } = await sql`select to_address from platform.outbox_mail where kind = 'eventCancelled'`.execute(
    server.db,
  )
  expect(rows).toEqual([])
})
