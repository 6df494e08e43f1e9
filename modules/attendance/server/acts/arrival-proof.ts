import { createHmac, randomBytes, timingSafeEqual } from 'node:crypto'
import { codeText, type ArrivalCode } from '../../rules/arrival-code.ts'

export const newSecret = (): Buffer => randomBytes(32)

/** HMAC-SHA-256 of the session and the step under the secret of the session: its first 128 bits, in base64url. */
const proofOf = (secret: Buffer, sessionId: number, step: number): string =>
  createHmac('sha256', secret).update(`${sessionId}:${step}`).digest().subarray(0, 16).toString('base64url')

/** The text that the QR code of this step carries. */
export const writtenCode = (secret: Buffer, sessionId: number, step: number): string =>
  codeText({ sessionId, step, proof: proofOf(secret, sessionId, step) })

export function isProven(secret: Buffer, { sessionId, step, proof }: ArrivalCode): boolean {
  const [own, given] = [Buffer.from(proofOf(secret, sessionId, step)), Buffer.from(proof)]
  return own.length === given.length && timingSafeEqual(own, given)
}

/** The name under which a session keeps a device: of no use beside another session's. */
export const deviceOf = (secret: Buffer, device: string): Buffer =>
  createHmac('sha256', secret).update(`device:${device}`).digest()
