import { sql } from 'kysely'
import { Gauge, type Registry } from 'prom-client'
import { lastBackup } from '../backup/last.ts'
import type { Database } from '../database.ts'

/**
 * What waits, and what has been given up: mails, jobs, rows of the audit, the next backup. Read from the database when
 * Prometheus asks, so every process says the same of all and the largest counts.
 */
export function addWaitingMetrics(registry: Registry, db: Database): void {
  const gauge = (name: string, help: string, read: () => Promise<Readonly<Record<string, number>>>, label?: string) =>
    new Gauge({
      name,
      help,
      ...(label && { labelNames: [label] }),
      registers: [registry],
      aggregator: 'max',
      async collect() {
        if (label) this.reset()
        else this.remove()
        // Where the database does not answer nothing is said; that it does not, /readyz says.
        const found = await read().catch(() => ({}))
        for (const [state, value] of Object.entries(found)) {
          if (label) this.set({ [label]: state }, value)
          else this.set(value)
        }
      },
    })

  gauge('diwan_mails', 'Mails that wait to leave, and that were given up', () => mails(db), 'state')
  gauge('diwan_failed_jobs', 'Jobs that failed at every try, of the last days', async () => ({
    all: await failedJobs(db),
  }))
  gauge('diwan_audit_unsealed_rows', 'Rows of the audit that await their seal', async () => ({
    all: await count(db, sql`from platform.audit_unsealed`),
  }))
  gauge(
    'diwan_last_backup_age_seconds',
    'Time since bin/backup last wrote a whole one; absent where it never did',
    async (): Promise<Record<string, number>> => {
      const at = await lastBackup(db)
      return at ? { all: Math.max(0, Math.round((Date.now() - at.getTime()) / 1000)) } : {}
    },
  )
}

async function count(db: Database, from: ReturnType<typeof sql>): Promise<number> {
  const { rows } = await sql<{ n: number }>`select count(*)::int as n ${from}`.execute(db)
  return rows[0]!.n
}

async function mails(db: Database): Promise<Record<string, number>> {
  const [waiting, dead] = await Promise.all([
    count(db, sql`from platform.outbox_mail where state = 'waiting'`),
    count(db, sql`from platform.outbox_mail where state = 'dead'`),
  ])
  return { waiting, dead }
}

/** pg-boss makes its tables as it starts. */
async function failedJobs(db: Database): Promise<number> {
  const { rows } = await sql<{ made: boolean }>`select to_regclass('pgboss.job') is not null as made`.execute(db)
  return rows[0]!.made ? count(db, sql`from pgboss.job where state = 'failed'`) : 0
}
