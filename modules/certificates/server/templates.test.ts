import { afterAll, beforeAll, expect, test } from 'vitest'
import { seedCertificateTemplates } from '#database/seeds/certificate-templates.ts'
import type { Asker } from '#testing/asker.ts'
import { refusalOf, startTestServer, type TestServer } from '#testing/server.ts'
import { audited } from '#testing/stages/audited.ts'
import { stageClass, type StagedClass } from '#testing/stages/stage-exam.ts'
import { documentCall } from '#platform/shared/document/documents.ts'
import { certificatesCalls as calls } from '../contract/calls.ts'
import certificate from '../documents/certificate/document.ts'

const page = documentCall(certificate)
let server: TestServer
let staged: StagedClass
let sami: Asker
beforeAll(async () => {
  server = await startTestServer()
  sami = await server.as('sami')
  staged = await stageClass(server.db, { trainees: ['layla', 'yusuf'] })
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

const texts = (said: string) => ({ ar: `<p>ع ${said}</p>`, en: `<p>E ${said}</p>`, fr: `<p>F ${said}</p>` })
const idOf = async (kind: string) =>
  (await sami.send(calls.getCertificateTemplates, {})).Items.find(({ Kind }) => Kind === kind)!.ID
const whole = async (kind: string) => sami.send(calls.getCertificateTemplate, { ID: await idOf(kind) })
const change = async (by: Asker, kind: string, more: object) => {
  const { ID, Title, Body, BodyFemale, SignedBy, Version } = await whole(kind)
  return by.send(calls.changeCertificateTemplate, { ID, body: { Title, Body, BodyFemale, SignedBy, Version, ...more } })
}
const issue = async (who: 'layla' | 'yusuf') => {
  const TraineeID = staged.traineeIds[who]!
  const huda = await server.as('huda')
  const asked = { TraineeID, CourseClassID: staged.classId }
  await huda.send(calls.saveTraineeCertificate, { ...asked, Certificate: 'completion' })
  return (await huda.send(page, asked)).Content.Snapshot
}

test('each kind has a text of its own, to a man and to a woman; who issues reads it, who teaches does not', async () => {
  const { Items } = await (await server.as('huda')).send(calls.getCertificateTemplates, {})
  expect(Items.map(({ Kind, IsOwn }) => [Kind, IsOwn])).toEqual(
    ['attendance', 'completion', 'excellence', 'practical', 'diploma', 'noCourse'].map((kind) => [kind, false]),
  )
  for (const who of ['omar', 'layla', 'hany'] as const)
    expect(await refusalOf((await server.as(who)).send(calls.getCertificateTemplates, {}))).toMatchObject({
      code: 'notAllowed',
    })
  expect(await refusalOf(change(await server.as('huda'), 'completion', {}))).toMatchObject({ code: 'notAllowed' })
})

test('what is issued keeps the text of its day, by the gender of its holder; dates stand in words', async () => {
  const woman = await issue('layla')
  expect(woman.Texts!.ar).toContain('قد أتمّت بنجاح')
  expect(woman.Texts!.en).toContain('held from 1 March 2026 to 12 March 2026')
  await change(sami, 'completion', {
    Title: { en: 'Diploma of honour' },
    Body: texts('{{name}} {{grade}} {{serial}}'),
    BodyFemale: texts('she'),
  })
  const man = await issue('yusuf')
  expect(man.Texts!.en).toMatch(/^<p>E .*Yusuf.*91\.5%/s)
  expect(man.Template).toBe(2)
  expect(woman.Template).toBe(1)
  expect((await issue('layla')).Texts).toEqual(woman.Texts)
  const asked = { TraineeID: staged.traineeIds['yusuf']!, CourseClassID: staged.classId }
  expect((await (await server.as('huda')).send(page, asked)).Title).toEqual({ en: 'Diploma of honour' })
})

test('the original holds again once it is brought back, and the academy’s stays among the versions', async () => {
  await seedCertificateTemplates(server.db)
  const changed = await whole('completion')
  expect(changed).toMatchObject({ IsOwn: true, Version: 2, BodyFemale: texts('she') })
  await sami.send(calls.restoreCertificateTemplate, { body: { ID: changed.ID, Version: 2 } })
  const restored = await whole('completion')
  expect(restored).toMatchObject({ IsOwn: false, Version: 3 })
  expect(restored.Body.ar).toContain('قد أتمّ بنجاح')
  expect(restored.Versions.map(({ Number, IsShipped }) => [Number, IsShipped])).toEqual([
    [3, true],
    [2, false],
  ])
  expect(
    await refusalOf(sami.send(calls.restoreCertificateTemplate, { body: { ID: changed.ID, Version: 3 } })),
  ).toMatchObject({ code: 'notNow' })
  expect(await audited(server.db, 'certificates.changeCertificateTemplate')).toMatchObject([
    { subject_id: changed.ID, before: { isOwn: false }, after: { isOwn: true } },
  ])
  expect(await audited(server.db, 'certificates.restoreCertificateTemplate')).toHaveLength(1)
})

test('fields that the kind does not fill, scripts and empty texts do not pass; nor does who signs from an editor', async () => {
  expect(await refusalOf(change(sami, 'attendance', { Body: texts('{{grade}}') }))).toMatchObject({
    code: 'fieldsDoNotFit',
    fields: expect.arrayContaining([{ path: 'Body.ar', code: 'unknownMark' }]),
  })
  expect(await refusalOf(change(sami, 'attendance', { BodyFemale: texts('{{nobody}}') }))).toMatchObject({
    code: 'fieldsDoNotFit',
  })
  expect(await refusalOf(change(sami, 'attendance', { Body: { ...texts('x'), fr: '<p> </p>' } }))).toMatchObject({
    status: 400,
  })
  expect(await refusalOf(change(sami, 'attendance', { SignedBy: ['registrar'] }))).toMatchObject({ code: 'notAllowed' })
  await change(await server.as('nadia'), 'attendance', {
    SignedBy: ['registrar'],
    Body: texts('<script>alert(1)</script><img src=x onerror=alert(1)>{{name}}'),
  })
  const { Body, SignedBy } = await whole('attendance')
  expect(SignedBy).toEqual(['registrar'])
  expect(JSON.stringify(Body)).not.toMatch(/script|onerror|<img/)
  // Who reads an older version is told so.
  expect(await refusalOf(change(sami, 'attendance', { SignedBy: ['registrar'], Version: 1 }))).toMatchObject({
    code: 'changedMeanwhile',
  })
})

test('the preview is the paper with what the newest certificate says, and with names of fields where there is none', async () => {
  const preview = async (kind: string) => {
    const { ID, Title, Body, BodyFemale, SignedBy } = await whole(kind)
    return sami.send(calls.previewCertificateTemplate, { body: { ID, Title, Body, BodyFemale, SignedBy } })
  }
  const known = await preview('completion')
  expect([known.About, known.Document]).toEqual([expect.any(String), 'Certificate'])
  expect(JSON.stringify(known.Papers.Male)).toContain('قد أتمّ بنجاح')
  expect(JSON.stringify(known.Papers.Female)).toContain('قد أتمّت بنجاح')
  const none = await preview('noCourse')
  expect(none.About).toBeNull()
  expect(JSON.stringify(none.Papers.Male)).toContain('‹name›')
})
