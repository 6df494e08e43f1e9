import { createDecipheriv, createECDH, hkdfSync, randomBytes, verify, createPublicKey } from 'node:crypto'
import type { Posted } from '#platform/server/outside/post.ts'

/** A browser that has subscribed: what it hands in, and what it reads of what it is sent. */
export interface PushBrowser {
  /** As `FCMToken` carries it. */
  readonly token: string
  readonly endpoint: string
  /** Decrypts as RFC 8291 and RFC 8188 (aes128gcm) say. */
  read(body: Buffer): unknown
}

/** A browser of its own keys, known to the push service by this name. */
export function pushBrowser(name: string): PushBrowser {
  const keys = createECDH('prime256v1')
  const own = keys.generateKeys()
  const auth = randomBytes(16)
  const endpoint = `https://push.example.com/send/${name}`
  return {
    endpoint,
    token: JSON.stringify({
      endpoint,
      expirationTime: null,
      keys: { p256dh: own.toString('base64url'), auth: auth.toString('base64url') },
    }),
    read(body) {
      const salt = body.subarray(0, 16)
      const idLength = body[20]!
      const sender = body.subarray(21, 21 + idLength)
      const sealed = body.subarray(21 + idLength)
      const info = Buffer.concat([Buffer.from('WebPush: info\0'), own, sender])
      const derive = (from: Buffer, by: Buffer, as: Buffer, length: number) =>
        Buffer.from(hkdfSync('sha256', from, by, as, length))
      const key = derive(keys.computeSecret(sender), auth, info, 32)
      const contentKey = derive(key, salt, Buffer.from('Content-Encoding: aes128gcm\0'), 16)
      const nonce = derive(key, salt, Buffer.from('Content-Encoding: nonce\0'), 12)
      const open = createDecipheriv('aes-128-gcm', contentKey, nonce).setAuthTag(sealed.subarray(-16))
      const plain = Buffer.concat([open.update(sealed.subarray(0, -16)), open.final()])
      // The text ends with the mark of the last record.
      return JSON.parse(plain.subarray(0, plain.lastIndexOf(2)).toString())
    },
  }
}

/** What stands in a VAPID header (RFC 8292), if it was signed by this key. */
export function vapidClaims(authorization: string, publicKey: string): Record<string, unknown> {
  const [, token, key] = /^vapid t=([^,]+), k=(.+)$/.exec(authorization)!
  if (key !== publicKey) throw new Error('Signed by another key.')
  const point = Buffer.from(publicKey, 'base64url')
  const jwk = {
    kty: 'EC',
    crv: 'P-256',
    x: point.subarray(1, 33).toString('base64url'),
    y: point.subarray(33).toString('base64url'),
  }
  const [head, claims, signature] = token!.split('.')
  const by = { key: createPublicKey({ key: jwk, format: 'jwk' }), dsaEncoding: 'ieee-p1363' } as const
  if (!verify('sha256', Buffer.from(`${head}.${claims}`), by, Buffer.from(signature!, 'base64url')))
    throw new Error('The signature does not hold.')
  return JSON.parse(Buffer.from(claims!, 'base64url').toString()) as Record<string, unknown>
}

/** A push service that answers as it is told, and keeps what came. */
export function pushService() {
  const came: Posted[] = []
  let answer: (posted: Posted) => number | Error = () => 201
  return {
    came,
    answers: (as: typeof answer) => void (answer = as),
    post: async (posted: Posted): Promise<number> => {
      const status = answer(posted)
      if (status instanceof Error) throw status
      came.push(posted)
      return status
    },
  }
}
