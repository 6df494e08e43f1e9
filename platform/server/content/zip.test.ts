import { unzipSync, strFromU8 } from 'fflate'
import { expect, test } from 'vitest'
import { zipped, type ArchivedFile } from './zip.ts'

async function* of(...files: ArchivedFile[]) {
  yield* files
}
async function* pieces(...each: (string | Uint8Array)[]) {
  yield* each
}
const at = new Date('2026-03-01T08:00:00Z')
async function bytesOf(files: AsyncIterable<ArchivedFile>) {
  const found: Uint8Array[] = []
  for await (const piece of zipped(files, at)) found.push(piece)
  return Buffer.concat(found)
}

test('packs what comes in pieces, under names in every script', async () => {
  const photo = new Uint8Array([0, 255, 1, 254])
  const bytes = await bytesOf(
    of(
      { path: 'اقرأني.txt', content: pieces('مرحبًا ', 'يا ليلى') },
      { path: 'files/1-photo.jpg', content: pieces(photo), isPacked: true },
      { path: 'empty.json', content: pieces() },
    ),
  )
  const read = unzipSync(bytes)
  expect(Object.keys(read)).toEqual(['اقرأني.txt', 'files/1-photo.jpg', 'empty.json'])
  expect(strFromU8(read['اقرأني.txt']!)).toBe('مرحبًا يا ليلى')
  expect([...read['files/1-photo.jpg']!]).toEqual([...photo])
  expect(read['empty.json']).toHaveLength(0)
})

test('a file that cannot be read ends the archive with the error, not with half a file', async () => {
  const broken = (async function* () {
    yield 'half'
    throw new Error('gone')
  })()
  await expect(bytesOf(of({ path: 'a.txt', content: broken }))).rejects.toThrow('gone')
})

test('reads nothing ahead of who takes it', async () => {
  let read = 0
  const endless = (async function* () {
    for (;;) {
      read++
      yield new Uint8Array(65_536)
    }
  })()
  const stream = zipped(of({ path: 'big.bin', content: endless, isPacked: true }), at)
  for (let taken = 0; taken < 6; taken++) await stream.next()
  await stream.return(undefined)
  expect(read).toBeLessThan(10)
})
