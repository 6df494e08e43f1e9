import type { StoredFile, UploadField } from '#platform/server/module.ts'
import type { Actor } from '#platform/shared/actor.ts'
import type { Database } from '#platform/server/database.ts'
import { standingsOf } from '#platform/shared/record/reach.ts'
import { registrationReach } from '../rules/reach.ts'
import { reachesRegistration } from './store/reach.ts'

/** Whoever reaches the registration may open its papers; an organization once it has agreed to pay. */
async function mayOpen(db: Database, actor: Actor, file: StoredFile): Promise<boolean> {
  if (file.subject_type !== 'registration' || file.subject_id === null) return false
  const row = await db
    .selectFrom('registration.registration as r')
    .where('r.id', '=', file.subject_id)
    .where(reachesRegistration(actor))
    .$if(standingsOf(registrationReach, actor).includes('organization'), (query) =>
      query.where('r.organization_agreed_at', 'is not', null),
    )
    .select('r.id')
    .executeTakeFirst()
  return row !== undefined
}

const paper = (field: string): UploadField => ({
  field,
  types: ['pdf', 'jpeg', 'png', 'webp'],
  maxBytes: 10 * 1024 * 1024,
  who: 'customerTrainee',
  mayOpen,
})

export const uploads: readonly UploadField[] = [paper('paymentProof'), paper('visaProof'), paper('flightTicket')]
