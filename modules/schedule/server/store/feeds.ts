import { createHash, randomBytes } from 'node:crypto'
import type { Database } from '#platform/server/database.ts'

const hashOf = (secret: string): Buffer => createHash('sha256').update(secret).digest()

/** The person's feed, as far as it is kept; undefined where there is none. */
export const feedOf = (db: Database, accountId: number) =>
  db.selectFrom('schedule.feed').where('account_id', '=', accountId).select(['id', 'made_at']).executeTakeFirst()

/** The same, locked until the transaction ends. */
export const lockedFeed = (db: Database, accountId: number) =>
  db
    .selectFrom('schedule.feed')
    .where('account_id', '=', accountId)
    .select(['id', 'made_at'])
    .forUpdate()
    .executeTakeFirst()

/** Makes a feed with a secret, which is kept nowhere; null where the person has one. */
export async function insertFeed(db: Database, accountId: number, now: Date) {
  const secret = randomBytes(32).toString('base64url')
  const made = await db
    .insertInto('schedule.feed')
    .values({ account_id: accountId, hash: hashOf(secret), made_at: now })
    .onConflict((conflict) => conflict.column('account_id').doNothing())
    .returning('id')
    .executeTakeFirst()
  return made ? { id: made.id, secret } : null
}

/** What the feed is found by from now on: its secret, and what is kept of it. */
export function newSecret(now: Date) {
  const secret = randomBytes(32).toString('base64url')
  return { secret, set: { hash: hashOf(secret), made_at: now } }
}

export const deleteFeed = (db: Database, id: number) => db.deleteFrom('schedule.feed').where('id', '=', id).execute()

/** Whose feed has this secret. */
export const feedWith = (db: Database, secret: string) =>
  db.selectFrom('schedule.feed').where('hash', '=', hashOf(secret)).select('account_id').executeTakeFirst()

/** What sets this academy's entries apart from those of any other. */
export const academyMark = async (db: Database): Promise<string> =>
  (await db.selectFrom('schedule.academy').select('mark').executeTakeFirstOrThrow()).mark
