import { afterAll, beforeAll, expect, test } from 'vitest'
import { billingCalls } from '#modules/billing/contract/calls.ts'
import type { Asker } from '#testing/asker.ts'
import { refusalOf, startTestServer, type TestServer } from '#testing/server.ts'
import { addClass, addFile, addTrainees, classRow, eventsOf, rowOf } from '#testing/stages/registrations.ts'
import { registrationCalls as calls } from '../../../contract/calls.ts'

/* Somebody who is registered goes on in another class: the seat, the papers, the money, and both histories. */

let server: TestServer
let huda: Asker
let nadia: Asker
beforeAll(async () => {
  server = await startTestServer()
  ;[huda, nadia] = await Promise.all([server.as('huda'), server.as('nadia')])
})
afterAll(() => server.close())

const stands = (ID: number) => huda.send(calls.getRegistration, { ID })
const now = async (ID: number) => ({ ID, Version: (await stands(ID)).Version })
const egp = (Minor: number) => ({ Minor, Currency: 'EGP' })
const Reason = 'تعارض مع العمل'

/** A trainee with an approved registration to a class of 500 pounds, and of the invoice so much paid. */
async function registered(paid: number | null = null, feeMinor = 50_000) {
  const [person] = await addTrainees(server.db, 1)
  const trainee = await server.as(person!.email)
  const classId = await addClass(server.db, server.now(), { feeMinor })
  const { ID } = await trainee.send(calls.add, { body: { ClassID: classId, NeedsTravel: true, Notes: 'نافذة' } })
  await huda.send(calls.startReview, { body: await now(ID) })
  await huda.send(calls.approve, { body: await now(ID) })
  if (paid === null) return { trainee, ID, classId, traineeId: person!.id }
  await huda.send(calls.sendInvoice, { body: await now(ID) })
  if (paid > 0) {
    const { Version } = await stands(ID)
    await trainee.send(calls.uploadPaymentProof, { body: { RegistrationID: ID, Version, SwiftCode: 'SWIFT77' } })
    const [proof] = (await stands(ID)).Proofs
    await huda.send(calls.verifyPayment, { body: { ...(await now(ID)), ProofID: proof!.ID, Received: paid } })
  }
  return { trainee, ID, classId, traineeId: person!.id }
}
const another = (wishes = {}) => addClass(server.db, server.now(), { inDays: 90, ...wishes })
const move = async (ID: number, ClassID: number, more = {}) =>
  huda.send(calls.transfer, { body: { ...(await now(ID)), ClassID, Reason, ...more } })
const seats = async (id: number) => (await classRow(server.db, id)).seats_taken

