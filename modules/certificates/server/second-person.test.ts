import { afterAll, beforeAll, expect, test } from 'vitest'
import { sql } from 'kysely'
import { addAccounts } from '#database/seeds/world/people.ts'
import { documentCall } from '#platform/shared/document/documents.ts'
import { signinCalls } from '#modules/signin/contract/calls.ts'
import type { Asker } from '#testing/asker.ts'
import { refusalOf, startTestServer, type TestServer } from '#testing/server.ts'
import { tellNews } from '#testing/stages/told.ts'
import { stageClass, type StagedClass } from '#testing/stages/stage-exam.ts'
import { certificatesCalls as calls } from '../contract/calls.ts'
import certificate from '../documents/certificate/document.ts'

const certificatePage = documentCall(certificate)
let server: TestServer
let staged: StagedClass
let people: Record<'huda' | 'nadia' | 'sami' | 'omar' | 'layla' | 'karim', Asker>
const editorWithRight = 'editor-with-right@staff.example'
const admin2 = 'second-admin@staff.example'

beforeAll(async () => {
  server = await startTestServer()
  const { db } = server
  staged = await stageClass(db, { trainees: ['layla', 'mariam', 'yusuf'] })
  await sql`insert into evaluation.final_result (registration_id, standing, percent, passed, arithmetic, published_at)
    select registration_id, 'final', 91.5, true, '{}', '2026-03-13T09:00:00Z'
    from registration.registration_facts where class_id = ${staged.classId}`.execute(db)
  await addAccounts(db, [
    { email: editorWithRight, role: 'editor', name_ar: 'محرر الشهادات', name_en: 'Certificates editor' },
    { email: admin2, role: 'admin', name_ar: 'مدير ثانٍ', name_en: 'Second admin' },
  ])
  await permit(editorWithRight, 'enteringcertificatewithnocourse')
  const names = ['huda', 'nadia', 'sami', 'omar', 'layla', 'karim'] as const
  people = Object.fromEntries(
    await Promise.all(names.map(async (name) => [name, await server.as(name)])),
  ) as typeof people
})
afterAll(() => server.close())

const permit = (email: string, permission: string) =>
  sql`update accounts.account set permissions = array_append(permissions, ${permission}) where email = ${email}`.execute(
    server.db,
  )
const bodyOf = (who: 'layla' | 'mariam' | 'yusuf') => ({
  CourseClassID: staged.classId,
  Kind: 'completion' as const,
  TraineeIDs: [staged.traineeIds[who]!],
})
const rowOf = async (asker: Asker, who: 'layla' | 'mariam' | 'yusuf') =>
  (await asker.send(calls.getAllTraineeCertificate, { traineeID: staged.traineeIds[who]! })).Items[0]!

test('an editor, or whoever looks after classes, issues nothing; an editor with the right does', async () => {
  await permit('salma@diwan.example', 'enteringcourseclass')
  await permit('omar@diwan.example', 'enteringcertificatewithnocourse')
  const salma = await server.as('salma')
  for (const asker of [people.sami, salma, people.omar, people.karim]) {
    for (const call of [calls.issueCertificates, calls.prepareCertificates]) {
      expect(await refusalOf(asker.send(call, { body: bodyOf('mariam') }))).toMatchObject({ code: 'notAllowed' })
    }
  }
  const candidates = { courseClassID: staged.classId, Kind: 'completion' as const }
  expect((await people.sami.send(calls.getCandidates, candidates)).Actions).toEqual([])
  const editor = await server.as(editorWithRight)
  expect((await editor.send(calls.getCandidates, candidates)).Actions).toEqual(['prepare', 'issue'])
  expect(await editor.send(calls.prepareCertificates, { body: bodyOf('mariam') })).toEqual({ Prepared: 1 })
  expect((await rowOf(people.sami, 'mariam')).Actions).toEqual([])
})

