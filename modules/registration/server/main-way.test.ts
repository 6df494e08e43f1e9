import { afterAll, beforeAll, expect, test } from 'vitest'
import { audited } from '#testing/stages/audited.ts'
import { refusalOf, startTestServer, type TestServer } from '#testing/server.ts'
import { registrationCalls as calls } from '../contract/calls.ts'
import { addClass, addFile, classRow, eventsOf, rowOf } from '#testing/stages/registrations.ts'

let server: TestServer
beforeAll(async () => {
  server = await startTestServer()
})
afterAll(() => server.close())

test('from the upcoming list to a confirmed place, with a change on the way', async () => {
  const { db } = server
  const [layla, huda, mariam] = [await server.as('layla'), await server.as('huda'), await server.as('mariam')]
  const classId = await addClass(db, server.now(), { max: 1 })

  const [upcoming] = (await layla.send(calls.getUpcoming, { ClassID: classId })).Items
  expect(upcoming).toMatchObject({ SeatsLeft: 1, RegistrationID: null, Actions: ['register'] })
  const ready = await layla.send(calls.getMandatoryData, { ClassID: classId })
  expect(ready.Missing).toEqual([])

  const draft = await layla.send(calls.add, { body: { ClassID: classId, Submit: false } })
  expect(draft).toMatchObject({ Status: 'draft', Code: expect.stringMatching(/^REG-\d{4}-\d{4}$/) })
  const ID = draft.ID
  expect((await refusalOf(huda.send(calls.getRegistration, { ID }))).code).toBe('notFound')
  const sent = await layla.send(calls.submit, { body: { ID, Version: draft.Version } })
  expect(sent.Status).toBe('submitted')
  const again = await refusalOf(layla.send(calls.add, { body: { ClassID: classId } }))
  expect(again).toMatchObject({ code: 'alreadyRegistered', status: 409, data: { code: draft.Code } })
  expect((await refusalOf(mariam.send(calls.getRegistration, { ID }))).code).toBe('notFound')

  expect((await refusalOf(layla.send(calls.startReview as never, { body: { ID, Version: 2 } } as never))).code).toBe(
    'notAllowed',
  )
  let now = await huda.send(calls.startReview, { body: { ID, Version: sent.Version } })
  expect((await refusalOf(huda.send(calls.startReview, { body: { ID, Version: sent.Version } }))).code).toBe(
    'changedMeanwhile',
  )
  now = await huda.send(calls.requestChanges, { body: { ID, Version: now.Version, Reason: 'أضف تاريخ الوصول' } })
  const seen = await layla.send(calls.getRegistrationByCode, { Code: draft.Code })
  expect(seen).toMatchObject({ Status: 'changesRequested', Reason: 'أضف تاريخ الوصول' })
  expect(seen.Actions).toEqual(['edit', 'resubmit', 'withdraw', 'askTransfer'])
  now = await layla.send(calls.edit, {
    body: { ID, Version: now.Version, Notes: 'أصل قبل الدورة بيوم' },
  })
  now = await layla.send(calls.submit, { body: { ID, Version: now.Version } })
  now = await huda.send(calls.startReview, { body: { ID, Version: now.Version } })
  now = await huda.send(calls.approve, { body: { ID, Version: now.Version } })
  expect(now.Status).toBe('awaitingInvoice')
  expect(await classRow(db, classId)).toMatchObject({ seats_taken: 1 })
  const held = await rowOf(db, ID)
  expect(Date.parse(held.seat_until!)).toBeCloseTo(server.now().getTime() + 7 * 86_400_000, -5)

  const invoiced = await huda.send(calls.sendInvoice, { body: { ID, Version: now.Version } })
  expect(invoiced).toMatchObject({ Status: 'awaitingPayment', Number: expect.stringMatching(/^INV-\d{4}-\d{4}$/) })
  const file = await addFile(db, layla.accountId, 'paymentProof')
  const others = await addFile(db, mariam.accountId, 'paymentProof')
  const proof = { RegistrationID: ID, Version: invoiced.Version }
  expect((await refusalOf(layla.send(calls.uploadPaymentProof, { body: { ...proof, FileID: others } }))).code).toBe(
    'fileNotFound',
  )
  expect((await refusalOf(layla.send(calls.uploadPaymentProof, { body: proof }))).code).toBe('invalidInput')
  now = await layla.send(calls.uploadPaymentProof, { body: { ...proof, FileID: file, Note: 'تحويل بنكي' } })
  expect(now.Status).toBe('paymentProofUploaded')
  expect((await rowOf(db, ID)).seat_frozen_at).not.toBeNull()

  const detail = await huda.send(calls.getRegistration, { ID })
  expect(detail).toMatchObject({ SeatFrozen: true, Invoice: { Amount: { Minor: 50_000, Currency: 'EGP' } } })
  expect(detail.Proofs).toMatchObject([{ State: 'uploaded', File: { ID: file }, Note: 'تحويل بنكي' }])
  expect(detail.Actions).toContain('verifyPayment')
  now = await huda.send(calls.rejectPaymentProof, {
    body: { ID, Version: now.Version, ProofID: detail.Proofs[0]!.ID, Reason: 'الإيصال غير مقروء' },
  })
  expect(now.Status).toBe('paymentProofRejected')
  expect((await rowOf(db, ID)).seat_frozen_at).toBeNull()
  now = await layla.send(calls.uploadPaymentProof, {
    body: { RegistrationID: ID, Version: now.Version, SwiftCode: 'NBEGEGCX001' },
  })
  const [second] = (await huda.send(calls.getRegistration, { ID })).Proofs
  const tooMuch = { ID, Version: now.Version, ProofID: second!.ID, Received: 50_001 }
  expect((await refusalOf(huda.send(calls.verifyPayment, { body: tooMuch }))).code).toBe('receivedTooMuch')
  now = await huda.send(calls.verifyPayment, { body: { ID, Version: now.Version, ProofID: second!.ID } })
  expect(now.Status).toBe('confirmed')
  expect(await rowOf(db, ID)).toMatchObject({ main: 'confirmed', money: 'paid', has_seat: true, seat_until: null })

  const whole = await layla.send(calls.getRegistration, { ID })
  expect(whole.Actions).toEqual(['withdraw', 'askTransfer'])
  expect(whole.Invoice).toMatchObject({ State: 'paid', Received: { Minor: 50_000 } })
  expect(whole.History[0]).toMatchObject({ Kind: 'confirm', By: null })
  expect(whole.History.at(-1)).toMatchObject({ Kind: 'submit', By: 'Layla Hassan Alansari' })
  expect(await eventsOf(db, ID)).toEqual([
    'registration.add',
    'registration.submit',
    'registration.startReview',
    'registration.requestChanges',
    'registration.edit',
    'registration.resubmit',
    'registration.startReview',
    'registration.approve',
    'registration.sendInvoice',
    'registration.uploadPaymentProof',
    'registration.rejectPaymentProof',
    'registration.uploadPaymentProof',
    'registration.verifyPayment',
    'registration.confirm',
  ])
  expect((await layla.send(calls.getAllTraineeInvoices)).map((each) => each.State)).toEqual(['paid'])
  const [own] = (await layla.send(calls.getUpcoming, { ClassID: classId })).Items
  expect(own).toMatchObject({ SeatsLeft: 0, RegistrationStatus: 'confirmed', Actions: [] })
})

