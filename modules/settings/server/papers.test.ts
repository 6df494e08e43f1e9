import sharp from 'sharp'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { fileCalls } from '#platform/shared/files.ts'
import { documentCalls } from '#platform/shared/document/document-calls.ts'
import type { PaperPlace } from '#platform/shared/document/look.ts'
import { audited } from '#testing/stages/audited.ts'
import { loseFile, upload } from '#testing/stages/upload.ts'
import { refusalOf, startTestServer, type TestServer } from '#testing/server.ts'
import { settingsCalls as calls } from '../contract/calls.ts'

let server: TestServer
beforeAll(async () => void (server = await startTestServer()))
afterAll(() => server.close())

const png = (background = '#369') =>
  sharp({ create: { width: 8, height: 4, channels: 3, background } })
    .png()
    .toBuffer()
const sent = async (who: string) =>
  upload(server.app, await server.as(who), 'paperImage', { name: 'secret-name.png', bytes: await png() })
const placeOf = async (Place: PaperPlace, who = 'nadia') =>
  (await (await server.as(who)).send(calls.getPaperImages, {})).Items.find((each) => each.Place === Place)!
const set = async (who: string, Place: PaperPlace, ReplacesID: number | null) =>
  (await server.as(who)).send(calls.setPaperImage, { body: { Place, FileID: await sent(who), ReplacesID } })

test('an editor puts a logo, which papers fetch by its key; what nobody put has none', async () => {
  expect((await placeOf('logo')).Image).toBeNull()
  expect(await set('sami', 'logo', null)).toEqual({ Done: true })
  const { Image, Actions } = await placeOf('logo')
  expect(Actions).toEqual(['setPaperImage', 'removePaperImage'])
  expect(Image!.ChangedBy?.en).toBeTruthy()
  const shown = await server.app.inject({ url: Image!.Address })
  expect([shown.statusCode, shown.headers['content-type']]).toEqual([200, 'image/png'])
  expect(shown.headers['cache-control']).toContain('immutable')
  expect(shown.headers['content-disposition']).not.toContain('secret-name')
  expect((await server.app.inject({ url: `${Image!.Address.slice(0, -1)}!` })).statusCode).toBe(400)
  expect(await refusalOf(server.anonymous.send(documentCalls.getPaperImage, { Key: 'A'.repeat(32) }))).toMatchObject({
    status: 404,
  })
  expect((await audited(server.db, 'settings.setPaperImage')).at(-1)).toMatchObject({
    data: { place: 'logo' },
    after: { place: 'logo' },
  })
})

test('of two who put a picture in one place the second is told; the one before is still to be had', async () => {
  const { Image: before } = await placeOf('logo')
  expect(await refusalOf(set('sami', 'logo', null))).toMatchObject({ code: 'changedMeanwhile' })
  await set('sami', 'logo', before!.ID)
  const { Image: after } = await placeOf('logo')
  expect(after!.ID).not.toBe(before!.ID)
  expect((await server.app.inject({ url: before!.Address })).statusCode).toBe(200)
  const both = await Promise.allSettled([set('sami', 'logo', after!.ID), set('nadia', 'logo', after!.ID)])
  expect(both.map(({ status }) => status).toSorted()).toEqual(['fulfilled', 'rejected'])
})

test('what signs for the academy is put by an administrator alone, and by nobody with the file of another', async () => {
  const refused = { status: 403, code: 'notAllowed' }
  for (const place of ['stamp', 'directorSignature', 'registrarSignature'] as const) {
    expect(await refusalOf(set('sami', place, null)), place).toMatchObject(refused)
    expect((await placeOf(place, 'sami')).Actions).toEqual([])
  }
  await set('nadia', 'stamp', null)
  const { ID } = (await placeOf('stamp')).Image!
  const sami = await server.as('sami')
  expect(await refusalOf(sami.send(calls.removePaperImage, { ID }))).toMatchObject(refused)
  const body = { Place: 'letterhead' as const, FileID: await sent('nadia'), ReplacesID: null }
  expect(await refusalOf(sami.send(calls.setPaperImage, { body }))).toMatchObject({ code: 'fileNotFound' })
  for (const who of ['huda', 'layla', 'salma', 'hany'] as const) {
    expect(await refusalOf((await server.as(who)).send(calls.getPaperImages, {})), who).toMatchObject({ status: 403 })
    expect(await refusalOf((await server.as(who)).send(calls.setPaperImage, { body })), who).toMatchObject({
      status: 403,
    })
  }
  await (await server.as('nadia')).send(calls.removePaperImage, { ID })
  expect((await placeOf('stamp')).Image).toBeNull()
  expect(await refusalOf((await server.as('nadia')).send(calls.removePaperImage, { ID }))).toMatchObject({
    status: 404,
  })
  expect((await audited(server.db, 'settings.removePaperImage')).at(-1)).toMatchObject({
    before: { isCurrent: true },
    after: { isCurrent: false },
  })
})

