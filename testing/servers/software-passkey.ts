import { createHash, generateKeyPairSync, randomBytes, sign, type KeyObject } from 'node:crypto'

/** A passkey as a device holds it (WebAuthn level 3, ES256, no attestation), for tests without a browser. */
export interface SoftwarePasskey {
  readonly id: string
  /** How often it says that it has signed; tests of a copied one set it back. */
  counter: number
  /** What a browser answers when it has made it. */
  made(options: unknown, site?: Partial<Site>): NewAnswer
  /** What a browser answers when it has signed. */
  signed(options: unknown, site?: Partial<Site>): Answer
}

interface Site {
  readonly origin: string
  readonly rpId: string
}
interface Head {
  readonly id: string
  readonly rawId: string
  readonly type: 'public-key'
}
interface NewAnswer extends Head {
  readonly response: { clientDataJSON: string; attestationObject: string; transports: string[] }
}
interface Answer extends Head {
  readonly response: { clientDataJSON: string; authenticatorData: string; signature: string }
}

const base64url = (bytes: Buffer) => bytes.toString('base64url')
const sha256 = (bytes: Buffer | string) => createHash('sha256').update(bytes).digest()

/* CBOR (RFC 8949) of what a passkey writes: small integers, byte and text strings, maps. */
const head = (major: number, length: number): Buffer =>
  length < 24
    ? Buffer.from([(major << 5) | length])
    : length < 256
      ? Buffer.from([(major << 5) | 24, length])
      : Buffer.from([(major << 5) | 25, length >> 8, length & 255])
const integer = (value: number) => (value >= 0 ? head(0, value) : head(1, -1 - value))
const bytes = (value: Buffer) => Buffer.concat([head(2, value.length), value])
const text = (value: string) => Buffer.concat([head(3, Buffer.byteLength(value)), Buffer.from(value)])
const map = (entries: readonly [Buffer, Buffer][]) => Buffer.concat([head(5, entries.length), ...entries.flat()])

const present = 0x01
const attested = 0x40

/** Belongs to `http://localhost:8080`, the test server's address, unless a call says otherwise. */
export function softwarePasskey(home: Site = { origin: 'http://localhost:8080', rpId: 'localhost' }): SoftwarePasskey {
  const { privateKey, publicKey } = generateKeyPairSync('ec', { namedCurve: 'P-256' })
  const rawId = randomBytes(32)
  const id = base64url(rawId)
  const authData = (rpId: string, flags: number, counter: number, credential = Buffer.alloc(0)) => {
    const count = Buffer.alloc(4)
    count.writeUInt32BE(counter)
    return Buffer.concat([sha256(rpId), Buffer.from([flags]), count, credential])
  }
  const clientData = (type: string, options: unknown, origin: string) =>
    Buffer.from(JSON.stringify({ type, challenge: (options as { challenge: string }).challenge, origin }))
  return {
    id,
    counter: 0,
    made(options, site) {
      const { origin, rpId } = { ...home, ...site }
      const client = clientData('webauthn.create', options, origin)
      const length = Buffer.from([0, rawId.length])
      const credential = Buffer.concat([Buffer.alloc(16), length, rawId, coseKey(publicKey)])
      const attestation = map([
        [text('fmt'), text('none')],
        [text('attStmt'), map([])],
        [text('authData'), bytes(authData(rpId, present | attested, this.counter, credential))],
      ])
      const response = {
        clientDataJSON: base64url(client),
        attestationObject: base64url(attestation),
        transports: ['internal'],
      }
      return { id, rawId: id, type: 'public-key', response }
    },
    signed(options, site) {
      const { origin, rpId } = { ...home, ...site }
      const client = clientData('webauthn.get', options, origin)
      const data = authData(rpId, present, ++this.counter)
      const signature = sign('sha256', Buffer.concat([data, sha256(client)]), privateKey)
      const response = {
        clientDataJSON: base64url(client),
        authenticatorData: base64url(data),
        signature: base64url(signature),
      }
      return { id, rawId: id, type: 'public-key', response }
    },
  }
}

/** EC2, ES256, P-256. */
function coseKey(key: KeyObject): Buffer {
  const { x, y } = key.export({ format: 'jwk' })
  return map([
    [integer(1), integer(2)],
    [integer(3), integer(-7)],
    [integer(-1), integer(1)],
    [integer(-2), bytes(Buffer.from(x!, 'base64url'))],
    [integer(-3), bytes(Buffer.from(y!, 'base64url'))],
  ])
}
