import { sql, type RawBuilder } from 'kysely'
import type { AuditKind, AuditSubject } from '#platform/shared/record/event-kinds.ts'
import { json, type Database } from '../database.ts'
import { Slot } from '../reading/kept-statement.ts'
import type { RowFacts } from '../acts/change-row.ts'
import type { By } from './by.ts'
import { changed, type Facts } from './changed.ts'

/** One act worth remembering: `people.readRoster` of `rosterImport` 12. Data holds ids and codes, never personal data. */
export interface NewAudit {
  readonly kind: AuditKind
  readonly subject: readonly [type: AuditSubject, id: number]
  readonly data?: Readonly<Record<string, unknown>>
  /** The record before the act; of the two only what differs is kept, without secrets. Absent: it was not there. */
  readonly before?: Facts | RowFacts | null
  /** The record after it. Absent: it is gone. */
  readonly after?: Facts | RowFacts | null
}

/** The statement's part that adds the row and lets it wait for its seal: `with ... , ${auditing(entry, by)} select ...`. */
export function auditing(entry: NewAudit, by: By) {
  const { before, after } = changed(entry.before ?? null, entry.after ?? null)
  return adding(sql`${entry.kind}, ${handOf(by)}, ${behalfOf(by)}, ${entry.subject[0]}, ${entry.subject[1]},
    ${json(dataOf(entry, by))}, ${before && json(before)}, ${after && json(after)}, ${by.requestId}, ${addressOf(by)}`)
}

/** The same as part of a kept statement that is given `by`, for an act that says no more than whose it is. */
export function auditingSlots(kind: AuditKind, subject: AuditSubject, id: Slot) {
  const by = (fact: (by: By) => unknown) => new Slot((values) => fact(values['by'] as By))
  return adding(sql`${sql.lit(kind)}, ${by(handOf)}::integer, ${by(behalfOf)}::integer, ${sql.lit(subject)}, ${id}::integer,
    '{}', null, null, ${by(({ requestId }) => requestId)}::text, ${by(addressOf)}::text`)
}

/** Part of the data, so that the chain covers it: whose hand it was when no person asked. */
const dataOf = ({ data = {} }: NewAudit, { apiTokenId }: By) => (apiTokenId == null ? data : { ...data, apiTokenId })
const handOf = (by: By) => by.actingAdminId ?? by.actorId
const behalfOf = (by: By) => (by.actingAdminId == null ? null : by.actorId)
const addressOf = (by: By) => by.address?.slice(0, 64) ?? null

const adding = (row: RawBuilder<unknown>) => sql`audited as (
    insert into platform.audit
      (kind, actor_id, on_behalf_of_id, subject_type, subject_id, data, before, after, request_id, address)
    values (${row})
    returning id),
  waiting as (insert into platform.audit_unsealed (audit_id) select id from audited)`

/**
 * Adds a row about what is no event (nobody is notified of it): sign-ins, downloads, refusals. Within a transaction
 * it stands and falls with the act.
 */
export async function recordAudit(db: Database, entry: NewAudit, by: By): Promise<void> {
  await sql`with ${auditing(entry, by)} select id from audited`.execute(db)
}
