import { randomUUID } from 'node:crypto'
import ICAL from 'ical.js'
import { sql } from 'kysely'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { peopleCalls } from '#modules/people/contract/calls.ts'
import { privacyCalls } from '#modules/privacy/contract/calls.ts'
import { calendarPart } from '#platform/server/mail/calendar-part.ts'
import type { Asker } from '#testing/asker.ts'
import { refusalOf, startTestServer, type TestServer } from '#testing/server.ts'
import { tellNews } from '#testing/stages/told.ts'
import { occasionsCalls as calls } from '../contract/calls.ts'
import { passIn } from '../rules/pass-code.ts'

let server: TestServer
let sami: Asker, layla: Asker
beforeAll(async () => {
  server = await startTestServer()
  ;[sami, layla] = [await server.as('sami'), await server.as('layla')]
})
afterAll(() => server.close())

const facts = (change: object = {}) => ({
  Title: { ar: 'يوم سلامة الطيران', en: 'Aviation safety day', fr: 'Journée de la sécurité' },
  About: { en: 'Talks' },
  Place: { ar: 'القاعة الكبرى', en: 'Main hall' },
  FirstDay: '2035-03-10',
  LastDay: '2035-03-11',
  StartsAt: '10:00',
  EndsAt: '14:30',
  ClosesOn: '2035-03-08',
  Seats: 1,
  ...change,
})

async function published(change: object = {}) {
  const { ID, Version } = await sami.send(calls.addOccasion, { body: facts(change) })
  await sami.send(calls.setOccasionPublished, { body: { ID, Version, IsPublished: true } })
  return ID
}
const codeTo = async (email: string) => {
  const { rows } = await sql<{ html: string }>`select html from platform.outbox_mail
    where to_address = ${email} and kind = 'proveEmailCode' order by id desc limit 1`.execute(server.db)
  return /\b\d{6}\b/.exec(rows[0]!.html)![0]
}
const lettersTo = async (email: string) => {
  const { rows } = await sql<{ kind: string }>`select kind from platform.outbox_mail
    where to_address = ${email} and kind like 'event%' order by id`.execute(server.db)
  return rows.map(({ kind }) => kind)
}
/** What the letters to an address do to its calendar, as a library reads it, days in UTC; null of one that brings no file. */
async function datesTo(email: string) {
  const { rows } = await sql<{ kind: string; calendar: string | null }>`select kind, calendar from platform.outbox_mail
    where to_address = ${email} and kind like 'event%' order by id`.execute(server.db)
  const party = (address: string) => ({ name: address, address })
  return rows.map(({ kind, calendar }) => {
    const part = calendarPart(calendar, party('academy@diwan.example'), party(email))
    if (!part) return [kind, null] as const
    const [vevent] = new ICAL.Component(ICAL.parse(part.text) as never).getAllSubcomponents('vevent')
    const event = new ICAL.Event(vevent!)
    const each = event.iterator()
    const days: string[] = []
    for (let at = each.next(); at; at = each.next()) days.push(at.toJSDate().toISOString().slice(0, 16))
    return [
      kind,
      {
        method: part.method,
        uid: event.uid,
        sequence: event.sequence,
        minutes: event.duration.toSeconds() / 60,
        days,
        place: event.location,
      },
    ] as const
  })
}
/** Each from a network of their own, as so many from one within an hour are refused. */
async function visits(EventID: number, Email: string) {
  await server.db.deleteFrom('people.signup_start').execute()
  const { AttemptID } = await server.anonymous.send(calls.proveGuest, { body: { EventID, Email } })
  const body = { EventID, Name: 'زائرة', Mobile: null, Organization: '', AttemptID, Code: await codeTo(Email) }
  return server.anonymous.send(calls.askForPlace, { body })
}
const guestsOf = async (EventID: number) => (await sami.send(calls.getGuests, { EventID })).Items
const decide = (IDs: number[], Decision: 'confirmed' | 'rejected' | 'waitlisted', Reason?: string) =>
  sami.send(calls.decideGuests, { body: { IDs, Decision, ...(Reason && { Reason }) } })

