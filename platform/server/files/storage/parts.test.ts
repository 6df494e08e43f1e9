import { createHash, randomBytes } from 'node:crypto'
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { buffer } from 'node:stream/consumers'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { startBucketServer, type BucketServer } from '#testing/servers/bucket-server.ts'
import { sealedFolder, testVault } from '#testing/servers/vault.ts'
import type { FileStorage, PlainStorage } from '../kept-files.ts'
import { partOf } from '../send-part.ts'
import { bucketStorage } from './bucket.ts'
import { diskStorage } from './disk.ts'
import { sealedStorage } from './sealed-storage.ts'
import { newStorageKey } from './storage.ts'

const folder = mkdtempSync(join(tmpdir(), 'diwan-parts-'))
let service: BucketServer
let inBucket: FileStorage
beforeAll(async () => {
  service = await startBucketServer()
  inBucket = sealedStorage(bucketStorage(service.bucket), testVault)
})
afterAll(() => {
  service.close()
  rmSync(folder, { recursive: true })
})

const piece = 65_536
async function kept(storage: Pick<PlainStorage, 'keep' | 'incoming'>, bytes: Buffer): Promise<string> {
  const path = join(storage.incoming, newStorageKey())
  writeFileSync(path, bytes)
  const key = newStorageKey()
  await storage.keep(key, path, createHash('sha256').update(bytes).digest())
  return key
}

test.each([1, piece - 1, piece, piece + 1, 3 * piece, 3 * piece + 5])(
  'any bytes of an encrypted file of %d come alone and right',
  async (length) => {
    const bytes = randomBytes(length)
    for (const storage of [sealedFolder(folder), inBucket]) {
      const key = await kept(storage, bytes)
      const edges = [0, 1, piece - 1, piece, piece + 1, 2 * piece, length - 1].filter((at) => at >= 0 && at < length)
      for (const from of edges)
        for (const to of edges.filter((at) => at >= from)) {
          const part = await buffer(await storage.openPart(key, length, { from, to }))
          expect(part.equals(bytes.subarray(from, to + 1)), `${from}-${to} of ${length}`).toBe(true)
        }
    }
  },
)

test('a part of a file that was kept before files were encrypted is read as it lies', async () => {
  const key = await kept(diskStorage(folder), Buffer.from('plain words'))
  const part = await buffer(await sealedFolder(folder).openPart(key, 11, { from: 6, to: 10 }))
  expect(part.toString()).toBe('words')
})

test('a cut or changed file gives no part', async () => {
  const storage = sealedFolder(folder)
  const bytes = randomBytes(3 * piece)
  const key = await kept(storage, bytes)
  const all = { from: 0, to: bytes.length - 1 }
  // One byte less than there is: then the last piece would be another one.
  await expect(
    buffer(await storage.openPart(key, bytes.length + piece, { from: 3 * piece, to: 3 * piece })).then((b) => b.length),
  ).rejects.toThrow()
  await expect(buffer(await storage.openPart(key, 2 * piece, { from: 0, to: 2 * piece - 1 }))).rejects.toThrow()
  expect((await buffer(await storage.openPart(key, bytes.length, all))).equals(bytes)).toBe(true)
})

test.each([
  ['bytes=0-', { from: 0, to: 99 }],
  ['bytes=10-19', { from: 10, to: 19 }],
  ['bytes=90-500', { from: 90, to: 99 }],
  ['bytes=-10', { from: 90, to: 99 }],
  ['bytes=-500', { from: 0, to: 99 }],
  ['bytes=99-', { from: 99, to: 99 }],
  ['BYTES=0-0', { from: 0, to: 0 }],
  ['bytes=100-', 'beyond'],
  ['bytes=200-300', 'beyond'],
  ['bytes=99999999999999999999-', 'beyond'],
  ['bytes=-0', 'beyond'],
  ['bytes=5-4', null],
  ['bytes=-', null],
  ['bytes=300-200', null],
  ['bytes=0-1,5-6', null],
  ['items=0-5', null],
  ['bytes=1e3-', null],
])('the range %s of a hundred bytes', (header, part) => {
  expect(partOf(header, 100)).toEqual(part)
})
