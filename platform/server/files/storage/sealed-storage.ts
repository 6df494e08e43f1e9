import { createHash, randomBytes } from 'node:crypto'
import { createReadStream, createWriteStream } from 'node:fs'
import { rm } from 'node:fs/promises'
import { join } from 'node:path'
import { PassThrough, Readable, Transform } from 'node:stream'
import { buffer } from 'node:stream/consumers'
import { pipeline } from 'node:stream/promises'
import { pieceBytes, saltBytes, sealingStream, tagBytes, unsealingStream } from '../../vault/stream.ts'
import type { Vault } from '../../vault/vault.ts'
import type { FileStorage, Part, PlainStorage } from '../kept-files.ts'

/** How every sealed file begins; what people upload cannot, as no type of file has it. Then: the key's id and the salt. */
const mark = Buffer.from('\0diwan\x01\0', 'latin1')
const idBytes = 4
const headBytes = mark.length + idBytes + saltBytes

/** Keeps files encrypted, each under a key of its own, in whatever keeps their bytes. One that was kept before that opens as it is. */
export function sealedStorage(inner: PlainStorage, vault: Vault): FileStorage {
  return {
    ...inner,
    vault,
    kept: inner,
    keep: async (key, path) => {
      const closed = join(inner.incoming, `${key}.sealed`)
      try {
        const sha256 = await closeFile(vault, path, closed, key)
        await inner.keep(key, closed, sha256)
      } finally {
        await rm(closed, { force: true })
      }
      await rm(path, { force: true })
    },
    open: async (key) => openSealed(vault, await inner.open(key), key),
    openPart: (key, bytes, part) => openPart(inner, vault, key, bytes, part),
  }
}

/** Writes the sealed form of a file beside it; answers its hash. */
async function closeFile(vault: Vault, from: string, to: string, key: string): Promise<Buffer> {
  const salt = randomBytes(saltBytes)
  const hash = createHash('sha256')
  const head = Buffer.concat([mark, Buffer.from(vault.keyId, 'hex'), salt])
  hash.update(head)
  const hashing = new Transform({
    transform(chunk: Buffer, _encoding, done) {
      hash.update(chunk)
      done(null, chunk)
    },
  })
  const target = createWriteStream(to, { mode: 0o600 })
  target.write(head)
  await pipeline(createReadStream(from), sealingStream(vault.keyFor('file', vault.keyId), salt, key), hashing, target)
  return hash.digest()
}

/** The bytes as they were uploaded, of a stream of what is kept under this key. */
export async function openSealed(vault: Vault, kept: Readable, key: string): Promise<Readable> {
  const { head, rest } = await headOf(kept)
  if (!head.subarray(0, mark.length).equals(mark) || head.length < headBytes) return flow(rest, new PassThrough())
  const { keyId, salt } = readHead(head)
  return flow(rest, unsealingStream(vault.keyFor('file', keyId), salt, key), head.length)
}

/** As `openSealed`, of the pieces in which the part lies. What was kept before files were encrypted is read as it lies. */
async function openPart(
  inner: PlainStorage,
  vault: Vault,
  key: string,
  bytes: number,
  { from, to }: Part,
): Promise<Readable> {
  const head = await buffer(await inner.open(key, { from: 0, to: headBytes - 1 }))
  if (!head.subarray(0, mark.length).equals(mark) || head.length < headBytes) return inner.open(key, { from, to })
  const { keyId, salt } = readHead(head)
  const [first, last] = [Math.floor(from / pieceBytes), Math.floor(to / pieceBytes)]
  const sealedPiece = pieceBytes + tagBytes
  const kept = await inner.open(key, {
    from: headBytes + first * sealedPiece,
    to: headBytes + Math.min((last + 1) * sealedPiece, bytes + (last + 1) * tagBytes) - 1,
  })
  const endsHere = (last + 1) * pieceBytes >= bytes
  const pieces = unsealingStream(vault.keyFor('file', keyId), salt, key, { first, endsHere })
  return flow(flow(kept, pieces), only(to - from + 1), from - first * pieceBytes)
}

const readHead = (head: Buffer) => ({
  keyId: head.subarray(mark.length, mark.length + idBytes).toString('hex'),
  salt: head.subarray(mark.length + idBytes, headBytes),
})

/** So many bytes of what flows, and then no more. */
function only(bytes: number): Transform {
  let left = bytes
  return new Transform({
    transform(chunk: Buffer, _encoding, done) {
      const taken = chunk.subarray(0, left)
      left -= taken.length
      done(null, taken)
    },
  })
}

/** SHA-256 of the bytes as they were uploaded, of a file of what is kept under this key. */
export async function hashOpened(vault: Vault, path: string, key: string): Promise<Buffer> {
  const hash = createHash('sha256')
  await pipeline(await openSealed(vault, createReadStream(path), key), hash)
  return hash.digest()
}

/** Reads the beginning; `rest` gives the whole again, `skipped` bytes of which the reader leaves out. */
async function headOf(kept: Readable): Promise<{ head: Buffer; rest: AsyncIterable<Buffer> }> {
  const chunks = kept[Symbol.asyncIterator]() as AsyncIterator<Buffer>
  let begun = Buffer.alloc(0)
  while (begun.length < headBytes) {
    const { done, value } = await chunks.next()
    if (done) break
    begun = Buffer.concat([begun, value])
  }
  async function* whole() {
    yield begun
    try {
      for (;;) {
        const { done, value } = await chunks.next()
        if (done) return
        yield value
      }
    } finally {
      kept.destroy()
    }
  }
  return { head: begun.subarray(0, headBytes), rest: whole() }
}

function flow(rest: AsyncIterable<Buffer>, into: Transform, skipped = 0): Readable {
  async function* without() {
    let left = skipped
    for await (const chunk of rest) {
      const gone = Math.min(left, chunk.length)
      left -= gone
      if (chunk.length > gone) yield chunk.subarray(gone)
    }
  }
  const source = Readable.from(without(), { objectMode: false })
  // A failure on the way shows to whoever reads; one who stops reading ends what feeds it.
  pipeline(source, into).catch((error: Error) => into.destroy(error))
  return into
}
