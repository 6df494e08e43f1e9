import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import type { Asker } from '#testing/asker.ts'
import { refusalOf, startTestServer, type TestServer } from '#testing/server.ts'
import { registrationCalls as calls } from '../../contract/calls.ts'
import { jobs } from '../jobs.ts'
import { addClass, addTrainees, classRow, eventsOf, rowOf, type ClassWishes } from '#testing/stages/registrations.ts'

const day = 86_400_000
let server: TestServer
let huda: Asker
let people: Asker[]
beforeAll(async () => {
  server = await startTestServer()
  huda = await server.as('huda')
  const added = await addTrainees(server.db, 4)
  people = await Promise.all(added.map(({ email }) => server.as(email)))
})
afterAll(() => server.close())
beforeEach(() => server.at('2026-03-01T08:00:00Z'))

const later = (ms: number) => server.at(new Date(server.now().getTime() + ms))
const runJobs = async () => {
  for (const job of jobs) await job.run({ db: server.db, files: server.files, now: server.now(), data: {} })
}

/** A class with one seat: the first of the people has it, the others wait in order. */
async function fullClass(waiting: number, wishes: ClassWishes = {}) {
  const classId = await addClass(server.db, server.now(), { max: 1, ...wishes })
  const ids: number[] = []
  for (const asker of people.slice(0, waiting + 1)) {
    const { ID } = await asker.send(calls.add, { body: { ClassID: classId } })
    await huda.send(calls.startReview, { body: { ID, Version: 2 } })
    await huda.send(calls.approve, { body: { ID, Version: 3, IfFull: 'waitlist' } })
    later(60_000)
    ids.push(ID)
  }
  return { classId, ids }
}
const seen = (asker: Asker, ID: number) => asker.send(calls.getRegistration, { ID })

test('first come, first served: a withdrawal offers the seat to the first who waits', async () => {
  const { ids } = await fullClass(2)
  const [first, second, third] = ids as [number, number, number]
  expect(await seen(people[1]!, second)).toMatchObject({ Status: 'waitlisted', WaitingPosition: 1, HasSeat: false })
  expect(await seen(people[2]!, third)).toMatchObject({ WaitingPosition: 2 })
  const tooEarly = await refusalOf(people[1]!.send(calls.acceptOffer, { body: { ID: second, Version: 4 } }))
  expect(tooEarly.code).toBe('offerGone')

  const { Version } = await seen(people[0]!, first)
  await people[0]!.send(calls.withdraw, { body: { ID: first, Version } })
  const offered = await seen(people[1]!, second)
  expect(offered).toMatchObject({ Status: 'seatOffered', WaitingPosition: null, HasSeat: true })
  expect(Date.parse(offered.SeatUntil!)).toBe(server.now().getTime() + 2 * day)
  expect(offered.Actions).toEqual(['acceptOffer', 'withdraw', 'askTransfer'])
  expect(await seen(people[2]!, third)).toMatchObject({ Status: 'waitlisted', WaitingPosition: 1 })

  later(day)
  const accepted = await people[1]!.send(calls.acceptOffer, { body: { ID: second, Version: offered.Version } })
  expect(accepted.Status).toBe('awaitingInvoice')
  expect(Date.parse((await rowOf(server.db, second)).seat_until!)).toBe(server.now().getTime() + 7 * day)
  expect(await eventsOf(server.db, second)).toEqual([
    'registration.add',
    'registration.submit',
    'registration.startReview',
    'registration.waitlist',
    'registration.offerSeat',
    'registration.acceptOffer',
  ])
})

test('an offer that runs out goes on; the second one missed ends the waiting', async () => {
  const { classId, ids } = await fullClass(2)
  const [first, second, third] = ids as [number, number, number]
  await huda.send(calls.cancel, { body: { ID: first, Version: 4, Reason: 'بطلب المتدرب' } })
  await runJobs()
  expect((await seen(people[1]!, second)).Status).toBe('seatOffered')
  later(2 * day)
  await runJobs()
  await runJobs()
  expect(await seen(people[1]!, second)).toMatchObject({ Status: 'waitlisted', WaitingPosition: 1 })
  expect((await seen(people[2]!, third)).Status).toBe('seatOffered')
  later(2 * day)
  await runJobs()
  expect((await seen(people[1]!, second)).Status).toBe('seatOffered')
  later(2 * day)
  await runJobs()
  expect(await seen(people[1]!, second)).toMatchObject({ Status: 'cancelled', Reason: 'offersLapsed' })
  expect((await seen(people[2]!, third)).Status).toBe('seatOffered')
  expect((await classRow(server.db, classId)).seats_taken).toBe(1)
})

