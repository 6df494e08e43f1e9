import type { Database } from '#platform/server/database.ts'
import type { OptionalTopic } from '#platform/shared/record/notice-topics.ts'

/** Those of the accounts that want no letters about the topic. */
export async function withoutMail(
  db: Database,
  accountIds: readonly number[],
  topic: OptionalTopic,
): Promise<ReadonlySet<number>> {
  if (accountIds.length === 0) return new Set()
  const found = await db
    .selectFrom('notifications.mail_off')
    .select('account_id')
    .where('account_id', 'in', accountIds)
    .where('topic', '=', topic)
    .execute()
  return new Set(found.map((row) => row.account_id))
}

/** The topics that the account wants no letters about. */
export async function topicsOff(db: Database, accountId: number): Promise<ReadonlySet<string>> {
  const found = await db
    .selectFrom('notifications.mail_off')
    .select('topic')
    .where('account_id', '=', accountId)
    .execute()
  return new Set(found.map((row) => row.topic))
}

/** Says whether anything changed. */
export async function switchMail(db: Database, accountId: number, topic: OptionalTopic, on: boolean): Promise<boolean> {
  const changed = on
    ? await db
        .deleteFrom('notifications.mail_off')
        .where('account_id', '=', accountId)
        .where('topic', '=', topic)
        .returning('topic')
        .executeTakeFirst()
    : await db
        .insertInto('notifications.mail_off')
        .values({ account_id: accountId, topic })
        .onConflict((conflict) => conflict.columns(['account_id', 'topic']).doNothing())
        .returning('topic')
        .executeTakeFirst()
  return changed !== undefined
}

/** The kinds whose template sends a letter. */
export async function mailedKinds(db: Database): Promise<ReadonlySet<string>> {
  const found = await db
    .selectFrom('notifications.mail_template')
    .select('kind')
    .where('sends_mail', '=', true)
    .where('is_active', '=', true)
    .execute()
  return new Set(found.map((row) => row.kind))
}
