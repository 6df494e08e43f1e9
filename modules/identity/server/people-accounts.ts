import { sql } from 'kysely'
import { json, type Database } from '#platform/server/database.ts'
import type { Role } from '#platform/shared/access.ts'
import { notifyActorChanged } from './actor-changed.ts'

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
  }>`insert into identity.account (email, role, name_ar, name_en, state)
    select email, role, "nameAr", "nameEn", 'pending'
    from jsonb_to_recordset(${json(people)}) as person(email text, role text, "nameAr" text, "nameEn" text)
    returning id, email`.execute(db)
  const ids = new Map(made.rows.map((row) => [row.email, row.id]))
  return people.map((person) => ids.get(person.email)!)
}

/**
 * The account that a user's page made for this address and role before there was a record: from now on it is the
 * record's, with the record's names. Null where there is none, or where it belongs to a record.
 */
export async function adoptAccount(db: Database, person: InvitedPerson): Promise<number | null> {
  const found = await db
    .selectFrom('identity.account as a')
    .select('a.id')
    .where('a.email', '=', person.email)
    .where('a.role', '=', person.role)
    .where('a.state', '<>', 'inactive')
    .where(sql<boolean>`not exists (select from identity.own_record_facts r where r.account_id = a.id)`)
    .forUpdate()
    .executeTakeFirst()
  if (!found) return null
  await changeAccount(db, found.id, { nameAr: person.nameAr, nameEn: person.nameEn })
  return found.id
}

/** Names, and the address to sign in with, as the person's own record has them. */
export async function changeAccount(
  db: Database,
  accountId: number,
  person: { readonly email?: string; readonly nameAr: string; readonly nameEn: string },
): Promise<void> {
  // Another address is nobody's until it is proved, and links sent to the old one must not open the account.
  if (person.email !== undefined) await forgetAddress(db, accountId, person.email)
  await db
    .updateTable('identity.account')
    .set((eb) => ({
      name_ar: person.nameAr,
      name_en: person.nameEn,
      ...(person.email === undefined ? {} : { email: person.email }),
      version: eb('version', '+', 1),
    }))
    .where('id', '=', accountId)
    .where('erased_at', 'is', null)
    .execute()
  await notifyActorChanged(db, accountId)
}

/** Before the address changes: what proved the former one proves nothing of the next. */
export async function forgetAddress(db: Database, accountId: number, next: string): Promise<void> {
  const changed = await db
    .updateTable('identity.account')
    .set({ email_proved_at: null })
    .where('id', '=', accountId)
    .where('email', '<>', next)
    .returning('id')
    .executeTakeFirst()
  if (changed) await db.deleteFrom('identity.password_token').where('account_id', '=', accountId).execute()
}

/** Deletes an account with its sessions; fails where records refer to it. */
export async function removeAccount(db: Database, accountId: number): Promise<void> {
  await notifyActorChanged(db, accountId)
  await db.deleteFrom('identity.session').where('account_id', '=', accountId).execute()
  await db.deleteFrom('identity.account').where('id', '=', accountId).execute()
}