test('what was paid, the papers and the wishes go along; the seat changes hands and both say where', async () => {
  const { trainee, ID, classId } = await registered(50_000)
  expect((await stands(ID)).Main).toBe('confirmed')
  const ticket = await addFile(server.db, trainee.accountId, 'flightTicket')
  await trainee.send(calls.uploadTicket, { body: { ...(await now(ID)), FileID: ticket } })
  const to = await another()
  const before = await huda.send(calls.getTransfer, { ID, ClassID: to })
  expect(before).toMatchObject({
    Paid: egp(50_000),
    Carried: egp(50_000),
    ToReturn: egp(0),
    ToPay: egp(0),
    Money: 'paid',
  })

  const moved = await move(ID, to)
  expect(moved).toMatchObject({ Main: 'confirmed', Former: { ID, Main: 'transferred' } })
  expect([await seats(classId), await seats(to)]).toEqual([0, 1])
  const former = await trainee.send(calls.getRegistration, { ID })
  const other = await trainee.send(calls.getRegistration, { ID: moved.ID })
  expect(former).toMatchObject({
    Status: 'transferred',
    Money: 'notDue',
    HasSeat: false,
    Invoice: null,
    Documents: [],
    Actions: [],
    TransferredTo: { ID: moved.ID, Code: moved.Code },
    Carried: egp(50_000),
    ToReturn: egp(0),
  })
  expect(other).toMatchObject({
    Money: 'paid',
    Notes: 'نافذة',
    Travel: 'awaitingTravel',
    TransferredFrom: { ID, Code: former.Code },
    Invoice: { State: 'paid', Amount: egp(50_000), Received: egp(50_000) },
  })
  expect(other.Documents).toMatchObject([{ Kind: 'flightTicket', File: { ID: ticket } }])
  expect(former.History[0]).toMatchObject({ Kind: 'carryOver' })
  expect(former.History.find(({ Kind }) => Kind === 'transfer')).toMatchObject({ Why: Reason })
  expect(other.History.map(({ Kind }) => Kind)).toEqual(['confirm', 'approve', 'transferIn'])
  expect(await eventsOf(server.db, moved.ID)).toEqual([
    'registration.add',
    'registration.transferIn',
    'registration.approve',
    'registration.confirm',
  ])
  const invoices = await server.db
    .selectFrom('billing.invoice_facts')
    .where('subject_id', 'in', [ID, moved.ID])
    .where('subject_kind', '=', 'registration')
    .orderBy('invoice_id')
    .select(['invoice_id as ID', 'invoice_state as state', 'amount_minor', 'credited_minor', 'received_minor'])
    .execute()
  expect(invoices).toMatchObject([
    { state: 'void', credited_minor: 50_000 },
    { state: 'paid', credited_minor: 0, received_minor: 50_000 },
  ])
  const printed = await huda.send(billingCalls.getInvoice, { ID: invoices[0]!.ID })
  expect(printed.CreditNotes).toHaveLength(1)
})

test('a dearer class asks for the rest, a cheaper one gives back, a free one gives all back', async () => {
  const dear = await registered(50_000)
  const there = await move(dear.ID, await another({ feeMinor: 80_000 }))
  expect(await stands(there.ID)).toMatchObject({
    Money: 'partial',
    Main: 'approved',
    Invoice: { Received: egp(50_000), Amount: egp(80_000) },
  })

  const cheap = await registered(50_000)
  const moved = await move(cheap.ID, await another({ feeMinor: 20_000 }))
  expect(await stands(moved.ID)).toMatchObject({ Money: 'paid', Main: 'confirmed' })
  expect(await stands(cheap.ID)).toMatchObject({ Money: 'paid', ToReturn: egp(30_000), Carried: egp(20_000) })
  const waiting = await nadia.send(calls.getRegistrations, { Task: 'decideRefund', TraineeID: cheap.traineeId })
  expect(waiting.Items.map((row) => row.ID)).toEqual([cheap.ID])
  await nadia.send(calls.refund, { body: { ...(await now(cheap.ID)), Reason } })
  expect(await stands(cheap.ID)).toMatchObject({ Money: 'refunded', ToReturn: egp(30_000) })

  const free = await registered(20_000)
  const gratis = await move(free.ID, await another({ feeMinor: 0 }))
  expect(await stands(gratis.ID)).toMatchObject({ Main: 'confirmed', Money: 'waived', Invoice: null })
  expect(await stands(free.ID)).toMatchObject({ Money: 'partial', ToReturn: egp(20_000) })
})

test('an unpaid invoice is void, and another is sent for the other class', async () => {
  const { ID } = await registered(0)
  const moved = await move(ID, await another({ feeMinor: 60_000 }))
  expect(await stands(moved.ID)).toMatchObject({ Money: 'invoiced', Invoice: { State: 'sent', Amount: egp(60_000) } })
  expect(await stands(ID)).toMatchObject({ Money: 'notDue', Invoice: null })
})

