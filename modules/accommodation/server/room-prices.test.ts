import { afterAll, beforeAll, expect, test } from 'vitest'
import { lookupsCalls } from '#modules/lookups/contract/calls.ts'
import type { Asker } from '#testing/asker.ts'
import { refusalOf, startTestServer, type TestServer } from '#testing/server.ts'
import { accommodationCalls as calls } from '../contract/calls.ts'

let server: TestServer
let sami: Asker
let HotelID: number, SINGLE: number, DOUBLE: number
beforeAll(async () => {
  server = await startTestServer()
  sami = await server.as('sami')
  const types = (await sami.send(lookupsCalls.getLookupOptions, { Lookup: 'RoomType' })).Items
  ;[SINGLE, DOUBLE] = ['SINGLE', 'DOUBLE'].map((code) => types.find(({ Code }) => Code === code)!.ID) as [
    number,
    number,
  ]
  HotelID = (await sami.send(lookupsCalls.getLookupOptions, { Lookup: 'Hotel' })).Items[0]!.ID
})
afterAll(() => server.close())

const priceOf = (FirstNight: string, LastNight: string, Minor: number, change: object = {}) => ({
  HotelID,
  RoomTypeID: DOUBLE,
  FirstNight,
  LastNight,
  Price: { Minor, Currency: 'USD' },
  ...change,
})
const add = (...price: Parameters<typeof priceOf>) => sami.send(calls.addRoomPrice, { body: priceOf(...price) })

test('a night has one price: the refusal names the other period, and what touches it is no overlap', async () => {
  const { ID } = await add('2031-01-01', '2031-03-31', 60_00)
  expect(await refusalOf(add('2031-03-31', '2031-05-31', 80_00))).toMatchObject({
    code: 'roomPriceOverlaps',
    data: { from: '2031-01-01', to: '2031-03-31' },
    fields: [{ path: 'FirstNight', code: 'alreadyUsed' }],
  })
  const later = await add('2031-04-01', '2031-05-31', 80_00)
  await add('2031-02-01', '2031-02-28', 55_00, { RoomTypeID: SINGLE })

  const edit = (FirstNight: string, version: number) =>
    sami.send(calls.editRoomPrice, {
      ID: later.ID,
      body: { ...priceOf(FirstNight, '2031-05-31', 85_00), Version: version },
    })
  expect((await refusalOf(edit('2031-03-15', later.Version))).code).toBe('roomPriceOverlaps')
  // Its own period is none of another.
  await edit('2031-04-02', later.Version)
  expect((await refusalOf(edit('2031-04-01', later.Version))).code).toBe('changedMeanwhile')

  const stay = { HotelID, RoomTypeID: DOUBLE, FirstNight: '2031-03-31', Nights: 4 }
  expect(await sami.send(calls.getStayPrice, stay)).toEqual({
    Nights: [
      { Night: '2031-03-31', Price: { Minor: 60_00, Currency: 'USD' } },
      { Night: '2031-04-01', Price: null },
      { Night: '2031-04-02', Price: { Minor: 85_00, Currency: 'USD' } },
      { Night: '2031-04-03', Price: { Minor: 85_00, Currency: 'USD' } },
    ],
    Totals: [{ Minor: 230_00, Currency: 'USD' }],
    Unpriced: 1,
  })
  await sami.send(calls.deleteRoomPrice, { ID })
  expect(await sami.send(calls.getStayPrice, { ...stay, Nights: 1 })).toMatchObject({ Totals: [], Unpriced: 1 })
})

test('of two at once who price one night one is refused, and nothing breaks', async () => {
  const asked = [70_00, 71_00, 72_00].map((minor) => add('2032-01-01', '2032-01-31', minor))
  const answers = await Promise.allSettled(asked)
  expect(answers.filter(({ status }) => status === 'fulfilled')).toHaveLength(1)
  for (const answer of answers)
    if (answer.status === 'rejected') expect(answer.reason).toMatchObject({ code: 'roomPriceOverlaps' })
})

test('prices are refused in an unknown currency, the wrong way round, and to whoever keeps no lists', async () => {
  const fault = async (body: ReturnType<typeof priceOf>) =>
    (await refusalOf(sami.send(calls.addRoomPrice, { body }))).fields
  const ok = priceOf('2033-01-01', '2033-01-31', 1)
  expect(await fault({ ...ok, Price: { Minor: 1, Currency: 'ZZZ' } })).toEqual([
    { path: 'Price', code: 'unknownCurrency' },
  ])
  expect(await fault({ ...ok, Price: { Minor: 2_000_000_001, Currency: 'USD' } })).toMatchObject([{ code: 'tooLarge' }])
  expect(await fault({ ...ok, LastNight: '2032-12-31' })).toEqual([{ path: 'LastNight', code: 'endBeforeStart' }])
  for (const who of ['huda', 'layla', 'omar'] as const) {
    const other = await server.as(who)
    expect((await refusalOf(other.send(calls.addRoomPrice, { body: ok }))).code).toBe('notAllowed')
    expect((await refusalOf(other.send(calls.getRoomPrices, {}))).code).toBe('notAllowed')
  }
})

test('the list shows the price that holds in a night', async () => {
  await add('2034-01-01', '2034-06-30', 90_00)
  const found = async (query: object) =>
    (await sami.send(calls.getRoomPrices, query)).Items.map(({ Price, Nights }) => [Price.Minor, Nights])
  expect(await found({ Night: '2034-06-30', HotelID, RoomTypeID: DOUBLE, Currency: 'USD' })).toEqual([[90_00, 181]])
  expect(await found({ Night: '2034-07-01' })).toEqual([])
  expect(await found({ Night: '2034-06-30', Currency: 'EGP' })).toEqual([])
})

test('two hotels with prices of one night are not merged', async () => {
  const hotel = { Lookup: 'Hotel' as const, ID: null, Version: null, IsActive: true, City: 'الغردقة' }
  const other = await sami.send(lookupsCalls.saveLookupEntry, {
    body: { ...hotel, Code: 'SEASIDE', Name: { ar: 'فندق البحر' } },
  })
  await add('2034-03-01', '2034-03-02', 50_00, { HotelID: other.ID })
  const merge = () =>
    sami.send(lookupsCalls.mergeLookupEntry, {
      body: { Lookup: 'Hotel', ID: other.ID, Version: other.Version, IntoID: HotelID },
    })
  expect((await refusalOf(merge())).code).toBe('entriesApart')
  const [price] = (await sami.send(calls.getRoomPrices, { HotelID: other.ID })).Items
  await sami.send(calls.deleteRoomPrice, { ID: price!.ID })
  expect(await merge()).toEqual({ Moved: 0 })
})
