import { createCipheriv, createDecipheriv, hkdfSync } from 'node:crypto'
import { Transform, type TransformCallback } from 'node:stream'

/*
 * AES-256-GCM over pieces of 64 KiB, each with its tag, so that nothing big comes into memory and no byte leaves before
 * it has been proved. A piece's nonce is its number and whether it is the last: pieces that are moved, left out or cut
 * off do not open. Each stream has a key of its own, derived with its salt.
 */
export const pieceBytes = 65_536
export const tagBytes = 16
export const saltBytes = 16

const keyOf = (key: Buffer, salt: Buffer) => Buffer.from(hkdfSync('sha256', key, salt, 'diwan stream', 32))

function nonceOf(piece: number, isLast: boolean): Buffer {
  const nonce = Buffer.alloc(12)
  nonce.writeUIntBE(piece, 5, 6)
  nonce[11] = isLast ? 1 : 0
  return nonce
}

/** Which pieces of a stream flow: from which one on, and whether the last of them is the stream's last. */
interface Stretch {
  readonly first: number
  readonly endsHere: boolean
}
const whole: Stretch = { first: 0, endsHere: true }

/** Collects what flows and hands on whole pieces; always keeps one back, as the last one is marked. */
abstract class Pieces extends Transform {
  #waiting: Buffer[] = []
  #bytes = 0
  #piece: number
  readonly #size: number
  readonly #endsHere: boolean

  constructor(size: number, { first, endsHere }: Stretch = whole) {
    super()
    this.#size = size
    this.#piece = first
    this.#endsHere = endsHere
  }

  abstract work(piece: Buffer, nonce: Buffer): Buffer

  override _transform(chunk: Buffer, _encoding: BufferEncoding, done: TransformCallback): void {
    this.#waiting.push(chunk)
    this.#bytes += chunk.length
    if (this.#bytes <= this.#size) return done()
    this.#attempt(done, () => {
      const all = Buffer.concat(this.#waiting)
      let at = 0
      for (; all.length - at > this.#size; at += this.#size) this.#hand(all.subarray(at, at + this.#size), false)
      this.#waiting = [all.subarray(at)]
      this.#bytes = all.length - at
    })
  }

  override _flush(done: TransformCallback): void {
    this.#attempt(done, () => this.#hand(Buffer.concat(this.#waiting), this.#endsHere))
  }

  #hand(piece: Buffer, isLast: boolean): void {
    const worked = this.work(piece, nonceOf(this.#piece++, isLast))
    if (worked.length > 0) this.push(worked)
  }

  #attempt(done: TransformCallback, what: () => void): void {
    try {
      what()
    } catch (error) {
      return done(error as Error)
    }
    done()
  }
}

/** `belongsTo` as for a sealed value: under another name the stream does not open. */
export function sealingStream(key: Buffer, salt: Buffer, belongsTo: string): Transform {
  const own = keyOf(key, salt)
  return new (class extends Pieces {
    work(piece: Buffer, nonce: Buffer): Buffer {
      const cipher = createCipheriv('aes-256-gcm', own, nonce).setAAD(Buffer.from(belongsTo))
      return Buffer.concat([cipher.update(piece), cipher.final(), cipher.getAuthTag()])
    }
  })(pieceBytes)
}

/**
 * Fails where the key, the name or a single bit is another, or the end is missing. With a stretch it opens those whole pieces
 * of the stream alone.
 */
export function unsealingStream(key: Buffer, salt: Buffer, belongsTo: string, stretch?: Stretch): Transform {
  const own = keyOf(key, salt)
  return new (class extends Pieces {
    work(piece: Buffer, nonce: Buffer): Buffer {
      if (piece.length < tagBytes) throw new Error('The end of the encrypted data is missing.')
      const text = piece.subarray(0, piece.length - tagBytes)
      const decipher = createDecipheriv('aes-256-gcm', own, nonce, { authTagLength: tagBytes })
      decipher.setAAD(Buffer.from(belongsTo)).setAuthTag(piece.subarray(piece.length - tagBytes))
      return Buffer.concat([decipher.update(text), decipher.final()])
    }
  })(pieceBytes + tagBytes, stretch)
}