test('a draft is nobody’s to see; only editors of lists keep events', async () => {
  const { ID } = await sami.send(calls.addOccasion, { body: facts() })
  expect((await refusalOf(server.anonymous.send(calls.getPublicOccasion, { ID }))).status).toBe(404)
  expect(
    (await refusalOf(layla.send(calls.askMyself, { body: { EventID: ID, Mobile: null, Organization: '' } }))).status,
  ).toBe(404)
  for (const who of [layla, await server.as('huda'), await server.as('omar')]) {
    expect((await refusalOf(who.send(calls.getOccasions, {}))).code).toBe('notAllowed')
    expect((await refusalOf(who.send(calls.getGuests, { EventID: ID }))).code).toBe('notAllowed')
    expect((await refusalOf(who.send(calls.getDoor, { ID }))).code).toBe('notAllowed')
  }
  await sami.send(calls.deleteOccasion, { ID })
  const wrong = await refusalOf(
    sami.send(calls.addOccasion, { body: facts({ ClosesOn: '2035-03-12', EndsAt: '09:00' }) }),
  )
  expect(wrong.fields).toEqual([
    { path: 'EndsAt', code: 'endBeforeStart' },
    { path: 'ClosesOn', code: 'closesTooLate' },
  ])
})

test('a visitor proves the address; what comes after the seats waits, and no more are confirmed than there are seats', async () => {
  const ID = await published()
  const first = await visits(ID, 'first@example.org')
  expect(first.State).toBe('waiting')
  const own = await layla.send(calls.askMyself, { body: { EventID: ID, Mobile: '+201001234567', Organization: '' } })
  expect(own.State).toBe('waitlisted')
  expect(await layla.send(calls.askMyself, { body: { EventID: ID, Mobile: null, Organization: '' } })).toEqual(own)
  expect((await layla.send(calls.getPublicOccasion, { ID })).Own).toEqual(own)
  expect((await server.anonymous.send(calls.getPublicOccasion, { ID })).Own).toBeNull()

  const [one, two] = (await guestsOf(ID)).map((guest) => guest.ID) as [number, number]
  expect((await refusalOf(decide([one, two], 'confirmed'))).code).toBe('occasionFull')
  await decide([one], 'confirmed')
  expect(await decide([one], 'confirmed')).toEqual({ Decided: 0 })
  expect((await refusalOf(decide([two], 'confirmed'))).code).toBe('occasionFull')
  expect(await lettersTo('first@example.org')).toEqual(['eventReceived', 'eventConfirmed'])

  await server.anonymous.send(calls.withdrawGuest, { body: { Code: first.Code } })
  await decide([two], 'confirmed')
  expect(await server.anonymous.send(calls.getPass, { Code: own.Code })).toMatchObject({
    State: 'confirmed',
    CanWithdraw: true,
  })
  expect((await refusalOf(server.anonymous.send(calls.getPass, { Code: 'ABCDEFGHJKLM' }))).status).toBe(404)

  const wrongCode = await server.anonymous.send(calls.proveGuest, { body: { EventID: ID, Email: 'third@example.org' } })
  const right = await codeTo('third@example.org')
  const body = { EventID: ID, Name: 'x', Mobile: null, Organization: '', AttemptID: wrongCode.AttemptID }
  const Code = right === '000000' ? '000001' : '000000'
  expect((await refusalOf(server.anonymous.send(calls.askForPlace, { body: { ...body, Code } }))).code).toBe(
    'wrongCode',
  )
})

test('who waits for a seat stands before whoever asks later, and the keepers are told of what there is to decide', async () => {
  await tellNews(server, sami)
  const ID = await published()
  const kinds = async () => (await tellNews(server, sami))[0]!.map(({ kind, opens }) => [kind, opens])
  const opens = `/DubaiEventGuests/${ID}`
  const first = await visits(ID, 'seat@example.org')
  await visits(ID, 'next@example.org')
  expect(await kinds()).toEqual([['occasionSeatAsked', opens]])
  const [one, next] = (await guestsOf(ID)).map((guest) => guest.ID) as [number, number]
  await decide([one], 'confirmed')
  await server.anonymous.send(calls.withdrawGuest, { body: { Code: first.Code } })
  expect(await kinds()).toEqual([['occasionSeatFree', opens]])

  // The seat is free and somebody waits for it.
  expect((await server.anonymous.send(calls.getPublicOccasion, { ID })).Entry).toBe('full')
  expect((await visits(ID, 'newcomer@example.org')).State).toBe('waitlisted')
  await decide([next], 'confirmed')
  expect(await lettersTo('next@example.org')).toEqual(['eventWaitlisted', 'eventConfirmed'])
  expect(await kinds()).toEqual([])

  // Seats beyond those who wait are anybody's, and of requests that wait one is told.
  const { Version } = await sami.send(calls.getOccasion, { ID })
  await sami.send(calls.editOccasion, { ID, body: { ...facts({ Seats: 4 }), Version } })
  expect((await visits(ID, 'third@example.com')).State).toBe('waiting')
  expect((await visits(ID, 'fourth@example.com')).State).toBe('waiting')
  expect(await kinds()).toEqual([['occasionSeatAsked', opens]])
})

