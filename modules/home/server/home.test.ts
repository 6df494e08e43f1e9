import { afterAll, beforeAll, expect, test } from 'vitest'
import { signupCalls } from '#modules/people/contract/calls.ts'
import { planningCalls } from '#modules/planning/contract/calls.ts'
import { registrationCalls } from '#modules/registration/contract/calls.ts'
import type { Asker } from '#testing/asker.ts'
import { addClass } from '#testing/stages/registrations.ts'
import { startTestServer, type TestServer } from '#testing/server.ts'
import { addDays } from '#platform/shared/values/dates.ts'
import { instructorBody, proveAddress, uploadAttachment } from '#testing/stages/sign-up.ts'
import { approvedRow, planRowOf, stageIds } from '#testing/stages/stage-plan.ts'
import { getHomeModel } from '../contract/home.ts'

let server: TestServer
let [huda, nadia, sami, layla, hany]: Asker[] = []
beforeAll(async () => {
  server = await startTestServer()
  ;[huda, nadia, sami, layla, hany] = await Promise.all(
    ['huda', 'nadia', 'sami', 'layla', 'hany'].map((who) => server.as(who)),
  )
})
afterAll(() => server.close())

const tasksOf = async (who: Asker) =>
  Object.fromEntries((await who.send(getHomeModel)).Tasks.map(({ Key, Count }) => [Key, Count]))

test('what waits in the plan is counted over all years, and the plan’s list finds exactly that', async () => {
  const ids = await stageIds(server)
  await approvedRow({ huda: huda!, nadia: nadia! }, planRowOf(ids, '2029-02-04', { LeadInstructorID: null }))
  const { ID } = await huda!.send(planningCalls.add, { body: planRowOf(ids, '2030-02-03') })
  const { Version } = await huda!.send(planningCalls.getPlanRow, { ID })
  await huda!.send(planningCalls.propose, { body: { Rows: [{ ID, Version }] } })

  expect(await tasksOf(nadia!)).toMatchObject({ plansToApprove: 1, instructorsDeclined: 1 })
  expect(await tasksOf(huda!)).toMatchObject({ instructorsDeclined: 1 })
  expect(await tasksOf(huda!)).not.toHaveProperty('plansToApprove')
  // Who prepares rows is not told of what others decide.
  expect(await tasksOf(sami!)).not.toHaveProperty('instructorsDeclined')
  const listed = async (Task: 'toApprove' | 'needsInstructor') =>
    (await huda!.send(planningCalls.getPlanRows, { Task })).Items.map((row) => row.Year)
  expect(await listed('toApprove')).toEqual([2030])
  expect(await listed('needsInstructor')).toEqual([2029])

  const overview = await huda!.send(planningCalls.getPlanOverview, { Year: 2030 })
  expect(overview.Tasks.filter((task) => task.Count > 0)).toEqual([
    { Task: 'toApprove', Count: 1 },
    { Task: 'needsInstructor', Count: 1 },
    { Task: 'toPublish', Count: 1 },
  ])
})

test('a registration waits for the academy, then for who pays', async () => {
  const classId = await addClass(server.db, server.now(), { state: 'confirmed' })
  const { ID } = await layla!.send(registrationCalls.add, { body: { ClassID: classId } })
  expect(await tasksOf(sami!)).toMatchObject({ registrationsToReview: 1 })
  expect(await tasksOf(layla!)).toEqual({})

  await huda!.send(registrationCalls.startReview, { body: { ID, Version: 2 } })
  await huda!.send(registrationCalls.approve, { body: { ID, Version: 3 } })
  expect(await tasksOf(huda!)).toMatchObject({ invoicesToSend: 1 })
  await huda!.send(registrationCalls.sendInvoice, { body: { ID, Version: 4 } })
  expect(await tasksOf(layla!)).toEqual({ invoicesToPay: 1 })
  expect(await tasksOf(huda!)).not.toHaveProperty('invoicesToSend')
  expect(await tasksOf(hany!)).toEqual({})
})

