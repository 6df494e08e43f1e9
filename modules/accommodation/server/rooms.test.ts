import { afterAll, beforeAll, expect, test } from 'vitest'
import { lookupsCalls } from '#modules/lookups/contract/calls.ts'
import type { LookupKey } from '#modules/lookups/rules/registry.ts'
import type { Database } from '#platform/server/database.ts'
import type { Asker } from '#testing/asker.ts'
import { refusalOf, startTestServer, type TestServer } from '#testing/server.ts'
import { audited } from '#testing/stages/audited.ts'
import { whileHeld } from '#testing/while-held.ts'
import { accommodationCalls as calls } from '../contract/calls.ts'

let server: TestServer
let sami: Asker, layla: Asker, omar: Asker
beforeAll(async () => {
  server = await startTestServer()
  ;[sami, layla, omar] = (await Promise.all(['sami', 'layla', 'omar'].map((who) => server.as(who)))) as [
    Asker,
    Asker,
    Asker,
  ]
})
afterAll(() => server.close())

const entry = async (Lookup: LookupKey, code: string) =>
  (await sami.send(lookupsCalls.getLookupOptions, { Lookup })).Items.find(({ Code }) => Code === code)!.ID

async function roomOf(change: object = {}) {
  return {
    HotelID: await entry('Hotel', 'GUESTHOUSE'),
    Number: '',
    Count: 3,
    RoomTypeID: await entry('RoomType', 'DOUBLE'),
    FacilityIDs: [await entry('RoomFacility', 'WIFI')],
    IsActive: true,
    ...change,
  }
}

test('an editor of lists adds, changes and deletes a room; nobody else reads any', async () => {
  const body = await roomOf({ Number: '305', Count: 1 })
  for (const other of [layla, omar, await server.as('hany'), server.anonymous]) {
    expect((await refusalOf(other.send(calls.addRoom, { body }))).status).toBeGreaterThanOrEqual(401)
    expect((await refusalOf(other.send(calls.getRooms, {}))).status).toBeGreaterThanOrEqual(401)
  }
  const { ID, Version } = await sami.send(calls.addRoom, { body })
  expect(await sami.send(calls.getRoom, { ID })).toMatchObject({
    Number: '305',
    Count: 1,
    Beds: 2,
    City: 'القاهرة',
    Facilities: [{ Name: { en: 'Wi-Fi' } }],
  })
  expect(await refusalOf(sami.send(calls.addRoom, { body }))).toMatchObject({
    code: 'roomNumberUsed',
    fields: [{ path: 'Number', code: 'alreadyUsed' }],
  })

  const change = { ...body, RoomTypeID: await entry('RoomType', 'TRIPLE'), FacilityIDs: [], Version }
  await sami.send(calls.editRoom, { ID, body: change })
  expect(await sami.send(calls.getRoom, { ID })).toMatchObject({ Beds: 3, Facilities: [] })
  expect((await refusalOf(sami.send(calls.editRoom, { ID, body: change }))).code).toBe('changedMeanwhile')
  expect((await audited(server.db, 'accommodation.editRoom')).at(-1)).toMatchObject({
    before: { roomTypeId: body.RoomTypeID, facilities: ['WIFI'] },
    after: { roomTypeId: change.RoomTypeID, facilities: [] },
  })

  await sami.send(calls.deleteRoom, { ID })
  expect((await audited(server.db, 'accommodation.deleteRoom')).at(-1)).toMatchObject({
    before: { number: '305', facilities: [] },
    after: null,
  })
  expect((await refusalOf(sami.send(calls.getRoom, { ID }))).status).toBe(404)
})

test('a number that another room is given at the same moment is refused at its field', async () => {
  const body = await roomOf({ Number: '401', Count: 1 })
  const other = await sami.send(calls.addRoom, { body: { ...body, Number: '402' } })
  const given = (number: string) => (tx: Database) =>
    tx
      .insertInto('accommodation.room')
      .values({ hotel_id: body.HotelID, number, room_type_id: body.RoomTypeID })
      .execute()
  const refused = {
    status: 'rejected',
    reason: { problem: { code: 'roomNumberUsed', fields: [{ path: 'Number', code: 'alreadyUsed' }] } },
  }
  expect(await whileHeld(server.db, given('401'), [() => sami.send(calls.addRoom, { body })])).toMatchObject([refused])
  const change = { ID: other.ID, body: { ...body, Number: '403', Version: other.Version } }
  expect(await whileHeld(server.db, given('403'), [() => sami.send(calls.editRoom, change)])).toMatchObject([refused])
  expect(await sami.send(calls.getRoom, { ID: other.ID })).toMatchObject({ Number: '402', Version: other.Version })
})

test('an allotment has no number, and a room with one is one', async () => {
  const { ID } = await sami.send(calls.addRoom, { body: await roomOf({ Count: 40 }) })
  await sami.send(calls.addRoom, { body: await roomOf({ Count: 40 }) })
  expect(await sami.send(calls.getRoom, { ID })).toMatchObject({ Number: '', Count: 40, Beds: 80 })
  const faults = async (change: object) =>
    (await refusalOf(sami.send(calls.addRoom, { body: await roomOf(change) }))).fields
  expect(await faults({ Number: '306', Count: 2 })).toEqual([{ path: 'Count', code: 'tooLarge' }])
  expect(await faults({ Count: 0 })).toMatchObject([{ path: 'Count', code: 'tooSmall' }])
  expect(await faults({ HotelID: 999_999 })).toEqual([{ path: 'HotelID', code: 'required' }])
  expect(await faults({ FacilityIDs: [1, 1] })).toEqual([{ path: 'FacilityIDs', code: 'alreadyUsed' }])
  await sami.send(calls.deleteRoom, { ID })
})

test('rooms are found by number, hotel, city, type and what they offer', async () => {
  const WIFI = await entry('RoomFacility', 'WIFI')
  await sami.send(calls.addRoom, { body: await roomOf({ Number: 'B-77', Count: 1, IsActive: false }) })
  const found = async (query: object) => (await sami.send(calls.getRooms, query)).Items.map(({ Number }) => Number)
  expect(await found({ search: 'b-77' })).toEqual(['B-77'])
  expect(await found({ search: 'القاهره', IsActive: false })).toEqual(['B-77'])
  expect(await found({ RoomFacilityID: WIFI, IsActive: false })).toEqual(['B-77'])
  expect(await found({ RoomTypeID: await entry('RoomType', 'SINGLE') })).toEqual([])
  expect(await found({ HotelID: 999_999 })).toEqual([])
})

test('a type that the program knows stays; an amenity merged into another stands on a room once', async () => {
  const [WIFI, DESK] = [await entry('RoomFacility', 'WIFI'), await entry('RoomFacility', 'DESK')]
  const { ID } = await sami.send(calls.addRoom, { body: await roomOf({ FacilityIDs: [WIFI, DESK] }) })
  await sami.send(lookupsCalls.mergeLookupEntry, {
    body: { Lookup: 'RoomFacility', ID: DESK, Version: 1, IntoID: WIFI },
  })
  expect((await sami.send(calls.getRoom, { ID })).Facilities.map((each) => each.ID)).toEqual([WIFI])
  const SINGLE = await entry('RoomType', 'SINGLE')
  const refused = await refusalOf(sami.send(lookupsCalls.deleteLookupEntry, { Lookup: 'RoomType', ID: SINGLE }))
  expect(refused.code).toBe('entryInUse')
})
