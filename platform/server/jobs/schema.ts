import { PgBoss } from 'pg-boss'
import type pg from 'pg'

/** All of pg-boss lives in a schema of its own. */
export const jobSchema = 'pgboss'

/**
 * Makes pg-boss's tables, or brings them up to its version. As their owner: who serves requests may fill them, not make
 * them.
 */
export async function prepareJobs(owner: pg.ClientConfig): Promise<void> {
  const boss = new PgBoss({ ...(owner as object), schema: jobSchema, max: 1, supervise: false, schedule: false })
  boss.on('error', () => {})
  await boss.start()
  await boss.stop({ graceful: false })
}