test('the pass of an event that was taken back for now leads to no page, and offers no new request', async () => {
  const ID = await published({ Seats: 5 })
  const { Code } = await visits(ID, 'back@example.org')
  const pass = () => server.anonymous.send(calls.getPass, { Code })
  const publish = async (IsPublished: boolean) => {
    const { Version } = await sami.send(calls.getOccasion, { ID })
    await sami.send(calls.setOccasionPublished, { body: { ID, Version, IsPublished } })
  }
  expect(await pass()).toMatchObject({ Entry: 'open', IsPublic: true })
  await publish(false)
  expect((await refusalOf(server.anonymous.send(calls.getPublicOccasion, { ID }))).status).toBe(404)
  expect(await pass()).toMatchObject({ Entry: 'closed', IsPublic: false, CanWithdraw: true })
  await publish(true)
  expect(await pass()).toMatchObject({ Entry: 'open', IsPublic: true })
})

test('who has a seat has the event in the calendar; moved it moves there, and whoever loses the seat loses the entry', async () => {
  const ID = await published({ Seats: 5 })
  const { Code } = await visits(ID, 'dates@example.org')
  await visits(ID, 'waits@example.org')
  const [guest] = await guestsOf(ID)
  await decide([guest!.ID], 'confirmed')
  const { Version } = await sami.send(calls.getOccasion, { ID })
  await sami.send(calls.editOccasion, { ID, body: { ...facts({ Seats: 5, LastDay: '2035-03-12' }), Version } })
  await decide([guest!.ID], 'rejected', 'full')
  await decide([guest!.ID], 'confirmed')
  await server.anonymous.send(calls.withdrawGuest, { body: { Code } })
  const told = await datesTo('dates@example.org')
  expect(told.map(([kind, entry]) => [kind, entry?.method, entry?.days])).toEqual([
    ['eventReceived', undefined, undefined],
    ['eventConfirmed', 'REQUEST', ['2035-03-10T08:00', '2035-03-11T08:00']],
    ['eventChanged', 'REQUEST', ['2035-03-10T08:00', '2035-03-11T08:00', '2035-03-12T08:00']],
    ['eventRejected', 'CANCEL', expect.anything()],
    ['eventConfirmed', 'REQUEST', expect.anything()],
    ['eventWithdrawn', 'CANCEL', expect.anything()],
  ])
  const entries = told.flatMap(([, entry]) => (entry ? [entry] : []))
  expect(new Set(entries.map(({ uid }) => uid)).size).toBe(1)
  expect(entries[0]!.uid).not.toContain(Code.replaceAll('-', ''))
  expect(entries[0]).toMatchObject({ minutes: 270, place: 'Main hall' })
  const sequences = entries.map(({ sequence }) => sequence)
  expect(sequences).toEqual([...new Set(sequences)].toSorted((one, other) => one - other))
  // Who only waits has nothing in the calendar to move or to take out.
  expect((await datesTo('waits@example.org')).map(([, entry]) => entry)).toEqual([null, null])
})

