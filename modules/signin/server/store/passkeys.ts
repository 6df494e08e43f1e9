import type { Database } from '#platform/server/database.ts'

export const passkeysOf = (db: Database, accountId: number) =>
  db
    .selectFrom('signin.passkey')
    .select(['id as ID', 'name as Name', 'created_at as CreatedAt', 'last_used_at as LastUsedAt'])
    .where('account_id', '=', accountId)
    .orderBy('id')
    .execute()

/** The ids by which browsers know the account's passkeys, and how each is reached. */
export const credentialsOf = (db: Database, accountId: number) =>
  db
    .selectFrom('signin.passkey')
    .select(['credential_id', 'transports'])
    .where('account_id', '=', accountId)
    .orderBy('id')
    .execute()

/** The passkey with what is needed to look at its signature, locked: its counter is compared and moved. */
export const lockPasskey = (tx: Database, accountId: number, credentialId: string) =>
  tx
    .selectFrom('signin.passkey')
    .select(['id', 'credential_id', 'public_key', 'counter', 'transports'])
    .where('account_id', '=', accountId)
    .where('credential_id', '=', credentialId)
    .forUpdate()
    .executeTakeFirst()

export interface NewPasskey {
  readonly accountId: number
  readonly credentialId: string
  readonly publicKey: Uint8Array
  readonly counter: number
  readonly transports: readonly string[]
  readonly name: string
}

/** False where the device has given this key already. */
export async function addPasskey(db: Database, passkey: NewPasskey, now: Date): Promise<boolean> {
  const added = await db
    .insertInto('signin.passkey')
    .values({
      account_id: passkey.accountId,
      credential_id: passkey.credentialId,
      public_key: Buffer.from(passkey.publicKey),
      counter: passkey.counter,
      transports: [...passkey.transports],
      name: passkey.name,
      created_at: now.toISOString(),
    })
    .onConflict((conflict) => conflict.column('credential_id').doNothing())
    .returning('id')
    .executeTakeFirst()
  return added !== undefined
}

export const markSigned = (db: Database, id: number, counter: number, now: Date) =>
  db.updateTable('signin.passkey').set({ counter, last_used_at: now.toISOString() }).where('id', '=', id).execute()

export async function renamePasskey(db: Database, accountId: number, id: number, name: string): Promise<boolean> {
  const named = await db
    .updateTable('signin.passkey')
    .set({ name })
    .where('account_id', '=', accountId)
    .where('id', '=', id)
    .executeTakeFirst()
  return named.numUpdatedRows > 0n
}

export async function removePasskey(db: Database, accountId: number, id: number): Promise<boolean> {
  const gone = await db
    .deleteFrom('signin.passkey')
    .where('account_id', '=', accountId)
    .where('id', '=', id)
    .executeTakeFirst()
  return gone.numDeletedRows > 0n
}
