import type { Database } from '#platform/server/database.ts'
import type { QuietHours } from '../../rules/quiet-hours.ts'

/** Those of the accounts that have some. */
export async function quietHoursOf(
  db: Database,
  accountIds: readonly number[],
): Promise<ReadonlyMap<number, QuietHours>> {
  if (accountIds.length === 0) return new Map()
  const found = await db
    .selectFrom('notifications.quiet_hours')
    .select(['account_id', 'from_time', 'to_time'])
    .where('account_id', 'in', accountIds)
    .execute()
  return new Map(found.map((row) => [row.account_id, { from: row.from_time.slice(0, 5), to: row.to_time.slice(0, 5) }]))
}

export async function keepQuietHours(db: Database, accountId: number, { from, to }: QuietHours): Promise<void> {
  const times = { from_time: from, to_time: to }
  await db
    .insertInto('notifications.quiet_hours')
    .values({ account_id: accountId, ...times })
    .onConflict((conflict) => conflict.column('account_id').doUpdateSet(times))
    .execute()
}

/** False where there were none. */
export async function dropQuietHours(db: Database, accountId: number): Promise<boolean> {
  const gone = await db
    .deleteFrom('notifications.quiet_hours')
    .where('account_id', '=', accountId)
    .returning('account_id')
    .executeTakeFirst()
  return gone !== undefined
}
