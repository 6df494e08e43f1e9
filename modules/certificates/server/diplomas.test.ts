import { afterAll, beforeAll, expect, test } from 'vitest'
import { json } from '#platform/server/database.ts'
import { documentCall } from '#platform/shared/document/documents.ts'
import type { Asker } from '#testing/asker.ts'
import { refusalOf, startTestServer, type TestServer } from '#testing/server.ts'
import { stageClass, type StagedClass } from '#testing/stages/stage-exam.ts'
import { certificatesCalls as calls } from '../contract/calls.ts'
import diploma from '../documents/diploma/document.ts'

const page = documentCall(diploma)
let server: TestServer
let staged: StagedClass
let completionId: number
beforeAll(async () => {
  server = await startTestServer()
  staged = await stageClass(server.db, { trainees: ['layla', 'mariam'] })
  const { id: diploma_id } = await server.db
    .insertInto('diplomas.diploma')
    .values({ code: 'DIP-1', name: json({ ar: 'دبلوم السلامة', en: 'Safety Diploma' }) })
    .returning('id')
    .executeTakeFirstOrThrow()
  const { id: track_id } = await server.db
    .insertInto('diplomas.track')
    .values({ code: 'TR-1', name: json({ ar: 'مسار', en: 'Track' }), diploma_id, is_published: true })
    .returning('id')
    .executeTakeFirstOrThrow()
  const { id } = await server.db
    .insertInto('diplomas.track_completion')
    .values({
      track_id,
      trainee_id: staged.traineeIds['layla']!,
      course_ids: [staged.courseId],
      completed_at: '2026-03-20T09:00:00Z',
    })
    .returning('id')
    .executeTakeFirstOrThrow()
  completionId = id
})
afterAll(() => server.close())

const pay = (money: 'paid' | 'unpaid') =>
  server.db
    .updateTable('registration.registration')
    .set({ money: money === 'paid' ? 'paid' : 'invoiced' })
    .where('class_id', '=', staged.classId)
    .execute()

test('a completed track is a diploma to issue, once, unless a fee of its courses is open', async () => {
  const huda = await server.as('huda')
  const list = async (more: object = {}) => (await huda.send(calls.getDiplomaCandidates, more)).Items
  await pay('unpaid')
  expect(await list()).toMatchObject([{ ID: completionId, OwesMoney: true, Serial: null, Actions: [] }])
  const body = { IDs: [completionId] }
  expect(await refusalOf(huda.send(calls.issueDiplomas, { body }))).toMatchObject({
    code: 'notEligible',
    data: { obstacles: ['owesMoney'] },
  })
  // The academy may let a debt stand in nobody's way.
  await server.db
    .insertInto('platform.setting')
    .values({ key: 'certificateAfterFees', value: json(false) })
    .execute()
  expect(await list()).toMatchObject([{ OwesMoney: false, Actions: ['issueDiploma'] }])
  for (const who of ['sami', 'omar', 'layla', 'hany'] as const)
    expect(await refusalOf((await server.as(who)).send(calls.issueDiplomas, { body }))).toMatchObject({
      code: 'notAllowed',
    })
  expect(await refusalOf(huda.send(calls.issueDiplomas, { body: { IDs: [999_999] } }))).toMatchObject({ status: 404 })
  expect(await huda.send(calls.issueDiplomas, { body })).toEqual({ Issued: 1 })
  expect(await huda.send(calls.issueDiplomas, { body })).toEqual({ Issued: 0 })
  expect(await list({ Issued: false })).toEqual([])
  expect(await list({ Issued: true })).toMatchObject([{ Serial: expect.any(String), Actions: [] }])
})

test('it bears the name of the diploma and the courses by which it was reached', async () => {
  const layla = await server.as('layla')
  const [row] = (await layla.send(calls.getAllTraineeCertificate, { Kind: 'diploma' })).Items
  const { Content } = await layla.send(page, { CertificateReferenceNumber: row!.Serial })
  expect(Content.Snapshot).toMatchObject({
    Kind: 'diploma',
    CourseName: { en: 'Safety Diploma' },
    CourseCode: 'DIP-1',
    ClassCode: null,
    Courses: [expect.objectContaining({ en: expect.any(String) })],
  })
  // Of a woman, in Arabic.
  expect(Content.Snapshot.Texts!.ar).toContain('قد استوفت متطلبات نيل')
  expect(Content.Snapshot.Texts!.ar).toContain('دبلوم السلامة')
})

test('a new version rests on the completion as it stands then', async () => {
  const huda = await server.as('huda')
  const nadia = await server.as('nadia')
  const rowOf = async () => (await huda.send(calls.getAllTraineeCertificate, { Kind: 'diploma' })).Items[0]!
  const renew = async () => {
    const { ID, LockVersion } = await rowOf()
    await huda.send(calls.askRegeneration, { body: { ID, Reason: 'اسم مصحح', LockVersion } })
    return nadia.send(calls.decideChange, { body: { ID: (await rowOf()).Change!.ID, Approve: true } })
  }
  await renew()
  expect(await rowOf()).toMatchObject({ Version: 2, Mode: 'issuedLocked' })
  // One that was revoked is an administrator's to issue anew, and replaced by two as every other.
  const { ID, LockVersion } = await rowOf()
  await huda.send(calls.askRevocation, { body: { ID, Reason: 'سبب وجيه', LockVersion } })
  await nadia.send(calls.decideChange, { body: { ID: (await rowOf()).Change!.ID, Approve: true } })
  const anew = { body: { IDs: [completionId] } }
  const listed = async (asker: Asker) => (await asker.send(calls.getDiplomaCandidates, {})).Items
  expect(await listed(huda)).toMatchObject([{ Serial: null, WasRevoked: true, Actions: [] }])
  expect(await refusalOf(huda.send(calls.issueDiplomas, anew))).toMatchObject({
    code: 'notEligible',
    data: { obstacles: ['revokedBefore'] },
  })
  expect(await listed(nadia)).toMatchObject([{ Serial: null, Actions: ['issueDiploma'] }])
  expect(await nadia.send(calls.issueDiplomas, anew)).toEqual({ Issued: 1 })
  await renew()
  expect(await rowOf()).toMatchObject({ Version: 2, Mode: 'issuedLocked' })
  await server.db
    .updateTable('diplomas.track_completion')
    .set({ withdrawn_at: '2026-04-01T09:00:00Z' })
    .where('id', '=', completionId)
    .execute()
  expect(await refusalOf(renew())).toMatchObject({ status: 404 })
})