test('a hold that runs out frees the seat, voids the invoice and is offered on; a frozen one stands', async () => {
  const { classId, ids } = await fullClass(1)
  const [first, second] = ids as [number, number]
  const { Version } = await huda.send(calls.sendInvoice, { body: { ID: first, Version: 4 } })
  later(6 * day)
  await people[0]!.send(calls.uploadPaymentProof, { body: { RegistrationID: first, Version, SwiftCode: 'SWIFT77' } })
  later(3 * day)
  await runJobs()
  expect((await seen(huda, first)).Status).toBe('paymentProofUploaded')
  const proof = (await seen(huda, first)).Proofs[0]!.ID
  const rejected = await huda.send(calls.rejectPaymentProof, {
    body: { ID: first, Version: Version + 1, ProofID: proof, Reason: 'لا يطابق' },
  })
  // A day was left when the proof came; three days lay with the academy and are given back.
  const { SeatUntil } = await seen(huda, first)
  expect(Math.round((Date.parse(SeatUntil!) - server.now().getTime()) / day)).toBe(1)
  expect(rejected.Status).toBe('paymentProofRejected')
  later(day + 60_000)
  await runJobs()
  expect(await seen(huda, first)).toMatchObject({
    Status: 'cancelled',
    Reason: 'holdLapsed',
    Money: 'notDue',
    Invoice: null,
  })
  expect((await seen(huda, second)).Status).toBe('seatOffered')
  expect((await classRow(server.db, classId)).seats_taken).toBe(1)
  expect((await people[0]!.send(calls.getAllTraineeInvoices)).map((each) => each.State)).toContain('void')
})

test('raising the maximum offers the new seats without a review being skipped', async () => {
  const { classId, ids } = await fullClass(2)
  const { ID } = await people[3]!.send(calls.add, { body: { ClassID: classId } })
  await server.db.updateTable('classes.course_class').set({ max_trainees: 3 }).where('id', '=', classId).execute()
  await runJobs()
  expect((await seen(huda, ids[1]!)).Status).toBe('seatOffered')
  expect((await seen(huda, ids[2]!)).Status).toBe('seatOffered')
  expect((await seen(huda, ID)).Status).toBe('submitted')
  expect((await classRow(server.db, classId)).seats_taken).toBe(3)
})

test('who waits goes before who is approved now', async () => {
  const { classId, ids } = await fullClass(1)
  await server.db.updateTable('classes.course_class').set({ max_trainees: 2 }).where('id', '=', classId).execute()
  const { ID } = await people[3]!.send(calls.add, { body: { ClassID: classId } })
  await huda.send(calls.startReview, { body: { ID, Version: 2 } })
  const refused = await refusalOf(huda.send(calls.approve, { body: { ID, Version: 3 } }))
  expect(refused.code).toBe('classFull')
  const waiting = await huda.send(calls.approve, { body: { ID, Version: 3, IfFull: 'waitlist' } })
  expect(waiting.Status).toBe('waitlisted')
  expect((await seen(huda, ids[1]!)).Status).toBe('seatOffered')
})

test('several at once, in the order they were submitted, those without a seat wait', async () => {
  const classId = await addClass(server.db, server.now(), { max: 2 })
  const ids: number[] = []
  for (const asker of people) {
    ids.push((await asker.send(calls.add, { body: { ClassID: classId } })).ID)
    later(60_000)
  }
  const nobody = await refusalOf(huda.send(calls.approveRegistrations, { body: { IDs: [...ids, 999_999] } }))
  expect(nobody.code).toBe('notFound')
  expect(await huda.send(calls.approveRegistrations, { body: { IDs: ids.toReversed() } })).toEqual({
    Approved: 2,
    Waitlisted: 2,
  })
  const statuses = await Promise.all(ids.map(async (ID) => (await seen(huda, ID)).Main))
  expect(statuses).toEqual(['approved', 'approved', 'waitlisted', 'waitlisted'])
  expect(await huda.send(calls.sendInvoices, { body: { IDs: ids.slice(0, 2) } })).toEqual({ Sent: 2 })
  expect((await refusalOf(huda.send(calls.sendInvoices, { body: { IDs: ids } }))).code).toBe('notNow')
})

