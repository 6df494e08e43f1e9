import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { documentCall } from '#platform/shared/document/documents.ts'
import { startTestServer, type TestServer } from '#testing/server.ts'
import { stageClass } from '#testing/stages/stage-exam.ts'
import { certificatesCalls as calls } from '../../contract/calls.ts'
import certificate from '../../documents/certificate/document.ts'

let folder: string
let server: TestServer
beforeAll(async () => {
  folder = mkdtempSync(join(tmpdir(), 'diwan-links-'))
  writeFileSync(join(folder, 'index.html'), '<html><!--about--><title>plain</title><!--/about--></html>')
  server = await startTestServer({ config: { webFolder: folder, publicUrl: 'https://academy.example' } })
})
afterAll(async () => {
  await server.close()
  rmSync(folder, { recursive: true })
})

const page = async (code: string, language = 'en') => {
  const headers = { accept: 'text/html', 'accept-language': language }
  return (await server.app.inject({ method: 'GET', url: `/verify/${code}`, headers })).body
}

test('a link to a certificate says what it is for, neither whose nor whether it holds, and is in no list', async () => {
  const { classId, traineeIds } = await stageClass(server.db, { trainees: ['layla'] })
  const { registration_id } = await server.db
    .selectFrom('registration.registration_facts')
    .select('registration_id')
    .where('class_id', '=', classId)
    .executeTakeFirstOrThrow()
  const reached = { standing: 'final', percent: 91.5, passed: true, arithmetic: '{}' } as const
  await server.db
    .insertInto('evaluation.final_result')
    .values({ registration_id, ...reached, published_at: '2026-03-13T09:00:00Z' })
    .execute()
  const of = { TraineeID: traineeIds['layla']!, CourseClassID: classId }
  await (await server.as('huda')).send(calls.saveTraineeCertificate, { ...of, Certificate: 'completion' })
  const { Content } = await (await server.as('layla')).send(documentCall(certificate), of)
  const { VerifyCode, Serial, Snapshot } = Content

  const html = await page(VerifyCode)
  expect(html).toMatch(/<title>Certificate: Safety management systems/)
  expect(html).toContain('<meta name="robots" content="noindex" />')
  expect(html).toContain(`content="https://academy.example/verify/${VerifyCode}"`)
  for (const kept of [Snapshot.NameAr, Snapshot.NameEn, Serial, '91.5', 'valid']) expect(html).not.toContain(kept)
  expect(await page(VerifyCode.toUpperCase(), 'ar')).toContain('<title>شهادة: ')

  for (const wrong of ['', '0'.repeat(32), 'x', `${VerifyCode}0`, "'--"]) expect(await page(wrong)).toContain('>plain<')
  const nadia = await server.as('nadia')
  const [row] = (await nadia.send(calls.getAllTraineeCertificate, { courseClassID: classId })).Items
  const hide = { ID: row!.ID, Action: 'hide' as const, LockVersion: row!.LockVersion, Reason: 'A mistake' }
  await nadia.send(calls.changeCertificateMode, { body: hide })
  expect(await page(VerifyCode)).toContain('>plain<')
})
