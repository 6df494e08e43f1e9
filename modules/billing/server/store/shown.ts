import { sql } from 'kysely'
import type { Database } from '#platform/server/database.ts'
import type { Actor } from '#platform/shared/actor.ts'
import type { Trilingual } from '#platform/shared/text.ts'
import type { Invoiced } from '../invoiced.ts'
import { reachesInvoice } from './reach.ts'

type Amount = { Minor: number; Currency: string }
const money = (minor: string) => sql<Amount>`jsonb_build_object('Minor', ${sql.ref(minor)}, 'Currency', i.currency)`

/** An invoice as its reply shows it, of `billing.invoice_facts` as `i`. */
export const invoiceColumns = [
  'i.invoice_id as ID',
  'i.invoice_number as Number',
  sql<{ Text: Trilingual; Quantity: number; Minor: number }[]>`i.lines`.as('Lines'),
  'i.tax_percent as TaxPercent',
  money('i.tax_minor').as('Tax'),
  money('i.amount_minor').as('Amount'),
  money('i.received_minor').as('Received'),
  money('i.credited_minor').as('Credited'),
  'i.issued_at as IssuedAt',
  'i.due_on as DueDate',
  'i.invoice_state as State',
  'i.is_asked as IsAsked',
] as const

const notes = sql<
  {
    ID: number
    Number: string
    Reason: string
    Lines: { Text: Trilingual; Quantity: number; Minor: number }[]
    Tax: Amount
    Amount: Amount
    IssuedAt: string
  }[]
>`(select coalesce(jsonb_agg(jsonb_build_object('ID', c.id, 'Number', c.number, 'Reason', c.reason,
    'Lines', (select coalesce(jsonb_agg(jsonb_build_object('Text', l.text, 'Quantity', l.quantity, 'Minor', l.unit_minor) order by l.position), '[]')
      from billing.credit_note_line l where l.credit_note_id = c.id),
    'Tax', jsonb_build_object('Minor', c.tax_minor, 'Currency', i.currency),
    'Amount', jsonb_build_object('Minor', c.amount_minor, 'Currency', i.currency),
    'IssuedAt', to_char(c.issued_at at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"')) order by c.id), '[]')
  from billing.credit_note c where c.invoice_id = i.invoice_id)`

const payments = sql<{ ID: number; Amount: Amount; PaidOn: string; ProofID: number | null }[]>`(
  select coalesce(jsonb_agg(jsonb_build_object('ID', p.id, 'PaidOn', p.paid_on, 'ProofID', p.proof_id,
    'Amount', jsonb_build_object('Minor', p.amount_minor, 'Currency', i.currency)) order by p.id), '[]')
  from billing.payment p where p.invoice_id = i.invoice_id)`

/** What stands on the invoice beside its sums, of the row itself as `w`. */
const whole = [
  ...invoiceColumns,
  'w.version as Version',
  'i.rate as Rate',
  'i.base_currency as BaseCurrency',
  sql<Trilingual>`w.bank_details`.as('BankDetails'),
  sql<Trilingual | null>`coalesce(w.payer_name, o.organization_name)`.as('PayerName'),
  sql<{ Code: string; Name: Trilingual } | null>`(select jsonb_build_object('Code', p.code, 'Name', p.name)
    from billing.printed_person p where p.invoice_id = i.invoice_id)`.as('Printed'),
] as const

const reached = (db: Database, actor: Actor, subjects: readonly Invoiced[]) =>
  db
    .selectFrom('billing.invoice_facts as i')
    .innerJoin('billing.invoice as w', 'w.id', 'i.invoice_id')
    .leftJoin('people.organization_name_facts as o', 'o.organization_id', 'i.payer_organization_id')
    .where(reachesInvoice(subjects)(actor))

/** One invoice that the actor reaches, with what came in and what was taken back. */
export const wholeInvoice = (db: Database, actor: Actor, subjects: readonly Invoiced[], id: number) =>
  reached(db, actor, subjects)
    .where('i.invoice_id', '=', id)
    .select([
      ...whole,
      'i.subject_kind as SubjectKind',
      'i.subject_id as SubjectID',
      'i.subject_code as SubjectCode',
      payments.as('Payments'),
      notes.as('CreditNotes'),
    ])
    .executeTakeFirst()

/** What is printed for a record that the actor reaches: its live invoice, else the newest void one. */
export const invoiceToPrint = (
  db: Database,
  actor: Actor,
  subjects: readonly Invoiced[],
  about: { readonly kind: Invoiced['kind']; readonly id: number },
) =>
  reached(db, actor, subjects)
    .where('i.subject_kind', '=', about.kind)
    .where('i.subject_id', '=', about.id)
    .orderBy(sql`i.invoice_state = 'void'`)
    .orderBy('i.invoice_id', 'desc')
    .limit(1)
    .select(whole)
    .executeTakeFirst()
