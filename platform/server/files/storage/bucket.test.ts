import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { text } from 'node:stream/consumers'
import { createHash } from 'node:crypto'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { startBucketServer, type BucketServer } from '#testing/servers/bucket-server.ts'
import { sealedFolder, testVault } from '#testing/servers/vault.ts'
import { bucketStorage } from './bucket.ts'
import { diskStorage } from './disk.ts'
import { sealedStorage } from './sealed-storage.ts'
import { LostFile, type PlainStorage } from '../kept-files.ts'
import { newStorageKey } from './storage.ts'

const folder = mkdtempSync(join(tmpdir(), 'diwan-files-'))
let service: BucketServer
let bucket: PlainStorage
beforeAll(async () => {
  service = await startBucketServer()
  bucket = bucketStorage(service.bucket)
})
afterAll(() => {
  service.close()
  rmSync(folder, { recursive: true })
})

const words = 'شهادة '.repeat(50_000)
function arriving(storage: PlainStorage): [path: string, sha256: Buffer] {
  const path = join(storage.incoming, newStorageKey())
  writeFileSync(path, words)
  return [path, createHash('sha256').update(words).digest()]
}

test.each([
  ['a folder', () => diskStorage(folder)],
  ['a bucket', () => bucket],
  ['a folder of encrypted files', () => sealedFolder(folder)],
  ['a bucket of encrypted files', () => sealedStorage(bucket, testVault)],
])('%s keeps bytes and gives them back', async (_name, storageOf) => {
  const storage = storageOf()
  const key = newStorageKey()
  await storage.keep(key, ...arriving(storage))
  expect(await text(await storage.open(key))).toBe(words)
  await storage.remove(key)
  await storage.remove(key)
  await expect(storage.open(key)).rejects.toBeInstanceOf(LostFile)
  await expect(storage.open(key, { from: 0, to: 9 })).rejects.toBeInstanceOf(LostFile)
})

test('requests to a bucket are signed and address one object', async () => {
  const key = newStorageKey()
  await bucket.keep(key, ...arriving(bucket))
  expect([...service.kept.keys()]).toEqual([`/academy/${key}`])
  expect(service.signatures.at(-1)).toMatch(
    /^AWS4-HMAC-SHA256 Credential=AKID\/\d{8}\/eu-central-1\/s3\/aws4_request, /,
  )
})

test('bytes that changed on the way are not kept', async () => {
  const [path] = arriving(bucket)
  await expect(bucket.keep(newStorageKey(), path, Buffer.alloc(32))).rejects.toThrow('400')
})

test.each(['../secrets/token', 'a/b', '', 'x'.repeat(42)])('a folder opens no %j', async (key) => {
  await expect(diskStorage(folder).open(key)).rejects.toThrow('Not a storage key')
})
