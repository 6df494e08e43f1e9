import { sql } from 'kysely'
import { anyOf, type Database } from '#platform/server/database.ts'
import type { InvoiceSubject } from '../../rules/subjects.ts'

/** Another proof with the same file, or the same code of a transfer. */
export interface Twin {
  readonly Same: 'file' | 'swift'
  readonly InvoiceNumber: string
  readonly SubjectKind: InvoiceSubject
  readonly SubjectID: number
  readonly SubjectCode: string
  readonly TraineeID: number | null
  readonly State: 'uploaded' | 'verified' | 'rejected'
}

/** Where files that prove a payment are uploaded; the index `file_of_any_payment` lists the same. */
const proofFields = [
  'paymentProof',
  'requestPaymentProof',
  'repeatPaymentProof',
  'membershipPaymentProof',
  'competitionPaymentProof',
] as const

/** At most this many are named of each proof. */
const most = 5

/**
 * Of proofs of these records those that were handed in before or elsewhere too: the same bytes, or the same SWIFT code
 * whatever its capitals and dashes. One transfer may pay several invoices, so it is pointed out and nothing more.
 */
export async function twinsOf(
  db: Database,
  kind: InvoiceSubject,
  ids: readonly number[],
): Promise<ReadonlyMap<number, readonly Twin[]>> {
  if (ids.length === 0) return new Map()
  const facts = sql`jsonb_build_object('InvoiceNumber', i.number, 'SubjectKind', i.subject_kind,
    'SubjectID', i.subject_id, 'SubjectCode', i.subject_code, 'TraineeID', i.payer_trainee_id, 'State', o.state)`
  const { rows } = await sql<{ id: number; same: Twin['Same']; other: Omit<Twin, 'Same'> }>`
    with own as (
      select p.id, p.file_id, p.swift_code from billing.proof p
      join billing.invoice n on n.id = p.invoice_id
      where n.subject_kind = ${kind} and n.subject_id = any(${[...ids]}::integer[]))
    select own.id, 'file' as same, ${facts} as other
    from own
    join platform.file f on f.id = own.file_id
    join platform.file g on g.sha256 = f.sha256 and g.field in (${anyOf(proofFields)}) and g.id <> f.id
    join billing.proof o on o.file_id = g.id
    join billing.invoice i on i.id = o.invoice_id
    union all
    select own.id, 'swift', ${facts}
    from own
    join billing.proof o on upper(replace(o.swift_code, '-', '')) = upper(replace(own.swift_code, '-', ''))
      and o.swift_code is not null and o.id <> own.id
    join billing.invoice i on i.id = o.invoice_id
    order by 1, 2`.execute(db)
  const byProof = Map.groupBy(rows, (row) => row.id)
  return new Map(
    [...byProof].map(([id, twins]) => [id, twins.slice(0, most).map(({ same, other }) => ({ Same: same, ...other }))]),
  )
}
