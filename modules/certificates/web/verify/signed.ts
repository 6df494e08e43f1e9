import type { SignedFacts } from '../../rules/signed-facts.ts'

/** A public key, as the academy publishes it. */
export interface PublicKey {
  readonly kid: string
  readonly x: string
}

/**
 * What came of checking a signature. `cannot`: this browser has no such check; `noKeys`: the academy's keys of now could not
 * be asked for, and none of those kept from before is the one.
 */
export type Checked<Payload> =
  | { readonly is: 'good'; readonly payload: Payload }
  | { readonly is: 'bad' | 'unknownKey' | 'noKeys' | 'cannot' }

const bytesOf = (base64url: string): Uint8Array<ArrayBuffer> =>
  Uint8Array.from(atob(base64url.replaceAll('-', '+').replaceAll('_', '/')), (letter) => letter.charCodeAt(0))
const jsonOf = (base64url: string): unknown => JSON.parse(new TextDecoder().decode(bytesOf(base64url)))

/** What a QR code carries behind the address: a compact JWS; null where there is none. */
export const signedIn = (hash: string): string | null => /^#(ey[\w-]+\.[\w-]+\.[\w-]+)$/.exec(hash)?.[1] ?? null

/** Checks a compact JWS (RFC 7515) by the academy's Ed25519 keys, in this browser. */
export async function check<Payload = SignedFacts>(jws: string, keys: readonly PublicKey[]): Promise<Checked<Payload>> {
  const [head = '', body = '', signature = ''] = jws.split('.')
  try {
    const header = jsonOf(head) as { alg?: unknown; kid?: unknown }
    if (header.alg !== 'EdDSA') return { is: 'bad' }
    const key = keys.find(({ kid }) => kid === header.kid)
    if (!key) return { is: 'unknownKey' }
    const subtle: SubtleCrypto | undefined = globalThis.crypto?.subtle
    const jwk = { kty: 'OKP', crv: 'Ed25519', x: key.x }
    const publicKey = await subtle?.importKey('jwk', jwk, 'Ed25519', false, ['verify']).catch(() => undefined)
    if (!publicKey) return { is: 'cannot' }
    const said = new TextEncoder().encode(`${head}.${body}`)
    const isGood = await subtle.verify('Ed25519', publicKey, bytesOf(signature), said)
    return isGood ? { is: 'good', payload: jsonOf(body) as Payload } : { is: 'bad' }
  } catch {
    return { is: 'bad' }
  }
}

/** The same by the keys as they were asked for; where they were not to be had (undefined), by those kept from before. */
export async function checkBy<Payload = SignedFacts>(
  jws: string,
  asked: readonly PublicKey[] | undefined,
  kept: () => readonly PublicKey[],
): Promise<Checked<Payload>> {
  const checked = await check<Payload>(jws, asked ?? kept())
  return asked === undefined && checked.is === 'unknownKey' ? { is: 'noKeys' } : checked
}
