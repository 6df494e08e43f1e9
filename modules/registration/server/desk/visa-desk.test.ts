import { afterAll, beforeAll, expect, test } from 'vitest'
import { lookupsCalls } from '#modules/lookups/contract/calls.ts'
import type { Asker } from '#testing/asker.ts'
import { refusalOf, startTestServer, type TestServer } from '#testing/server.ts'
import { addClass, addTrainees, givePassport, rowOf } from '#testing/stages/registrations.ts'
import { addMonths } from '#platform/shared/values/months.ts'
import { addDays, dayOf } from '#platform/shared/values/dates.ts'
import { registrationCalls as calls } from '../../contract/calls.ts'

let server: TestServer
let huda: Asker
beforeAll(async () => {
  server = await startTestServer()
  huda = await server.as('huda')
})
afterAll(() => server.close())

const setVisa = (visa: 'asDefault' | 'notRequired' | 'onArrival' | 'required') =>
  server.db.updateTable('lookups.nationality').set({ visa }).where('code', '=', 'SD').execute()

/** A Sudanese with a passport, registered to a class that begins in so many days. */
async function registered(inDays: number, expiresOn?: string) {
  const [person] = await addTrainees(server.db, 1)
  await givePassport(server, person!.id, `P${person!.id}09417`, expiresOn)
  const classId = await addClass(server.db, server.now(), { inDays })
  const trainee = await server.as(person!.email)
  const told = await trainee.send(calls.getMandatoryData, { ClassID: classId })
  const { ID } = await trainee.send(calls.add, { body: { ClassID: classId } })
  return { ID, classId, trainee, told, personId: person!.id }
}

test('the list of nationalities says what a visa needs, and the track begins so', async () => {
  for (const [said, visa] of [
    ['required', 'awaitingVisaApproval'],
    ['onArrival', 'notRequired'],
    ['notRequired', 'notRequired'],
    ['asDefault', 'toCheck'],
  ] as const) {
    await setVisa(said)
    const { ID, told } = await registered(90)
    expect(told.VisaNeed).toBe(said === 'asDefault' ? 'toCheck' : said)
    expect((await rowOf(server.db, ID)).visa, said).toBe(visa)
  }
  await setVisa('asDefault')
})

test('a visa on arrival still wants a passport that lasts, and none does not', async () => {
  const endsOn = addDays(dayOf(server.now()), 94)
  const [person] = await addTrainees(server.db, 1)
  await givePassport(server, person!.id, `P${person!.id}09417`, addDays(addMonths(endsOn, 6), -30))
  const ask = { ClassID: await addClass(server.db, server.now(), { inDays: 90 }) }
  const trainee = await server.as(person!.email)
  await setVisa('onArrival')
  expect((await trainee.send(calls.getMandatoryData, ask)).Missing).toEqual(['passportValidity'])
  await setVisa('notRequired')
  expect((await trainee.send(calls.getMandatoryData, ask)).Missing).toEqual([])
  await setVisa('asDefault')
})

test('editors keep it in the list, its file holds it, and a file without it leaves it to the default', async () => {
  const sami = await server.as('sami')
  const entry = async () =>
    (await sami.send(lookupsCalls.listLookupEntries, { Lookup: 'Nationality', search: 'Sudanese' })).Items.find(
      ({ Code }) => Code === 'SD',
    )!
  const { ID, Code, Name, IsActive, Spellings, Version } = await entry()
  const body = { Lookup: 'Nationality', ID, Code, Name, IsActive, Spellings, Version } as const
  expect(await refusalOf(sami.send(lookupsCalls.saveLookupEntry, { body }))).toMatchObject({
    code: 'invalidInput',
    fields: [{ path: 'Visa', code: 'required' }],
  })
  await sami.send(lookupsCalls.saveLookupEntry, { body: { ...body, Visa: 'required' } })
  expect((await entry()).Visa).toBe('required')
  const refused = await refusalOf(
    (await server.as('layla')).send(lookupsCalls.saveLookupEntry, { body: { ...body, Visa: 'notRequired' } }),
  )
  expect(refused).toMatchObject({ status: 403, code: 'notAllowed' })
  await setVisa('asDefault')
})

test('the desk shows who is not settled, counts lead to exactly their rows, and no one else reads it', async () => {
  const far = await registered(120)
  const soon = await registered(30)
  const late = await registered(5)
  await huda.send(calls.startReview, { body: { ID: late.ID, Version: (await rowOf(server.db, late.ID)).version } })
  await huda.send(calls.requireVisa, { body: { ID: late.ID, Version: (await rowOf(server.db, late.ID)).version } })
  const desk = await huda.send(calls.getVisaDesk, { pageSize: 100 })
  const of = (ID: number) => desk.Items.find((row) => row.ID === ID)!
  expect(of(far.ID)).toMatchObject({ Band: 'inTime', DaysLeft: 120, Passport: 'covers', Visa: 'toCheck' })
  expect(of(soon.ID)).toMatchObject({ Band: 'soon', DaysLeft: 30 })
  expect(of(late.ID)).toMatchObject({ Band: 'late', DaysLeft: 5, Visa: 'awaitingVisaApproval' })
  expect(of(late.ID).Actions).toContain('issueVisaLetter')
  expect(desk.Items.map(({ StartDate }) => StartDate)).toEqual(desk.Items.map(({ StartDate }) => StartDate).toSorted())

  await server.db
    .updateTable('people.trainee')
    .set({ passport_expires_on: '2026-12-01' })
    .where('id', '=', far.personId)
    .execute()
  const short = await huda.send(calls.getVisaDesk, { Passport: 'short', pageSize: 100 })
  expect(short.Items.map(({ ID }) => ID)).toEqual([far.ID])
  expect(short.Items[0]).toMatchObject({ Passport: 'short' })

  const counts = await huda.send(calls.countVisaDesk, {})
  for (const { Visa, Band, Count } of counts) {
    const { Items, Total } = await huda.send(calls.getVisaDesk, { Visa, Band, pageSize: 100 })
    expect([Total, Items.length]).toEqual([Count, Count])
    expect(Items.every((row) => row.Visa === Visa && row.Band === Band)).toBe(true)
  }
  expect(counts.reduce((sum, { Count }) => sum + Count, 0)).toBe(desk.Total)

  await huda.send(calls.dismissVisa, { body: { ID: late.ID, Version: (await rowOf(server.db, late.ID)).version } })
  expect((await huda.send(calls.getVisaDesk, { ClassID: late.classId })).Total).toBe(0)
  for (const who of ['layla', 'hany', 'salma'] as const)
    for (const call of [calls.getVisaDesk, calls.countVisaDesk])
      expect((await (await server.as(who)).raw(call, {})).statusCode, who).toBe(403)
})