test('a payment in parts, a fee waived, a class without a fee', async () => {
  const { db } = server
  const [layla, mariam, huda, nadia] = [
    await server.as('layla'),
    await server.as('mariam'),
    await server.as('huda'),
    await server.as('nadia'),
  ]
  const classId = await addClass(db, server.now())
  const approved = async (asker: typeof layla, id = classId) => {
    const { ID } = await asker.send(calls.add, { body: { ClassID: id } })
    await huda.send(calls.startReview, { body: { ID, Version: 2 } })
    return huda.send(calls.approve, { body: { ID, Version: 3 } })
  }
  const first = await approved(layla)
  const { ID } = first
  let now = await huda.send(calls.sendInvoice, { body: { ID, Version: first.Version } })
  const pay = async (minor?: number) => {
    const uploaded = await layla.send(calls.uploadPaymentProof, {
      body: { RegistrationID: ID, Version: now.Version, SwiftCode: 'SWIFT0001' },
    })
    const [proof] = (await huda.send(calls.getRegistration, { ID })).Proofs
    return huda.send(calls.verifyPayment, {
      body: { ID, Version: uploaded.Version, ProofID: proof!.ID, ...(minor && { Received: minor }) },
    })
  }
  now = { ...now, ...(await pay(20_000)) }
  expect(now.Status).toBe('partlyPaid')
  expect((await layla.send(calls.getRegistration, { ID })).Invoice).toMatchObject({
    Received: { Minor: 20_000, Currency: 'EGP' },
    State: 'sent',
  })
  expect((await pay()).Status).toBe('confirmed')

  const other = await approved(mariam)
  const waiver = { ID: other.ID, Version: other.Version, Reason: 'منحة' }
  expect((await refusalOf(huda.send(calls.waiveFee as never, { body: waiver } as never))).code).toBe('notAllowed')
  expect((await nadia.send(calls.waiveFee, { body: waiver })).Status).toBe('confirmed')

  const payments = await audited(db, 'registration.verifyPart')
  expect(payments).toMatchObject([
    {
      actor_id: huda.accountId,
      subject_id: ID,
      data: { received: 20_000 },
      before: { money: 'proofUploaded' },
      after: { money: 'partial' },
    },
  ])
  expect(await audited(db, 'registration.waiveFee')).toMatchObject([
    { actor_id: nadia.accountId, subject_id: other.ID, after: { money: 'waived', reason: 'منحة' } },
  ])

  const free = await approved(mariam, await addClass(db, server.now(), { feeMinor: 0 }))
  expect(free.Status).toBe('confirmed')
  expect(await rowOf(db, free.ID)).toMatchObject({ money: 'waived' })
})
