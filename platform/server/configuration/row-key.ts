import { createHmac, timingSafeEqual } from 'node:crypto'
import type { Secrets } from './secrets.ts'

/** Of the signature; 132 bits. */
const length = 22

/** What such keys are for: one for the one opens nothing of the other. */
type Purpose = 'refusal of mails' | 'link of an advert' | 'letters about a topic'

const signatureOf = (secrets: Secrets, purpose: Purpose, rowId: string) =>
  createHmac('sha256', secrets.key(purpose)).update(rowId).digest('base64url').slice(0, length)

/**
 * A key for a letter, which names the row of a person (no `-` in it) without holding anything of the person. It has no end:
 * nor has a letter.
 */
export const rowKey = (secrets: Secrets, purpose: Purpose, rowId: number | string): string =>
  `${rowId}-${signatureOf(secrets, purpose, String(rowId))}`

/** Whose row the key names; null for one that the academy did not make. */
export function rowIn(secrets: Secrets, purpose: Purpose, key: string): string | null {
  const [rowId = '', ...rest] = key.split('-')
  const given = Buffer.from(rest.join('-'))
  const expected = Buffer.from(signatureOf(secrets, purpose, rowId))
  return given.length === expected.length && timingSafeEqual(given, expected) ? rowId : null
}
