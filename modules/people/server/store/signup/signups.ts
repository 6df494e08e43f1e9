import type { Database } from '#platform/server/database.ts'
import { hour, signupLife } from '../../../rules/signup/limits.ts'

export async function addSignup(db: Database, keyHash: Buffer, email: string, now: Date): Promise<number> {
  const { id } = await db
    .insertInto('people.signup')
    .values({
      key_hash: keyHash,
      email,
      proved_at: now.toISOString(),
      expires_at: new Date(now.getTime() + signupLife).toISOString(),
    })
    .returning('id')
    .executeTakeFirstOrThrow()
  return id
}

const select = (db: Database, keyHash: Buffer) =>
  db
    .selectFrom('people.signup')
    .select(['id', 'email', 'proved_at', 'expires_at', 'used_at', 'account_id'])
    .where('key_hash', '=', keyHash)
export type SignupRow = NonNullable<Awaited<ReturnType<ReturnType<typeof select>['executeTakeFirst']>>>

export const signupOfKey = (db: Database, keyHash: Buffer) => select(db, keyHash).executeTakeFirst()
export const lockedSignup = (tx: Database, keyHash: Buffer) => select(tx, keyHash).forUpdate().executeTakeFirst()

export async function useSignup(tx: Database, id: number, accountId: number, now: Date): Promise<void> {
  await tx
    .updateTable('people.signup')
    .set({ used_at: now.toISOString(), account_id: accountId })
    .where('id', '=', id)
    .execute()
}

/** Proofs that have run out, with the files that nothing took up. Answers the ids of those files. */
export async function forgetOldSignups(tx: Database, now: Date): Promise<number[]> {
  const before = now.toISOString()
  const files = await tx
    .selectFrom('people.signup_file as f')
    .innerJoin('people.signup as s', 's.id', 'f.signup_id')
    .select('f.file_id')
    .where('s.expires_at', '<', before)
    .execute()
  await tx.deleteFrom('people.signup').where('expires_at', '<', before).execute()
  const dayAgo = new Date(now.getTime() - 24 * hour).toISOString()
  await tx.deleteFrom('people.signup_start').where('at', '<', dayAgo).execute()
  return files.map((row) => row.file_id)
}
