import { sql, type RawBuilder } from 'kysely'
import type { Merging } from '#platform/server/content/merging.ts'
import type { Database } from '#platform/server/database.ts'
import type { InvoiceSubject } from '../../rules/subjects.ts'

const writeDown = (db: Database, traineeId: number, which: RawBuilder<boolean>) =>
  sql`
  insert into billing.printed_person (invoice_id, code, name)
  select i.id, t.trainee_code, jsonb_build_object('ar', t.trainee_name_ar, 'en', t.trainee_name_en)
  from billing.invoice i cross join people.trainee_facts t where t.trainee_id = ${traineeId} and ${which}
  on conflict (invoice_id) do nothing`.execute(db)

/**
 * Writes down whom the invoices about these records of a trainee name, before the records become somebody else's. Of an
 * invoice that has it written down already the first stays.
 */
export const keepAsPrinted = (db: Database, traineeId: number, kind: InvoiceSubject, ids: RawBuilder<{ id: number }>) =>
  writeDown(db, traineeId, sql<boolean>`i.subject_kind = ${kind} and i.subject_id in (${ids})`)

export const merging: Merging = {
  counted: { 'billing.invoice': 'invoices' },
  move: async (db, { gone }) => void (await writeDown(db, gone, sql<boolean>`i.payer_trainee_id = ${gone}`)),
}
