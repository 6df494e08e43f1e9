import type { Database } from '#platform/server/database.ts'

export const actorChannel = 'diwan_actor'

/**
 * Makes every process forget what it remembers of this person: call it in the transaction that changes the role, the
 * permissions, the state, the own record or the sessions of an account.
 */
export async function notifyActorChanged(db: Database, accountId: number): Promise<void> {
  await db
    .selectNoFrom((eb) => eb.fn('pg_notify', [eb.val(actorChannel), eb.val(String(accountId))]).as('notified'))
    .execute()
}