test('a picture whose file the store has lost is refused as such, and is no bug', async () => {
  const { Image } = await placeOf('registrarSignature')
  expect(Image).toBeNull()
  const FileID = await sent('nadia')
  const body = { Place: 'registrarSignature' as const, FileID, ReplacesID: null }
  await (await server.as('nadia')).send(calls.setPaperImage, { body })
  const { Address } = (await placeOf('registrarSignature')).Image!
  await loseFile(server, FileID)
  const answer = await server.app.inject({ url: Address })
  expect([answer.statusCode, answer.json().code]).toEqual([410, 'fileLost'])
  expect(answer.headers['cache-control']).toBe('no-store')
  expect(await refusalOf((await server.as('nadia')).send(fileCalls.downloadFile, { ID: FileID }))).toMatchObject({
    status: 410,
    code: 'fileLost',
    message: expect.stringContaining('no longer has this file'),
  })
})

const lookOf = async (key: string, who = 'sami') =>
  (await (await server.as(who)).send(calls.getDocumentLooks, {})).Items.find(({ Key }) => Key === key)!
const change = async (who: string, Key: string, fields: object) => {
  const { IsOff, OwnTitle, Footer, SignedBy, Version } = await lookOf(Key)
  const body = { Key, IsOff, OwnTitle, Footer, SignedBy, Version, ...fields }
  return (await server.as(who)).send(calls.changeDocumentLook, { body })
}

test('an editor names a document and switches it off; who signs it says an administrator', async () => {
  const key = 'CourseDetail'
  expect(await lookOf(key)).toMatchObject({ IsOff: false, OwnTitle: {}, SignedBy: null, Series: null, Version: 1 })
  expect((await lookOf('Certificate')).Series).toMatchObject({ Key: 'certificate', Next: expect.any(String) })
  await change('sami', key, { OwnTitle: { ar: 'دليل الدورة', en: 'Course guide' }, IsOff: true })
  expect(await lookOf(key)).toMatchObject({ IsOff: true, OwnTitle: { en: 'Course guide' }, Version: 2 })
  expect((await audited(server.db, 'settings.changeDocumentLook')).at(-1)).toMatchObject({
    data: { document: key },
    before: { isOff: false },
    after: { isOff: true },
  })
  expect(await refusalOf(change('sami', key, { Version: 1 }))).toMatchObject({ code: 'changedMeanwhile' })
  expect(await refusalOf(change('sami', key, { SignedBy: ['registrar'] }))).toMatchObject({ code: 'notAllowed' })
  await change('nadia', key, { SignedBy: ['registrar'], IsOff: false })
  expect((await lookOf(key)).SignedBy).toEqual(['registrar'])
  expect((await lookOf(key, 'nadia')).ChangedBy?.en).toBeTruthy()
  const unknown = { Key: 'Nothing', IsOff: false, OwnTitle: {}, Footer: {}, SignedBy: null, Version: 1 }
  const sami = await server.as('sami')
  expect(await refusalOf(sami.send(calls.changeDocumentLook, { body: unknown }))).toMatchObject({ status: 404 })
  expect(await refusalOf(change('huda', key, {}))).toMatchObject({ status: 403 })
})

test('every series that a document names is one that there is', async () => {
  const { Items } = await (await server.as('nadia')).send(calls.getDocumentLooks, {})
  const named = Items.filter(({ Series }) => Series !== null).map(({ Key }) => Key)
  expect(named).toEqual(expect.arrayContaining(['Certificate', 'CourseRegistrationInvoiceIACE', 'TraineeProfileIACE']))
})
