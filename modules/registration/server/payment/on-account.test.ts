import { afterAll, beforeAll, expect, test } from 'vitest'
import { billingCalls } from '#modules/billing/contract/calls.ts'
import type { Asker } from '#testing/asker.ts'
import { refusalOf, startTestServer, type TestServer } from '#testing/server.ts'
import { addClass, addTrainees } from '#testing/stages/registrations.ts'
import type { Person } from '#platform/server/content/own-data.ts'
import { registrationCalls as calls } from '../../contract/calls.ts'
import { jobs } from '../jobs.ts'
import { ownData } from '../own-data.ts'

/* An organization that may pay later owes what was put on its account: invoiced, and booked as it comes in. */

let server: TestServer
let huda: Asker
let hany: Asker
beforeAll(async () => {
  server = await startTestServer()
  ;[huda, hany] = await Promise.all([server.as('huda'), server.as('hany')])
})
afterAll(() => server.close())

const stands = (ID: number) => huda.send(calls.getRegistration, { ID })
const now = async (ID: number) => ({ ID, Version: (await stands(ID)).Version })
const egp = (Minor: number) => ({ Minor, Currency: 'EGP' })

/** A trainee of the organization, confirmed on its account in a class of 500 pounds. */
async function onAccount(): Promise<number> {
  const { db } = server
  const { organization_id } = await db
    .selectFrom('people.trainee')
    .where('email', '=', 'yusuf@diwan.example')
    .select('organization_id')
    .executeTakeFirstOrThrow()
  const [person] = await addTrainees(db, 1)
  await db.updateTable('people.trainee').set({ organization_id }).where('id', '=', person!.id).execute()
  const body = { ClassID: await addClass(db, server.now(), { feeMinor: 50_000 }), TraineeID: person!.id }
  const { ID } = await hany.send(calls.add, { body })
  await huda.send(calls.startReview, { body: await now(ID) })
  await huda.send(calls.approve, { body: await now(ID) })
  expect(await huda.send(calls.grantCredit, { body: await now(ID) })).toMatchObject({ Main: 'confirmed' })
  return ID
}
const book = async (ID: number, Received: number, who = huda) =>
  who.send(calls.bookOnAccount, { body: { ...(await now(ID)), Received } })

test('what goes on account is invoiced with the confirmation, and booked in parts without a proof', async () => {
  const ID = await onAccount()
  expect(await stands(ID)).toMatchObject({
    Main: 'confirmed',
    Money: 'creditApproved',
    Invoice: { State: 'sent', Amount: egp(50_000), Received: egp(0) },
  })
  const owed = async () =>
    (await hany.send(calls.getOrganizationInvoices, { Standing: 'open' })).Items.find(
      (each) => each.RegistrationID === ID,
    )
  expect(await owed()).toMatchObject({ Owed: egp(50_000), IsOverdue: false })
  /** What keeps the organization from being erased. */
  const blocked = async () => {
    const { organization_id } = await server.db
      .selectFrom('registration.registration')
      .where('id', '=', ID)
      .select('organization_id')
      .executeTakeFirstOrThrow()
    const person = { accountId: 0, traineeId: null, organizationId: organization_id } as Person
    return (await ownData.blocks!(person).execute(server.db)).rows.map(({ code }) => code)
  }
  expect(await refusalOf(book(ID, 50_001))).toMatchObject({ code: 'receivedTooMuch' })
  expect(await refusalOf(book(ID, 100, hany))).toMatchObject({ status: 403 })
  expect(await blocked()).toContain((await owed())!.Number)
  expect(await book(ID, 49_000)).toMatchObject({ Main: 'confirmed', Owed: egp(1_000) })
  expect(await owed()).toMatchObject({ Owed: egp(1_000) })
  expect(await book(ID, 1_000)).toMatchObject({ Owed: egp(0) })
  expect(await stands(ID)).toMatchObject({
    Main: 'confirmed',
    Money: 'creditApproved',
    Invoice: { State: 'paid', Received: egp(50_000) },
  })
  const { Number } = (await stands(ID)).Invoice!
  expect([await owed(), await blocked()]).toEqual([undefined, expect.not.arrayContaining([Number])])
  expect(await refusalOf(book(ID, 1))).toMatchObject({ code: 'notNow' })
})

