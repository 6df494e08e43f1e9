import { sql } from 'kysely'
import { json, type Database } from '#platform/server/database.ts'
import type { Role } from '#platform/shared/access.ts'
import { notifyActorChanged } from './actor-changed.ts'
import { keptAccount, type Keeping } from './kept-account.ts'
import type { SignIns } from './sign-ins.ts'

export interface InvitedPerson {
  /** Lower case. */
  readonly email: string
  readonly role: Exclude<Role, 'anonymous'>
  readonly nameAr: string
  readonly nameEn: string
}

/** Accounts without a password that wait for their first sign-in, thousands at once; their ids in the order of the people. */
export async function inviteAccounts(db: Database, people: readonly InvitedPerson[]): Promise<number[]> {
  const made = await sql<{
    id: number
    email: string
  }>`insert into accounts.account (email, role, name_ar, name_en, state)
    select email, role, "nameAr", "nameEn", 'pending'
    from jsonb_to_recordset(${json(people)}) as person(email text, role text, "nameAr" text, "nameEn" text)
    returning id, email`.execute(db)
  const ids = new Map(made.rows.map((row) => [row.email, row.id]))
  return people.map((person) => ids.get(person.email)!)
}

/**
 * The account that a user's page made for this address and role before there was a record: from now on it is the
 * record's, with the record's names. Null where there is none, or where it belongs to a record. Refuses as `keptAccount`.
 */
export async function adoptAccount(asked: Keeping, person: InvitedPerson): Promise<number | null> {
  const { db } = asked
  const found = await db
    .selectFrom('accounts.account as a')
    .select('a.id')
    .where('a.email', '=', person.email)
    .where('a.role', '=', person.role)
    .where('a.state', '<>', 'inactive')
    .where(sql<boolean>`not exists (select from accounts.own_record_facts r where r.account_id = a.id)`)
    .forUpdate()
    .executeTakeFirst()
  if (!found) return null
  await keptAccount(asked, found.id)
  await renameAccount(db, found.id, person)
  return found.id
}

/** Names as the person's own record has them. */
export async function renameAccount(
  db: Database,
  accountId: number,
  { nameAr, nameEn }: { readonly nameAr: string; readonly nameEn: string },
): Promise<void> {
  await db
    .updateTable('accounts.account')
    .set((eb) => ({ name_ar: nameAr, name_en: nameEn, version: eb('version', '+', 1) }))
    .where('id', '=', accountId)
    .where('erased_at', 'is', null)
    .execute()
  await notifyActorChanged(db, accountId)
}

/** Deletes an account with its sessions; fails where records refer to it. Refuses as `keptAccount`. */
export async function removeAccount(asked: Keeping, accountId: number, signIns: SignIns): Promise<void> {
  const { db } = asked
  await keptAccount(asked, accountId)
  await notifyActorChanged(db, accountId)
  await signIns.forget(db, accountId)
  await db.deleteFrom('accounts.account').where('id', '=', accountId).execute()
}
