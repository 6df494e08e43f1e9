import { afterAll, beforeAll, expect, test } from 'vitest'
import type { Asker } from '#testing/asker.ts'
import { refusalOf, startTestServer, type TestServer } from '#testing/server.ts'
import { idsByCode } from '#database/seeds/ids-by-code.ts'
import { addDays, dayOf } from '#platform/shared/values/dates.ts'
import { registrationCalls as calls } from '../contract/calls.ts'
import { addMonths } from '#platform/shared/values/months.ts'
import { audited } from '#testing/stages/audited.ts'
import { addClass, addFile, addTrainees, eventsOf, givePassport, rowOf } from '#testing/stages/registrations.ts'

let server: TestServer
let huda: Asker
let nadia: Asker
let hany: Asker
let yusuf: Asker
let layla: Asker
let yusufId: number
let nileId: number
beforeAll(async () => {
  server = await startTestServer()
  ;[huda, nadia, hany, yusuf, layla] = await Promise.all([
    server.as('huda'),
    server.as('nadia'),
    server.as('hany'),
    server.as('yusuf'),
    server.as('layla'),
  ])
  const row = await server.db
    .selectFrom('people.trainee')
    .where('email', '=', 'yusuf@diwan.example')
    .select(['id', 'organization_id'])
    .executeTakeFirstOrThrow()
  yusufId = row.id
  nileId = row.organization_id!
})
afterAll(() => server.close())

test('a foreign trainee: data first, letter by passport, proof, verified, travel, confirmed', async () => {
  const { db } = server
  const [person] = await addTrainees(db, 1)
  const trainee = await server.as(person!.email)
  const sudan = (await idsByCode(db, 'lookups.nationality')).get('SD')!
  const set = (values: object) => db.updateTable('people.trainee').set(values).where('id', '=', person!.id).execute()
  await set({ nationality_id: sudan })
  const classId = await addClass(db, server.now())
  const endsOn = addDays(dayOf(server.now()), 64)

  const missing = await refusalOf(trainee.send(calls.add, { body: { ClassID: classId } }))
  expect(missing).toMatchObject({ code: 'mandatoryDataMissing', data: { missing: ['passportExpiresOn'] } })
  await givePassport(server, person!.id, 'P0099417', addDays(addMonths(endsOn, 6), -1))
  expect((await trainee.send(calls.getMandatoryData, { ClassID: classId })).Missing).toEqual(['passportValidity'])
  await set({ passport_expires_on: addMonths(endsOn, 6) })
  const RoomTypeID = (await idsByCode(db, 'lookups.room_type')).get('DOUBLE')!
  const wishes = { NeedsAccommodation: true, RoomTypeID }
  let now = await trainee.send(calls.add, { body: { ClassID: classId, ...wishes } })
  const { ID } = now
  expect(await rowOf(db, ID)).toMatchObject({ visa: 'toCheck', travel: 'awaitingTravel', room_type_id: RoomTypeID })

  now = await huda.send(calls.startReview, { body: { ID, Version: now.Version } })
  now = await huda.send(calls.requireVisa, { body: { ID, Version: now.Version } })
  await set({ passport_expires_on: '2026-12-31' })
  const short = await refusalOf(huda.send(calls.issueVisaLetter, { body: { ID, Version: now.Version } }))
  expect(short).toMatchObject({ code: 'passportTooShort', data: { until: addMonths(endsOn, 6) } })
  await set({ passport_expires_on: '2031-01-01' })
  now = await huda.send(calls.issueVisaLetter, { body: { ID, Version: now.Version } })
  now = await huda.send(calls.askVisaProof, { body: { ID, Version: now.Version } })
  now = await huda.send(calls.approve, { body: { ID, Version: now.Version } })
  expect(now.Status).toBe('awaitingVisaProof')
  now = await nadia.send(calls.waiveFee, { body: { ID, Version: now.Version, Reason: 'منحة حكومية' } })
  expect(now.Status).toBe('awaitingVisaProof')

  const visa = await addFile(db, trainee.accountId, 'visaProof')
  now = await trainee.send(calls.uploadVisaProof, { body: { ID, Version: now.Version, FileID: visa } })
  expect((await rowOf(db, ID)).seat_frozen_at).not.toBeNull()
  now = await huda.send(calls.rejectVisaProof, { body: { ID, Version: now.Version, Reason: 'الصورة ناقصة' } })
  const better = await addFile(db, trainee.accountId, 'visaProof')
  now = await trainee.send(calls.uploadVisaProof, { body: { ID, Version: now.Version, FileID: better } })
  now = await huda.send(calls.verifyVisa, { body: { ID, Version: now.Version } })
  expect(now.Status).toBe('awaitingTravel')
  expect(await rowOf(db, ID)).toMatchObject({ main: 'confirmed', visa: 'verified', seat_until: null })

  const ticket = await addFile(db, trainee.accountId, 'flightTicket')
  now = await trainee.send(calls.uploadTicket, { body: { ID, Version: now.Version, FileID: ticket } })
  const travel = { Flight: 'MS 851', Hotel: 'فندق النيل' }
  now = await huda.send(calls.arrangeTravel, { body: { ID, Version: now.Version, ...travel } })
  now = await huda.send(calls.markArrived, { body: { ID, Version: now.Version } })
  const whole = await trainee.send(calls.getRegistration, { ID })
  expect(whole).toMatchObject({
    Travel: 'arrived',
    Flight: 'MS 851',
    RoomTypeName: { en: 'Double' },
    Status: 'confirmed',
  })
  expect(whole.Documents.map((each) => each.Kind)).toEqual(['flightTicket', 'visaProof', 'visaProof'])
  expect(whole.PassportEnding).toHaveLength(3)
})

