import type { Database } from '#platform/server/database.ts'

/** The row, locked: of two who send one code the second finds its step used. */
export const lockAuthenticator = (tx: Database, accountId: number) =>
  tx
    .selectFrom('signin.authenticator')
    .select(['secret', 'confirmed_at', 'last_step'])
    .where('account_id', '=', accountId)
    .forUpdate()
    .executeTakeFirst()

/** A secret that does not count yet; it takes the place of another that was never confirmed. */
export async function addAuthenticator(db: Database, accountId: number, secret: Buffer, now: Date): Promise<void> {
  const row = { secret, confirmed_at: null, last_step: 0, created_at: now.toISOString() }
  await db
    .insertInto('signin.authenticator')
    .values({ account_id: accountId, ...row })
    .onConflict((conflict) => conflict.column('account_id').doUpdateSet(row))
    .execute()
}

export async function markStepUsed(db: Database, accountId: number, step: number): Promise<void> {
  await db.updateTable('signin.authenticator').set({ last_step: step }).where('account_id', '=', accountId).execute()
}

export async function markConfirmed(db: Database, accountId: number, now: Date): Promise<void> {
  await db
    .updateTable('signin.authenticator')
    .set({ confirmed_at: now.toISOString() })
    .where('account_id', '=', accountId)
    .execute()
}

export async function removeAuthenticator(db: Database, accountId: number): Promise<void> {
  await db.deleteFrom('signin.authenticator').where('account_id', '=', accountId).execute()
}

/** Whether an app gives the account codes that count. */
export const hasAuthenticator = async (db: Database, accountId: number): Promise<boolean> =>
  (await db
    .selectFrom('signin.authenticator')
    .select('account_id')
    .where('account_id', '=', accountId)
    .where('confirmed_at', 'is not', null)
    .executeTakeFirst()) !== undefined
