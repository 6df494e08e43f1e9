import type { Database } from '#platform/server/database.ts'
import type { EventSubject } from '#platform/shared/event-kinds.ts'
import { changedMeanwhile, refuse } from '#platform/shared/refusal.ts'

/**
 * Refuses what was written on an older version of a record, and says who saved the newer one and when, as far as its
 * history tells. `named`: false where the writer is no colleague of theirs.
 */
export async function refuseChanged(
  db: Database,
  subject: readonly [type: EventSubject, id: number],
  { named = true }: { named?: boolean } = {},
): Promise<never> {
  const last = await db
    .selectFrom('platform.event as e')
    .leftJoin('identity.account_facts as a', 'a.account_id', 'e.actor_id')
    .where('e.subject_type', '=', subject[0])
    .where('e.subject_id', '=', subject[1])
    .select(['e.at', 'a.account_name_ar', 'a.account_name_en'])
    .orderBy('e.id', 'desc')
    .limit(1)
    .executeTakeFirst()
  if (!last) refuse(changedMeanwhile)
  refuse(changedMeanwhile, {
    at: new Date(last.at).toISOString(),
    ...(named && { byAr: last.account_name_ar, byEn: last.account_name_en }),
  })
}
