import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { registrationCalls as calls } from '#modules/registration/contract/calls.ts'
import { jobs } from '#modules/registration/server/jobs.ts'
import type { Asker } from '#testing/asker.ts'
import { addClass, addFile, addTrainees, givePassport } from '#testing/stages/registrations.ts'
import { startTestServer, type TestServer } from '#testing/server.ts'
import { tellNews, type Told } from '#testing/stages/told.ts'

let server: TestServer
let layla: Asker
let mariam: Asker
let yusuf: Asker
let huda: Asker
let nadia: Asker
let hany: Asker
beforeAll(async () => {
  server = await startTestServer()
  ;[layla, mariam, yusuf] = await Promise.all([server.as('layla'), server.as('mariam'), server.as('yusuf')])
  ;[huda, nadia, hany] = await Promise.all([server.as('huda'), server.as('nadia'), server.as('hany')])
})
afterAll(() => server.close())
beforeEach(async () => {
  server.at('2026-03-01T08:00:00Z')
  await news(layla, mariam, yusuf, huda, nadia, hany)
})

const news = (...people: Asker[]) => tellNews(server, ...people)
const kinds = (told: Told[] | undefined) => (told ?? []).map((each) => each.kind)
const runJobs = async () => {
  for (const job of jobs) await job.run({ db: server.db, now: server.now(), data: {}, files: server.files })
}
/** What somebody is told leads to the registration, and they may open it. */
async function opens(who: Asker, told: Told | undefined, registration: { ID: number; Code: string }) {
  const [, page, key] = /^\/([^/]+)\/(.+)$/.exec(told?.opens ?? '') ?? []
  const byCode = page === 'RegistrationStatus' || page === 'RegisterConfirmation'
  const found = byCode
    ? await who.send(calls.getRegistrationByCode, { Code: decodeURIComponent(key!) })
    : await who.send(calls.getRegistration, { ID: Number(key) })
  expect(found.ID).toBe(registration.ID)
  return page
}

test('from the submission to the confirmed place everybody hears of the step that is theirs', async () => {
  const classId = await addClass(server.db, server.now())
  let now = await layla.send(calls.add, { body: { ClassID: classId } })
  const registration = now
  let [own, staff, others] = await news(layla, huda, mariam)
  expect(own).toMatchObject([{ kind: 'registrationReceived', mailed: true }])
  expect(own![0]!.title).toContain(now.Code)
  expect(own![0]!.letter!.html).toContain('مرحبًا <span dir="auto">ليلى حسن الأنصاري</span>،')
  expect(staff).toMatchObject([{ kind: 'registrationToReview', mailed: false }])
  expect(others).toEqual([])
  expect(await opens(layla, own![0], registration)).toBe('RegistrationStatus')
  expect(await opens(huda, staff![0], registration)).toBe('CourseRegistration-Edit')
  // the academy's side names the registration, not the person
  expect(staff![0]!.title + staff![0]!.html).not.toContain('ليلى')

  const { ID } = now
  now = await huda.send(calls.startReview, { body: { ID, Version: now.Version } })
  now = await huda.send(calls.requestChanges, { body: { ID, Version: now.Version, Reason: 'أضف تاريخ الوصول.' } })
  ;[own, staff] = await news(layla, huda)
  expect(own).toMatchObject([{ kind: 'registrationChangesRequested', mailed: true }])
  // the sentence ends once, whatever the coordinator typed
  expect(own![0]!.html).toContain(': <span dir="auto">أضف تاريخ الوصول</span>. ')
  expect(staff).toEqual([])
  now = await layla.send(calls.submit, { body: { ID, Version: now.Version } })
  ;[own, staff] = await news(layla, huda)
  expect(own).toEqual([])
  expect(kinds(staff)).toEqual(['registrationAgain'])

  now = await huda.send(calls.startReview, { body: { ID, Version: now.Version } })
  now = await huda.send(calls.approve, { body: { ID, Version: now.Version } })
  now = await huda.send(calls.sendInvoice, { body: { ID, Version: now.Version, DueDate: '2026-03-03' } })
  const proof = { RegistrationID: ID, SwiftCode: 'NBEGEGCX001' }
  now = await layla.send(calls.uploadPaymentProof, { body: { ...proof, Version: now.Version } })
  ;[own, staff] = await news(layla, huda)
  expect(kinds(own)).toEqual(['registrationApproved', 'invoice'])
  expect(own![1]!.html).toMatch(/INV-\d{4}-\d{4}/)
  expect(kinds(staff)).toEqual(['paymentToVerify'])

  const decide = async (Received?: number) => {
    const [uploaded] = (await huda.send(calls.getRegistration, { ID })).Proofs
    return huda.send(calls.verifyPayment, {
      body: { ID, Version: now.Version, ProofID: uploaded!.ID, ...(Received && { Received }) },
    })
  }
  now = await decide(20_000)
  expect(kinds((await news(layla))[0])).toEqual(['paymentPartlyVerified'])
  server.at('2026-03-05T08:00:00Z')
  await runJobs()
  expect(kinds((await news(layla))[0])).toEqual(['paymentOverdue'])
  server.at('2026-03-16T08:00:00Z')
  await runJobs()
  expect(kinds((await news(layla))[0])).toEqual(['seatHoldLapsed'])
})

