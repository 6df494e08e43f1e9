import { afterAll, beforeAll, expect, test } from 'vitest'
import { documentCall } from '#platform/shared/document/documents.ts'
import { addDays } from '#platform/shared/values/dates.ts'
import { addRegistrations } from '#database/seeds/world/classes.ts'
import { idsByCode } from '#database/seeds/ids-by-code.ts'
import type { Asker } from '#testing/asker.ts'
import { refusalOf, startTestServer, type TestServer } from '#testing/server.ts'
import { addClass, addTrainees, rowOf } from '#testing/stages/registrations.ts'
import { registrationCalls as calls } from '../../contract/calls.ts'
import roomingList from '../rooming-list/document.ts'
import arrivalsList from './document.ts'

/* Who arrives and leaves, as a list and on paper, and who stays in which room. */

let server: TestServer
let huda: Asker, layla: Asker
let classId: number, startsOn: string, endsOn: string
let ids: number[]
beforeAll(async () => {
  server = await startTestServer()
  const { db } = server
  ;[huda, layla] = await Promise.all([server.as('huda'), server.as('layla')])
  classId = await addClass(db, server.now())
  const found = await db
    .selectFrom('classes.class_facts')
    .where('class_id', '=', classId)
    .select(['starts_on', 'ends_on'])
    .executeTakeFirstOrThrow()
  startsOn = found.starts_on
  endsOn = found.ends_on
  const double = (await idsByCode(db, 'lookups.room_type')).get('DOUBLE')!
  const people = await addTrainees(db, 5)
  const travel = ['arranged', 'awaitingTravel', 'arrived', 'notNeeded', 'arranged'] as const
  const main = ['confirmed', 'approved', 'confirmed', 'confirmed', 'cancelled'] as const
  ids = await addRegistrations(
    db,
    people.map(({ id }, at) => ({
      class_id: classId,
      trainee_id: id,
      main: main[at]!,
      travel: travel[at]!,
      needs_accommodation: true,
      room_type_id: double,
      nights: 5,
    })),
  )
})
afterAll(() => server.close())

const between = (From: string, To: string, more = {}) =>
  huda.send(calls.getArrivals, { From, To, pageSize: 100, ClassID: classId, ...more })
const told = async (From: string, To: string, more = {}) =>
  (await between(From, To, more)).Items.map((row) => [row.ID, row.Kind, row.Day, row.Time])
const arrange = async (ID: number, more: object) =>
  huda.send(calls.arrangeTravel, {
    body: { ID, Version: (await rowOf(server.db, ID)).version, Flight: 'MS 851', ...more },
  })

test('where no day was said, people arrive the day before and leave on the last day; else as was arranged, by the hour', async () => {
  const eve = addDays(startsOn, -1)
  expect(await told(eve, eve)).toEqual([ids[0], ids[1], ids[2]].map((id) => [id, 'arrival', eve, null]))
  expect((await told(eve, endsOn, { Kind: 'departure' })).map(([id]) => id)).toEqual([ids[0], ids[1], ids[2]])
  const early = addDays(startsOn, -3)
  await arrange(ids[0]!, {
    ArrivesOn: early,
    ArrivesAt: '21:10',
    DepartsOn: addDays(endsOn, 2),
    DepartureFlight: 'MS 852',
  })
  await arrange(ids[1]!, { ArrivesOn: early, ArrivesAt: '06:05' })
  expect(await told(early, eve)).toEqual([
    [ids[1], 'arrival', early, '06:05'],
    [ids[0], 'arrival', early, '21:10'],
    [ids[2], 'arrival', eve, null],
  ])
  const last = addDays(endsOn, 2)
  expect((await between(last, last)).Items).toMatchObject([{ Kind: 'departure', Flight: 'MS 852', Travel: 'arranged' }])
  expect((await between(early, last, { Travel: 'arrived' })).Total).toBe(2)
  expect((await between(early, last)).Total).toBe(6)
  const wrong = arrange(ids[0]!, { ArrivesOn: startsOn, DepartsOn: early })
  expect(await refusalOf(wrong)).toMatchObject({ status: 400, fields: [{ path: 'DepartsOn', code: 'endBeforeStart' }] })
  expect(await refusalOf(layla.send(calls.getArrivals, {}))).toMatchObject({ status: 403 })
})

test('the same is printed for whoever receives them, and for nobody else', async () => {
  const page = documentCall(arrivalsList)
  const days = { DateFrom: addDays(startsOn, -3), DateTo: addDays(endsOn, 2) }
  const { Content } = await huda.send(page, days)
  expect(Content).toMatchObject({ From: days.DateFrom, To: days.DateTo, IsWhole: true })
  expect(Content.Days.flatMap(({ Day, Ways }) => Ways.map(({ Kind }) => [Day, Kind]))).toHaveLength(6)
  expect(Content.Days[0]!.Ways.map(({ Time, Flight }) => [Time, Flight])).toEqual([
    ['06:05', 'MS 851'],
    ['21:10', 'MS 851'],
  ])
  expect(await refusalOf(layla.send(page, days))).toMatchObject({ status: 403 })
})

test('the rooming list of a class is printed by hotel and room', async () => {
  const page = documentCall(roomingList)
  await huda.send(calls.pairRooms, { body: { ClassID: classId } })
  const { Content } = await huda.send(page, { ID: classId })
  const guests = Content.Hotels.flatMap((hotel) => hotel.Guests)
  expect(guests).toHaveLength(4)
  expect(guests.find(({ ID }) => ID === ids[0])).toMatchObject({ ArrivesOn: addDays(startsOn, -3), Nights: 5 })
  for (const { ID, Room } of guests) expect(Room).toBe((await rowOf(server.db, ID)).shared_room)
  expect(await refusalOf(layla.send(page, { ID: classId }))).toMatchObject({ status: 403 })
  expect(await refusalOf(huda.send(page, { ID: 999_999 }))).toMatchObject({ status: 403 })
})