test('at the door each is let in once, whichever phone and however often it is sent', async () => {
  const ID = await published({ Seats: 5 })
  const { Code } = await layla.send(calls.askMyself, { body: { EventID: ID, Mobile: null, Organization: '' } })
  const [guest] = await guestsOf(ID)
  const At = new Date().toISOString()
  const Key = randomUUID()
  const come = (key: string) =>
    sami.send(calls.checkIn, { body: { EventID: ID, Arrivals: [{ ID: guest!.ID, Key: key, At }] } })
  expect((await come(Key)).Arrivals[0]!.Outcome).toBe('notExpected')
  await decide([guest!.ID], 'confirmed')
  expect((await sami.send(calls.getDoor, { ID })).Guests).toMatchObject([{ ID: guest!.ID, Code, ArrivedAt: null }])

  const both = await Promise.all([come(Key), come(randomUUID())])
  expect(both.map(({ Arrivals }) => Arrivals[0]!.Outcome).toSorted()).toEqual(['already', 'in'])
  const again = (await come(both[0]!.Arrivals[0]!.Outcome === 'in' ? Key : randomUUID())).Arrivals[0]!
  expect(again.ArrivedAt).toBe(both[0]!.Arrivals[0]!.ArrivedAt)
  expect((await refusalOf(server.anonymous.send(calls.withdrawGuest, { body: { Code } }))).code).toBe('notNow')
  expect((await refusalOf(decide([guest!.ID], 'rejected'))).code).toBe('notNow')
  await sami.send(calls.undoArrival, { body: { ID: guest!.ID } })
  expect((await come(Key)).Arrivals[0]!.Outcome).toBe('in')
  expect(
    (await refusalOf(layla.send(calls.checkIn, { body: { EventID: ID, Arrivals: [{ ID: guest!.ID, Key, At }] } })))
      .code,
  ).toBe('notAllowed')
})

test('whoever has asked is told of a new day and of the end; fewer seats than guests are refused', async () => {
  const ID = await published({ Seats: 2 })
  await visits(ID, 'told@example.org')
  const [guest] = await guestsOf(ID)
  await decide([guest!.ID], 'confirmed')
  const { Version } = await sami.send(calls.getOccasion, { ID })
  await sami.send(calls.editOccasion, { ID, body: { ...facts({ Seats: 3 }), Version } })
  await sami.send(calls.editOccasion, { ID, body: { ...facts({ LastDay: '2035-03-12' }), Version: Version + 1 } })
  expect((await refusalOf(sami.send(calls.editOccasion, { ID, body: { ...facts(), Version } }))).code).toBe(
    'changedMeanwhile',
  )
  expect((await refusalOf(sami.send(calls.deleteOccasion, { ID }))).code).toBe('notNow')
  await sami.send(calls.cancelOccasion, { body: { ID, Version: Version + 2, Reason: 'عطل' } })
  expect(await lettersTo('told@example.org')).toEqual([
    'eventReceived',
    'eventConfirmed',
    'eventChanged',
    'eventCancelled',
  ])
  expect(
    (await refusalOf(server.anonymous.send(calls.proveGuest, { body: { EventID: ID, Email: 'late@example.org' } })))
      .code,
  ).toBe('occasionClosed')
  expect((await refusalOf(decide([guest!.ID], 'rejected'))).code).toBe('notNow')
  // Nobody is received, nor printed as expected.
  expect((await sami.send(calls.getDoor, { ID })).Guests).toEqual([])
})

test('whoever has another address by now has one request as before, also under two records, and can be erased', async () => {
  const ID = await published({ Seats: 5 })
  const mariam = await server.as('mariam')
  const ask = (who = mariam) => who.send(calls.askMyself, { body: { EventID: ID, Mobile: null, Organization: '' } })
  const moveTo = (email: string) =>
    sql`update accounts.account set email = ${email} where id = ${mariam.accountId}`.execute(server.db)
  const emails = async () => (await guestsOf(ID)).map(({ Email }) => Email)
  const first = await ask()
  await moveTo('mariam.second@example.org')
  expect(await ask()).toEqual(first)
  await server.anonymous.send(calls.withdrawGuest, { body: { Code: first.Code } })
  expect(await ask()).toEqual(first)
  expect(await emails()).toEqual(['mariam.second@example.org'])

  // A second record, which asked by its own account.
  const yusuf = await server.as('yusuf')
  const second = await ask(yusuf)
  await server.anonymous.send(calls.withdrawGuest, { body: { Code: first.Code } })
  const { rows } = await sql<{ id: number; version: number }>`select id, version from people.trainee
    where account_id in (${mariam.accountId}, ${yusuf.accountId}) order by account_id = ${yusuf.accountId}`.execute(
    server.db,
  )
  const [kept, gone] = rows as [(typeof rows)[0], (typeof rows)[0]]
  const pair = { KeptID: kept.id, KeptVersion: kept.version, GoneID: gone.id, GoneVersion: gone.version, FromGone: [] }
  await sami.send(peopleCalls.mergeTrainees, { body: pair })
  expect((await mariam.send(calls.getPublicOccasion, { ID })).Own).toEqual(second)
  expect(await ask()).toEqual(second)

  await visits(ID, 'mariam.third@example.org')
  await moveTo('mariam.third@example.org')
  const body = await mariam.send(privacyCalls.askErasure, { body: { Reason: '', Email: 'mariam.third@example.org' } })
  await (await server.as('nadia')).send(privacyCalls.approveErasure, { body })
  expect((await guestsOf(ID)).map(({ IsErased }) => IsErased)).toEqual([true, true, true])
})

