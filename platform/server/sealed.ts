import { createCipheriv, createDecipheriv, randomBytes } from 'node:crypto'

/* AES-256-GCM. A sealed value is its format (1 byte), the nonce (12), the tag (16) and the cipher text. */
const format = 1
const nonceBytes = 12
const tagBytes = 16

/** Encrypts under a key of 32 bytes. `belongsTo` says which row it stands in: moved to another, it does not open. */
export function seal(key: Buffer, plain: Buffer, belongsTo: string): Buffer {
  const nonce = randomBytes(nonceBytes)
  const cipher = createCipheriv('aes-256-gcm', key, nonce).setAAD(Buffer.from(belongsTo))
  const text = Buffer.concat([cipher.update(plain), cipher.final()])
  return Buffer.concat([Buffer.of(format), nonce, cipher.getAuthTag(), text])
}

/** What was sealed; throws where the key, the row or a single bit is another. */
export function unseal(key: Buffer, sealed: Buffer, belongsTo: string): Buffer {
  if (sealed[0] !== format || sealed.length < 1 + nonceBytes + tagBytes) throw new Error('Not a sealed value.')
  const nonce = sealed.subarray(1, 1 + nonceBytes)
  const tag = sealed.subarray(1 + nonceBytes, 1 + nonceBytes + tagBytes)
  const decipher = createDecipheriv('aes-256-gcm', key, nonce, { authTagLength: tagBytes })
  decipher.setAAD(Buffer.from(belongsTo)).setAuthTag(tag)
  return Buffer.concat([decipher.update(sealed.subarray(1 + nonceBytes + tagBytes)), decipher.final()])
}
