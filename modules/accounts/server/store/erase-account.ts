import { sql } from 'kysely'
import { json, type Database } from '#platform/server/database.ts'
import type { Erasure } from '#platform/server/own-data.ts'

/** Takes the person out of the account: nobody signs in to it any more, and it names nobody. Answers files that go. */
export async function eraseAccount(db: Database, { person, pseudonym, now }: Erasure): Promise<number[]> {
  const { accountId, email } = person
  const { photo_file_id: photo } = await db
    .selectFrom('identity.account')
    .select('photo_file_id')
    .where('id', '=', accountId)
    .executeTakeFirstOrThrow()
  await db
    .updateTable('identity.account')
    .set((eb) => ({
      email: pseudonym.email,
      name_ar: pseudonym.nameAr,
      name_en: pseudonym.nameEn,
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
  for (const table of [
    'authenticator',
    'recovery_code',
    'password_token',
    'provider_link',
    'passkey',
    'address_change',
  ])
    await sql`delete from ${sql.id('identity', table)} where account_id = ${accountId}`.execute(db)
  await db
    .deleteFrom('identity.one_time_code')
    .where((eb) => eb.or([eb('account_id', '=', accountId), eb('email', '=', email)]))
    .execute()
  // Ended before; what they tell of the browsers goes, that there were sessions stays for a month like everybody's.
  await sql`update identity.session set user_agent = '', browser_hash = null, fcm_token = null,
      acting_reason = case when acting_reason is not null then '' end
    where account_id = ${accountId}`.execute(db)
  await db.updateTable('identity.erasure_request').set({ reason: '' }).where('account_id', '=', accountId).execute()
  return photo === null ? [] : [photo]
}

/** What the platform holds of the person: letters, kept replies, keys to documents, reasons for acting as them. */
export async function eraseTraces(db: Database, { person, now }: Erasure): Promise<void> {
  const { accountId, email } = person
  await sql`update platform.outbox_mail set to_address = '', to_name = '', subject = '', html = '', href = null,
      last_error = null, state = case when state = 'waiting' then 'dead' else state end
    where to_address = ${email}`.execute(db)
  await db.deleteFrom('platform.idempotency_key').where('actor_key', '=', `account:${accountId}`).execute()
  await db
    .updateTable('platform.report_ticket')
    .set({ revoked_at: now.toISOString() })
    .where('issued_by', '=', accountId)
    .where('revoked_at', 'is', null)
    .execute()
  await sql`update platform.report_ticket set recipient = null where recipient = ${email}`.execute(db)
  await sql`update platform.event set data = data - 'reason'
    where subject_type = 'account' and subject_id = ${accountId} and data ? 'reason'`.execute(db)
}

/** Files that stay lose the names that people gave them. */
export async function renameKept(db: Database, accountId: number, fileIds: readonly number[]): Promise<void> {
  await sql`update platform.file
    set name = 'file-' || id || coalesce(lower(substring(name from '\\.[A-Za-z0-9]{1,8}$')), '')
    where uploaded_by = ${accountId} or id = any(${[...fileIds]}::integer[])`.execute(db)
}

/** What stood for the person, so that the page of the audit withholds what its rows hold of them. */
export async function noteErased(db: Database, requestId: number, { person }: Erasure): Promise<void> {
  const records = {
    account: person.accountId,
    trainee: person.traineeId,
    instructor: person.instructorId,
    organization: person.organizationId,
  }
  await db
    .insertInto('identity.erased_record')
    .values(
      Object.entries(records).flatMap(([type, id]) =>
        id === null ? [] : [{ subject_type: type, subject_id: id, request_id: requestId }],
      ),
    )
    .onConflict((conflict) => conflict.doNothing())
    .execute()
}
