import { randomBytes } from 'node:crypto'
import { Readable, type Transform } from 'node:stream'
import { buffer } from 'node:stream/consumers'
import { pipeline } from 'node:stream/promises'
import { expect, test } from 'vitest'
import { saltBytes, sealingStream, unsealingStream } from './stream.ts'

const [key, salt] = [randomBytes(32), randomBytes(saltBytes)]

/** In uneven portions, as files and sockets give them. */
async function through(stream: Transform, bytes: Buffer): Promise<Buffer> {
  const portions = []
  for (let at = 0; at < bytes.length; at += 50_001) portions.push(bytes.subarray(at, at + 50_001))
  const [, all] = await Promise.all([pipeline(Readable.from(portions), stream), buffer(stream)])
  return all
}
const sealed = (bytes: Buffer) => through(sealingStream(key, salt, 'file a'), bytes)
const opened = (bytes: Buffer) => through(unsealingStream(key, salt, 'file a'), bytes)

test.each([0, 1, 65_535, 65_536, 65_537, 131_072, 400_000])('%i bytes come back as they were', async (length) => {
  const bytes = randomBytes(length)
  const closed = await sealed(bytes)
  expect(closed.length).toBeGreaterThan(length)
  if (length > 16) expect(closed.includes(bytes.subarray(0, 16))).toBe(false)
  expect((await opened(closed)).equals(bytes)).toBe(true)
})

test('what is cut, moved, longer, of another name or another key does not open', async () => {
  const closed = await sealed(randomBytes(200_000))
  const piece = 65_536 + 16
  const changed: Record<string, Buffer> = {
    'without its last byte': closed.subarray(0, -1),
    'without its last piece': closed.subarray(0, 3 * piece),
    'without its first piece': closed.subarray(piece),
    'with two pieces exchanged': Buffer.concat([
      closed.subarray(piece, 2 * piece),
      closed.subarray(0, piece),
      closed.subarray(2 * piece),
    ]),
    'with something after it': Buffer.concat([closed, Buffer.of(0)]),
    'with one bit changed': Buffer.concat([closed.subarray(0, 9), Buffer.of(closed[9]! ^ 1), closed.subarray(10)]),
    empty: Buffer.alloc(0),
  }
  for (const [name, bytes] of Object.entries(changed)) await expect(opened(bytes), name).rejects.toThrow()
  await expect(through(unsealingStream(key, salt, 'file b'), closed)).rejects.toThrow()
  await expect(through(unsealingStream(randomBytes(32), salt, 'file a'), closed)).rejects.toThrow()
  expect(await opened(closed)).toHaveLength(200_000)
})