test('a payment waits since its proof came, not since the registration did', async () => {
  const calls = registrationCalls
  const classId = await addClass(server.db, server.now(), { inDays: 120 })
  server.at(new Date(Date.now() - 3 * 86_400_000))
  let now = await (await server.as('layla')).send(calls.add, { body: { ClassID: classId } })
  server.at()
  const { ID } = now
  now = await huda!.send(calls.startReview, { body: { ID, Version: now.Version } })
  now = await huda!.send(calls.approve, { body: { ID, Version: now.Version } })
  now = await huda!.send(calls.sendInvoice, { body: { ID, Version: now.Version } })
  await layla!.send(calls.uploadPaymentProof, {
    body: { RegistrationID: ID, Version: now.Version, SwiftCode: 'SWIFT55' },
  })
  const { Tasks, Today } = await huda!.send(getHomeModel)
  expect(Tasks.find(({ Key }) => Key === 'paymentsToVerify')).toMatchObject({ Count: 1, Oldest: Today })
})

test('an invoice waits since it was sent, and to be sent since the approval, not since the registration was handed in', async () => {
  const calls = registrationCalls
  const day = 86_400_000
  const sentAt = new Date(Date.now() - 2 * day)
  const classId = await addClass(server.db, server.now(), { inDays: 200 })
  server.at(new Date(Date.now() - 9 * day))
  let now = await (await server.as('layla')).send(calls.add, { body: { ClassID: classId } })
  const { ID } = now
  server.at(new Date(Date.now() - 3 * day))
  const then = await server.as('huda')
  now = await then.send(calls.startReview, { body: { ID, Version: now.Version } })
  now = await then.send(calls.approve, { body: { ID, Version: now.Version } })
  const waits = async () =>
    (await huda!.send(calls.getRegistration, { ID })).Waits.map(({ Task, Since }) => [Task, Date.parse(Since)])
  server.at()
  const { Today, Tasks } = await huda!.send(getHomeModel)
  expect(Tasks.find(({ Key }) => Key === 'invoicesToSend')?.Oldest).toBe(addDays(Today, -3))
  server.at(sentAt)
  await (await server.as('huda')).send(calls.sendInvoice, { body: { ID, Version: now.Version } })
  server.at()
  const own = await layla!.send(getHomeModel)
  expect(own.Tasks.find(({ Key }) => Key === 'invoicesToPay')?.Oldest).toBe(addDays(Today, -2))
  expect(await waits()).toEqual([['pay', sentAt.getTime()]])
  const listed = await huda!.send(calls.getRegistrations, { Task: 'pay', ClassID: classId })
  expect(listed.Items.map(({ Waits }) => Waits.map(({ Task }) => Task))).toEqual([['pay']])
})

test('what was paid by somebody who has left waits for the administrator alone, who pays it back', async () => {
  const calls = registrationCalls
  const classId = await addClass(server.db, server.now(), { inDays: 90 })
  let now = await layla!.send(calls.add, { body: { ClassID: classId } })
  const { ID } = now
  now = await huda!.send(calls.startReview, { body: { ID, Version: now.Version } })
  now = await huda!.send(calls.approve, { body: { ID, Version: now.Version } })
  now = await huda!.send(calls.sendInvoice, { body: { ID, Version: now.Version } })
  const proof = { RegistrationID: ID, Version: now.Version, SwiftCode: 'SWIFT77' }
  now = await layla!.send(calls.uploadPaymentProof, { body: proof })
  const ProofID = (await huda!.send(calls.getRegistration, { ID })).Proofs[0]!.ID
  now = await huda!.send(calls.verifyPayment, { body: { ID, Version: now.Version, ProofID } })
  await layla!.send(calls.withdraw, { body: { ID, Version: now.Version } })
  expect(await tasksOf(nadia!)).toMatchObject({ refundsToDecide: 1 })
  for (const who of [huda!, sami!]) expect(await tasksOf(who)).not.toHaveProperty('refundsToDecide')
})

test('self-registrations wait for administrators and editors, not for coordinators', async () => {
  const email = 'applicant@example.com'
  const { Key } = await proveAddress(server, email)
  const body = instructorBody(Key, email, await uploadAttachment(server, Key))
  await server.anonymous.send(signupCalls.registerInstructor, { body })
  expect(await tasksOf(nadia!)).toMatchObject({ instructorsToApprove: 1 })
  expect(await tasksOf(sami!)).toMatchObject({ instructorsToApprove: 1 })
  expect(await tasksOf(huda!)).not.toHaveProperty('instructorsToApprove')
})