test('an organization registers its own trainee and pays on account; another’s people do not exist for it', async () => {
  const classId = await addClass(server.db, server.now())
  const { traineeId } = await server.db
    .selectFrom('people.trainee')
    .where('email', '=', 'layla@diwan.example')
    .select('id as traineeId')
    .executeTakeFirstOrThrow()
  const stranger = { ClassID: classId, TraineeID: traineeId }
  expect((await refusalOf(hany.send(calls.add, { body: stranger }))).code).toBe('notFound')
  expect((await refusalOf(hany.send(calls.getMandatoryData, stranger))).code).toBe('notFound')
  const { ID } = await hany.send(calls.add, { body: { ClassID: classId, TraineeID: yusufId } })
  expect(await hany.send(calls.getRegistration, { ID })).toMatchObject({
    OrganizationAgreed: true,
    Actions: ['withdraw', 'askTransfer'],
  })
  expect((await hany.send(calls.getUpcoming, { ClassID: classId })).Items[0]).toMatchObject({ Registered: 1 })
  await huda.send(calls.startReview, { body: { ID, Version: 2 } })
  // Yusuf is no citizen: whether he needs a visa is decided before the place is his.
  await huda.send(calls.dismissVisa, { body: { ID, Version: 3 } })
  await huda.send(calls.approve, { body: { ID, Version: 4 } })
  expect((await huda.send(calls.grantCredit, { body: { ID, Version: 5 } })).Status).toBe('confirmed')
  expect((await yusuf.send(calls.getRegistrations, { ClassID: classId })).Items.map((row) => row.ID)).toEqual([ID])

  const own = await layla.send(calls.add, { body: { ClassID: classId } })
  expect((await refusalOf(hany.send(calls.getRegistration, { ID: own.ID }))).code).toBe('notFound')
  await huda.send(calls.startReview, { body: { ID: own.ID, Version: 2 } })
  expect((await refusalOf(huda.send(calls.grantCredit, { body: { ID: own.ID, Version: 3 } }))).code).toBe('noCredit')
})

