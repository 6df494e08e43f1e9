import { createHash } from 'node:crypto'
import { sql } from 'kysely'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { removeBytes } from '#platform/server/files/purge.ts'
import { startJobs, type Jobs } from '#platform/server/jobs/start.ts'
import { audited } from '#testing/stages/audited.ts'
import { upload } from '#testing/stages/upload.ts'
import { refusalOf, startTestServer, type TestServer } from '#testing/server.ts'
import { libraryCalls as calls } from '../contract/calls.ts'

let server: TestServer
let jobs: Jobs
beforeAll(async () => {
  server = await startTestServer()
  jobs = await startJobs({
    config: server.databaseAddress,
    db: server.db,
    files: server.files,
    jobs: [removeBytes],
    timeZone: 'Africa/Cairo',
    onError: (error) => expect.fail(String(error)),
  })
})
afterAll(async () => {
  await jobs.stop()
  await server.close()
})

const pdf = '%PDF-1.7 a guide'
const mp4 = Buffer.concat([Buffer.from([0, 0, 0, 24]), Buffer.from('ftypisom'), Buffer.alloc(64)])
const sent = async (name: string, bytes: Buffer | string, who = 'sami') =>
  upload(server.app, await server.as(who), 'libraryFile', { name, bytes })
const fields = { Title: { ar: 'دليل', en: 'Guide' }, About: {}, CategoryID: null, IsGuide: false }
const add = async (more: object) =>
  (await server.as('sami')).send(calls.addDocument, {
    body: { ...fields, Audience: ['trainee'], Kind: 'file', Note: '', ...more } as never,
  })
const of = async (ID: number) =>
  (await (await server.as('sami')).send(calls.getLibraryDocuments, {})).Items.find((each) => each.ID === ID)!
const publish = async (ID: number, IsPublished = true) =>
  (await server.as('sami')).send(calls.setDocumentPublished, {
    body: { ID, Version: (await of(ID)).Version, IsPublished },
  })
const status = async (who: string | null, id: number) => {
  const headers = who ? { authorization: `Bearer ${await (await server.as(who)).token()}` } : {}
  return (await server.app.inject({ url: `/api/File/Download?ID=${id}`, headers })).statusCode
}
const foundBy = async (who: string) =>
  (await (await server.as(who)).send(calls.getOwnDocuments, {})).Items.map(({ ID }) => ID)

test('what is published is found and opened by its audience alone, and by nobody once it is withdrawn', async () => {
  const FileID = await sent('guide.pdf', pdf)
  const { ID } = await add({ FileID })
  expect(await of(ID)).toMatchObject({ IsPublished: false, Number: 1, FileName: 'guide.pdf', Audience: ['trainee'] })
  expect(await foundBy('layla')).not.toContain(ID)
  expect(await status('layla', FileID)).toBe(404)
  await publish(ID)
  expect(await foundBy('layla')).toContain(ID)
  expect(await status('layla', FileID)).toBe(200)
  for (const who of ['salma', 'hany', 'huda'] as const) {
    expect(await foundBy(who), who).not.toContain(ID)
    expect(await status(who, FileID), who).toBe(404)
  }
  expect(await status(null, FileID)).toBe(404)
  await publish(ID, false)
  expect(await foundBy('layla')).not.toContain(ID)
  expect(await status('layla', FileID)).toBe(404)
})

test('readers get the newest version; those before it stay for who keeps the library', async () => {
  const first = await sent('a.pdf', pdf)
  const { ID } = await add({ FileID: first, Audience: ['trainee', 'instructor'] })
  await publish(ID)
  const second = await sent('b.pdf', `${pdf} anew`)
  const sami = await server.as('sami')
  const { Version } = await of(ID)
  const body = { FileID: second, Note: 'Pages 3 and 4', Version }
  await sami.send(calls.addDocumentVersion, { ID, body })
  expect(await of(ID)).toMatchObject({ Number: 2, FileID: second, Version: Version + 1 })
  expect([await status('salma', second), await status('salma', first)]).toEqual([200, 404])
  expect([await status('nadia', second), await status('nadia', first)]).toEqual([200, 200])
  const { Items } = await sami.send(calls.getDocumentVersions, { ID })
  expect(Items).toMatchObject([
    { Number: 2, Note: 'Pages 3 and 4' },
    { Number: 1, Note: '' },
  ])
  expect(Items[0]!.By?.en).toBeTruthy()
  const third = { FileID: await sent('c.pdf', pdf), Note: '', Version }
  expect(await refusalOf(sami.send(calls.addDocumentVersion, { ID, body: third }))).toMatchObject({
    code: 'changedMeanwhile',
  })
})

test('a video is a video and a file is none; a file of another, or one that is taken, is nobody’s', async () => {
  const video = await sent('tour.mp4', mp4)
  expect(await refusalOf(add({ FileID: video }))).toMatchObject({ code: 'notAVideo' })
  const { ID } = await add({ FileID: video, Kind: 'video', Title: { ar: 'جولة', en: 'Tour' } })
  await publish(ID)
  const { Items } = await (await server.as('layla')).send(calls.getOwnDocuments, { Kind: 'video' })
  expect(Items.map((each) => each.ID)).toEqual([ID])
  expect(await refusalOf(add({ FileID: await sent('a.pdf', pdf), Kind: 'video' }))).toMatchObject({ code: 'notAVideo' })
  expect(await refusalOf(add({ FileID: video, Kind: 'video' }))).toMatchObject({ code: 'fileTaken' })
  expect(await refusalOf(add({ FileID: await sent('a.pdf', pdf, 'nadia') }))).toMatchObject({ code: 'fileNotFound' })
})