/** The organization hands in the code of a transfer; the academy reads its proof. */
async function prove(ID: number, SwiftCode: string) {
  const { ID: RegistrationID, Version } = await now(ID)
  await hany.send(calls.uploadPaymentProof, { body: { RegistrationID, Version, SwiftCode } })
  return (await stands(ID)).Proofs.find(({ State }) => State === 'uploaded')!
}

test('the organization proves what it pays on account; the proof stands among the payments to check and is decided as any', async () => {
  const [ID, other] = [await onAccount(), await onAccount()]
  const toCheck = async () =>
    (await huda.send(calls.getRegistrations, { Task: 'verifyPayment' })).Items.map((row) => row.ID)
  const counted = async () =>
    (await huda.send(calls.getRegistrationTasks, {})).find(({ Task }) => Task === 'verifyPayment')?.Count ?? 0
  const before = await counted()
  const mayProve = async () => (await hany.send(calls.getRegistration, { ID })).Actions.includes('uploadPaymentProof')
  expect(await mayProve()).toBe(true)
  const refused = await prove(ID, 'NBEGEGCX901')
  expect(await stands(ID)).toMatchObject({ Main: 'confirmed', Money: 'creditApproved', Invoice: { State: 'sent' } })
  expect([await toCheck(), await counted(), await mayProve()]).toEqual([
    expect.arrayContaining([ID]),
    before + 1,
    false,
  ])
  expect((await stands(ID)).Actions).toEqual(expect.arrayContaining(['verifyPayment', 'rejectPaymentProof']))
  // What waits is decided first: nothing is booked beside it, nobody is moved, and there is no second one.
  expect(await refusalOf(book(ID, 1))).toMatchObject({ code: 'notNow' })
  expect(await refusalOf(prove(ID, 'NBEGEGCX902'))).toMatchObject({ code: 'notNow' })
  const ClassID = await addClass(server.db, server.now(), { inDays: 90 })
  const moving = { ...(await now(ID)), ClassID, Reason: 'تعارض' }
  expect(await refusalOf(huda.send(calls.transfer, { body: moving }))).toMatchObject({ code: 'proofUndecided' })
  const no = { ...(await now(ID)), ProofID: refused.ID, Reason: 'لم يصل شيء' }
  await huda.send(calls.rejectPaymentProof, { body: no })
  expect([await toCheck(), await mayProve()]).toEqual([expect.not.arrayContaining([ID]), true])

  await prove(other, 'NBEGEGCX903')
  const again = await prove(ID, 'NBEGEGCX903')
  expect(again.Twins).toMatchObject([{ Same: 'swift', SubjectID: other, State: 'uploaded' }])
  const part = { ...(await now(ID)), ProofID: again.ID, Received: 20_000 }
  expect(await refusalOf(hany.send(calls.verifyPayment, { body: part }))).toMatchObject({ status: 403 })
  expect(await huda.send(calls.verifyPayment, { body: part })).toMatchObject({ Main: 'confirmed', Owed: egp(30_000) })
  const rest = await prove(ID, 'NBEGEGCX904')
  await huda.send(calls.verifyPayment, { body: { ...(await now(ID)), ProofID: rest.ID } })
  expect(await stands(ID)).toMatchObject({
    Money: 'creditApproved',
    Invoice: { State: 'paid', Received: egp(50_000) },
    Proofs: [{ State: 'verified' }, { State: 'verified' }, { State: 'rejected' }],
  })
  expect([await mayProve(), await counted()]).toEqual([false, before + 1])
})

test('moved to another class it is invoiced once, and what was booked counts there', async () => {
  const ID = await onAccount()
  await book(ID, 20_000)
  const ClassID = await addClass(server.db, server.now(), { inDays: 90, feeMinor: 80_000 })
  const moved = await huda.send(calls.transfer, { body: { ...(await now(ID)), ClassID, Reason: 'تعارض' } })
  expect(await stands(moved.ID)).toMatchObject({
    Main: 'confirmed',
    Money: 'creditApproved',
    Invoice: { State: 'sent', Amount: egp(80_000), Received: egp(20_000) },
  })
  const { Items } = await hany.send(calls.getOrganizationInvoices, {})
  expect(Items.filter((each) => each.RegistrationID === ID).map(({ State }) => State)).toEqual(['void'])
  expect(Items.filter((each) => each.RegistrationID === moved.ID)).toHaveLength(1)
  expect(await book(moved.ID, 60_000)).toMatchObject({ Owed: egp(0) })
})