test('a trainee names the organization as payer, which agrees or declines', async () => {
  const { db } = server
  const classId = await addClass(db, server.now())
  const named = await yusuf.send(calls.add, { body: { ClassID: classId, PaidByOrganization: true } })
  const { ID } = named
  expect(await hany.send(calls.getRegistration, { ID })).toMatchObject({
    OrganizationAgreed: false,
    Actions: ['agreeToPay', 'declineToPay'],
  })
  await huda.send(calls.startReview, { body: { ID, Version: 2 } })
  expect((await refusalOf(huda.send(calls.approve, { body: { ID, Version: 3 } }))).code).toBe('sponsorPending')
  await hany.send(calls.agreeToPay, { body: { ID, Version: 3 } })
  expect((await refusalOf(hany.send(calls.declineToPay, { body: { ID, Version: 4, Reason: 'لا' } }))).code).toBe(
    'notNow',
  )
  expect(await audited(db, 'registration.agreeToPay')).toMatchObject([
    { actor_id: hany.accountId, subject_id: ID, before: { organizationAgreedAt: null } },
  ])
  const approved = await huda.send(calls.approve, { body: { ID, Version: 4 } })
  expect(approved.Status).toBe('awaitingVisaApproval')
  const dismissed = await huda.send(calls.dismissVisa, { body: { ID, Version: approved.Version } })
  expect(dismissed.Status).toBe('awaitingInvoice')

  const other = await addClass(db, server.now())
  const second = await yusuf.send(calls.add, { body: { ClassID: other, PaidByOrganization: true } })
  await hany.send(calls.declineToPay, { body: { ID: second.ID, Version: 2, Reason: 'خارج الخطة' } })
  expect((await refusalOf(hany.send(calls.getRegistration, { ID: second.ID }))).code).toBe('notFound')
  const told = await yusuf.send(calls.getRegistration, { ID: second.ID })
  expect(told).toMatchObject({ OrganizationID: null })
  expect(told.History[0]).toMatchObject({ Kind: 'declineToPay', Why: 'خارج الخطة' })
  // Who pays is money: it stands in the audit as it was and as it is, whichever act changed it.
  expect(await audited(db, 'registration.declineToPay')).toMatchObject([
    { before: { organizationId: nileId }, after: { organizationId: null, reason: 'خارج الخطة' } },
  ])
  expect(await eventsOf(db, second.ID)).toEqual([
    'registration.add',
    'registration.submit',
    'registration.declineToPay',
  ])
})

test('a class made for one organization is for its people alone', async () => {
  const classId = await addClass(server.db, server.now(), { organizationId: nileId })
  expect((await layla.send(calls.getUpcoming, { ClassID: classId })).Total).toBe(0)
  expect((await refusalOf(layla.send(calls.add, { body: { ClassID: classId } }))).code).toBe('notFound')
  expect((await yusuf.send(calls.getUpcoming, { ClassID: classId })).Items[0]).toMatchObject({ IsOwn: true })
  const { ID } = await yusuf.send(calls.add, { body: { ClassID: classId } })
  expect(await rowOf(server.db, ID)).toMatchObject({ organization_id: nileId, organization_agreed_at: null })
})

test('money comes back only after somebody left, and only by the admin', async () => {
  const classId = await addClass(server.db, server.now())
  let now = await layla.send(calls.add, { body: { ClassID: classId } })
  const { ID } = now
  now = await huda.send(calls.startReview, { body: { ID, Version: now.Version } })
  now = await huda.send(calls.approve, { body: { ID, Version: now.Version } })
  now = await huda.send(calls.sendInvoice, { body: { ID, Version: now.Version } })
  now = await huda.send(calls.voidInvoice, { body: { ID, Version: now.Version, Reason: 'تاريخ خاطئ' } })
  expect(now.Status).toBe('awaitingInvoice')
  const first = await huda.send(calls.sendInvoice, { body: { ID, Version: now.Version } })
  const proof = { RegistrationID: ID, Version: first.Version, SwiftCode: 'SWIFT99' }
  now = await layla.send(calls.uploadPaymentProof, { body: proof })
  const ProofID = (await huda.send(calls.getRegistration, { ID })).Proofs[0]!.ID
  now = await huda.send(calls.verifyPayment, { body: { ID, Version: now.Version, ProofID } })
  const back = { ID, Version: now.Version, Reason: 'انسحب' }
  expect((await refusalOf(nadia.send(calls.refund, { body: back }))).code).toBe('notNow')
  now = await layla.send(calls.withdraw, { body: { ID, Version: now.Version } })
  expect(now.Status).toBe('withdrawn')
  const tasks = await huda.send(calls.getRegistrationTasks, {})
  expect(tasks.find((task) => task.Task === 'decideRefund')).toMatchObject({ By: 'academy', Count: 1 })
  const refund = { body: { ID, Version: now.Version, Reason: 'انسحب قبل البدء' } }
  expect((await refusalOf(huda.send(calls.refund as never, refund as never))).code).toBe('notAllowed')
  await nadia.send(calls.refund, refund)
  expect(await rowOf(server.db, ID)).toMatchObject({ main: 'withdrawn', money: 'refunded', has_seat: false })
})
