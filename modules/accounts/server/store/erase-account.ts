import { sql } from 'kysely'
import { json, type Database } from '#platform/server/database.ts'
import type { Erasure } from '#platform/server/content/own-data.ts'

/** Takes the person out of the account: nobody signs in to it any more, and it names nobody. Answers files that go. */
export async function eraseAccount(db: Database, { person, pseudonym, now }: Erasure): Promise<number[]> {
  const { accountId } = person
  const { photo_file_id: photo } = await db
    .selectFrom('accounts.account')
    .select('photo_file_id')
    .where('id', '=', accountId)
    .executeTakeFirstOrThrow()
  await db
    .updateTable('accounts.account')
    .set((eb) => ({
      email: pseudonym.email,
      name_ar: pseudonym.nameAr,
      name_en: pseudonym.nameEn,
      gender: null,
      password_hash: null,
      permissions: [],
      settings: json({}),
      photo_file_id: null,
      last_login_at: null,
      email_proved_at: null,
      wants_second_factor: false,
      state: 'inactive',
      erased_at: now.toISOString(),
      version: eb('version', '+', 1),
    }))
    .where('id', '=', accountId)
    .execute()
  for (const table of ['password_token', 'address_change'])
    await sql`delete from ${sql.id('accounts', table)} where account_id = ${accountId}`.execute(db)
  return photo === null ? [] : [photo]
}
