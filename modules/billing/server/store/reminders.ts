import { sql } from 'kysely'
import type { Database } from '#platform/server/database.ts'
import type { Day } from '#platform/shared/values/dates.ts'
import { lastReminder } from '../../rules/reminding.ts'
import type { InvoiceSubject } from '../../rules/subjects.ts'
import { owedInSql } from './balance.ts'

const owed = owedInSql({
  amount: sql`i.amount_minor`,
  received: sql`(select coalesce(sum(p.amount_minor), 0) from billing.payment p where p.invoice_id = i.id)`,
  credited: sql`(select coalesce(sum(c.amount_minor), 0) from billing.credit_note c where c.invoice_id = i.id)`,
})

/** The invoice `i` is asked for, past its day and not proven, and nobody was reminded of it for as long as one waits. */
const asksAgain = (today: Day) =>
  sql<boolean>`i.state = 'sent' and i.not_asked_since is null and i.due_on < ${today}
    and (i.reminded_on is null or i.reminded_on <= ${lastReminder(today)}) and ${owed} > 0
    and not exists (select from billing.proof p where p.invoice_id = i.id and p.state = 'uploaded')`

/** Invoices about records of a kind of which somebody is to be reminded today. */
export const invoicesToRemind = (db: Database, kind: InvoiceSubject, today: Day) =>
  db.selectFrom('billing.invoice as i').where('i.subject_kind', '=', kind).where(asksAgain(today)).orderBy('i.due_on')

/** Notes that somebody is reminded today of the invoice about a record, which must be locked; undefined where there is no reason any more. */
export const noteReminder = (
  db: Database,
  about: { readonly kind: InvoiceSubject; readonly id: number },
  today: Day,
): Promise<{ invoiceId: number; number: string; dueOn: Day } | undefined> =>
  db
    .updateTable('billing.invoice as i')
    .set({ reminded_on: today })
    .where('i.subject_kind', '=', about.kind)
    .where('i.subject_id', '=', about.id)
    .where(asksAgain(today))
    .returning(['i.id as invoiceId', 'i.number', 'i.due_on as dueOn'])
    .executeTakeFirst()
