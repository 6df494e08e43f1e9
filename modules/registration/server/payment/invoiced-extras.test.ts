import fc from 'fast-check'
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { billingCalls } from '#modules/billing/contract/calls.ts'
import { invoiceSettings } from '#modules/billing/contract/settings.ts'
import { idsByCode } from '#database/seeds/ids-by-code.ts'
import { changeSetting } from '#platform/server/settings.ts'
import { addDays } from '#platform/shared/values/dates.ts'
import type { Asker } from '#testing/asker.ts'
import { refusalOf, startTestServer, type TestServer } from '#testing/server.ts'
import { addClass, addTrainees, rowOf } from '#testing/stages/registrations.ts'
import { registrationCalls as calls } from '../../contract/calls.ts'

/* The room and paid extras on the invoice of a registration: to the last minor unit, and as they stood when it was issued. */

let server: TestServer
let huda: Asker, layla: Asker
let hotelId: number, doubleId: number, tripleId: number
let transferId: number, mealsId: number
beforeAll(async () => {
  server = await startTestServer()
  const { db } = server
  ;[huda, layla] = await Promise.all([server.as('huda'), server.as('layla')])
  const types = await idsByCode(db, 'lookups.room_type')
  doubleId = types.get('DOUBLE')!
  tripleId = types.get('TRIPLE')!
  const name = (ar: string, en: string) => JSON.stringify({ ar, en, fr: '' }) as never
  hotelId = (
    await db
      .insertInto('lookups.hotel')
      .values({ code: 'NILE', name: name('فندق النيل', 'Nile'), city: name('القاهرة', 'Cairo'), position: 90 })
      .returning('id')
      .executeTakeFirstOrThrow()
  ).id
  const extra = (code: string, price_minor: number, currency: string, per: 'day' | 'once') =>
    db
      .insertInto('lookups.additional_facility')
      .values({ code, name: name(code, code), price_minor, currency, per, position: 90 })
      .returning('id')
      .executeTakeFirstOrThrow()
  transferId = (await extra('CAR', 1_001, 'USD', 'once')).id
  mealsId = (await extra('MEAL', 333, 'EGP', 'day')).id
  await db.updateTable('lookups.currency').set({ per_usd: 48.5 }).where('code', '=', 'EGP').execute()
})
afterAll(() => server.close())
beforeEach(async () => {
  await server.db.deleteFrom('accommodation.room_price').execute()
  await changeSetting(server.db, invoiceSettings, 'taxPercent', 0)
})

const egp = (Minor: number) => ({ Minor, Currency: 'EGP' })
interface Asked {
  readonly room_type_id?: number | null
  readonly hotel_id?: number | null
  readonly nights?: number | null
  readonly needs_accommodation?: boolean
}

/** A trainee with an approved registration to a class of 500 pounds who asks for this. */
async function approved(asked: Asked, extras: readonly number[] = [], feeMinor = 50_000) {
  const [person] = await addTrainees(server.db, 1)
  const trainee = await server.as(person!.email)
  const ClassID = await addClass(server.db, server.now(), { feeMinor })
  const { ID } = await trainee.send(calls.add, { body: { ClassID } })
  const { Version } = await huda.send(calls.startReview, { body: { ID, Version: 2 } })
  await huda.send(calls.approve, { body: { ID, Version } })
  await server.db
    .updateTable('registration.registration')
    .set({ needs_accommodation: true, hotel_id: hotelId, room_type_id: doubleId, nights: 3, ...asked })
    .where('id', '=', ID)
    .execute()
  for (const additional_facility_id of extras)
    await server.db
      .insertInto('registration.registration_extra')
      .values({ registration_id: ID, additional_facility_id })
      .execute()
  const { starts_on: startsOn, days } = await server.db
    .selectFrom('classes.class_facts')
    .where('class_id', '=', ClassID)
    .select(['starts_on', 'days'])
    .executeTakeFirstOrThrow()
  return { ID, ClassID, trainee, arrives: addDays(startsOn, -1), days }
}
const price = (room_type_id: number, first_night: string, last_night: string, price_minor: number, currency = 'EGP') =>
  server.db
    .insertInto('accommodation.room_price')
    .values({ hotel_id: hotelId, room_type_id, first_night, last_night, price_minor, currency })
    .execute()
const preview = (ID: number) => huda.send(calls.previewInvoice, { ID })
const send = async (ID: number, more = {}) =>
  huda.send(calls.sendInvoice, { body: { ID, Version: (await rowOf(server.db, ID)).version, ...more } })
const linesOf = async (ID: number) => (await huda.send(billingCalls.getInvoice, { ID })).Lines

