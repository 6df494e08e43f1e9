import sharp from 'sharp'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { settingsCalls } from '#modules/settings/contract/calls.ts'
import { documentCall } from '#platform/shared/document/documents.ts'
import { startTestServer, type TestServer } from '#testing/server.ts'
import { stageClass, type StagedClass } from '#testing/stages/stage-exam.ts'
import { upload } from '#testing/stages/upload.ts'
import { certificatesCalls as calls } from '../contract/calls.ts'
import certificate from '../documents/certificate/document.ts'

const page = documentCall(certificate)
let server: TestServer
let staged: StagedClass
beforeAll(async () => {
  server = await startTestServer()
  staged = await stageClass(server.db, { trainees: ['layla', 'mariam'] })
  const registrations = await server.db
    .selectFrom('registration.registration_facts')
    .select('registration_id')
    .where('class_id', '=', staged.classId)
    .execute()
  const result = { standing: 'final', percent: 91.5, passed: true, arithmetic: '{}' } as const
  await server.db
    .insertInto('evaluation.final_result')
    .values(registrations.map((each) => ({ ...each, ...result, published_at: '2026-03-13T09:00:00Z' })))
    .execute()
})
afterAll(() => server.close())

const put = async (Place: 'certificateBackground' | 'directorSignature', ReplacesID: number | null) => {
  const nadia = await server.as('nadia')
  const bytes = await sharp({ create: { width: 4, height: 4, channels: 3, background: '#369' } })
    .png()
    .toBuffer()
  const FileID = await upload(server.app, nadia, 'paperImage', { name: 'x.png', bytes })
  await nadia.send(settingsCalls.setPaperImage, { body: { Place, FileID, ReplacesID } })
  return (await nadia.send(settingsCalls.getPaperImages, {})).Items.find((each) => each.Place === Place)!.Image!
}
const call = async (OwnTitle: object, Version: number) =>
  (await server.as('nadia')).send(settingsCalls.changeDocumentLook, {
    body: { Key: 'Certificate', IsOff: false, OwnTitle, Footer: { en: 'By law' }, SignedBy: null, Version },
  })
const of = (who: 'layla' | 'mariam') => ({ TraineeID: staged.traineeIds[who]!, CourseClassID: staged.classId })
const issue = async (who: 'layla' | 'mariam') =>
  (await server.as('huda')).send(calls.saveTraineeCertificate, { ...of(who), Certificate: 'completion' })
const shown = async (who: 'layla' | 'mariam') => (await server.as('huda')).send(page, of(who))

test('a certificate is printed as it was issued, whatever its look has become; the next one takes the new look', async () => {
  const former = await put('certificateBackground', null)
  const signature = await put('directorSignature', null)
  await call({ en: 'Certificate of success' }, 1)
  await issue('layla')
  const first = await shown('layla')
  expect(first).toMatchObject({
    Title: { en: 'Certificate of success' },
    Background: former.Address,
    Letterhead: { Footer: { en: 'By law' } },
    Signatories: [{ Post: 'director', Signature: signature.Address }],
  })
  expect(first.Content.Snapshot).not.toHaveProperty('Look')
  const latter = await put('certificateBackground', former.ID)
  await (await server.as('nadia')).send(settingsCalls.removePaperImage, { ID: signature.ID })
  await call({ en: 'Diploma of success' }, 2)
  expect(await shown('layla')).toEqual(first)
  await issue('mariam')
  expect(await shown('mariam')).toMatchObject({
    Title: { en: 'Diploma of success' },
    Background: latter.Address,
    Signatories: [{ Signature: null }],
  })
})

test('one that was issued before looks were kept has no pictures and names nobody', async () => {
  const { snapshot } = await server.db
    .selectFrom('certificates.certificate')
    .where('trainee_id', '=', of('mariam').TraineeID)
    .select('snapshot')
    .executeTakeFirstOrThrow()
  const { Look: _, ...printed } = snapshot as Record<string, unknown>
  await server.db
    .updateTable('certificates.certificate')
    .set({ snapshot: JSON.stringify(printed) })
    .where('trainee_id', '=', of('mariam').TraineeID)
    .execute()
  expect(await shown('mariam')).toMatchObject({
    Title: {},
    Background: null,
    Stamp: null,
    Letterhead: { Logo: null, Footer: {} },
    Signatories: [{ Post: 'director', Name: {}, Signature: null }],
  })
})
