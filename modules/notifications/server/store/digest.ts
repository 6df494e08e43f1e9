import { sql } from 'kysely'
import type { Database } from '#platform/server/database.ts'
import type { TextLanguage } from '#platform/shared/text.ts'

export const addToDigest = async (
  db: Database,
  items: readonly { readonly notificationId: number; readonly accountId: number }[],
): Promise<void> => {
  if (items.length === 0) return
  await db
    .insertInto('notifications.digest_item')
    .values(items.map(({ notificationId, accountId }) => ({ notification_id: notificationId, account_id: accountId })))
    .execute()
}

/** Whom a daily mail has something to tell that happened before then, after the account of that number. */
export async function readersOfDigest(db: Database, before: Date, after: number, most: number): Promise<number[]> {
  const found = await db
    .selectFrom('notifications.digest_item')
    .select('account_id')
    .distinct()
    .where('added_at', '<', before.toISOString())
    .where('account_id', '>', after)
    .orderBy('account_id')
    .limit(most)
    .execute()
  return found.map((row) => row.account_id)
}

/** Takes what happened before then out of the next mail of this account: who asks at the same moment gets none of it. */
export async function takeDigest(db: Database, accountId: number, before: Date) {
  const { rows } = await sql<{
    id: number
    title: string
    subject: string
    /** Null for what was told before notifications kept their words. */
    words: Partial<Record<TextLanguage, { title: string; subject: string }>> | null
    href: string | null
  }>`
    with taken as (
      delete from notifications.digest_item
      where account_id = ${accountId} and added_at < ${before.toISOString()} returning notification_id)
    select n.id, n.title, n.subject, n.words, n.href from taken t
    join notifications.notification n on n.id = t.notification_id order by n.id`.execute(db)
  return rows
}