test('a place that confirms itself is told to the person whose own act set it off', async () => {
  const classId = await addClass(server.db, server.now(), { max: 1, feeMinor: 0 })
  const first = await layla.send(calls.add, { body: { ClassID: classId } })
  const second = await mariam.send(calls.add, { body: { ClassID: classId } })
  await huda.send(calls.approveRegistrations, { body: { IDs: [first.ID, second.ID] } })
  let [one, other] = await news(layla, mariam, huda)
  expect(kinds(one)).toEqual(['registrationReceived', 'registrationApproved', 'registrationConfirmed'])
  expect(kinds(other)).toEqual(['registrationReceived', 'registrationWaitlisted'])

  const { Version } = await layla.send(calls.getRegistration, { ID: first.ID })
  await layla.send(calls.withdraw, { body: { ID: first.ID, Version } })
  const [left, offered, staff] = await news(layla, mariam, huda)
  expect(left).toEqual([])
  expect(offered).toMatchObject([{ kind: 'seatOffered', mailed: true, opens: `/ConfirmRegistration/${second.ID}` }])
  await opens(mariam, offered![0], second)
  // until when, by the academy's clock
  expect(offered![0]!.html).toMatch(/١٠:٠٠/)
  expect(kinds(staff)).toEqual(['registrationWithdrawn'])

  const { Version: seen } = await mariam.send(calls.getRegistration, { ID: second.ID })
  await mariam.send(calls.acceptOffer, { body: { ID: second.ID, Version: seen } })
  ;[other] = await news(mariam)
  expect(kinds(other)).toEqual(['registrationConfirmed'])
  expect(kinds((await news(huda))[0])).toEqual(['seatTaken'])
})

test('offers that lapse and a cancellation are told once, with the reason of who cancelled', async () => {
  const [full, waiting] = await Promise.all([addClass(server.db, server.now(), { max: 1 }), addTrainees(server.db, 2)])
  const [holder, waiter] = await Promise.all(waiting.map(({ email }) => server.as(email)))
  const ids: number[] = []
  for (const who of [holder!, waiter!]) {
    const { ID } = await who.send(calls.add, { body: { ClassID: full } })
    await huda.send(calls.startReview, { body: { ID, Version: 2 } })
    await huda.send(calls.approve, { body: { ID, Version: 3, IfFull: 'waitlist' } })
    ids.push(ID)
  }
  await news(holder!, waiter!)
  await huda.send(calls.cancel, { body: { ID: ids[0]!, Version: 4, Reason: 'بطلب المتدرب' } })
  let [one, other] = await news(holder!, waiter!)
  expect(one).toMatchObject([{ kind: 'registrationCancelled', html: expect.stringContaining('بطلب المتدرب') }])
  expect(kinds(other)).toEqual(['seatOffered'])
  server.at('2026-03-03T09:00:00Z')
  await runJobs()
  ;[other] = await news(waiter!)
  expect(kinds(other)).toEqual(['seatOfferLapsed', 'seatOffered'])
  server.at('2026-03-05T10:00:00Z')
  await runJobs()
  ;[other] = await news(waiter!)
  expect(kinds(other)).toEqual(['offersLapsed'])
  expect(other![0]!.html).not.toMatch(/offersLapsed|[a-z]{6,}Lapsed/)
})

