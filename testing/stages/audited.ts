import type { Database } from '#platform/server/database.ts'
import type { AuditKind } from '#platform/shared/record/event-kinds.ts'

/** The rows that the audit has of a kind, oldest first: whose hand, on what, before and after. */
export async function audited(db: Database, kind: AuditKind) {
  const rows = await db
    .selectFrom('platform.audit')
    .select(['actor_id', 'on_behalf_of_id', 'subject_type', 'subject_id', 'data', 'before', 'after', 'address'])
    .where('kind', '=', kind)
    .orderBy('id')
    .execute()
  return rows as (Omit<(typeof rows)[number], 'data' | 'before' | 'after'> & {
    data: Record<string, unknown>
    before: Record<string, unknown> | null
    after: Record<string, unknown> | null
  })[]
}
