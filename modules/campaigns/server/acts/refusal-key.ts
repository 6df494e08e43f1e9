import type { Secrets } from '#platform/server/configuration/secrets.ts'
import { rowIn, rowKey } from '#platform/server/configuration/row-key.ts'

/** The key in a letter to many, which says whose address it is without holding it. It has no end: nor has the letter. */
export const refusalKey = (secrets: Secrets, personId: number | string): string =>
  rowKey(secrets, 'refusal of mails', personId)

/** To whom the letter with this key went; null for a key that the academy did not make. */
export const personIn = (secrets: Secrets, key: string): string | null => rowIn(secrets, 'refusal of mails', key)
