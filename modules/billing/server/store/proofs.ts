import type { Database } from '#platform/server/database.ts'

export interface NewProof {
  readonly fileId: number | null
  readonly swiftCode: string | null
  readonly note: string
}
interface By {
  readonly userId: number | null
  readonly now: Date
}

export async function addProof(db: Database, invoiceId: number, proof: NewProof, by: By): Promise<void> {
  await db
    .insertInto('billing.proof')
    .values({
      invoice_id: invoiceId,
      file_id: proof.fileId,
      swift_code: proof.swiftCode,
      note: proof.note,
      uploaded_by: by.userId ?? 0,
      uploaded_at: by.now,
    })
    .execute()
}

type Decision = { readonly state: 'verified' } | { readonly state: 'rejected'; readonly reason: string }

/** False where the proof is not one of this invoice or was decided before. */
export async function decideProof(
  db: Database,
  invoiceId: number,
  proofId: number,
  decision: Decision,
  by: By,
): Promise<boolean> {
  const decided = await db
    .updateTable('billing.proof')
    .set({ ...decision, decided_by: by.userId, decided_at: by.now })
    .where('id', '=', proofId)
    .where('invoice_id', '=', invoiceId)
    .where('state', '=', 'uploaded')
    .returning('id')
    .executeTakeFirst()
  return decided !== undefined
}

/** The newest proof that nobody has decided yet. */
export const openProof = async (db: Database, invoiceId: number): Promise<number | undefined> =>
  (
    await db
      .selectFrom('billing.proof')
      .where('invoice_id', '=', invoiceId)
      .where('state', '=', 'uploaded')
      .orderBy('id', 'desc')
      .limit(1)
      .select('id')
      .executeTakeFirst()
  )?.id

export interface NewPayment {
  readonly amountMinor: number
  readonly paidOn: string
  readonly proofId: number | null
  /** Where it was taken back from another invoice. */
  readonly creditNoteId: number | null
  /** By what it came in; null where nobody said. */
  readonly paymentTypeId: number | null
}

export async function addPayment(db: Database, invoiceId: number, payment: NewPayment, by: By): Promise<void> {
  await db
    .insertInto('billing.payment')
    .values({
      invoice_id: invoiceId,
      amount_minor: payment.amountMinor,
      paid_on: payment.paidOn,
      proof_id: payment.proofId,
      credit_note_id: payment.creditNoteId,
      payment_type_id: payment.paymentTypeId,
      booked_by: by.userId,
      booked_at: by.now,
    })
    .execute()
}
