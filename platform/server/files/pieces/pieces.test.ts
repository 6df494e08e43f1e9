import { createHash } from 'node:crypto'
import { readdirSync } from 'node:fs'
import { buffer } from 'node:stream/consumers'
import { afterAll, beforeAll, expect, test } from 'vitest'
import type { Actor } from '#platform/shared/actor.ts'
import { pieceCalls as calls } from '#platform/shared/file-pieces.ts'
import { refusalOf, startTestServer, type TestServer } from '#testing/server.ts'
import { sendPiece } from '#testing/stages/pieces.ts'
import { whileHeld } from '#testing/while-held.ts'
import { startJobs, type Jobs } from '../../jobs/start.ts'
import { purgeUploads, removeBytes } from '../purge.ts'
import { newStorageKey } from '../storage/storage.ts'
import { lockQuota } from '../store.ts'
import { endUpload, mostOpen } from './store.ts'

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

const PieceBytes = 16_384
const video = Buffer.concat([
  Buffer.from('00000018667479706d703432', 'hex'),
  Buffer.from(Array.from({ length: 60_000 }, (_, at) => (at * 7) % 251)),
])
const begin = (Name = 'film.mp4') => ({
  body: { Field: 'courseMaterial', Name, Bytes: video.length, PieceBytes },
})
const pieces = Array.from({ length: 4 }, (_, at) => video.subarray(at * PieceBytes, (at + 1) * PieceBytes))
const digest = (bytes: Buffer) => createHash('sha256').update(bytes).digest('hex')
const storedPieces = async (uploadId: number) =>
  server.db.selectFrom('platform.upload_piece').selectAll().where('upload_id', '=', uploadId).execute()

test('pieces come in any order and again, a second browser sees what is missing, and the file is whole', async () => {
  const nadia = await server.as('nadia')
  const { ID } = await nadia.send(calls.beginUpload, begin())
  expect(await sendPiece(server.app, nadia, ID, 3, pieces[3]!)).toMatchObject({ body: { Missing: 3 } })
  expect(await sendPiece(server.app, nadia, ID, 0, pieces[0]!, digest(pieces[0]!))).toMatchObject({
    body: { Missing: 2 },
  })
  expect(await sendPiece(server.app, nadia, ID, 0, pieces[0]!, digest(pieces[0]!))).toMatchObject({
    body: { Missing: 2 },
  })
  // What has arrived lies encrypted, and nothing of it in the folder of what arrives.
  expect(readdirSync(server.files.incoming)).toEqual([])
  const [first] = await storedPieces(ID)
  expect((await buffer(await server.files.kept.open(first!.storage_key))).includes(pieces[0]!.subarray(0, 64))).toBe(
    false,
  )

  const { Items } = await nadia.send(calls.getUploads, { Field: 'courseMaterial' })
  expect(Items).toMatchObject([
    {
      ID,
      Name: 'film.mp4',
      Bytes: video.length,
      PieceBytes,
      Pieces: [
        { Number: 0, Digest: digest(pieces[0]!) },
        { Number: 3, Digest: digest(pieces[3]!) },
      ],
    },
  ])
  const early = await refusalOf(nadia.send(calls.finishUpload, { body: { ID } }))
  expect(early).toMatchObject({ code: 'invalidInput', fields: [{ path: 'Pieces', code: 'required' }] })
  await sendPiece(server.app, nadia, ID, 1, pieces[1]!)
  expect(await sendPiece(server.app, nadia, ID, 2, pieces[2]!)).toMatchObject({ body: { Missing: 0 } })

  const stored = await nadia.send(calls.finishUpload, { body: { ID } })
  expect(stored).toMatchObject({ Name: 'film.mp4', Bytes: video.length, MediaType: 'video/mp4' })
  expect(await nadia.send(calls.finishUpload, { body: { ID } })).toEqual(stored)
  const file = await server.db
    .selectFrom('platform.file')
    .selectAll()
    .where('id', '=', stored.ID)
    .executeTakeFirstOrThrow()
  expect(file.sha256.toString('hex')).toBe(digest(video))
  expect((await buffer(await server.files.open(file.storage_key))).equals(video)).toBe(true)
  expect(await storedPieces(ID)).toEqual([])
  expect(await nadia.send(calls.getUploads, { Field: 'courseMaterial' })).toEqual({ Items: [], MostBytes: 200_000_000 })
})

