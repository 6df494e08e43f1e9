import { factsToSign, type SignedList } from '../../rules/signed-facts.ts'
import type { Snapshot } from '../store/certificates.ts'
import { notInForce } from '../store/signing-keys.ts'
import { sign, type Signing } from './keys.ts'

/** The facts of a certificate signed for its QR code; null where not even the names fit into one. */
export async function signedFacts(
  signing: Signing,
  serial: string,
  version: number,
  snapshot: Snapshot,
): Promise<string | null> {
  const facts = factsToSign(serial, version, snapshot)
  return facts && sign(signing, facts)
}

/** What does not hold at this moment, signed. */
export async function signedList(signing: Signing): Promise<string> {
  const list: SignedList = { iat: Math.floor(signing.now.getTime() / 1000), ...(await notInForce(signing.db)) }
  return sign(signing, list)
}
