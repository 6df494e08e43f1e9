import type { Secrets } from '#platform/server/configuration/secrets.ts'
import { personIn as rowIn, personKey } from './person-key.ts'

/** The key in a letter to many, which says whose address it is without holding it. It has no end: nor has the letter. */
export const refusalKey = (secrets: Secrets, personId: number | string): string =>
  personKey(secrets, 'refusal of mails', personId)

/** To whom the letter with this key went; null for a key that the academy did not make. */
export const personIn = (secrets: Secrets, key: string): string | null => rowIn(secrets, 'refusal of mails', key)