test('a piece of other bytes, of another length or beyond the end is refused, and may come again', async () => {
  const nadia = await server.as('nadia')
  const { ID } = await nadia.send(calls.beginUpload, begin())
  const send = (number: number, bytes: Buffer, sha?: string) => sendPiece(server.app, nadia, ID, number, bytes, sha)
  expect(await send(0, pieces[0]!, digest(pieces[1]!))).toMatchObject({ status: 422, body: { code: 'fileDamaged' } })
  expect(await send(0, pieces[0]!.subarray(1))).toMatchObject({ status: 422, body: { code: 'fileDamaged' } })
  expect(await send(3, pieces[0]!)).toMatchObject({ status: 413 })
  expect(await send(4, pieces[0]!)).toMatchObject({ status: 400 })
  expect(await storedPieces(ID)).toEqual([])
  expect(await send(0, pieces[0]!, digest(pieces[0]!))).toMatchObject({ status: 200 })
  expect(readdirSync(server.files.incoming)).toEqual([])
})

test('who may not send the kind of file begins nothing, and nobody touches another one’s upload', async () => {
  const nadia = await server.as('nadia')
  const layla = await server.as('layla')
  expect(await refusalOf(layla.send(calls.beginUpload, begin()))).toMatchObject({ status: 403, code: 'notAllowed' })
  expect(await refusalOf(nadia.send(calls.beginUpload, begin('film.exe')))).toMatchObject({ code: 'fileNotAccepted' })
  const large = { body: { ...begin().body, Bytes: 200_000_001, PieceBytes: 4_000_000 } }
  expect(await refusalOf(nadia.send(calls.beginUpload, large))).toMatchObject({ status: 413 })
  const { ID } = await nadia.send(calls.beginUpload, begin())
  for (const other of [layla, await server.as('huda')]) {
    expect(await sendPiece(server.app, other, ID, 0, pieces[0]!)).toMatchObject({ status: 404 })
    expect(await refusalOf(other.send(calls.finishUpload, { body: { ID } }))).toMatchObject({ status: 404 })
    expect(await refusalOf(other.send(calls.cancelUpload, { ID }))).toMatchObject({ status: 404 })
    expect((await other.send(calls.getUploads, { Field: 'courseMaterial' })).Items).toEqual([])
  }
})

test('what the name does not say is refused when it is whole', async () => {
  const nadia = await server.as('nadia')
  const { ID } = await nadia.send(calls.beginUpload, begin('notes.pdf'))
  for (const [number, piece] of pieces.entries()) await sendPiece(server.app, nadia, ID, number, piece)
  expect(await refusalOf(nadia.send(calls.finishUpload, { body: { ID } }))).toMatchObject({ code: 'fileDamaged' })
})

test('a try to finish that another server is done with meanwhile gets its file and no refusal', async () => {
  const nadia = await server.as('nadia')
  const { ID } = await nadia.send(calls.beginUpload, begin('slow.mp4'))
  for (const [at, piece] of pieces.entries()) await sendPiece(server.app, nadia, ID, at, piece)
  const { id: _, ...film } = await server.db
    .selectFrom('platform.file')
    .selectAll()
    .where('name', '=', 'film.mp4')
    .executeTakeFirstOrThrow()
  // This one reads its first piece when the other has come to its end and the pieces are gone.
  const files = server.files as { open: typeof server.files.open }
  const { open } = files
  let there: number | undefined
  files.open = async (key) => {
    files.open = open
    const others = { ...film, name: 'slow.mp4', storage_key: newStorageKey() }
    const added = server.db.insertInto('platform.file').values(others).returning('id')
    there = (await added.executeTakeFirstOrThrow()).id
    await endUpload(server.db, ID, there)
    await server.files.remove(key)
    return open(key)
  }
  const finished = await nadia.send(calls.finishUpload, { body: { ID } })
  expect(finished).toMatchObject({ ID: there, Name: 'slow.mp4', Bytes: video.length })
})

