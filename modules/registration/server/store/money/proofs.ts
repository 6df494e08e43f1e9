import type { Database } from '#platform/server/database.ts'
import type { Doing } from '../../acts/doing.ts'

export interface NewProof {
  readonly fileId: number | null
  readonly swiftCode: string | null
  readonly note: string
}

export async function addProof(db: Database, invoiceId: number, proof: NewProof, doing: Doing): Promise<void> {
  await db
    .insertInto('registration.payment_proof')
    .values({
      invoice_id: invoiceId,
      file_id: proof.fileId,
      swift_code: proof.swiftCode,
      note: proof.note,
      uploaded_by: doing.userId ?? 0,
      uploaded_at: doing.now,
    })
    .execute()
}

type Decision =
  | { readonly state: 'verified'; readonly received: number }
  | { readonly state: 'rejected'; readonly reason: string }

/** False where the proof is not one of this invoice or was decided before. */
export async function decideProof(
  db: Database,
  invoiceId: number,
  proofId: number,
  decision: Decision,
  doing: Doing,
): Promise<boolean> {
  const decided = await db
    .updateTable('registration.payment_proof')
    .set({
      state: decision.state,
      ...(decision.state === 'verified' ? { received_minor: decision.received } : { reason: decision.reason }),
      decided_by: doing.userId,
      decided_at: doing.now,
    })
    .where('id', '=', proofId)
    .where('invoice_id', '=', invoiceId)
    .where('state', '=', 'uploaded')
    .returning('id')
    .executeTakeFirst()
  return decided !== undefined
}