test('the last day is the last: a day later nobody asks', async () => {
  const ID = await published({ Seats: 2 })
  server.at('2035-03-09T08:00:00Z')
  expect((await server.anonymous.send(calls.getPublicOccasion, { ID })).Entry).toBe('closed')
  expect(
    (await refusalOf(server.anonymous.send(calls.proveGuest, { body: { EventID: ID, Email: 'late@example.org' } })))
      .code,
  ).toBe('occasionClosed')
  server.at()
})

test('what took place is not cancelled, nobody gives a seat back, and what is put right afterwards is written to nobody', async () => {
  const ID = await published({ Seats: 5 })
  const came = await visits(ID, 'came@example.org')
  await visits(ID, 'waited@example.org')
  const [first, second] = await guestsOf(ID)
  await decide([first!.ID], 'confirmed')
  expect((await sami.send(calls.getOccasion, { ID })).Actions).toContain('cancelOccasion')
  const days = { FirstDay: '2026-01-10', LastDay: '2026-01-11', ClosesOn: '2026-01-08' }
  await sql`update occasions.occasion set first_day = ${days.FirstDay}, last_day = ${days.LastDay}, closes_on = ${days.ClosesOn}
    where id = ${ID}`.execute(server.db)
  const { Version, Actions } = await sami.send(calls.getOccasion, { ID })
  expect(Actions).toEqual(['editOccasion', 'unpublishOccasion'])
  const cancelled = sami.send(calls.cancelOccasion, { body: { ID, Version, Reason: 'خطأ' } })
  expect((await refusalOf(cancelled)).code).toBe('notNow')
  expect((await server.anonymous.send(calls.getPass, { Code: came.Code })).CanWithdraw).toBe(false)
  const back = server.anonymous.send(calls.withdrawGuest, { body: { Code: came.Code } })
  expect((await refusalOf(back)).code).toBe('notNow')
  await decide([second!.ID], 'rejected', 'لم يحضر')
  await sami.send(calls.editOccasion, { ID, body: { ...facts({ ...days, Seats: 5, StartsAt: '11:00' }), Version } })
  expect(await lettersTo('came@example.org')).toEqual(['eventReceived', 'eventConfirmed'])
  expect(await lettersTo('waited@example.org')).toEqual(['eventReceived'])
})

test('a pass is found in what people type and what a camera reads', () => {
  for (const text of ['AB3D9K2MQX7T', ' ab3d-9k2m-qx7t ', 'https://academy.example/EventPass/AB3D9K2MQX7T'])
    expect(passIn(text)).toBe('AB3D9K2MQX7T')
  for (const text of ['', 'ليلى', 'AB3D9K2MQX70', 'x'.repeat(1_000_000)]) expect(passIn(text)).toBeNull()
})

test('the list begins with what is held now and comes next; what is over or called off stands behind, the newest first', async () => {
  const ids: number[] = []
  for (const [FirstDay, LastDay] of [
    ['2021-05-01', '2021-05-02'],
    ['2036-05-01', '2036-05-02'],
    ['2020-01-01', '2037-01-01'],
    ['2034-05-01', '2034-05-02'],
    ['2022-05-01', '2022-05-02'],
    ['2034-06-01', '2034-06-02'],
  ] as const)
    ids.push((await sami.send(calls.addOccasion, { body: facts({ FirstDay, LastDay, ClosesOn: FirstDay }) })).ID)
  await server.db.updateTable('occasions.occasion').set({ state: 'cancelled' }).where('id', '=', ids[3]!).execute()
  const { Items } = await sami.send(calls.getOccasions, { pageSize: 100 })
  expect(Items.map(({ ID }) => ids.indexOf(ID)).filter((at) => at >= 0)).toEqual([2, 5, 1, 3, 4, 0])
})
