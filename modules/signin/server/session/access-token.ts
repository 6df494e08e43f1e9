import { createHash } from 'node:crypto'
import { jwtVerify, SignJWT } from 'jose'
import type { Secrets } from '#platform/server/configuration/secrets.ts'
import { accessTokenLife } from '../../rules/session-ends.ts'

/** What the token says. Never a role: who somebody is now, the database says for each request. */
export interface AccessClaims {
  readonly userId: number
  readonly sessionId: string
  /** Milliseconds since 1970. */
  readonly ends: number
}

const audience = 'diwan'
const type = 'at+jwt'

interface SigningKey {
  readonly key: CryptoKey
  readonly kid: string
}
const signingKeys = new WeakMap<Secrets, Promise<SigningKey>>()

/** Made once: a key of bytes would be made anew for each token, in a thread that hashes of passwords keep busy. */
function keyOf(secrets: Secrets): Promise<SigningKey> {
  const known = signingKeys.get(secrets)
  if (known) return known
  const made = makeKey(secrets.key('access token'))
  signingKeys.set(secrets, made)
  return made
}

async function makeKey(bytes: Buffer): Promise<SigningKey> {
  const uses: KeyUsage[] = ['sign', 'verify']
  const key = await crypto.subtle.importKey(
    'raw',
    new Uint8Array(bytes),
    { name: 'HMAC', hash: 'SHA-256' },
    false,
    uses,
  )
  return { key, kid: createHash('sha256').update(bytes).digest('base64url').slice(0, 8) }
}

/** A token for ten minutes from `now`, or for what is left of its session, and how many seconds that is. */
export async function issueAccessToken(
  secrets: Secrets,
  userId: number,
  sessionId: string,
  now: Date,
  sessionEnds: Date,
): Promise<{ accessToken: string; expiresIn: number }> {
  const { key, kid } = await keyOf(secrets)
  const issuedAt = Math.floor(now.getTime() / 1000)
  const expiresIn = Math.floor(Math.min(accessTokenLife, sessionEnds.getTime() - now.getTime()) / 1000)
  const accessToken = await new SignJWT({ sid: sessionId })
    .setProtectedHeader({ alg: 'HS256', typ: type, kid })
    .setSubject(String(userId))
    .setAudience(audience)
    .setIssuedAt(issuedAt)
    .setExpirationTime(issuedAt + expiresIn)
    .sign(key)
  return { accessToken, expiresIn }
}

/** The claims of a good token; null for any other. */
export async function readAccessToken(secrets: Secrets, token: string, now: Date): Promise<AccessClaims | null> {
  const { key, kid } = await keyOf(secrets)
  try {
    const { payload, protectedHeader } = await jwtVerify(token, key, {
      algorithms: ['HS256'],
      audience,
      typ: type,
      currentDate: now,
      requiredClaims: ['sub', 'sid', 'exp'],
    })
    const userId = Number(payload.sub)
    if (protectedHeader.kid !== kid || !Number.isInteger(userId) || typeof payload['sid'] !== 'string') return null
    return { userId, sessionId: payload['sid'], ends: payload.exp! * 1000 }
  } catch {
    return null
  }
}