test('what credit notes have taken back whole needs no other one: the invoice is void, and the other class is asked for', async () => {
  const { ID } = await registered(50_000)
  const paid = (await stands(ID)).Invoice!
  const { Version } = await nadia.send(billingCalls.getInvoice, { ID: paid.ID })
  const Lines = [{ Text: { ar: 'رُد المبلغ' }, Quantity: 1, Minor: 50_000 }]
  const note = await nadia.send(billingCalls.creditInvoice, { body: { ID: paid.ID, Version, Reason, Lines } })
  const moved = await move(ID, await another({ feeMinor: 60_000 }))
  expect(await stands(ID)).toMatchObject({ Money: 'notDue', Invoice: null, ToReturn: egp(0) })
  expect(await stands(moved.ID)).toMatchObject({ Money: 'invoiced', Invoice: { State: 'sent', Amount: egp(60_000) } })
  const former = await nadia.send(billingCalls.getInvoice, { ID: paid.ID })
  expect(former).toMatchObject({ State: 'void', Credited: egp(50_000), Received: egp(50_000) })
  expect(former.CreditNotes.map(({ Number, Amount }) => [Number, Amount])).toEqual([[note.Number, egp(50_000)]])
})

test('a full class refuses, or takes onto its waiting list whom nothing was paid for', async () => {
  const full = await another({ max: 1 })
  const sitting = await registered()
  await move(sitting.ID, full)
  const { ID, classId } = await registered()
  expect(await refusalOf(move(ID, full))).toMatchObject({ status: 409, code: 'classFull' })
  expect((await stands(ID)).Main).toBe('approved')
  const moved = await move(ID, full, { IfFull: 'waitlist' })
  expect(moved.Main).toBe('waitlisted')
  expect([await seats(classId), await seats(full)]).toEqual([0, 1])
  const paid = await registered(10_000)
  expect(await refusalOf(move(paid.ID, full, { IfFull: 'waitlist' }))).toMatchObject({ code: 'paidNeedsSeat' })
  expect(await stands(paid.ID)).toMatchObject({ Main: 'approved', Money: 'partial', HasSeat: true })
})

test('the seat that becomes free is offered to who waits for it', async () => {
  const { ID, classId } = await registered()
  await server.db.updateTable('classes.course_class').set({ max_trainees: 1 }).where('id', '=', classId).execute()
  const [person] = await addTrainees(server.db, 1)
  const next = await (await server.as(person!.email)).send(calls.add, { body: { ClassID: classId } })
  await huda.send(calls.startReview, { body: await now(next.ID) })
  await huda.send(calls.approve, { body: { ...(await now(next.ID)), IfFull: 'waitlist' } })
  await move(ID, await another())
  expect(await stands(next.ID)).toMatchObject({ Status: 'seatOffered' })
})

test('pressed twice, twenty times at once, and two that cross: once, and nobody waits for nobody', async () => {
  const { ID } = await registered(50_000)
  const to = await another()
  const body = { ...(await now(ID)), ClassID: to, Reason }
  const answers = await Promise.allSettled(Array.from({ length: 20 }, () => huda.send(calls.transfer, { body })))
  expect(answers.filter(({ status }) => status === 'fulfilled')).toHaveLength(1)
  expect(await seats(to)).toBe(1)
  const { count } = await server.db
    .selectFrom('registration.transfer')
    .where('from_id', '=', ID)
    .select((eb) => eb.fn.countAll<number>().as('count'))
    .executeTakeFirstOrThrow()
  expect(Number(count)).toBe(1)

  const [one, two] = [await registered(), await registered()]
  const bodies = [
    { ...(await now(one.ID)), ClassID: two.classId, Reason },
    { ...(await now(two.ID)), ClassID: one.classId, Reason },
  ]
  await Promise.all(bodies.map((each) => huda.send(calls.transfer, { body: each })))
  expect([await seats(one.classId), await seats(two.classId)]).toEqual([1, 1])
})

