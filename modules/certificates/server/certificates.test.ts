import { afterAll, beforeAll, expect, test } from 'vitest'
import { documentCalls } from '#platform/shared/document/document-calls.ts'
import { documentCall } from '#platform/shared/document/documents.ts'
import { audited } from '#testing/stages/audited.ts'
import { refusalOf, startTestServer, type TestServer } from '#testing/server.ts'
import { stageClass, type StagedClass } from '#testing/stages/stage-exam.ts'
import { certificatesCalls as calls } from '../contract/calls.ts'
import certificate from '../documents/certificate/document.ts'

const certificatePage = documentCall(certificate)
let server: TestServer
let staged: StagedClass
beforeAll(async () => {
  server = await startTestServer()
  staged = await stageClass(server.db, { trainees: ['layla', 'mariam'] })
  const { registration_id } = await server.db
    .selectFrom('registration.registration_facts')
    .select('registration_id')
    .where('class_id', '=', staged.classId)
    .where('trainee_id', '=', staged.traineeIds['layla']!)
    .executeTakeFirstOrThrow()
  await server.db
    .insertInto('evaluation.final_result')
    .values({
      registration_id,
      standing: 'final',
      percent: 91.5,
      passed: true,
      arithmetic: '{}',
      published_at: '2026-03-13T09:00:00Z',
    })
    .execute()
})
afterAll(() => server.close())

const of = (who: 'layla' | 'mariam') => ({ TraineeID: staged.traineeIds[who]!, CourseClassID: staged.classId })
const completion = { Certificate: 'completion' as const }

test('a certificate goes to who passed, once however often it is asked for', async () => {
  const huda = await server.as('huda')
  const layla = await server.as('layla')
  expect(await refusalOf(layla.send(calls.saveTraineeCertificate, { ...of('layla'), ...completion }))).toMatchObject({
    status: 403,
  })
  expect(await refusalOf(huda.send(calls.saveTraineeCertificate, { ...of('mariam'), ...completion }))).toMatchObject({
    status: 409,
    code: 'notEligible',
    data: { obstacles: ['resultNotPublished'] },
  })
  const issued = await huda.send(calls.saveTraineeCertificate, { ...of('layla'), ...completion })
  expect(await huda.send(calls.saveTraineeCertificate, { ...of('layla'), ...completion })).toEqual(issued)
  expect((await layla.send(calls.getAllTraineeCertificate, {})).Items.map((row) => row.Serial)).toEqual([issued.Serial])
  expect((await (await server.as('mariam')).send(calls.getAllTraineeCertificate, {})).Total).toBe(0)
})

test('the printed page opens for its holder and by ticket, and gives everybody else one answer', async () => {
  const layla = await server.as('layla')
  const mariam = await server.as('mariam')
  const { Content: own } = await layla.send(certificatePage, of('layla'))
  expect(own.Snapshot).toMatchObject({ CourseCode: 'SMS-101', Percent: 91.5 })

  const closed = { status: 403, code: 'reportClosed' }
  expect(await refusalOf(mariam.send(certificatePage, of('layla')))).toMatchObject(closed)
  expect(await refusalOf(server.anonymous.send(certificatePage, of('layla')))).toMatchObject(closed)
  const absent = { TraineeID: 999_999, CourseClassID: staged.classId }
  expect(await refusalOf(layla.send(certificatePage, absent))).toMatchObject(closed)

  const issue = () =>
    layla.send(
      documentCalls.issueReportTicket,
      { body: { Report: 'Certificate', Parameters: of('layla') } },
      { key: 'key-of-a-ticket' },
    )
  const { Ticket } = await issue()
  for (const Report of ['constructor', 'toString', 'hasOwnProperty']) {
    const named = layla.send(documentCalls.issueReportTicket, { body: { Report, Parameters: {} } })
    expect(await refusalOf(named)).toMatchObject(closed)
    const printed = server.anonymous.raw(documentCalls.getReportPdf, { Report, Parameters: '{}', Language: 'en' })
    expect((await printed).statusCode).toBe(403)
  }
  // The database has but its hash: no reply is kept for the key, and who asks again gets another.
  expect((await issue()).Ticket).not.toBe(Ticket)
  const kept = await server.db.selectFrom('platform.idempotency_key').select('reply').execute()
  expect(JSON.stringify(kept)).not.toContain(Ticket)
  const headers = { 'x-report-ticket': Ticket }
  expect((await server.anonymous.send(certificatePage, of('layla'), { headers })).Content.Serial).toBe(own.Serial)
  expect(await refusalOf(server.anonymous.send(certificatePage, of('mariam'), { headers }))).toMatchObject(closed)
  server.at(new Date(Date.now() + 16 * 60_000))
  expect(await refusalOf(server.anonymous.send(certificatePage, of('layla'), { headers }))).toMatchObject(closed)
  server.at()
})

