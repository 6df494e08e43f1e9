import type { Database } from '#platform/server/database.ts'
import type { EventKind } from '#platform/shared/record/event-kinds.ts'

/** Which of these accounts have got this letter by such an event about that subject. */
export async function toldBy(
  db: Database,
  accountIds: readonly number[],
  letter: string,
  event: { readonly kind: EventKind; readonly subjectId: number },
): Promise<number[]> {
  if (accountIds.length === 0) return []
  const found = await db
    .selectFrom('notifications.notification as n')
    .innerJoin('platform.event as e', 'e.id', 'n.event_id')
    .select('n.account_id')
    .where('n.account_id', 'in', accountIds)
    .where('n.kind', '=', letter)
    .where('e.subject_id', '=', event.subjectId)
    .where('e.kind', '=', event.kind)
    .execute()
  return found.map((row) => row.account_id)
}
