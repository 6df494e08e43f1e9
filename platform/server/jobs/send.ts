import { sql } from 'kysely'
import { json, type Database } from '../database.ts'

/**
 * Sends a job in the caller's transaction: it runs, in some process, once that has committed. pg-boss's own `send`
 * needs a running instance, which a handler does not have; this is the row it would write.
 */
export async function sendJob(db: Database, name: string, data: Readonly<Record<string, unknown>> = {}): Promise<void> {
  const { rows } = await sql`
    insert into pgboss.job (name, data, policy, retry_limit, retry_delay, retry_backoff, retry_delay_max,
      expire_seconds, deletion_seconds, keep_until)
    select name, ${json(data)}, policy, retry_limit, retry_delay, retry_backoff, retry_delay_max,
      expire_seconds, deletion_seconds, now() + retention_seconds * interval '1 second'
    from pgboss.queue where name = ${name}
    returning id`.execute(db)
  if (rows.length === 0) throw new Error(`No job is called ${name}`)
}

/** Whether any server has made itself known for such jobs: none has on an academy that was only restored. */
export async function takesJobs(db: Database, name: string): Promise<boolean> {
  const { rows } = await sql`select from pgboss.queue where name = ${name}`.execute(db)
  return rows.length > 0
}
