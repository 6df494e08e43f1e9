import { createHash, generateKeyPairSync } from 'node:crypto'
import { CompactSign, importJWK } from 'jose'
import type { Database } from '#platform/server/database.ts'
import type { Vault } from '#platform/server/vault/vault.ts'
import { addKey, keyInUse, rowOfKey, type StoredKey } from '../store/signing-keys.ts'

/** A public key as RFC 8037 writes it. */
export const jwkOf = ({ kid, public_key }: { readonly kid: string; readonly public_key: Buffer }) => ({
  kty: 'OKP' as const,
  crv: 'Ed25519' as const,
  x: public_key.toString('base64url'),
  kid,
  use: 'sig' as const,
  alg: 'EdDSA' as const,
})

/** Puts a new key into use; undefined where one was put at the same moment. */
export async function makeKey(db: Database, vault: Vault, now: Date): Promise<StoredKey | undefined> {
  const { x, d } = generateKeyPairSync('ed25519').privateKey.export({ format: 'jwk' })
  const publicKey = Buffer.from(x!, 'base64url')
  const kid = createHash('sha256').update(publicKey).digest('base64url').slice(0, 8)
  const sealed = vault.close('signing', Buffer.from(d!, 'base64url'), rowOfKey(kid))
  return addKey(db, { kid, publicKey, sealed, madeAt: now })
}

/** The key that signs, made when it is needed first. Whoever needs it at the same moment waits for it and uses the same. */
async function signingKey(db: Database, vault: Vault, now: Date): Promise<StoredKey> {
  const found = await keyInUse(db)
  if (found) return found
  const key = (await makeKey(db, vault, now)) ?? (await keyInUse(db))
  if (!key) throw new Error('The key that was put into use at the same moment was retired at once')
  return key
}

export type Signing = { readonly db: Database; readonly vault: Vault; readonly now: Date }

/** A compact JWS (RFC 7515) of this JSON by the key in use. `kidAs` says how the header names the key. */
export async function sign(
  { db, vault, now }: Signing,
  payload: object,
  { type, kidAs = (kid) => kid }: { readonly type?: string; readonly kidAs?: (kid: string) => string } = {},
): Promise<string> {
  const key = await signingKey(db, vault, now)
  const { kty, crv, x } = jwkOf(key)
  const d = vault.open('signing', key.private_sealed, rowOfKey(key.kid)).toString('base64url')
  return new CompactSign(new TextEncoder().encode(JSON.stringify(payload)))
    .setProtectedHeader({ alg: 'EdDSA', ...(type && { typ: type }), kid: kidAs(key.kid) })
    .sign(await importJWK({ kty, crv, x, d }, 'EdDSA'))
}
