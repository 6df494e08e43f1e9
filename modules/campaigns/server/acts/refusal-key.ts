import { createHmac, timingSafeEqual } from 'node:crypto'
import type { Secrets } from '#platform/server/configuration/secrets.ts'

/** Of the signature; 132 bits. */
const length = 22

const signatureOf = (secrets: Secrets, personId: string) =>
  createHmac('sha256', secrets.key('refusal of mails')).update(personId).digest('base64url').slice(0, length)

/** The key in a letter to many, which says whose address it is without holding it. It has no end: nor has the letter. */
export const refusalKey = (secrets: Secrets, personId: number | string): string =>
  `${personId}-${signatureOf(secrets, String(personId))}`

/** To whom the letter with this key went; null for a key that the academy did not make. */
export function personIn(secrets: Secrets, key: string): string | null {
  const [personId = '', ...rest] = key.split('-')
  const given = Buffer.from(rest.join('-'))
  const expected = Buffer.from(signatureOf(secrets, personId))
  return given.length === expected.length && timingSafeEqual(given, expected) ? personId : null
}
