import { afterAll, beforeAll, expect, test } from 'vitest'
import { idsByCode } from '#database/seeds/ids-by-code.ts'
import { addRegistrations } from '#database/seeds/world/classes.ts'
import type { Asker } from '#testing/asker.ts'
import { refusalOf, startTestServer, type TestServer } from '#testing/server.ts'
import { addClass, addTrainees, eventsOf, rowOf } from '#testing/stages/registrations.ts'
import { registrationCalls as calls } from '../../contract/calls.ts'

let server: TestServer
let huda: Asker
let classId: number
let ids: number[]
let men: number[]
let women: number[]

beforeAll(async () => {
  server = await startTestServer()
  const { db } = server
  huda = await server.as('huda')
  classId = await addClass(db, server.now())
  const people = await addTrainees(db, 5)
  const double = (await idsByCode(db, 'lookups.room_type')).get('DOUBLE')!
  for (const { id } of people.slice(3))
    await db.updateTable('people.trainee').set({ gender: 'female' }).where('id', '=', id).execute()
  ids = await addRegistrations(
    db,
    people.map(({ id }) => ({
      class_id: classId,
      trainee_id: id,
      main: 'confirmed' as const,
      needs_accommodation: true,
      room_type_id: double,
      nights: 5,
    })),
  )
  men = ids.slice(0, 3)
  women = ids.slice(3)
})
afterAll(() => server.close())

const roomOf = async (id: number) => (await rowOf(server.db, id)).shared_room
const assign = async (ID: number, Room: number | null) =>
  huda.send(calls.assignRoom, { body: { ID, Version: (await rowOf(server.db, ID)).version, Room } })
const count = () => huda.send(calls.countRooming, { ClassID: classId })

test('rooms are given out by gender, who is alone is said, and pressed twice it changes nothing more', async () => {
  expect(await count()).toEqual({ Guests: 5, Rooms: 0, WithoutRoom: 5 })
  expect(await huda.send(calls.pairRooms, { body: { ClassID: classId } })).toEqual({ Paired: 4, WithoutRoom: 1 })
  expect(await roomOf(women[0]!)).toBe(await roomOf(women[1]!))
  expect((await Promise.all(men.map(roomOf))).filter((room) => room === null)).toHaveLength(1)
  expect(await huda.send(calls.pairRooms, { body: { ClassID: classId } })).toEqual({ Paired: 0, WithoutRoom: 1 })
  expect(await count()).toEqual({ Guests: 5, Rooms: 2, WithoutRoom: 1 })
  const without = await huda.send(calls.getRooming, { ClassID: classId, WithoutRoom: true })
  expect(without.Total).toBe(1)
  expect(await eventsOf(server.db, women[0]!)).toContain('registration.assignRoom')
})

test('by hand too, but no room is overfull or mixed, and an old version is refused', async () => {
  const room = (await roomOf(women[0]!))!
  const alone = men[(await Promise.all(men.map(roomOf))).indexOf(null)]!
  expect(await refusalOf(assign(alone, room))).toMatchObject({ code: 'roomFull' })
  await assign(women[0]!, null)
  expect(await refusalOf(assign(alone, room))).toMatchObject({ code: 'roomMixed', data: { room } })
  await assign(alone, 99)
  expect(await roomOf(alone)).toBe(99)
  const single = (await idsByCode(server.db, 'lookups.room_type')).get('SINGLE')!
  await server.db
    .updateTable('registration.registration')
    .set({ room_type_id: single })
    .where('id', '=', women[0]!)
    .execute()
  expect(await refusalOf(assign(women[0]!, room))).toMatchObject({ code: 'roomOfAnotherKind' })
  const stale = huda.send(calls.assignRoom, { body: { ID: alone, Version: 1, Room: 3 } })
  expect((await refusalOf(stale)).code).toBe('changedMeanwhile')
})

test('who shares pays a share of the price of each night', async () => {
  const { db } = server
  const hotel = await db.selectFrom('lookups.hotel').select('id').orderBy('id').executeTakeFirstOrThrow()
  const double = (await idsByCode(db, 'lookups.room_type')).get('DOUBLE')!
  await db
    .insertInto('accommodation.room_price')
    .values({
      hotel_id: hotel.id,
      room_type_id: double,
      first_night: '2020-01-01',
      last_night: '2090-01-01',
      price_minor: 10_001,
      currency: 'EGP',
    })
    .execute()
  await db.updateTable('registration.registration').set({ hotel_id: hotel.id }).where('id', '=', men[0]!).execute()
  const { Items } = await huda.send(calls.getRooming, { ClassID: classId, pageSize: 50 })
  expect(Items.find(({ ID }) => ID === men[0])).toMatchObject({
    Share: [{ Minor: 25_003, Currency: 'EGP' }],
    Unpriced: 0,
    Occupancy: 2,
  })
  expect(Items.find(({ ID }) => ID === men[1])!.Share).toBeNull()
})

test('nobody but who reviews reads it or changes it', async () => {
  for (const who of ['layla', 'hany', 'salma'] as const) {
    const asker = await server.as(who)
    for (const call of [calls.getRooming, calls.countRooming] as const)
      expect((await asker.raw(call, { ClassID: classId })).statusCode, who).toBe(403)
    const body = { ID: ids[0]!, Version: 1, Room: 4 }
    expect(await refusalOf(asker.send(calls.assignRoom, { body }))).toMatchObject({ code: 'notAllowed' })
    expect(await refusalOf(asker.send(calls.pairRooms, { body: { ClassID: classId } }))).toMatchObject({
      code: 'notAllowed',
    })
  }
})
