import { saysNobodyThere } from '#platform/shared/letters/no-such-address.ts'

/** What is withheld never left: it is no letter to its reader, and stands in the list of who sent it alone. */
export const entryStates = ['waiting', 'sent', 'refused', 'unread', 'read'] as const
export const letterStates = ['waiting', 'sent', 'refused', 'withheld'] as const
/** Of those that have not left the academy. */
export const unsentStates = ['waiting', 'refused'] as const
export type LetterState = (typeof letterStates)[number]

export const causes = ['noSuchAddress', 'mailboxFull', 'unreachable', 'refusedByServer'] as const
export type Cause = (typeof causes)[number]

/** Why a letter has not arrived, from what the mail server said of the last try; null where it has said nothing. */
export function causeOf(said: string | null): Cause | null {
  if (!said) return null
  if (saysNobodyThere(said)) return 'noSuchAddress'
  if (/\b[45]\.2\.2\b|\b552\b|mailbox (is )?full|over quota|quota exceeded/i.test(said)) return 'mailboxFull'
  if (/ECONNREFUSED|ETIMEDOUT|ENOTFOUND|ECONNRESET|EHOSTUNREACH|timeout|getaddrinfo/i.test(said)) return 'unreachable'
  return 'refusedByServer'
}