test('a video plays in parts for its audience, in the session and the browser that opened it and nowhere else', async () => {
  const { ID } = await add({ FileID: await sent('play.mp4', mp4), Kind: 'video' })
  const file = await add({ FileID: await sent('read.pdf', pdf) })
  await publish(ID)
  await publish(file.ID)
  const layla = await server.as('layla')
  await layla.token()
  const cookie = 'b'.repeat(43)
  const hash = createHash('sha256').update(cookie).digest()
  await sql`update signin.session set browser_hash = ${hash} where account_id = ${layla.accountId}`.execute(server.db)
  const { Address } = await layla.send(calls.openDocument, { body: { ID } })
  const ask = (headers: Record<string, string> = { cookie: `browser=${cookie}` }) =>
    server.app.inject({ url: Address, headers })

  expect((await ask()).rawPayload.equals(mp4)).toBe(true)
  const part = await ask({ cookie: `browser=${cookie}`, range: 'bytes=8-20' })
  expect([part.statusCode, part.headers['content-range']]).toEqual([206, `bytes 8-20/${mp4.length}`])
  expect(part.rawPayload.equals(mp4.subarray(8, 21))).toBe(true)

  expect((await ask({})).statusCode).toBe(404)
  expect((await ask({ cookie: `browser=${'c'.repeat(43)}` })).statusCode).toBe(404)
  const salma = await server.as('salma')
  expect(await refusalOf(salma.send(calls.openDocument, { body: { ID } }))).toMatchObject({ status: 404 })
  expect(await refusalOf(layla.send(calls.openDocument, { body: { ID: file.ID } }))).toMatchObject({ status: 404 })
  await publish(ID, false)
  expect((await ask()).statusCode).toBe(404)
  await publish(ID)
  expect((await ask()).statusCode).toBe(200)
  await sql`update signin.session set revoked_at = now() where account_id = ${layla.accountId}`.execute(server.db)
  expect((await ask()).statusCode).toBe(404)
  await sql`update signin.session set revoked_at = null where account_id = ${layla.accountId}`.execute(server.db)
})

test('what people read is not deleted; deleted, it leaves no file', async () => {
  const FileID = await sent('old.pdf', pdf)
  const { ID } = await add({ FileID })
  await publish(ID)
  const sami = await server.as('sami')
  expect(await refusalOf(sami.send(calls.deleteDocument, { ID }))).toMatchObject({ code: 'notNow' })
  await publish(ID, false)
  await sami.send(calls.deleteDocument, { ID })
  expect(await of(ID)).toBeUndefined()
  expect(await status('sami', FileID)).toBe(404)
  expect(await refusalOf(sami.send(calls.deleteDocument, { ID }))).toMatchObject({ status: 404 })
  expect((await audited(server.db, 'library.deleteDocument')).at(-1)?.before).toMatchObject({
    title: { en: 'Guide' },
    audience: ['trainee'],
  })
})

test('whoever does not keep the lists keeps no library', async () => {
  const { ID } = await add({ FileID: await sent('a.pdf', pdf) })
  for (const who of ['huda', 'layla', 'salma', 'hany'] as const) {
    const asker = await server.as(who)
    expect(await refusalOf(asker.send(calls.getLibraryDocuments, {})), who).toMatchObject({ status: 403 })
    expect(await refusalOf(asker.send(calls.deleteDocument, { ID })), who).toMatchObject({ status: 403 })
    expect(
      await refusalOf(asker.send(calls.setDocumentPublished, { body: { ID, Version: 1, IsPublished: true } })),
    ).toMatchObject({ status: 403 })
  }
  expect(await refusalOf(add({ FileID: 1, Audience: [] }))).toMatchObject({ status: 400 })
  expect(await refusalOf(add({ FileID: 1, Audience: ['admin'] }))).toMatchObject({ status: 400 })
})

test('whoever keeps the library plays its videos, before they are published too; nobody else does', async () => {
  const { ID } = await add({ FileID: await sent('draft.mp4', mp4), Kind: 'video' })
  for (const who of ['layla', 'huda', 'salma'] as const)
    expect(await refusalOf((await server.as(who)).send(calls.openDocument, { body: { ID } })), who).toMatchObject({
      status: 404,
    })
  const sami = await server.as('sami')
  await sami.token()
  const cookie = 'd'.repeat(43)
  const hash = createHash('sha256').update(cookie).digest()
  await sql`update signin.session set browser_hash = ${hash} where account_id = ${sami.accountId}`.execute(server.db)
  const { Address } = await sami.send(calls.openDocument, { body: { ID } })
  const played = await server.app.inject({ url: Address, headers: { cookie: `browser=${cookie}` } })
  expect(played.rawPayload.equals(mp4)).toBe(true)
})