test('close to the start a seat is not held, and what is settled is confirmed at once', async () => {
  const classId = await addClass(server.db, server.now(), { inDays: 3 })
  const [nadia, first] = [await server.as('nadia'), people[0]!]
  const { ID } = await first.send(calls.add, { body: { ClassID: classId } })
  await huda.send(calls.startReview, { body: { ID, Version: 2 } })
  const refused = await refusalOf(huda.send(calls.approve, { body: { ID, Version: 3 } }))
  expect(refused).toMatchObject({ code: 'tooLateToHold', status: 409 })
  await nadia.send(calls.waiveFee, { body: { ID, Version: 3, Reason: 'دعوة' } })
  expect((await huda.send(calls.approve, { body: { ID, Version: 4 } })).Status).toBe('confirmed')
})

test('the class’s own fate: cancelled, begun, running; invoices overdue', async () => {
  const { db } = server
  const setState = (id: number, state: 'cancelled' | 'running' | 'confirmed') =>
    db.updateTable('classes.course_class').set({ state }).where('id', '=', id).execute()
  const cancelled = await fullClass(1)
  await setState(cancelled.classId, 'cancelled')
  await runJobs()
  for (const ID of cancelled.ids) {
    expect(await seen(huda, ID)).toMatchObject({ Status: 'cancelled', Reason: 'classCancelled', HasSeat: false })
  }
  expect((await classRow(db, cancelled.classId)).seats_taken).toBe(0)

  const nadia = await server.as('nadia')
  const begun = await fullClass(1, { inDays: 20, max: 5 })
  const { ID } = await people[3]!.send(calls.add, { body: { ClassID: begun.classId } })
  await nadia.send(calls.waiveFee, { body: { ID: begun.ids[0]!, Version: 4, Reason: 'منحة' } })
  await huda.send(calls.sendInvoice, { body: { ID: begun.ids[1]!, Version: 4, DueDate: '2026-03-03' } })
  later(3 * day)
  await runJobs()
  expect((await seen(huda, begun.ids[1]!)).Status).toBe('paymentOverdue')
  later(17 * day)
  await setState(begun.classId, 'running')
  await runJobs()
  expect((await seen(huda, begun.ids[0]!)).Status).toBe('attending')
  expect(await seen(huda, begun.ids[1]!)).toMatchObject({ Reason: 'holdLapsed' })
  expect(await seen(huda, ID)).toMatchObject({ Status: 'cancelled', Reason: 'classStarted' })
  const late = await refusalOf(people[0]!.send(calls.withdraw, { body: { ID: begun.ids[0]!, Version: 7 } }))
  expect(['notNow', 'changedMeanwhile']).toContain(late.code)
})

test('a class that is called off while it runs lets go of who attends, and what was paid can be paid back', async () => {
  const { db } = server
  const nadia = await server.as('nadia')
  const { classId, ids } = await fullClass(0, { inDays: 20 })
  const ID = ids[0]!
  const { Version } = await huda.send(calls.sendInvoice, { body: { ID, Version: 4 } })
  await people[0]!.send(calls.uploadPaymentProof, { body: { RegistrationID: ID, Version, SwiftCode: 'SWIFT79' } })
  const ProofID = (await seen(huda, ID)).Proofs[0]!.ID
  await huda.send(calls.verifyPayment, { body: { ID, Version: Version + 1, ProofID } })
  later(20 * day)
  await db.updateTable('classes.course_class').set({ state: 'running' }).where('id', '=', classId).execute()
  await runJobs()
  const attends = await seen(huda, ID)
  expect(attends).toMatchObject({ Status: 'attending', Money: 'paid' })
  expect(attends.Actions).not.toContain('cancel')
  const body = { ID, Version: attends.Version, Reason: 'بطلب المتدرب' }
  expect(await refusalOf(huda.send(calls.cancel, { body }))).toMatchObject({ code: 'notNow' })

  await db.updateTable('classes.course_class').set({ state: 'cancelled' }).where('id', '=', classId).execute()
  await runJobs()
  expect(await seen(people[0]!, ID)).toMatchObject({ Status: 'cancelled', Reason: 'classCancelled', HasSeat: false })
  expect((await classRow(db, classId)).seats_taken).toBe(0)
  expect((await eventsOf(db, ID)).slice(-2)).toEqual(['registration.begin', 'registration.cancel'])
  const left = await seen(nadia, ID)
  expect(left).toMatchObject({ Money: 'paid', Actions: expect.arrayContaining(['refund']) })
  await nadia.send(calls.refund, { body: { ID, Version: left.Version, Reason: 'أُلغي الصف' } })
  expect(await seen(people[0]!, ID)).toMatchObject({ Money: 'refunded' })
})
