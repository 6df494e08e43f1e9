import { sql } from 'kysely'
import type { Instant } from '#platform/shared/values/dates.ts'

const count = (from: ReturnType<typeof sql>) => sql<number>`(select count(*)::integer ${from})`
const oldest = (column: string, from: ReturnType<typeof sql>) =>
  sql<Instant | null>`(select to_char(min(${sql.ref(column)}) at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS"Z"') ${from})`

const waiting = sql`from platform.outbox_mail where state = 'waiting'`
const unsealed = sql`from platform.audit_unsealed`

/** What waits, and what has been given up, each a part of a larger statement: what Prometheus and administrators are told. */
export const waitingParts = {
  mailsWaiting: count(waiting),
  mailsDead: count(sql`from platform.outbox_mail where state = 'dead'`),
  failedJobs: sql<number>`platform.failed_jobs()`,
  unsealed: count(unsealed),
}

/** The same with since when the oldest of each waits. */
export const healthParts = {
  ...waitingParts,
  mailsSince: oldest('created_at', waiting),
  // By the smallest number, which is the oldest: asked for the smallest time of a join, PostgreSQL may walk all times of the audit.
  unsealedSince: oldest('at', sql`from platform.audit where id = (select min(audit_id) from platform.audit_unsealed)`),
  lastBackup: sql<Instant | null>`(select value #>> '{}' from platform.setting where key = 'lastBackup')`,
}