test('two who finish one upload at the same time: it is put together once, and both get the one file', async () => {
  const nadia = await server.as('nadia')
  const { ID } = await nadia.send(calls.beginUpload, begin('twice.mp4'))
  for (const [at, piece] of pieces.entries()) await sendPiece(server.app, nadia, ID, at, piece)
  const files = server.files as { open: typeof server.files.open }
  const { open } = files
  const opened: string[] = []
  files.open = async (key) => {
    opened.push(key)
    return open(key)
  }
  const finish = () => nadia.send(calls.finishUpload, { body: { ID } })
  let second: ReturnType<typeof finish> | undefined
  try {
    // The first waits for the row with everything read; what is asked after the second has come behind it.
    const [first] = await whileHeld(
      server.db,
      (tx) => tx.selectFrom('platform.upload').select('id').where('id', '=', ID).forUpdate().executeTakeFirst(),
      [finish],
      async () => {
        second = finish()
        for (let asked = 0; asked < 3; asked++) await nadia.send(calls.getUploads, { Field: 'courseMaterial' })
      },
    )
    expect(first).toMatchObject({ status: 'fulfilled', value: { Name: 'twice.mp4', Bytes: video.length } })
    expect({ status: 'fulfilled', value: await second }).toEqual(first)
  } finally {
    files.open = open
  }
  expect(opened).toHaveLength(pieces.length)
  const stored = await server.db.selectFrom('platform.file').select('id').where('name', '=', 'twice.mp4').execute()
  expect(stored).toHaveLength(1)
})

test('what was refused at its end is put together anew when it is finished again', async () => {
  const nadia = await server.as('nadia')
  const { ID } = await nadia.send(calls.beginUpload, begin('again.mp4'))
  for (const [at, piece] of pieces.slice(0, 3).entries()) await sendPiece(server.app, nadia, ID, at, piece)
  const finish = () => nadia.send(calls.finishUpload, { body: { ID } })
  const early = await Promise.all([refusalOf(finish()), refusalOf(finish())])
  expect(early.map(({ code }) => code)).toEqual(['invalidInput', 'invalidInput'])
  await sendPiece(server.app, nadia, ID, 3, pieces[3]!)
  expect(await finish()).toMatchObject({ Name: 'again.mp4', Bytes: video.length })
})

test('uploads that begin at the same moment count each other', async () => {
  const sami = await server.as('sami')
  const open = async () => (await sami.send(calls.getUploads, { Field: 'courseMaterial' })).Items
  while ((await open()).length < mostOpen - 1) await sami.send(calls.beginUpload, begin())
  const ofSami = { userId: sami.accountId } as Actor
  const [first, second] = await whileHeld(server.db, (tx) => lockQuota(tx, ofSami), [
    () => sami.send(calls.beginUpload, begin('one.mp4')),
    () => sami.send(calls.beginUpload, begin('two.mp4')),
  ])
  expect([first!.status, second!.status].toSorted()).toEqual(['fulfilled', 'rejected'])
  expect(await open()).toHaveLength(mostOpen)
  for (const { ID } of await open()) await sami.send(calls.cancelUpload, { ID })
})

test('cancelled and forgotten uploads leave nothing', async () => {
  const nadia = await server.as('nadia')
  const [cancelled, forgotten] = [
    await nadia.send(calls.beginUpload, begin()),
    await nadia.send(calls.beginUpload, begin()),
  ]
  for (const { ID } of [cancelled, forgotten]) await sendPiece(server.app, nadia, ID, 0, pieces[0]!)
  await nadia.send(calls.cancelUpload, { ID: cancelled.ID })
  expect(await storedPieces(cancelled.ID)).toEqual([])
  const [piece] = await storedPieces(forgotten.ID)
  const work = (hours: number) => ({
    db: server.db,
    files: server.files,
    now: new Date(Date.now() + hours * 3_600_000),
    data: {},
  })
  await purgeUploads.run(work(23))
  expect(await storedPieces(forgotten.ID)).toHaveLength(1)
  await purgeUploads.run(work(25))
  expect(await storedPieces(forgotten.ID)).toEqual([])
  await removeBytes.run({ ...work(25), data: { keys: [piece!.storage_key] } })
  await expect(server.files.open(piece!.storage_key)).rejects.toThrow()
})
