import type { Database } from '#platform/server/database.ts'
import type { Trilingual } from '#platform/shared/text.ts'
import { queueMails } from '#platform/server/outbox/queue.ts'
import { addressee } from './letter-parts.ts'
import { addPasswordTokens } from './store/password-tokens.ts'
import { invitationLetter } from './letters.ts'

/** Milliseconds. */
const invitationLife = 7 * 24 * 3_600_000

/**
 * Mails each account without a password a link that opens the page where the first one is set, good for seven days
 * and one use; a newer invitation replaces the older. Thousands at once. Answers how many letters were queued:
 * accounts that have a password, or are switched off, get none. `organization` is named as the one that has added them.
 */
export async function invite(
  db: Database,
  accountIds: readonly number[],
  now: Date,
  organization?: Trilingual,
): Promise<number> {
  if (accountIds.length === 0) return 0
  const accounts = await db
    .selectFrom('accounts.account')
    .select(['id', 'email', 'name_ar', 'name_en', 'language'])
    .where((eb) => eb('id', '=', eb.fn.any(eb.val([...accountIds]))))
    .where('password_hash', 'is', null)
    .where('state', '<>', 'inactive')
    .orderBy('id')
    .execute()
  const ids = accounts.map(({ id }) => id)
  const tokens = await addPasswordTokens(db, ids, 'invitation', now, new Date(now.getTime() + invitationLife))
  await queueMails(
    db,
    accounts.map((account, at) => invitationLetter(addressee(account), tokens[at]!, organization)),
  )
  return accounts.length
}