test('prepared is nobody’s yet, issued is to look at, and downloads are opened after that', async () => {
  const editor = await server.as(editorWithRight)
  const mariam = await server.as('mariam')
  const report = { TraineeID: staged.traineeIds['mariam']!, CourseClassID: staged.classId }
  expect(await rowOf(editor, 'mariam')).toMatchObject({ Mode: 'prepared', Actions: ['issue', 'delete'] })
  expect((await mariam.send(calls.getAllTraineeCertificate, {})).Total).toBe(0)
  expect((await refusalOf(mariam.send(certificatePage, report))).code).toBe('reportClosed')
  const { verify_code: Code } = await server.db
    .selectFrom('certificates.certificate')
    .select('verify_code')
    .executeTakeFirstOrThrow()
  expect(await refusalOf(server.anonymous.send(calls.verifyCertificate, { Code }))).toMatchObject({ status: 404 })

  expect(await people.huda.send(calls.issueCertificates, { body: bodyOf('mariam') })).toEqual({ Issued: 1 })
  expect(await people.huda.send(calls.issueCertificates, { body: bodyOf('mariam') })).toEqual({ Issued: 0 })
  expect(await mariam.send(certificatePage, report)).toMatchObject({ MayDownload: false })
  const verified = await server.anonymous.send(calls.verifyCertificate, { Code })
  expect(verified.Status).toBe('valid')
  const printed = 'AcademyName BandName ClassCode CourseName EndsOn Hours IssuedOn Kind NameAr NameEn Percent StartsOn'
  expect(Object.keys(verified.Snapshot!).toSorted()).toEqual(printed.split(' '))
  const row = await rowOf(people.huda, 'mariam')
  await people.huda.send(calls.setIsDownloadCertificate, { body: { IDs: [row.ID], IsDownload: true } })
  expect(await mariam.send(certificatePage, report)).toMatchObject({ MayDownload: true })
})

test('nobody moves the own certificate, whatever rights the account has', async () => {
  for (const permission of ['enteringcourseclass', 'enteringcertificatewithnocourse']) {
    await permit('layla@diwan.example', permission)
  }
  await server.db
    .updateTable('accounts.account')
    .set({ role: 'trainee' })
    .where('email', '=', 'layla@diwan.example')
    .execute()
  const layla = await server.as('layla')
  expect((await refusalOf(layla.send(calls.issueCertificates, { body: bodyOf('layla') }))).status).toBe(403)
  await people.huda.send(calls.issueCertificates, { body: bodyOf('layla') })
  const row = await rowOf(people.huda, 'layla')
  const asked = { ID: row.ID, Reason: 'x', LockVersion: row.LockVersion }
  const refused = await Promise.all(
    [
      layla.send(calls.changeCertificateMode, {
        body: { ID: row.ID, Action: 'allowDownload', LockVersion: row.LockVersion },
      }),
      layla.send(calls.setIsDownloadCertificate, { body: { IDs: [row.ID], IsDownload: true } }),
      layla.send(calls.askRegeneration, { body: asked }),
      layla.send(calls.askRevocation, { body: asked }),
    ].map(refusalOf),
  )
  for (const { status } of refused) expect(status).toBe(403)
  // Also where the account's role would let it: a member of staff who is on the class's list.
  await server.db
    .updateTable('accounts.account')
    .set({ role: 'editor' })
    .where('email', '=', 'layla@diwan.example')
    .execute()
  server.at(new Date(Date.now() + 60_000))
  const staff = await server.as('layla')
  const own = await Promise.all(
    [
      staff.send(calls.issueCertificates, { body: bodyOf('layla') }),
      staff.send(calls.changeCertificateMode, {
        body: { ID: row.ID, Action: 'allowDownload', LockVersion: row.LockVersion },
      }),
      staff.send(calls.setIsDownloadCertificate, { body: { IDs: [row.ID], IsDownload: true } }),
      staff.send(calls.askRegeneration, { body: asked }),
      staff.send(calls.askRevocation, { body: asked }),
    ].map(refusalOf),
  )
  for (const { code } of own) expect(code).toBe('ownCertificate')
  expect((await rowOf(staff, 'layla')).Actions).toEqual([])
  server.at()
})

