import { afterAll, beforeAll, expect, test } from 'vitest'
import type { Asker } from '#testing/asker.ts'
import { refusalOf, startTestServer, type TestServer } from '#testing/server.ts'
import { addClass, addTrainees, eventsOf, rowOf } from '#testing/stages/registrations.ts'
import { registrationCalls as calls } from '../../contract/calls.ts'

/* A class without a fee: nobody is invoiced, and the registration goes on without the step of paying. */

let server: TestServer
let huda: Asker
beforeAll(async () => {
  server = await startTestServer()
  huda = await server.as('huda')
})
afterAll(() => server.close())

const now = async (ID: number) => ({ ID, Version: (await huda.send(calls.getRegistration, { ID })).Version })
const person = async () => {
  const [added] = await addTrainees(server.db, 1)
  return { ...added!, asker: await server.as(added!.email) }
}
const invoices = async (ID: number) =>
  (
    await server.db
      .selectFrom('billing.invoice_facts')
      .where('subject_kind', '=', 'registration')
      .where('subject_id', '=', ID)
      .select('invoice_id')
      .execute()
  ).length
async function reviewed(ID: number, more: object = {}) {
  await huda.send(calls.startReview, { body: await now(ID) })
  return huda.send(calls.approve, { body: { ...(await now(ID)), ...more } })
}

test('an approval confirms the place at once: no invoice, nothing to pay, and nothing of it waits for anybody', async () => {
  const { asker } = await person()
  const classId = await addClass(server.db, server.now(), { feeMinor: 0 })
  const { ID } = await asker.send(calls.add, { body: { ClassID: classId, NeedsTravel: false } })
  expect(await reviewed(ID)).toMatchObject({ Main: 'confirmed', Status: 'confirmed' })
  const seen = await asker.send(calls.getRegistration, { ID })
  expect(seen).toMatchObject({ Money: 'waived', Invoice: null, Proofs: [], SeatUntil: null, HasSeat: true })
  expect(seen.Actions).not.toContain('uploadPaymentProof')
  expect(await invoices(ID)).toBe(0)
  for (const Task of ['sendInvoice', 'pay', 'payAgain', 'verifyPayment'])
    expect((await huda.send(calls.getRegistrations, { ClassID: classId, Task })).Total, Task).toBe(0)
  const sent = huda.send(calls.sendInvoice, { body: await now(ID) })
  expect(await refusalOf(sent)).toMatchObject({ status: 409, code: 'notNow' })
  expect(await eventsOf(server.db, ID)).toEqual([
    'registration.add',
    'registration.submit',
    'registration.startReview',
    'registration.approve',
    'registration.waiveFee',
    'registration.confirm',
  ])
})

test('a place on the waiting list is offered and taken without paying, also where an organization pays', async () => {
  const [first, second] = [await person(), await person()]
  const classId = await addClass(server.db, server.now(), { feeMinor: 0, max: 1 })
  const one = await first.asker.send(calls.add, { body: { ClassID: classId } })
  const two = await second.asker.send(calls.add, { body: { ClassID: classId } })
  await reviewed(one.ID)
  expect(await reviewed(two.ID, { IfFull: 'waitlist' })).toMatchObject({ Main: 'waitlisted' })
  await first.asker.send(calls.withdraw, { body: { ...(await now(one.ID)), Reason: 'سفر' } })
  expect(await rowOf(server.db, one.ID)).toMatchObject({ main: 'withdrawn', money: 'waived' })
  expect(await second.asker.send(calls.acceptOffer, { body: await now(two.ID) })).toMatchObject({ Main: 'confirmed' })
  expect([await invoices(one.ID), await invoices(two.ID)]).toEqual([0, 0])

  const hany = await server.as('hany')
  const { organization_id } = await server.db
    .selectFrom('people.trainee')
    .where('email', '=', 'yusuf@diwan.example')
    .select('organization_id')
    .executeTakeFirstOrThrow()
  const sent = await person()
  await server.db.updateTable('people.trainee').set({ organization_id }).where('id', '=', sent.id).execute()
  const free = await addClass(server.db, server.now(), { feeMinor: 0 })
  const { ID } = await hany.send(calls.add, { body: { ClassID: free, TraineeID: sent.id } })
  expect(await reviewed(ID)).toMatchObject({ Main: 'confirmed' })
  expect(await hany.send(calls.getRegistration, { ID })).toMatchObject({ Money: 'waived', Invoice: null })
  expect(await invoices(ID)).toBe(0)
})