test('it asks for a class that can take the person, before the former begins, and with no proof undecided', async () => {
  const { trainee, ID, classId, traineeId } = await registered(0)
  const to = await another()
  expect(await refusalOf(move(ID, classId))).toMatchObject({ code: 'alreadyRegistered' })
  expect(await refusalOf(move(ID, 999_999))).toMatchObject({ status: 404 })
  const nile = await server.db.selectFrom('people.organization').select('id').orderBy('id').executeTakeFirstOrThrow()
  const closed = await another({ organizationId: nile.id })
  expect(await refusalOf(move(ID, closed))).toMatchObject({ status: 404 })
  expect(await refusalOf(move(ID, await another({ state: 'cancelled' })))).toMatchObject({ code: 'classClosed' })
  const offered = await huda.send(calls.getTransferClasses, { ID, pageSize: 100 })
  const ids = offered.Items.map((row) => row.ClassID)
  expect(ids).toContain(to)
  expect(ids).not.toContain(classId)
  expect(ids).not.toContain(closed)

  const { Version } = await stands(ID)
  await trainee.send(calls.uploadPaymentProof, { body: { RegistrationID: ID, Version, SwiftCode: 'SWIFT77' } })
  expect(await refusalOf(move(ID, to))).toMatchObject({ code: 'proofUndecided' })
  expect(
    await refusalOf(trainee.send(calls.transfer, { body: { ...(await now(ID)), ClassID: to, Reason } })),
  ).toMatchObject({ status: 403 })
  const begun = await registered()
  await server.db
    .updateTable('classes.course_class')
    .set({ starts_on: '2026-01-01', ends_on: '2090-01-01' })
    .where('id', '=', begun.classId)
    .execute()
  expect(await refusalOf(move(begun.ID, to))).toMatchObject({ code: 'classBegun' })
  expect(traineeId).toBeGreaterThan(0)
})

test('a registration under review goes on under review, one sent back stays so', async () => {
  const [person] = await addTrainees(server.db, 1)
  const trainee = await server.as(person!.email)
  const { ID } = await trainee.send(calls.add, { body: { ClassID: await another() } })
  expect(await move(ID, await another({ inDays: 70 }))).toMatchObject({ Main: 'submitted' })
  const again = await trainee.send(calls.add, { body: { ClassID: await another() } })
  await huda.send(calls.startReview, { body: await now(again.ID) })
  await huda.send(calls.requestChanges, { body: { ...(await now(again.ID)), Reason: 'أضف الجواز' } })
  const back = await move(again.ID, await another({ inDays: 80 }))
  expect(await trainee.send(calls.getRegistration, { ID: back.ID })).toMatchObject({
    Main: 'changesRequested',
    Reason: 'أضف الجواز',
  })
})

test('the trainee asks, the academy declines with a reason or moves; a stranger finds nothing', async () => {
  const { trainee, ID } = await registered()
  const to = await another()
  const body = async () => ({ ...(await now(ID)), ClassID: to, Reason })
  const layla = await server.as('layla')
  expect(await refusalOf(layla.send(calls.askTransfer, { body: await body() }))).toMatchObject({ status: 404 })
  expect(await refusalOf(layla.send(calls.getTransfer, { ID, ClassID: to }))).toMatchObject({ status: 404 })
  expect(await refusalOf(layla.send(calls.getTransferClasses, { ID }))).toMatchObject({ status: 404 })
  await trainee.send(calls.askTransfer, { body: await body() })
  expect(await stands(ID)).toMatchObject({ TransferWish: { ClassID: to, Reason } })
  const asked = await huda.send(calls.getRegistrations, { TransferAsked: true })
  expect(asked.Items.map((row) => row.ID)).toContain(ID)
  await huda.send(calls.declineTransfer, { body: { ...(await now(ID)), Reason: 'اكتملت' } })
  expect(await stands(ID)).toMatchObject({ TransferWish: null, Main: 'approved' })
  await trainee.send(calls.askTransfer, { body: await body() })
  const moved = await move(ID, to)
  expect(await rowOf(server.db, ID)).toMatchObject({ wished_class_id: null, wish_reason: '' })
  expect((await stands(moved.ID)).TransferWish).toBeNull()
})
