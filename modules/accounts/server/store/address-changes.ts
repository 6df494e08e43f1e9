import { createHash, randomBytes } from 'node:crypto'
import { sql } from 'kysely'
import type { Database } from '#platform/server/database.ts'
import { addressLinkLife, undoLife } from '../../rules/address-change.ts'

/** 192 random bits, as they stand in a link; only hashes are stored. */
const newToken = (): string => randomBytes(24).toString('base64url')
const hashOf = (token: string): Buffer => createHash('sha256').update(token).digest()

export interface NewAddress {
  readonly accountId: number
  readonly former: string
  readonly email: string
  readonly askedBy: number
}

/** In place of another that waits. Answers the tokens of the letters to the new address and to the old one. */
export async function addAddressChange(
  db: Database,
  { accountId, former, email, askedBy }: NewAddress,
  now: Date,
): Promise<{ token: string; undo: string }> {
  const [token, undo] = [newToken(), newToken()]
  await dropPending(db, accountId, now)
  await db
    .insertInto('accounts.address_change')
    .values({
      account_id: accountId,
      former_email: former,
      email,
      asked_by: askedBy,
      asked_at: now.toISOString(),
      sent_at: now.toISOString(),
      expires_at: new Date(now.getTime() + addressLinkLife).toISOString(),
      token_hash: hashOf(token),
      undo_hash: hashOf(undo),
    })
    .execute()
  return { token, undo }
}

/** Another token for the same change; the former letter's ends. */
export async function renewAddressToken(db: Database, id: number, now: Date): Promise<string> {
  const token = newToken()
  await db
    .updateTable('accounts.address_change')
    .set({
      token_hash: hashOf(token),
      sent_at: now.toISOString(),
      expires_at: new Date(now.getTime() + addressLinkLife).toISOString(),
    })
    .where('id', '=', id)
    .execute()
  return token
}

const columns = ['id', 'account_id', 'former_email', 'email', 'asked_by', 'asked_at', 'sent_at', 'done_at'] as const

/** The change that waits for its new address to be proved; undefined where none does. */
export const pendingChange = (db: Database, accountId: number) =>
  db
    .selectFrom('accounts.address_change')
    .select([...columns, 'expires_at'])
    .where('account_id', '=', accountId)
    .where('done_at', 'is', null)
    .where('given_up_at', 'is', null)
    .executeTakeFirst()
export type AddressChange = NonNullable<Awaited<ReturnType<typeof pendingChange>>>

/** The link to the new address, where the account itself asked for it, is over; the old address's letter stays good. */
export const endOwnLink = (db: Database, accountId: number, now: Date) =>
  db
    .updateTable('accounts.address_change')
    .set({ expires_at: now.toISOString() })
    .where('account_id', '=', accountId)
    .where('asked_by', '=', accountId)
    .where('done_at', 'is', null)
    .where('expires_at', '>', now.toISOString())
    .execute()

/** When a letter last went to an address that the account asked for and did not get; undefined where none did. */
export const lastAskedLetter = (db: Database, accountId: number) =>
  db
    .selectFrom('accounts.address_change')
    .select('sent_at')
    .where('account_id', '=', accountId)
    .where('done_at', 'is', null)
    .orderBy('sent_at', 'desc')
    .limit(1)
    .executeTakeFirst()

/**
 * Nothing waits any more. What the account itself asked for is kept as given up, as whoever is in it may be somebody whom
 * the old address's letter is to put out.
 */
export async function dropPending(db: Database, accountId: number, now: Date): Promise<void> {
  await db
    .updateTable('accounts.address_change')
    .set({ given_up_at: now.toISOString() })
    .where('account_id', '=', accountId)
    .where('asked_by', '=', accountId)
    .where('done_at', 'is', null)
    .where('given_up_at', 'is', null)
    .execute()
  await db
    .deleteFrom('accounts.address_change')
    .where('account_id', '=', accountId)
    .where('done_at', 'is', null)
    .where('given_up_at', 'is', null)
    .execute()
}

/** The change that the new address's letter names, while the link is good. */
export const changeToConfirm = (db: Database, token: string, now: Date) =>
  db
    .selectFrom('accounts.address_change')
    .select(columns)
    .where('token_hash', '=', hashOf(token))
    .where('done_at', 'is', null)
    .where('given_up_at', 'is', null)
    .where('expires_at', '>', now.toISOString())
    .executeTakeFirst()

/** The change that the old address's letter names, while it can be taken back. */
export const changeToUndo = (db: Database, token: string, now: Date) =>
  db
    .selectFrom('accounts.address_change')
    .select(columns)
    .where('undo_hash', '=', hashOf(token))
    .where(
      sql<boolean>`coalesce(done_at, given_up_at, 'infinity') > ${new Date(now.getTime() - undoLife).toISOString()}`,
    )
    .executeTakeFirst()

/** Of this change and those after it the first that was made: since it the account has not had its former address. */
export const firstMade = (db: Database, { account_id, id }: Pick<AddressChange, 'account_id' | 'id'>) =>
  db
    .selectFrom('accounts.address_change')
    .select('former_since')
    .where('account_id', '=', account_id)
    .where('id', '>=', id)
    .where('done_at', 'is not', null)
    .orderBy('id')
    .limit(1)
    .executeTakeFirst()

/** Done first: since when the account had the address that it gives up is kept with the change. */
export const markDone = (db: Database, id: number, now: Date) =>
  db
    .updateTable('accounts.address_change')
    .set({
      done_at: now.toISOString(),
      former_since: sql<
        string | null
      >`(select a.address_since from accounts.account a where a.id = address_change.account_id)`,
    })
    .where('id', '=', id)
    .execute()

/** This one, and what was asked for after it. */
export const dropSince = (db: Database, { account_id, id }: Pick<AddressChange, 'account_id' | 'id'>) =>
  db.deleteFrom('accounts.address_change').where('account_id', '=', account_id).where('id', '>=', id).execute()

/** Old addresses are kept no longer than they can be gone back to. */
export async function forgetOldAddresses(db: Database, now: Date): Promise<void> {
  const undoable = new Date(now.getTime() - undoLife).toISOString()
  await db
    .deleteFrom('accounts.address_change')
    .where((eb) =>
      eb.or([eb('done_at', '<', undoable), eb.and([eb('done_at', 'is', null), eb('expires_at', '<', undoable)])]),
    )
    .execute()
}