test('each night at its own price, a share by the type, rounded once; extras a day or once, at the rate of now', async () => {
  await changeSetting(server.db, invoiceSettings, 'taxPercent', 14)
  const { ID, arrives, days } = await approved({}, [transferId, mealsId])
  await price(doubleId, arrives, arrives, 10_001)
  await price(doubleId, addDays(arrives, 1), addDays(arrives, 9), 20_000)
  // (100.01 + 2 × 200) ÷ 2 = 250.005 pounds, half up; 10.01 dollars at 48.5.
  const stay = 25_001
  const car = 48_549
  const before = 50_000 + stay + car + 333 * days
  // 14 % of each line, half up.
  const tax = 7_000 + 3_500 + 6_797 + Math.floor((333 * days * 14 + 50) / 100)
  const seen = await preview(ID)
  expect(seen.Lines.map(({ Amount }) => Amount.Minor)).toEqual([50_000, stay, car, 333 * days])
  expect(seen).toMatchObject({ Tax: egp(tax), Amount: egp(before + tax), StayLeftOut: null })
  expect(await refusalOf(layla.send(calls.previewInvoice, { ID }))).toMatchObject({ status: 403 })

  const { InvoiceID } = await send(ID)
  // Prices, rates and wishes that change afterwards change nothing that was issued.
  await server.db.updateTable('accommodation.room_price').set({ price_minor: 99_999 }).execute()
  await server.db.updateTable('lookups.currency').set({ per_usd: 60 }).where('code', '=', 'EGP').execute()
  await server.db.deleteFrom('registration.registration_extra').where('registration_id', '=', ID).execute()
  const invoice = await huda.send(billingCalls.getInvoice, { ID: InvoiceID })
  await server.db.updateTable('lookups.currency').set({ per_usd: 48.5 }).where('code', '=', 'EGP').execute()
  expect(invoice).toMatchObject({ Tax: egp(tax), Amount: egp(before + tax) })
  expect(invoice.Lines.map((line) => [line.Quantity, line.Minor])).toEqual([
    [1, 50_000],
    [1, stay],
    [1, car],
    [days, 333],
  ])
  expect(invoice.Lines[1]!.Text).toMatchObject({ en: 'Accommodation: Nile, room: Double, nights: 3' })
})

test('a stay of which something is not known is left out, and why is said', async () => {
  const known = await approved({})
  expect((await preview(known.ID)).StayLeftOut).toBe('noPrice')
  await price(doubleId, known.arrives, addDays(known.arrives, 1), 10_000)
  // The third night has no price.
  expect(await preview(known.ID)).toMatchObject({ StayLeftOut: 'noPrice', Amount: egp(50_000) })
  for (const [asked, why] of [
    [{ hotel_id: null }, 'noHotel'],
    [{ room_type_id: null }, 'noRoomType'],
    [{ nights: null }, 'noNights'],
    [{ needs_accommodation: false }, null],
  ] as const) {
    const { ID } = await approved(asked)
    expect(await preview(ID)).toMatchObject({ StayLeftOut: why, Amount: egp(50_000) })
    const { InvoiceID } = await send(ID)
    expect(await linesOf(InvoiceID)).toHaveLength(1)
  }
})

test('the reviewer may leave room and extras out; a class without a fee is not invoiced for them', async () => {
  const { ID, arrives } = await approved({}, [mealsId])
  await price(doubleId, arrives, addDays(arrives, 2), 10_000)
  const { InvoiceID } = await send(ID, { WithStay: false })
  expect(await linesOf(InvoiceID)).toHaveLength(1)
  const free = await approved({}, [mealsId], 0)
  expect(await preview(free.ID)).toMatchObject({ Amount: egp(0) })
})

test('of whatever price and occupancy those who share a room pay it to the last unit but one each', async () => {
  await fc.assert(
    fc.asyncProperty(fc.integer({ min: 1, max: 5_000_000 }), fc.integer({ min: 1, max: 9 }), async (minor, nights) => {
      await server.db.deleteFrom('accommodation.room_price').execute()
      const { ID, arrives } = await approved({ room_type_id: tripleId, nights })
      await price(tripleId, arrives, addDays(arrives, nights), minor)
      const [, line] = (await preview(ID)).Lines
      const share = line?.Amount.Minor ?? 0
      expect(share).toBe(Math.floor((2 * minor * nights + 3) / 6))
      expect(Math.abs(3 * share - minor * nights)).toBeLessThanOrEqual(1)
    }),
    { numRuns: 6 },
  )
})

test('who moves to another class is asked for the room there, and what was paid counts for all of it', async () => {
  const { ID, arrives, trainee } = await approved({})
  await price(doubleId, addDays(arrives, -60), addDays(arrives, 120), 10_000)
  await send(ID)
  const version = async () => (await rowOf(server.db, ID)).version
  await trainee.send(calls.uploadPaymentProof, {
    body: { RegistrationID: ID, Version: await version(), SwiftCode: 'SWIFT77' },
  })
  const { Proofs } = await huda.send(calls.getRegistration, { ID })
  await huda.send(calls.verifyPayment, { body: { ID, Version: await version(), ProofID: Proofs[0]!.ID } })
  const ClassID = await addClass(server.db, server.now())
  const means = await huda.send(calls.getTransfer, { ID, ClassID })
  expect(means).toMatchObject({ Carried: egp(65_000), ToReturn: egp(0), ToPay: egp(0), Money: 'paid' })
  const moved = await huda.send(calls.transfer, {
    body: { ID, Version: await version(), ClassID, Reason: 'x', IfFull: 'refuse' },
  })
  const { Invoice } = await huda.send(calls.getRegistration, { ID: moved.ID })
  expect(Invoice).toMatchObject({ Amount: egp(65_000), Received: egp(65_000), State: 'paid' })
})