test('a certificate is revoked by two, one of them an admin, and every version of it says so', async () => {
  await people.huda.send(calls.issueCertificates, { body: bodyOf('yusuf') })
  const first = await rowOf(people.huda, 'yusuf')
  const second = await server.as(admin2)
  const ask = async (asker: Asker, call: typeof calls.askRevocation | typeof calls.askRegeneration) => {
    const { ID, LockVersion } = await rowOf(asker, 'yusuf')
    await asker.send(call, { body: { ID, Reason: 'سبب وجيه', LockVersion } })
    return (await rowOf(asker, 'yusuf')).Change!.ID
  }
  const renewal = await ask(people.nadia, calls.askRegeneration)
  await people.huda.send(calls.decideChange, { body: { ID: renewal, Approve: true } })

  const ID = await ask(people.nadia, calls.askRevocation)
  expect(await refusalOf(people.nadia.send(calls.decideChange, { body: { ID, Approve: true } }))).toMatchObject({
    code: 'secondPersonNeeded',
  })
  expect(await refusalOf(people.huda.send(calls.decideChange, { body: { ID, Approve: true } }))).toMatchObject({
    code: 'notAllowed',
  })
  expect(await refusalOf(second.send(calls.decideChange, { body: { ID, Approve: false } }))).toMatchObject({
    code: 'reasonMissing',
  })
  await second.send(calls.decideChange, { body: { ID, Approve: false, Reason: 'ليس مبررًا' } })
  expect((await rowOf(people.huda, 'yusuf')).Mode).toBe('issuedLocked')
  const again = await ask(people.nadia, calls.askRevocation)
  await second.send(calls.decideChange, { body: { ID: again, Approve: true } })
  expect(await rowOf(people.huda, 'yusuf')).toMatchObject({ Mode: 'revoked', ModeReason: 'سبب وجيه', Actions: [] })
  const codes = await server.db
    .selectFrom('certificates.certificate')
    .select('verify_code')
    .where('serial', '=', first.Serial)
    .execute()
  expect(codes).toHaveLength(2)
  for (const { verify_code: Code } of codes) {
    const verified = await server.anonymous.send(calls.verifyCertificate, { Code })
    expect(verified).toMatchObject({ Status: 'revoked', Snapshot: { CourseName: expect.anything() } })
    expect(JSON.stringify(verified)).not.toContain('سبب')
  }
  // Nobody undoes alone, or by issuing for the whole class once more, what two have decided.
  const ofYusuf = async (asker: Asker) => {
    const asked = { courseClassID: staged.classId, Kind: 'earned' as const }
    const { People } = await asker.send(calls.getCandidates, asked)
    return People.find(({ TraineeID }) => TraineeID === staged.traineeIds['yusuf'])
  }
  const barred = { Earned: null, Obstacles: expect.arrayContaining(['revokedBefore']), WasRevoked: true }
  expect(await ofYusuf(people.huda)).toMatchObject(barred)
  for (const call of [calls.prepareCertificates, calls.issueCertificates])
    expect(await refusalOf(people.huda.send(call, { body: bodyOf('yusuf') }))).toMatchObject({
      code: 'notEligible',
      data: { obstacles: ['revokedBefore'] },
    })
  expect(await ofYusuf(second)).toMatchObject({ Earned: 'completion', Obstacles: [], WasRevoked: true })
  expect(await second.send(calls.issueCertificates, { body: bodyOf('yusuf') })).toEqual({ Issued: 1 })
  expect((await rowOf(people.huda, 'yusuf')).Serial).not.toBe(first.Serial)
})

test('an admin who acts as somebody is still the same person', async () => {
  const { ID, LockVersion } = await rowOf(people.huda, 'mariam')
  await people.nadia.send(calls.askRegeneration, { body: { ID, Reason: 'سبب', LockVersion } })
  const change = (await rowOf(people.nadia, 'mariam')).Change!.ID
  const { accessToken } = await people.nadia.send(signinCalls.actAs, {
    body: { ID: people.huda.accountId, Reason: 'تجربة' },
  })
  const headers = { authorization: `Bearer ${accessToken}` }
  const decision = { body: { ID: change, Approve: true } }
  const refused = await server.anonymous.raw(calls.decideChange, decision, { headers })
  expect(refused.json()).toMatchObject({ status: 403, code: 'secondPersonNeeded' })
  const seen = await server.anonymous.raw(calls.getAllTraineeCertificate, { ChangeAsked: true }, { headers })
  expect(seen.json()).toMatchObject({ Items: [{ Actions: expect.not.arrayContaining(['approveChange']) }] })
  await people.nadia.send(calls.withdrawChange, { body: { ID: change } })
  expect((await rowOf(people.nadia, 'mariam')).Change).toBeNull()
})

test('who decides a change is told of it, and who asked hears the answer with its reason', async () => {
  const second = await server.as(admin2)
  const { huda, nadia } = people
  const changes = async () =>
    (await tellNews(server, nadia, second, huda)).map((told) => told.filter(({ kind }) => /Change/.test(kind)))
  await changes()
  const ask = async (call: typeof calls.askRevocation | typeof calls.askRegeneration) => {
    const { ID, LockVersion } = await rowOf(huda, 'mariam')
    await huda.send(call, { body: { ID, Reason: 'سبب وجيه', LockVersion } })
    return (await rowOf(huda, 'mariam')).Change!.ID
  }
  const toDecide = {
    kind: 'certificateChangeToDecide',
    opens: '/trainee/TraineeCertificationForAdmin?tab=issued&ChangeAsked=true',
  }
  const renewal = await ask(calls.askRegeneration)
  expect(await changes()).toMatchObject([[toDecide], [toDecide], []])
  await nadia.send(calls.decideChange, { body: { ID: renewal, Approve: false, Reason: 'الاسم صحيح' } })
  const rejected = (await changes())[2]
  expect(rejected![0]).toMatchObject({ kind: 'certificateChangeRejected', html: expect.stringContaining('الاسم صحيح') })
  await nadia.send(calls.decideChange, { body: { ID: await ask(calls.askRevocation), Approve: true } })
  expect((await changes())[2]).toMatchObject([{ kind: 'certificateChangeApproved' }])
})
