import { cast, type CastKey } from '#database/seeds/cast/members.ts'
import type { Database } from '#platform/server/database.ts'
import type { Permission } from '#platform/shared/access.ts'

export { cast, castPassword, type CastKey } from '#database/seeds/cast/members.ts'

/** Gives one of the cast these rights beside the role, in place of whatever rights they had. */
export async function giveRights(db: Database, who: CastKey, permissions: readonly Permission[]): Promise<void> {
  await db
    .updateTable('accounts.account')
    .set({ permissions: [...permissions] })
    .where('email', '=', cast[who].email)
    .execute()
}
