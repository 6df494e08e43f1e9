import sharp from 'sharp'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { removeBytes } from '#platform/server/files/purge.ts'
import { startJobs, type Jobs } from '#platform/server/jobs/start.ts'
import { fileCalls } from '#platform/shared/files.ts'
import type { Asker } from '#testing/asker.ts'
import { audited } from '#testing/stages/audited.ts'
import { refusalOf, startTestServer, type TestServer } from '#testing/server.ts'
import { upload } from '#testing/stages/upload.ts'
import { accountsCalls } from '../../contract/calls.ts'
import { signinCalls } from '#modules/signin/contract/calls.ts'
import { photoField } from '../../contract/photo.ts'

let server: TestServer
let layla: Asker
let yusuf: Asker
let sami: Asker
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
  ;[layla, yusuf, sami] = await Promise.all([server.as('layla'), server.as('yusuf'), server.as('sami')])
})
afterAll(async () => {
  await jobs.stop()
  await server.close()
})

/** A picture as a phone takes it: larger than kept, lying on its side, with the place in it. */
const picture = () =>
  sharp({ create: { width: 1600, height: 900, channels: 3, background: '#a33' } })
    .withMetadata({ orientation: 6 })
    .withExif({ IFD0: { Copyright: 'somewhere in Cairo' } })
    .jpeg()
    .toBuffer()
const send = async (who: Asker, name = 'me.jpg', bytes?: Buffer) =>
  upload(server.app, who, photoField, { name, bytes: bytes ?? (await picture()) })
const open = (who: Asker, ID: number) => who.raw(fileCalls.downloadFile, { ID })
const status = async (who: Asker, ID: number) => (await open(who, ID)).statusCode
const rowOf = (id: number) =>
  server.db.selectFrom('platform.file').select(['storage_key']).where('id', '=', id).executeTakeFirst()

const hasBytes = (key: string) =>
  server.files.open(key).then(
    (stream) => (stream.destroy(), true),
    () => false,
  )

test('a photo is kept small and without what the camera wrote, and stands with the account', async () => {
  const FileID = await send(layla)
  const { photoURL } = await layla.send(accountsCalls.setPhoto, { body: { FileID } })
  expect(photoURL).toBe(`/api/File/Download?ID=${FileID}`)
  expect(await layla.send(signinCalls.getMe)).toMatchObject({ photoURL })
  const kept = await sharp((await open(layla, FileID)).rawPayload).metadata()
  expect([kept.width, kept.height, kept.exif, kept.orientation]).toEqual([288, 512, undefined, undefined])
  expect(await audited(server.db, 'accounts.changePhoto')).toMatchObject([{ subject_id: layla.accountId }])
})

test('who keeps the users sees it, other people do not, and looking leaves no row', async () => {
  const FileID = await send(layla)
  // Not yet a photo: nobody's but hers.
  expect(await status(sami, FileID)).toBe(404)
  await layla.send(accountsCalls.setPhoto, { body: { FileID } })
  expect(await status(sami, FileID)).toBe(200)
  expect(await status(layla, FileID)).toBe(200)
  for (const who of ['yusuf', 'huda', 'omar', 'hany'] as const)
    expect(await status(await server.as(who), FileID), who).toBe(404)
  expect(await audited(server.db, 'platform.downloadFile')).toEqual([])
  const { Items } = await sami.send(accountsCalls.searchUsers, { search: 'layla@diwan.example' })
  expect(Items[0]!.PhotoID).toBe(FileID)
})

test('a former photo is deleted with its bytes when another takes its place, and when it is removed', async () => {
  const first = await send(yusuf)
  await yusuf.send(accountsCalls.setPhoto, { body: { FileID: first } })
  // Said twice, it stays.
  await yusuf.send(accountsCalls.setPhoto, { body: { FileID: first } })
  const { storage_key } = (await rowOf(first))!
  const second = await send(yusuf)
  await yusuf.send(accountsCalls.setPhoto, { body: { FileID: second } })
  expect(await rowOf(first)).toBeUndefined()
  await expect.poll(() => hasBytes(storage_key), { timeout: 15_000 }).toBe(false)
  expect(await yusuf.send(accountsCalls.setPhoto, { body: { FileID: null } })).toEqual({ photoURL: null })
  expect(await rowOf(second)).toBeUndefined()
  expect(await yusuf.send(signinCalls.getMe)).toMatchObject({ photoURL: null })
  expect(await audited(server.db, 'accounts.removePhoto')).toMatchObject([{ subject_id: yusuf.accountId }])
})

test('somebody else’s picture, another field’s file, and what is no picture are refused and change nothing', async () => {
  const before = await layla.send(signinCalls.getMe)
  const foreign = await send(yusuf)
  const scan = await upload(server.app, layla, 'passportScan', { name: 'p.jpg', bytes: await picture() })
  for (const FileID of [foreign, scan, 999_999])
    expect(await refusalOf(layla.send(accountsCalls.setPhoto, { body: { FileID } }))).toMatchObject({
      code: 'fileNotFound',
    })
  await expect(send(layla, 'me.png')).rejects.toThrow('fileDamaged')
  await expect(send(layla, 'me.gif')).rejects.toThrow(/415|unsupportedType/)
  await expect(send(layla, 'me.jpg', Buffer.from('<svg onload=alert(1)>'))).rejects.toThrow('fileDamaged')
  expect(await layla.send(signinCalls.getMe)).toEqual(before)
  expect((await server.anonymous.raw(accountsCalls.setPhoto, { body: { FileID: null } })).statusCode).toBe(401)
})
