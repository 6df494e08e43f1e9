import type { Database } from '#platform/server/database.ts'
import { otherAdmins } from '../store/user-writes.ts'

/** Whether no administrator could sign in without this account. */
export async function isLastAdmin(db: Database, accountId: number): Promise<boolean> {
  const account = await db
    .selectFrom('accounts.account')
    .select(['role', 'state'])
    .where('id', '=', accountId)
    .executeTakeFirstOrThrow()
  return account.role === 'admin' && account.state === 'active' && (await otherAdmins(db, accountId)) === 0
}
