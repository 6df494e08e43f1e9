import type { Database } from '#platform/server/database.ts'
import { refuse } from '#platform/shared/refusal.ts'
import { signupOver } from '../../../contract/refusals.ts'
import { hour, repeatLife, signupLife } from '../../../rules/signup/limits.ts'
import { hashOfKey } from '../../signup/key.ts'

export async function addSignup(db: Database, key: string, email: string, now: Date): Promise<number> {
  const { id } = await db
    .insertInto('people.signup')
    .values({
      key_hash: hashOfKey(key),
      email,
      proved_at: now.toISOString(),
      expires_at: new Date(now.getTime() + signupLife).toISOString(),
    })
    .returning('id')
    .executeTakeFirstOrThrow()
  return id
}

const select = (db: Database, key: string) =>
  db
    .selectFrom('people.signup')
    .select(['id', 'email', 'proved_at', 'expires_at', 'used_at', 'account_id'])
    .where('key_hash', '=', hashOfKey(key))
export type SignupRow = NonNullable<Awaited<ReturnType<ReturnType<typeof select>['executeTakeFirst']>>>

const isOver = (row: SignupRow | undefined, now: Date): row is undefined =>
  row === undefined || now.getTime() >= Date.parse(row.expires_at)

/** The proof that the key stands for, while it is not used. Refuses `signupOver`. */
export async function openSignup(db: Database, key: string, now: Date): Promise<SignupRow> {
  const row = await select(db, key).executeTakeFirst()
  return isOver(row, now) || row.used_at !== null ? refuse(signupOver) : row
}

/** Refuses early, before anything expensive is done. */
export async function openOrJustUsed(db: Database, key: string, now: Date): Promise<void> {
  checkUse(await select(db, key).executeTakeFirst(), now)
}

/**
 * The same, locked: of two requests with one key the second waits for the first. One that was just used is answered
 * too, as the browser may not have got its answer.
 */
export async function lockSignup(tx: Database, key: string, now: Date): Promise<SignupRow> {
  return checkUse(await select(tx, key).forUpdate().executeTakeFirst(), now)
}

function checkUse(row: SignupRow | undefined, now: Date): SignupRow {
  if (isOver(row, now)) refuse(signupOver)
  const used = row.used_at === null ? now.getTime() : Date.parse(row.used_at)
  return now.getTime() - used > repeatLife ? refuse(signupOver) : row
}

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
