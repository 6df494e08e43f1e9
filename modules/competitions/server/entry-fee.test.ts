import { afterAll, beforeAll, expect, test } from 'vitest'
import { billingCalls } from '#modules/billing/contract/calls.ts'
import { examsCalls } from '#modules/exams/contract/calls.ts'
import { changeSetting } from '#platform/server/settings.ts'
import type { Asker } from '#testing/asker.ts'
import { refusalOf, startTestServer, type TestServer } from '#testing/server.ts'
import { about, stageCompetition, type StagedCompetition } from '#testing/stages/competitions/stage-competition.ts'
import { onExamDay, stageClass, stageQuestions } from '#testing/stages/stage-exam.ts'
import { competitionsCalls as calls } from '../contract/calls.ts'
import { competitionSettings } from '../contract/settings.ts'
import { jobs } from './jobs.ts'

let server: TestServer
let held: StagedCompetition
let sami: Asker
let layla: Asker
let mariam: Asker
let yusuf: Asker

beforeAll(async () => {
  server = await startTestServer()
  server.at(onExamDay('08:00', '2026-03-06'))
  const { courseId } = await stageClass(server.db)
  ;[sami, layla, mariam, yusuf] = (await Promise.all(
    ['sami', 'layla', 'mariam', 'yusuf'].map((who) => server.as(who)),
  )) as [Asker, Asker, Asker, Asker]
  await changeSetting(server.db, competitionSettings, 'competitionFee', { Minor: 1500, Currency: 'USD' })
  held = await stageCompetition(sami, courseId, await stageQuestions(sami, courseId))
  await sami.send(calls.publish, { body: await about(sami, held.ID) })
})
afterAll(() => server.close())

const own = async (who: Asker) => (await who.send(calls.getOwnCompetition, { Code: held.Code })).Competition!.Entry!
const enter = (who: Asker) => who.send(calls.enter, { body: { Code: held.Code, ShowsName: false } })
const row = async (who: string) =>
  (await sami.send(calls.getCompetitionEntries, { CompetitionID: held.ID, search: who })).Items[0]!

test('what the academy has set is invoiced, and nobody sits it before it is paid and verified', async () => {
  expect(await layla.send(calls.getOwnCompetition, { Code: held.Code })).toMatchObject({
    Competition: { Fee: { Minor: 1500, Currency: 'USD' } },
  })
  expect((await enter(layla)).State).toBe('awaitingPayment')
  const entry = await own(layla)
  expect(entry).toMatchObject({ State: 'awaitingPayment', Invoice: { State: 'sent' }, Proofs: [] })
  expect(await layla.send(billingCalls.getInvoice, { ID: entry.Invoice!.ID })).toMatchObject({ State: 'sent' })
  expect(await refusalOf(mariam.send(billingCalls.getInvoice, { ID: entry.Invoice!.ID }))).toMatchObject({
    code: 'notFound',
  })
  expect(await refusalOf(layla.send(examsCalls.getExamCover, { Code: held.Code }))).toMatchObject({ code: 'notFound' })
  const confirm = (Version: number) => ({ body: { ID: entry.ID, Version } })
  expect(await refusalOf(sami.send(calls.confirmEntryFee, confirm(entry.Version)))).toMatchObject({ code: 'notNow' })

  const proof = (Version: number, SwiftCode: string) =>
    layla.send(calls.uploadEntryProof, { body: { ID: entry.ID, Version, FileID: null, SwiftCode } })
  expect(
    (
      await layla.raw(calls.uploadEntryProof, {
        body: { ID: entry.ID, Version: entry.Version, FileID: null, SwiftCode: '' },
      })
    ).statusCode,
  ).toBe(400)
  expect(
    (
      await layla.raw(calls.uploadEntryProof, {
        body: { ID: entry.ID, Version: entry.Version, FileID: null, SwiftCode: 'paid!' },
      })
    ).json(),
  ).toMatchObject({ fields: [{ path: 'SwiftCode', code: 'invalidSwift' }] })
  expect((await row('Layla')).Proof).toBeNull()
  const sent = await proof(entry.Version, 'NBEGEGCX001')
  // Who verifies it reads what was handed in.
  expect((await row('Layla')).Proof).toEqual({ File: null, SwiftCode: 'NBEGEGCX001', Twins: [] })
  expect(await refusalOf(layla.send(calls.confirmEntryFee, confirm(sent.Version)))).toMatchObject({
    code: 'notAllowed',
  })
  const refused = await sami.send(calls.rejectEntryProof, {
    body: { ID: entry.ID, Version: sent.Version, Reason: 'غير مطابق' },
  })
  expect(await own(layla)).toMatchObject({
    State: 'proofRejected',
    Reason: 'غير مطابق',
    Proofs: [{ State: 'rejected' }],
  })
  const again = await proof(refused.Version, 'nbe-gegcx-001')
  // The same transfer as before is pointed out, and refused to nobody.
  expect((await row('Layla')).Proof).toMatchObject({
    SwiftCode: 'nbe-gegcx-001',
    Twins: [{ Same: 'swift', SubjectKind: 'competitionEntry', SubjectID: entry.ID, State: 'rejected' }],
  })
  await sami.send(calls.confirmEntryFee, confirm(again.Version))
  expect(await own(layla)).toMatchObject({ State: 'admitted', Invoice: { State: 'paid' } })
  // What was paid is not taken back by a press.
  expect((await own(layla)).Actions).toEqual(['showName'])
  const { ID, Version } = await own(layla)
  expect(await refusalOf(layla.send(calls.withdrawEntry, { body: { ID, Version } }))).toMatchObject({ code: 'notNow' })
  expect(await layla.send(examsCalls.getExamCover, { Code: held.Code })).toMatchObject({ CompetitionID: held.ID })
})

