import { sql } from 'kysely'
import type { EventKind, EventSubject } from '#platform/shared/record/event-kinds.ts'
import type { By } from './audit/by.ts'
import { auditing, type NewAudit } from './audit/entry.ts'
import { json, type Database } from './database.ts'

/** A past-tense fact: `registration.submit` of `registration` 12. Data holds ids and codes, never personal data. */
export interface NewEvent extends NewAudit {
  readonly kind: EventKind
  readonly subject: readonly [type: EventSubject, id: number]
}

/**
 * Adds the row, and the one of the audit, and wakes the readers of events (notifications, mail) when the transaction
 * commits.
 */
export async function recordEvent(db: Database, event: NewEvent, by: By): Promise<void> {
  const { kind, subject, data = {} } = event
  await sql`with noted as (
      insert into platform.event (kind, actor_id, acting_admin_id, subject_type, subject_id, data, request_id)
      values (${kind}, ${by.actorId}, ${by.actingAdminId ?? null}, ${subject[0]}, ${subject[1]}, ${json(data)}, ${by.requestId})
      returning id),
    ${auditing(event, by)}
    select pg_notify('diwan_event', id::text) from noted`.execute(db)
}
