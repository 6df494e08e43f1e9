import { sql } from 'kysely'
import { namesOtherContact } from '#modules/people/server/public.ts'
import type { Database } from '#platform/server/database.ts'
import type { Erasure, Person } from '#platform/server/content/own-data.ts'
import { formerAddresses, formerLetters, formerTickets, wasOfAnother } from './own-letters.ts'

/**
 * Letters that went to an address of the person and, by the name on them, to a contact of an organization who bears it too.
 * Asked before anything is erased: afterwards no name tells the two apart.
 */
export async function lettersOfContacts(db: Database, person: Person): Promise<readonly number[]> {
  const { accountId, email } = person
  const { rows } = await sql<{ id: number }>`select l.id from platform.outbox_mail l
    where l.to_address in (select ${email}::text union select f.address from (${formerAddresses(accountId)}) f)
      and ${namesOtherContact(person, sql`l.to_address`, sql`l.to_name`)}`.execute(db)
  return rows.map(({ id }) => id)
}

/**
 * What the platform holds of the person: letters but these of others, kept replies, keys to documents, reasons for acting as
 * them.
 */
export async function eraseTraces(db: Database, { person, now }: Erasure, ofOthers: readonly number[]): Promise<void> {
  const { accountId, email } = person
  await sql`update platform.outbox_mail set to_address = '', to_name = '', subject = '', html = '', href = null,
      paper_href = null, leave_href = null, calendar = null, last_error = null, state = case when state = 'waiting' then 'dead' else state end
    where ((to_address = ${email} and not ${wasOfAnother(accountId, email, sql`outbox_mail.created_at`)})
        or id in (${formerLetters(accountId)}))
      and id <> all(${[...ofOthers]}::integer[])`.execute(db)
  // By now the person bears none: what a mail server said of an address that somebody has is theirs.
  await sql`delete from platform.undeliverable_address u
    where u.address in (select lower(${email}) union select lower(f.address) from (${formerAddresses(accountId)}) f)
      and not exists (select from accounts.account_facts a where a.account_email = u.address)
      and not exists (select from people.addressee_facts a where a.address = u.address)
      and not exists (select from people.organization_facts o where lower(o.contact_email) = u.address)`.execute(db)
  await db.deleteFrom('platform.idempotency_key').where('actor_key', '=', `account:${accountId}`).execute()
  await db
    .updateTable('platform.report_ticket')
    .set({ revoked_at: now.toISOString() })
    .where('issued_by', '=', accountId)
    .where('revoked_at', 'is', null)
    .execute()
  await sql`update platform.report_ticket set recipient = null, revoked_at = coalesce(revoked_at, ${now.toISOString()})
    where ((recipient = ${email} and not ${wasOfAnother(accountId, email, sql`report_ticket.created_at`)})
        or id in (${formerTickets(accountId)}))
      -- A key is made in the transaction of the letter that brings it.
      and not exists (select from platform.outbox_mail l where l.id = any(${[...ofOthers]}::integer[])
        and l.to_address = report_ticket.recipient and l.created_at = report_ticket.created_at)`.execute(db)
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
    .insertInto('privacy.erased_record')
    .values(
      Object.entries(records).flatMap(([type, id]) =>
        id === null ? [] : [{ subject_type: type, subject_id: id, request_id: requestId }],
      ),
    )
    .onConflict((conflict) => conflict.doNothing())
    .execute()
}
