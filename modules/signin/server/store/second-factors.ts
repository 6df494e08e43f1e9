import type { Database } from '#platform/server/database.ts'

/**
 * Takes authenticator app and passkeys away: all, or those added since then. Recovery codes end with the last factor
 * that they stand in for. Answers whether there was one that counted.
 */
export async function dropFactorsSince(db: Database, accountId: number, since: string | null = null): Promise<boolean> {
  const apps = await db
    .deleteFrom('signin.authenticator')
    .where('account_id', '=', accountId)
    .$if(since !== null, (q) => q.where('created_at', '>=', since!))
    .returning('confirmed_at')
    .execute()
  const passkeys = await db
    .deleteFrom('signin.passkey')
    .where('account_id', '=', accountId)
    .$if(since !== null, (q) => q.where('created_at', '>=', since!))
    .returning('id')
    .execute()
  await dropUselessRecoveryCodes(db, accountId)
  return passkeys.length > 0 || apps.some((app) => app.confirmed_at !== null)
}

export async function dropUselessRecoveryCodes(db: Database, accountId: number): Promise<void> {
  await db
    .deleteFrom('signin.recovery_code')
    .where('account_id', '=', accountId)
    .where(({ not, exists, selectFrom }) =>
      not(
        exists(
          selectFrom('signin.authenticator')
            .select('account_id')
            .where('account_id', '=', accountId)
            .where('confirmed_at', 'is not', null),
        ),
      ),
    )
    .where(({ not, exists, selectFrom }) =>
      not(exists(selectFrom('signin.passkey').select('id').where('account_id', '=', accountId))),
    )
    .execute()
}
