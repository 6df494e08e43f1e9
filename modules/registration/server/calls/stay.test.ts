import { afterAll, beforeAll, expect, test } from 'vitest'
import { accommodationCalls } from '#modules/accommodation/contract/calls.ts'
import { lookupsCalls } from '#modules/lookups/contract/calls.ts'
import type { LookupKey } from '#modules/lookups/rules/registry.ts'
import { addDays } from '#platform/shared/values/dates.ts'
import type { Asker } from '#testing/asker.ts'
import { refusalOf, startTestServer, type TestServer } from '#testing/server.ts'
import { addClass, addTrainees } from '#testing/stages/registrations.ts'
import { registrationCalls as calls } from '../../contract/calls.ts'

let server: TestServer
let huda: Asker, sami: Asker
beforeAll(async () => {
  server = await startTestServer()
  ;[huda, sami] = (await Promise.all(['huda', 'sami'].map((who) => server.as(who)))) as [Asker, Asker]
})
afterAll(() => server.close())

const entry = async (Lookup: LookupKey, code: string) =>
  (await sami.send(lookupsCalls.getLookupOptions, { Lookup })).Items.find(({ Code }) => Code === code)!.ID

async function registered(wishes: object) {
  const [person] = await addTrainees(server.db, 1)
  const trainee = await server.as(person!.email)
  const ClassID = await addClass(server.db, server.now())
  const moved = await trainee.send(calls.add, { body: { ClassID, ...wishes } })
  return { trainee, ...moved }
}

test('a registration wishes a room for some nights and paid extras; the draft changes them, the lists find them', async () => {
  const [TRIPLE, MEALS, TRANSFER] = [
    await entry('RoomType', 'TRIPLE'),
    await entry('AdditionalFacility', 'MEALS'),
    await entry('AdditionalFacility', 'AIRPORTTRANSFER'),
  ]
  const wishes = { NeedsAccommodation: true, RoomTypeID: TRIPLE, Nights: 6, ExtraIDs: [TRANSFER, MEALS] }
  const { trainee, ID, Version } = await registered({ ...wishes, Submit: false })
  expect(await trainee.send(calls.getRegistration, { ID })).toMatchObject({
    NeedsAccommodation: true,
    RoomTypeName: { en: 'Triple' },
    Nights: 6,
    Extras: [
      { ID: TRANSFER, Per: 'person' },
      { ID: MEALS, Per: 'day' },
    ],
    StayPrice: null,
  })
  const edited = await trainee.send(calls.edit, { body: { ID, Version, ...wishes, Nights: 5, ExtraIDs: [MEALS] } })
  expect((await trainee.send(calls.getRegistration, { ID })).Extras.map((each) => each.ID)).toEqual([MEALS])
  await trainee.send(calls.submit, { body: { ID, Version: edited.Version } })

  const found = async (query: object) =>
    (await huda.send(calls.getRegistrations, query)).Items.filter((row) => row.ID === ID).map(({ Nights }) => Nights)
  for (const query of [{ RoomTypeID: TRIPLE }, { ExtraID: MEALS }, { NeedsAccommodation: true }])
    expect(await found(query)).toEqual([5])
  for (const query of [{ ExtraID: TRANSFER }, { NeedsAccommodation: false }, { HotelID: 1 }])
    expect(await found(query)).toEqual([])
  const refused = await refusalOf(
    sami.send(lookupsCalls.deleteLookupEntry, { Lookup: 'AdditionalFacility', ID: MEALS }),
  )
  expect(refused.code).toBe('entryInUse')
})

test('whoever needs no accommodation asks for no room; what is in no list is refused at its field', async () => {
  const RoomTypeID = await entry('RoomType', 'SINGLE')
  const { trainee, ID, Version } = await registered({ RoomTypeID, Nights: 3, Submit: false })
  expect(await trainee.send(calls.getRegistration, { ID })).toMatchObject({ RoomTypeID: null, Nights: null })
  const faults = async (wishes: object) =>
    (await refusalOf(trainee.send(calls.edit, { body: { ID, Version, ...wishes } }))).fields
  expect(await faults({ NeedsAccommodation: true, RoomTypeID: 999_999 })).toEqual([
    { path: 'RoomTypeID', code: 'required' },
  ])
  expect(await faults({ ExtraIDs: [999_999] })).toEqual([{ path: 'ExtraIDs', code: 'required' }])
  expect(await faults({ ExtraIDs: [1, 1] })).toEqual([{ path: 'ExtraIDs', code: 'alreadyUsed' }])
  expect(await faults({ Nights: 401 })).toMatchObject([{ path: 'Nights', code: 'tooLarge' }])
})

test('the hotel is one of the list: reviewers see what the room costs from the night before the class, nobody else', async () => {
  const [HotelID, RoomTypeID] = [await entry('Hotel', 'GUESTHOUSE'), await entry('RoomType', 'DOUBLE')]
  const { trainee, ID } = await registered({ NeedsAccommodation: true, RoomTypeID, Nights: 3 })
  await server.db
    .updateTable('registration.registration')
    .set({ main: 'confirmed', has_seat: true, money: 'waived' })
    .where('id', '=', ID)
    .execute()
  const { StartDate, Version } = await huda.send(calls.getRegistration, { ID })
  const Price = { Minor: 40_00, Currency: 'USD' }
  const nights = { FirstNight: addDays(StartDate, -1), LastNight: addDays(StartDate, 0) }
  await sami.send(accommodationCalls.addRoomPrice, { body: { HotelID, RoomTypeID, ...nights, Price } })
  const arrange = (HotelID: number) =>
    huda.send(calls.arrangeTravel, { body: { ID, Version, Flight: '', Hotel: '', HotelID } })
  expect((await refusalOf(arrange(999_999))).fields).toEqual([{ path: 'HotelID', code: 'required' }])
  await arrange(HotelID)
  expect(await huda.send(calls.getRegistration, { ID })).toMatchObject({
    HotelName: { en: 'The academy’s guest house' },
    StayPrice: { Totals: [{ Minor: 80_00, Currency: 'USD' }], Unpriced: 1 },
  })
  expect(await trainee.send(calls.getRegistration, { ID })).toMatchObject({ HotelID, StayPrice: null })
  expect((await huda.send(calls.getRegistrations, { HotelID })).Items.map((row) => row.ID)).toEqual([ID])
})

test('whoever the academy gives a room is on the rooming list, also without having asked for one', async () => {
  const [HotelID, RoomTypeID] = [await entry('Hotel', 'GUESTHOUSE'), await entry('RoomType', 'DOUBLE')]
  const { ID } = await registered({})
  await server.db
    .updateTable('registration.registration')
    .set({ main: 'confirmed', has_seat: true, money: 'waived', travel: 'awaitingTravel' })
    .where('id', '=', ID)
    .execute()
  const { ClassID, StartDate, Version } = await huda.send(calls.getRegistration, { ID })
  const DepartsOn = addDays(StartDate, 2)
  const arrange = (Version: number, more: object) =>
    huda.send(calls.arrangeTravel, { body: { ID, Version, Flight: 'MS 1', DepartsOn, ...more } })
  const now = await arrange(Version, { HotelID: null, RoomTypeID })
  expect((await huda.send(calls.getRooming, { ClassID })).Items).toEqual([])
  await arrange(now.Version, { HotelID, RoomTypeID })
  expect((await huda.send(calls.getRooming, { ClassID })).Items).toMatchObject([{ ID, HotelName: {}, Nights: 3 }])
})
