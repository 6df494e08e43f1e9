import { sql } from 'kysely'
import type { Database } from '#platform/server/database.ts'
import type { Erasure } from '#platform/server/content/own-data.ts'

/** Deletes what somebody signed in with, and what the sessions tell of the browsers. */
export async function eraseSignIns(db: Database, { person }: Erasure): Promise<void> {
  const { accountId, email } = person
  for (const table of ['authenticator', 'recovery_code', 'provider_link', 'passkey', 'push_device'])
    await sql`delete from ${sql.id('signin', table)} where account_id = ${accountId}`.execute(db)
  await db
    .deleteFrom('signin.one_time_code')
    .where((eb) => eb.or([eb('account_id', '=', accountId), eb('email', '=', email)]))
    .execute()
  // Ended before; that there were sessions stays for a month like everybody's.
  await sql`update signin.session set user_agent = '', browser_hash = null,
      acting_reason = case when acting_reason is not null then '' end
    where account_id = ${accountId}`.execute(db)
}
