import { sql } from 'kysely'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { documentCall } from '#platform/shared/document/documents.ts'
import type { Asker } from '#testing/asker.ts'
import { refusalOf, startTestServer, type TestServer } from '#testing/server.ts'
import { audited } from '#testing/stages/audited.ts'
import { tellNews } from '#testing/stages/told.ts'
import { certificatesCalls as calls } from '../contract/calls.ts'
import noCourse from '../documents/no-course-certificate/document.ts'

const page = documentCall(noCourse)
let server: TestServer
let people: Record<'huda' | 'nadia' | 'sami' | 'omar' | 'salma' | 'layla' | 'mariam', Asker>
let ids: Record<'layla' | 'mariam', number>
beforeAll(async () => {
  server = await startTestServer()
  // An instructor who holds the right alone.
  await sql`update accounts.account set permissions = '{enteringcertificatewithnocourse}'
    where email = 'omar@diwan.example'`.execute(server.db)
  const names = ['huda', 'nadia', 'sami', 'omar', 'salma', 'layla', 'mariam'] as const
  people = Object.fromEntries(await Promise.all(names.map(async (n) => [n, await server.as(n)]))) as typeof people
  const rows = await server.db.selectFrom('people.trainee').select(['id', 'email']).execute()
  const idOf = (name: string) => rows.find(({ email }) => email === `${name}@diwan.example`)!.id
  ids = { layla: idOf('layla'), mariam: idOf('mariam') }
})
afterAll(() => server.close())

const wording = {
  CertificateName: { ar: 'شهادة تقدير', en: 'Certificate of appreciation' },
  Description: { ar: 'لجهودها في الملتقى', en: 'For her part in the forum' },
}
const prepare = (by: Asker, TraineeIDs: number[], more: object = {}) =>
  by.send(calls.askIssue, { body: { TraineeIDs, ...wording, ...more } })
const rowOf = async (by: Asker, Serial: string) =>
  (await by.send(calls.getAllTraineeCertificate, { Kind: 'noCourse' })).Items.find((row) => row.Serial === Serial)!
const asked = (Serial: string) => ({
  CertificateTraineeName: 'Somebody Else',
  CertificateDescription: 'A doctorate',
  CertificateReferenceNumber: Serial,
})

test('one person prepares it and another gives it out, also where both hold the right alone or the role', async () => {
  await tellNews(server, people.nadia, people.layla)
  const { Items } = await prepare(people.omar, [ids.layla])
  const { ID, Serial } = Items[0]!
  // Asked once more it is the same one, which waits already.
  expect((await prepare(people.omar, [ids.layla])).Items).toEqual(Items)
  const own = await rowOf(people.omar, Serial)
  expect(own).toMatchObject({
    Mode: 'prepared',
    ClassCode: null,
    Change: { Kind: 'issue', Reason: 'For her part in the forum' },
    Actions: ['withdrawChange', 'delete'],
  })
  expect((await people.layla.send(calls.getAllTraineeCertificate, {})).Total).toBe(0)
  expect(await refusalOf(people.layla.send(page, asked(Serial)))).toMatchObject({ code: 'reportClosed' })
  const decision = { body: { ID: own.Change!.ID, Approve: true } }
  expect(await refusalOf(people.omar.send(calls.decideChange, decision))).toMatchObject({ code: 'secondPersonNeeded' })
  for (const who of [people.sami, people.salma])
    expect(await refusalOf(who.send(calls.decideChange, decision))).toMatchObject({ code: 'notAllowed' })
  await people.huda.send(calls.decideChange, decision)
  expect(await rowOf(people.huda, Serial)).toMatchObject({ Mode: 'issuedLocked', Change: null })
  expect(await refusalOf(people.huda.send(calls.decideChange, decision))).toMatchObject({ code: 'notNow' })
  const { Content } = await people.layla.send(page, asked(Serial))
  expect(Content.Snapshot).toMatchObject({ Kind: 'noCourse', CourseName: wording.CertificateName, Percent: null })
  expect(Content.Snapshot.Texts!.ar).toContain('قد مُنحت هذه الشهادة')
  expect(Content.Snapshot.Texts!.ar).toContain('لجهودها في الملتقى')
  // Only what is stored stands on it.
  expect(JSON.stringify(Content)).not.toMatch(/Somebody Else|doctorate/)
  const [ofNadia, ofLayla] = await tellNews(server, people.nadia, people.layla)
  expect(ofNadia!.map(({ kind }) => kind)).toEqual(['certificateChangeToDecide'])
  expect(ofLayla).toMatchObject([{ kind: 'certificateIssued', html: expect.stringContaining('شهادة تقدير') }])
  for (const act of ['prepare', 'askIssue', 'approveChange', 'issue'] as const)
    expect(await audited(server.db, `certificates.${act}`), act).toMatchObject([{ subject_id: ID }])
})

