import type { Actor } from '#platform/shared/actor.ts'
import type { Database } from '#platform/server/database.ts'
import { reachesRegistration } from './reach.ts'

/** Those of the ids that the actor reaches, the first submitted first. */
export function inOrderOfSubmission(
  db: Database,
  actor: Actor,
  ids: readonly number[],
): Promise<{ id: number; classId: number }[]> {
  return db
    .selectFrom('registration.registration as r')
    .where('r.id', 'in', ids)
    .where(reachesRegistration(actor))
    .orderBy('r.submitted_at')
    .orderBy('r.id')
    .select(['r.id', 'r.class_id as classId'])
    .execute()
}