test('withdrawn, an entry owes nothing; never paid it ends with the competition', async () => {
  await enter(yusuf)
  const late = await own(yusuf)
  const proof = { ID: late.ID, Version: late.Version, FileID: null, SwiftCode: 'NBEGEGCX003' }
  const proved = await yusuf.send(calls.uploadEntryProof, { body: proof })
  const paidBack = (Version: number) => ({ body: { ID: late.ID, Version, Reason: 'تأخر التحقق' } })
  expect((await row('Yusuf')).Actions).toEqual(['confirmEntryFee', 'rejectEntryProof'])
  expect(await refusalOf(sami.send(calls.returnEntryFee, paidBack(proved.Version)))).toMatchObject({ code: 'notNow' })

  await enter(mariam)
  const { ID, Version, Invoice } = await own(mariam)
  await mariam.send(calls.withdrawEntry, { body: { ID, Version } })
  expect(await mariam.send(billingCalls.getInvoice, { ID: Invoice!.ID })).toMatchObject({ State: 'void' })
  await enter(mariam)
  const second = await own(mariam)
  expect(second.ID).toBe(ID)
  expect(second.Invoice!.ID).not.toBe(Invoice!.ID)
  expect((await row('Mariam')).State).toBe('awaitingPayment')

  server.at(onExamDay('13:10'))
  for (let minute = 0; minute < 2; minute++)
    for (const job of jobs) await job.run({ db: server.db, files: server.files, now: server.now(), data: {} })
  expect((await row('Mariam')).State).toBe('withdrawn')
  expect(await mariam.send(billingCalls.getInvoice, { ID: second.Invoice!.ID })).toMatchObject({ State: 'void' })
  expect(await refusalOf(enter(mariam))).toMatchObject({ code: 'cannotEnter', data: { why: 'over' } })
  expect((await row('Layla')).State).toBe('admitted')

  // A proof that waits is decided by somebody; nobody is admitted to what is over.
  expect(await row('Yusuf')).toMatchObject({
    State: 'proofUploaded',
    Actions: ['returnEntryFee', 'rejectEntryProof'],
  })
  const confirm = { body: { ID: late.ID, Version: proved.Version } }
  expect(await refusalOf(sami.send(calls.confirmEntryFee, confirm))).toMatchObject({ code: 'notNow' })
  const { Version: after } = await sami.send(calls.returnEntryFee, paidBack(proved.Version))
  expect(await refusalOf(sami.send(calls.returnEntryFee, paidBack(after)))).toMatchObject({ code: 'notNow' })
  expect(await own(yusuf)).toMatchObject({ State: 'withdrawn', Reason: 'تأخر التحقق' })
  expect(await yusuf.send(billingCalls.getInvoice, { ID: late.Invoice!.ID })).toMatchObject({
    State: 'void',
    Received: { Minor: 1500, Currency: 'USD' },
    CreditNotes: [{ Reason: 'تأخر التحقق', Amount: { Minor: 1500, Currency: 'USD' } }],
  })
  const admittedAfter = yusuf.send(examsCalls.getExamCover, { Code: held.Code })
  expect(await refusalOf(admittedAfter)).toMatchObject({ code: 'notFound' })
})
