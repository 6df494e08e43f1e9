import { createCipheriv, createDecipheriv, randomBytes } from 'node:crypto'

/*
 * AES-256-GCM. A sealed value is its format (1 byte), the id of its key (4), the nonce (12), the tag (16) and the cipher
 * text. Format 1, of older versions, names no key.
 */
const format = 2
const formatWithoutKey = 1
const idBytes = 4
const nonceBytes = 12
const tagBytes = 16

/** Encrypts under a key of 32 bytes. `belongsTo` says which row it stands in: moved to another, it does not open. */
export function seal(keyId: string, key: Buffer, plain: Buffer, belongsTo: string): Buffer {
  const nonce = randomBytes(nonceBytes)
  const cipher = createCipheriv('aes-256-gcm', key, nonce).setAAD(Buffer.from(belongsTo))
  const text = Buffer.concat([cipher.update(plain), cipher.final()])
  return Buffer.concat([Buffer.of(format), Buffer.from(keyId, 'hex'), nonce, cipher.getAuthTag(), text])
}

/** Which key a sealed value was made with; null for one of an older version. */
export function keyIdOf(sealed: Buffer): string | null {
  if (sealed[0] === formatWithoutKey) return null
  if (sealed[0] !== format) throw new Error('Not a sealed value.')
  return sealed.subarray(1, 1 + idBytes).toString('hex')
}

/** What was sealed; throws where the key, the row or a single bit is another. */
export function unseal(key: Buffer, sealed: Buffer, belongsTo: string): Buffer {
  const body = sealed.subarray(keyIdOf(sealed) === null ? 1 : 1 + idBytes)
  if (body.length < nonceBytes + tagBytes) throw new Error('Not a sealed value.')
  const tag = body.subarray(nonceBytes, nonceBytes + tagBytes)
  const decipher = createDecipheriv('aes-256-gcm', key, body.subarray(0, nonceBytes), { authTagLength: tagBytes })
  decipher.setAAD(Buffer.from(belongsTo)).setAuthTag(tag)
  return Buffer.concat([decipher.update(body.subarray(nonceBytes + tagBytes)), decipher.final()])
}