test('the public finds what is printed on it, and its revocation', async () => {
  const { Serial } = (await people.omar.send(calls.getAllTraineeCertificate, {})).Items[0]!
  const { Content } = await people.layla.send(page, asked(Serial))
  const verify = () => server.anonymous.send(calls.verifyCertificate, { Code: Content.VerifyCode })
  expect(await verify()).toMatchObject({
    Status: 'valid',
    Snapshot: { Kind: 'noCourse', Description: wording.Description, ClassCode: null },
    Wording: { ar: expect.stringContaining('شهادة تقدير') },
  })
  const { ID, LockVersion } = await rowOf(people.omar, Serial)
  await people.omar.send(calls.askRevocation, { body: { ID, Reason: 'صدرت بالخطأ', LockVersion } })
  const change = (await rowOf(people.huda, Serial)).Change!
  // A revocation is an administrator's to approve.
  expect(
    await refusalOf(people.huda.send(calls.decideChange, { body: { ID: change.ID, Approve: true } })),
  ).toMatchObject({ code: 'notAllowed' })
  await people.nadia.send(calls.decideChange, { body: { ID: change.ID, Approve: true } })
  expect(await verify()).toMatchObject({ Status: 'revoked', Snapshot: { Kind: 'noCourse' } })
  expect((await people.layla.send(calls.getAllTraineeCertificate, {})).Total).toBe(0)
})

test('what was rejected is asked for once more or deleted; what was out is not deleted', async () => {
  const first = (await prepare(people.huda, [ids.mariam])).Items[0]!
  const change = (await rowOf(people.nadia, first.Serial)).Change!
  const { nadia, huda } = people
  expect(await refusalOf(nadia.send(calls.decideChange, { body: { ID: change.ID, Approve: false } }))).toMatchObject({
    code: 'reasonMissing',
  })
  await nadia.send(calls.decideChange, { body: { ID: change.ID, Approve: false, Reason: 'الاسم غير صحيح' } })
  expect(await rowOf(huda, first.Serial)).toMatchObject({ Mode: 'prepared', Change: null, Actions: ['delete'] })
  expect((await prepare(huda, [ids.mariam])).Items).toEqual([first])
  expect(await rowOf(huda, first.Serial)).toMatchObject({ Change: { Kind: 'issue' } })
  const body = { IDs: [first.ID] }
  for (const who of [people.sami, people.mariam, people.salma])
    expect((await refusalOf(who.send(calls.delete, { body }))).code).toMatch(/notAllowed|notFound/)
  const before = (await rowOf(huda, first.Serial)).ID
  const revoked = (await huda.send(calls.getAllTraineeCertificate, { Mode: 'revoked' })).Items[0]!
  expect(await refusalOf(huda.send(calls.delete, { body: { IDs: [before, revoked.ID] } }))).toMatchObject({
    code: 'alreadyIssued',
    data: { serial: revoked.Serial },
  })
  await huda.send(calls.delete, { body })
  expect(await rowOf(huda, first.Serial)).toBeUndefined()
  expect((await prepare(huda, [ids.mariam])).Items[0]!.Serial).not.toBe(first.Serial)
})

test('nobody gives one to themselves, and the right opens no certificate of a class', async () => {
  await sql`update accounts.account set permissions = '{enteringcertificatewithnocourse}'
    where email = 'mariam@diwan.example'`.execute(server.db)
  const mariam = await server.as('mariam')
  expect(await refusalOf(prepare(mariam, [ids.mariam]))).toMatchObject({ code: 'ownCertificate' })
  expect(await refusalOf(prepare(mariam, [9_999_999]))).toMatchObject({ status: 404 })
  expect(await refusalOf(prepare(people.sami, [ids.layla]))).toMatchObject({ code: 'notAllowed' })
  expect(await refusalOf(prepare(mariam, [ids.layla], { CertificateName: {} }))).toMatchObject({ status: 400 })
  expect((await mariam.send(calls.getPeopleToCertify, { search: 'ليلى' })).Items).toMatchObject([{ ID: ids.layla }])
  const body = { CourseClassID: 1, Kind: 'completion' as const, TraineeIDs: [ids.layla] }
  expect(await refusalOf(mariam.send(calls.issueCertificates, { body }))).toMatchObject({ code: 'notAllowed' })
})

test('the published call words it in the language of whoever asks', async () => {
  const query = { TraineeIDs: `${ids.layla}`, CertificateName: 'Thanks', Description: 'for all' }
  const { Items } = await people.huda.send(calls.saveCertificateForNoCourse, query)
  const row = await rowOf(people.huda, Items[0]!.Serial)
  expect([row.Mode, Object.values(row.CourseName)]).toEqual(['prepared', ['Thanks']])
  expect(await people.huda.send(calls.saveCertificateForNoCourse, query)).toEqual({ Items })
})