test('an organization is asked, and hears of what it pays for; its trainee hears what is the person’s own', async () => {
  const classId = await addClass(server.db, server.now())
  let now = await yusuf.send(calls.add, { body: { ClassID: classId, PaidByOrganization: true } })
  const registration = now
  const { ID } = now
  let [own, payer, staff] = await news(yusuf, hany, huda)
  expect(kinds(own)).toEqual(['registrationReceived'])
  expect(payer).toMatchObject([{ kind: 'payerAsked', mailed: true }])
  expect(await opens(hany, payer![0], registration)).toBe('RegisterConfirmation')
  expect(payer![0]!.title + payer![0]!.html).not.toMatch(/يوسف|Yusuf/)
  expect(kinds(staff)).toEqual(['registrationToReview'])

  now = await hany.send(calls.agreeToPay, { body: { ID, Version: now.Version } })
  ;[own, payer, staff] = await news(yusuf, hany, huda)
  expect([kinds(own), payer, kinds(staff)]).toEqual([['payerAgreed'], [], ['payerAgreed']])
  now = await huda.send(calls.startReview, { body: { ID, Version: now.Version } })
  now = await huda.send(calls.dismissVisa, { body: { ID, Version: now.Version } })
  now = await huda.send(calls.approve, { body: { ID, Version: now.Version } })
  now = await huda.send(calls.sendInvoice, { body: { ID, Version: now.Version } })
  ;[own, payer] = await news(yusuf, hany)
  expect(kinds(own)).toEqual(['visaNotRequired', 'registrationApproved'])
  expect(kinds(payer)).toEqual(['registrationApproved', 'invoice'])
  expect(await opens(hany, payer![1], registration)).toBe('RegisterConfirmation')
  now = await huda.send(calls.grantCredit, { body: { ID, Version: now.Version } })
  ;[own, payer] = await news(yusuf, hany)
  expect(kinds(own)).toEqual(['registrationConfirmed'])
  expect(kinds(payer)).toEqual(['creditGranted', 'registrationConfirmed'])

  const other = await addClass(server.db, server.now())
  const second = await yusuf.send(calls.add, { body: { ClassID: other, PaidByOrganization: true } })
  await news(yusuf, hany, huda)
  await hany.send(calls.declineToPay, { body: { ID: second.ID, Version: second.Version, Reason: 'خارج الخطة' } })
  ;[own, payer, staff] = await news(yusuf, hany, huda)
  expect(own).toMatchObject([{ kind: 'payerDeclined', mailed: true }])
  expect([payer, kinds(staff)]).toEqual([[], ['payerDeclined']])
})

test('each step of the visa is told to the trainee, each proof to the academy', async () => {
  const classId = await addClass(server.db, server.now())
  const { id: yusufId } = await server.db
    .selectFrom('people.trainee')
    .where('email', '=', 'yusuf@diwan.example')
    .select('id')
    .executeTakeFirstOrThrow()
  await givePassport(server, yusufId, 'P0099417')
  let now = await yusuf.send(calls.add, { body: { ClassID: classId } })
  const { ID } = now
  const step = async (call: typeof calls.requireVisa, Reason?: string) => {
    now = await huda.send(call, { body: { ID, Version: now.Version, ...(Reason && { Reason }) } } as never)
  }
  const upload = async () => {
    const FileID = await addFile(server.db, yusuf.accountId, 'visaProof')
    now = await yusuf.send(calls.uploadVisaProof, { body: { ID, Version: now.Version, FileID } })
  }
  await step(calls.startReview as never)
  await news(yusuf, huda)
  await step(calls.requireVisa)
  await step(calls.issueVisaLetter as never)
  await step(calls.askVisaProof)
  await upload()
  await step(calls.rejectVisaProof as never, 'الصورة ناقصة')
  await upload()
  await step(calls.verifyVisa)
  let [own, staff] = await news(yusuf, huda)
  expect(kinds(own)).toEqual([
    'visaRequired',
    'visaLetterIssued',
    'visaProofAsked',
    'visaProofRejected',
    'visaVerified',
  ])
  expect(own!.every((each) => each.mailed)).toBe(true)
  expect(own![3]!.html).toContain('الصورة ناقصة')
  expect(kinds(staff)).toEqual(['visaToVerify', 'visaToVerify'])
  expect(await opens(huda, staff![0], now)).toBe('CourseRegistration-Edit')

  const again = await yusuf.send(calls.add, { body: { ClassID: await addClass(server.db, server.now()) } })
  now = await huda.send(calls.startReview, { body: { ID: again.ID, Version: again.Version } })
  const other = { ID: again.ID }
  for (const [call, Reason] of [[calls.requireVisa], [calls.refuseVisa, 'رُفض الطلب'], [calls.reopenVisa]] as const)
    now = await huda.send(
      call as never,
      { body: { ...other, Version: now.Version, ...(Reason && { Reason }) } } as never,
    )
  ;[own, staff] = await news(yusuf, huda)
  expect(kinds(own).slice(1)).toEqual(['visaRequired', 'visaRefused', 'visaReopened'])
})

test('the class’s own coordinator hears of it; without one, every coordinator', async () => {
  const classId = await addClass(server.db, server.now())
  await server.db
    .updateTable('classes.course_class')
    .set({ coordinator_id: nadia.accountId })
    .where('id', '=', classId)
    .execute()
  await layla.send(calls.add, { body: { ClassID: classId } })
  const [named, others] = await news(nadia, huda)
  expect(kinds(named)).toEqual(['registrationToReview'])
  expect(others).toEqual([])
})