test('anybody with the code sees what was printed; a hidden one is no longer vouched for', async () => {
  const layla = await server.as('layla')
  const { Content: own } = await layla.send(certificatePage, of('layla'))
  const { VerifyCode, Serial } = own
  const verified = await server.anonymous.send(calls.verifyCertificate, { Code: VerifyCode })
  expect(verified).toMatchObject({ Serial, Status: 'valid', Snapshot: { NameAr: own.Snapshot.NameAr } })
  expect(await refusalOf(server.anonymous.send(calls.verifyCertificate, { Code: '0'.repeat(32) }))).toMatchObject({
    status: 404,
  })

  const nadia = await server.as('nadia')
  const huda = await server.as('huda')
  const [row] = (await nadia.send(calls.getAllTraineeCertificate, { courseClassID: staged.classId })).Items
  const hide = { ID: row!.ID, Action: 'hide' as const, LockVersion: row!.LockVersion }
  expect(
    await refusalOf(huda.send(calls.changeCertificateMode, { body: { ...hide, Reason: 'A mistake' } })),
  ).toMatchObject({ code: 'notNow' })
  expect(await refusalOf(nadia.send(calls.changeCertificateMode, { body: hide }))).toMatchObject({
    code: 'reasonMissing',
  })
  const { Version } = await nadia.send(calls.changeCertificateMode, { body: { ...hide, Reason: 'A mistake' } })
  expect(await server.anonymous.send(calls.verifyCertificate, { Code: VerifyCode })).toMatchObject({
    Status: 'notValid',
    Snapshot: null,
  })
  expect((await layla.send(calls.getAllTraineeCertificate, {})).Total).toBe(0)
  await nadia.send(calls.changeCertificateMode, { body: { ID: row!.ID, Action: 'show', LockVersion: Version } })
  const late = { ID: row!.ID, Action: 'lockDownload' as const, LockVersion: Version }
  expect(await refusalOf(huda.send(calls.changeCertificateMode, { body: late }))).toMatchObject({
    code: 'changedMeanwhile',
    data: { byEn: 'Nadia Abdelhamid', at: expect.stringMatching(/^20\d\d-/) },
  })
})

test('a certificate issued again by two keeps its serial, and the old one verifies as superseded', async () => {
  const huda = await server.as('huda')
  const nadia = await server.as('nadia')
  const layla = await server.as('layla')
  const { Content: before } = await layla.send(certificatePage, of('layla'))
  const [row] = (await huda.send(calls.getAllTraineeCertificate, { courseClassID: staged.classId })).Items
  const body = { ID: row!.ID, Reason: 'The name was corrected', LockVersion: row!.LockVersion }
  const old = { ...body, LockVersion: 99 }
  expect(await refusalOf(huda.send(calls.askRegeneration, { body: old }))).toMatchObject({
    code: 'changedMeanwhile',
    data: { byEn: 'Nadia Abdelhamid' },
  })
  await huda.send(calls.askRegeneration, { body })
  expect((await layla.send(certificatePage, of('layla'))).Content.Version).toBe(1)
  expect(await refusalOf(nadia.send(calls.askRegeneration, { body }))).toMatchObject({ code: 'changeAsked' })
  const [waiting] = (await nadia.send(calls.getAllTraineeCertificate, { ChangeAsked: true })).Items
  expect(waiting).toMatchObject({ Change: { Kind: 'regenerate', Reason: body.Reason, AskedBy: 'Huda Mansour' } })
  // As the page that asks is written, whatever the account's own language.
  const headers = { 'accept-language': 'ar' }
  const inArabic = await nadia.send(calls.getAllTraineeCertificate, { ChangeAsked: true }, { headers })
  expect(inArabic.Items[0]).toMatchObject({ Change: { AskedBy: 'هدى منصور' } })
  expect(waiting!.Actions).toEqual(expect.arrayContaining(['approveChange', 'rejectChange']))
  const [own] = (await huda.send(calls.getAllTraineeCertificate, { ChangeAsked: true })).Items
  expect(own!.Actions).toEqual(['withdrawChange', 'allowDownload'])
  const decision = { ID: waiting!.Change!.ID, Approve: true }
  expect(await refusalOf(huda.send(calls.decideChange, { body: decision }))).toMatchObject({
    status: 403,
    code: 'secondPersonNeeded',
  })
  await nadia.send(calls.decideChange, { body: decision })
  expect(await refusalOf(nadia.send(calls.decideChange, { body: decision }))).toMatchObject({ code: 'notNow' })
  expect((await audited(server.db, 'certificates.issue'))[0]).toMatchObject({
    before: null,
    after: { serial: before.Serial, mode: 'issuedLocked' },
  })
  expect((await audited(server.db, 'certificates.hide')).at(-1)).toMatchObject({
    data: { serial: before.Serial },
    before: { mode: 'issuedLocked' },
    after: { mode: 'hidden', modeReason: 'A mistake' },
  })
  expect(await audited(server.db, 'certificates.approveChange')).toMatchObject([{ actor_id: nadia.accountId }])
  expect(await audited(server.db, 'certificates.supersede')).toMatchObject([
    { before: { mode: 'issuedLocked' }, after: { mode: 'superseded', modeReason: 'The name was corrected' } },
  ])
  expect(await audited(server.db, 'certificates.regenerate')).toMatchObject([
    { before: null, after: { version: 2, mode: 'issuedLocked' }, data: { reason: 'The name was corrected' } },
  ])
  const { Content: after } = await layla.send(certificatePage, of('layla'))
  expect([after.Serial, after.Version]).toEqual([before.Serial, 2])
  expect(await server.anonymous.send(calls.verifyCertificate, { Code: before.VerifyCode })).toMatchObject({
    Status: 'superseded',
  })
  expect(await server.anonymous.send(calls.verifyCertificate, { Code: after.VerifyCode })).toMatchObject({
    Status: 'valid',
    Version: 2,
  })
})
