import { createHash } from 'node:crypto'
import { sql } from 'kysely'

/** A row of the audit as the chain covers it: days and documents as the text that PostgreSQL writes for them. */
export interface ChainedRow {
  readonly id: number
  readonly at: string
  readonly kind: string
  readonly actor_id: number | null
  readonly on_behalf_of_id: number | null
  readonly subject_type: string
  readonly subject_id: number
  readonly data: string
  readonly before: string | null
  readonly after: string | null
  readonly request_id: string | null
  readonly address: string | null
}

/** The columns of `ChainedRow` out of `platform.audit as a`. The same in any session: UTC, microseconds, jsonb's own text. */
export const chainedColumns = sql`a.id, ${instantText('a.at')} as at, a.kind, a.actor_id, a.on_behalf_of_id,
  a.subject_type, a.subject_id, a.data::text as data, a.before::text as before, a.after::text as after,
  a.request_id, a.address`

/** An instant as the chain writes it: `2026-03-01T08:00:00.000000Z`. */
export function instantText(column: string) {
  return sql<string>`to_char(${sql.ref(column)} at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.US"Z"')`
}

/** What stands before the first row. */
export const beginning = Buffer.alloc(32)

/**
 * The link of one row: SHA-256 over a JSON list of the link before it (in hex), its place, when it was sealed, and its
 * content in the order below. Anybody can compute it from the table with any tool.
 */
export function linkOf(previous: Buffer, seq: number, sealedAt: string, row: ChainedRow): Buffer {
  const { id, at, kind, actor_id, on_behalf_of_id, subject_type, subject_id } = row
  const who = [id, at, kind, actor_id, on_behalf_of_id, subject_type, subject_id]
  const what = [row.data, row.before, row.after, row.request_id, row.address]
  return createHash('sha256')
    .update(JSON.stringify([previous.toString('hex'), seq, sealedAt, ...who, ...what]))
    .digest()
}