test('what will never be paid on account is taken back by an administrator, and nothing is owed then', async () => {
  const ID = await onAccount()
  await book(ID, 20_000)
  const nadia = await server.as('nadia')
  const invoice = (await stands(ID)).Invoice!
  const credit = async (Minor: number) => {
    const { Version } = await nadia.send(billingCalls.getInvoice, { ID: invoice.ID })
    const Lines = [{ Text: { en: 'Not to be had' }, Quantity: 1, Minor }]
    const body = { ID: invoice.ID, Version, Reason: 'تعذر التحصيل', Lines }
    return nadia.send(billingCalls.creditInvoice, { body })
  }
  await credit(10_000)
  expect(await stands(ID)).toMatchObject({ Invoice: { State: 'sent', Credited: egp(10_000) } })
  await credit(20_000)
  expect(await stands(ID)).toMatchObject({
    Main: 'confirmed',
    Money: 'creditApproved',
    Invoice: { State: 'paid', Received: egp(20_000), Credited: egp(30_000) },
  })
  const { Items } = await hany.send(calls.getOrganizationInvoices, { Standing: 'open' })
  expect(Items.map(({ RegistrationID }) => RegistrationID)).not.toContain(ID)
  expect(await refusalOf(book(ID, 1))).toMatchObject({ code: 'notNow' })
})

test('a class that is cancelled is owed for no more: what was booked on account is to be paid back, the rest is not asked for', async () => {
  const [unpaid, partly, left, proved] = [await onAccount(), await onAccount(), await onAccount(), await onAccount()]
  await book(partly, 20_000)
  const proof = await prove(proved, 'NBEGEGCX905')
  await hany.send(calls.withdraw, { body: { ...(await now(left)), Reason: 'سفر' } })
  const classes = (await Promise.all([unpaid, partly, proved].map((ID) => stands(ID)))).map(({ ClassID }) => ClassID)
  const cancelled = server.db.updateTable('classes.course_class').set({ state: 'cancelled' })
  await cancelled.where('id', 'in', classes).execute()
  const work = { db: server.db, files: server.files, now: server.now(), data: {} }
  for (const job of jobs) await job.run(work)

  const invoices = async (ID: number) =>
    (await hany.send(calls.getOrganizationInvoices, {})).Items.filter((each) => each.RegistrationID === ID)
  expect(await stands(unpaid)).toMatchObject({ Main: 'cancelled', Invoice: null })
  expect(await invoices(unpaid)).toMatchObject([{ State: 'void', Owed: egp(0), Credited: egp(50_000) }])
  expect(await stands(partly)).toMatchObject({
    Main: 'cancelled',
    Money: 'partial',
    Invoice: { State: 'paid', Received: egp(20_000), Credited: egp(30_000) },
  })
  const nadia = await server.as('nadia')
  await nadia.send(calls.refund, { body: { ...(await now(partly)), Reason: 'أُلغيت الشعبة' } })
  expect(await stands(partly)).toMatchObject({ Money: 'refunded', Invoice: null })
  // A proof that waits is decided first: then nothing more is owed, and what came in by it is to be paid back.
  expect(await stands(proved)).toMatchObject({ Main: 'cancelled', Money: 'creditApproved', Invoice: { State: 'sent' } })
  expect(await invoices(proved)).toMatchObject([{ Owed: egp(0), Age: null }])
  const open = (await hany.send(calls.getOrganizationInvoices, { Standing: 'open' })).Items
  expect(open.map(({ RegistrationID }) => RegistrationID)).not.toContain(proved)
  const part = { ...(await now(proved)), ProofID: proof.ID, Received: 10_000 }
  await huda.send(calls.verifyPayment, { body: part })
  expect(await stands(proved)).toMatchObject({
    Money: 'partial',
    Invoice: { State: 'paid', Received: egp(10_000), Credited: egp(40_000) },
  })
  // Who takes somebody back owes what was agreed, as before.
  expect(await stands(left)).toMatchObject({ Main: 'withdrawn', Money: 'creditApproved', Invoice: { State: 'sent' } })
})
