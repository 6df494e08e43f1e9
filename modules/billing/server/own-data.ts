import { sql } from 'kysely'
import type { OwnData, Person } from '#platform/server/content/own-data.ts'

/** Invoices that the person gets: those that the person, or the own organization, is asked to pay. */
const whoPays = ({ traineeId, organizationId }: Person) =>
  sql`(i.payer_trainee_id = ${traineeId} or i.payer_organization_id = ${organizationId})`

export const ownData: OwnData = {
  kinds: [
    {
      kind: 'invoices',
      tables: [
        'billing.invoice',
        'billing.invoice_line',
        'billing.proof',
        'billing.payment',
        'billing.credit_note',
        'billing.credit_note_line',
      ],
      rows: (person) => sql`
        select i.id::bigint as key, jsonb_build_object('Number', i.number, 'About', i.subject_kind, 'Code', i.subject_code,
          'Lines', (select coalesce(jsonb_agg(jsonb_build_object('Text', l.text, 'Quantity', l.quantity, 'Minor', l.unit_minor,
              'AmountMinor', l.amount_minor, 'TaxMinor', l.tax_minor) order by l.position), '[]')
            from billing.invoice_line l where l.invoice_id = i.id),
          'AmountMinor', i.amount_minor, 'TaxMinor', i.tax_minor, 'TaxPercent', i.tax_percent, 'Currency', i.currency,
          'BaseCurrency', i.base_currency, 'Rate', i.rate, 'IssuedAt', i.issued_at, 'DueOn', i.due_on, 'State', i.state,
          'Payments', (select coalesce(jsonb_agg(jsonb_build_object('State', p.state, 'SwiftCode', p.swift_code,
              'Note', p.note, 'ReceivedMinor', y.amount_minor, 'PaidOn', y.paid_on,
              'PaidBy', (select l.name from lookups.payment_type l where l.id = y.payment_type_id), 'Reason', p.reason,
              'FileNumber', p.file_id, 'UploadedAt', p.uploaded_at, 'DecidedAt', p.decided_at) order by p.id), '[]')
            from billing.proof p left join billing.payment y on y.proof_id = p.id where p.invoice_id = i.id),
          'CreditNotes', (select coalesce(jsonb_agg(jsonb_build_object('Number', c.number, 'Reason', c.reason,
              'AmountMinor', c.amount_minor, 'TaxMinor', c.tax_minor, 'IssuedAt', c.issued_at) order by c.id), '[]')
            from billing.credit_note c where c.invoice_id = i.id)) as row
        from billing.invoice i
        where ${whoPays(person)}`,
    },
  ],
  files: {
    columns: ['billing.proof.file_id'],
    ids: (person) => sql`
      select p.file_id as id from billing.proof p join billing.invoice i on i.id = p.invoice_id
      where p.file_id is not null and ${whoPays(person)}`,
  },
  counts: (person) => sql`
    select 'invoices' as kind, count(*)::integer as count from billing.invoice i where ${whoPays(person)}`,
  // Invoices, and proofs that they were paid, stay: accounts are kept by them. What the person wrote beside a proof goes.
  erase: async (db, { person }) => {
    await db.updateTable('billing.proof').set({ note: '' }).where('uploaded_by', '=', person.accountId).execute()
  },
}
