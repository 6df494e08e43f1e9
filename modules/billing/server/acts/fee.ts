import type { Database } from '#platform/server/database.ts'
import { attachFile } from '#platform/server/files/store.ts'
import type { Actor } from '#platform/shared/actor.ts'
import { notNow, refuse } from '#platform/shared/refusal.ts'
import type { InvoiceSubject } from '../../rules/subjects.ts'
import { owedOf } from '../../rules/totals.ts'
import { liveInvoice, type Invoice } from '../store/invoices.ts'
import { addProof, decideProof, openProof } from '../store/proofs.ts'
import { voidInvoice } from './credit.ts'
import type { Doing } from './doing.ts'
import { acceptProof } from './pay.ts'

/** A record whose invoice it is about, and the state that a refusal names. */
export interface Charged {
  readonly id: number
  readonly state: string
}

/** The invoice of a record that still asks for something, locked; `notNow` for this act where there is none. */
export async function owingInvoice(
  db: Database,
  kind: InvoiceSubject,
  { id, state }: Charged,
  action: string,
): Promise<Invoice> {
  const invoice = await liveInvoice(db, { kind, id })
  return invoice?.state === 'sent' && owedOf(invoice) > 0 ? invoice : refuse(notNow, { action, state })
}

/**
 * What is done to a fee that a trainee owes for records of one kind: paid whole, by one proof. `proofField` is where its
 * file was uploaded; `proves` and `books` are the acts of the record that hand the proof in and book it.
 */
export function feeActs<R extends Charged>(
  kind: InvoiceSubject,
  { proofField, proves, books }: { readonly proofField: string; readonly proves: string; readonly books: string },
) {
  return {
    /** Hands a proof in; its file becomes the record's. */
    async prove(
      doing: Doing,
      actor: Actor,
      record: R,
      { fileId, swiftCode }: { readonly fileId: number | null; readonly swiftCode: string },
    ): Promise<void> {
      const invoice = await owingInvoice(doing.db, kind, record, proves)
      if (fileId !== null) await attachFile(doing.db, actor, fileId, proofField, [kind, record.id])
      await addProof(doing.db, invoice.id, { fileId, swiftCode: swiftCode || null, note: '' }, doing)
    },

    /** Books the whole fee by the proof that waits. */
    async bookFee(doing: Doing, record: R): Promise<Invoice> {
      const invoice = await owingInvoice(doing.db, kind, record, books)
      const proof = (await openProof(doing.db, invoice.id)) ?? refuse(notNow, { action: books, state: record.state })
      await acceptProof(doing, invoice, proof, { amountMinor: owedOf(invoice) })
      return invoice
    },

    async refuseProof(doing: Doing, record: R, reason: string): Promise<void> {
      const invoice = await liveInvoice(doing.db, { kind, id: record.id })
      const proof = invoice && (await openProof(doing.db, invoice.id))
      if (invoice && proof !== undefined)
        await decideProof(doing.db, invoice.id, proof, { state: 'rejected', reason }, doing)
    },

    /** Nothing is asked for any more. */
    async voidFee(doing: Doing, record: R, reason: string): Promise<void> {
      const invoice = await liveInvoice(doing.db, { kind, id: record.id })
      if (invoice?.state === 'sent') await voidInvoice(doing, invoice, reason)
    },
  }
}
