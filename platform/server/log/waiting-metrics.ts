import type { RawBuilder } from 'kysely'
import { Gauge, type Registry } from 'prom-client'
import { lastBackup } from '../backup/last.ts'
import type { Database } from '../database.ts'
import { readTogether } from '../reading/together.ts'
import { waitingParts } from './waiting.ts'

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

  const all = (part: RawBuilder<number>) => readTogether(db, { all: part })
  gauge(
    'diwan_mails',
    'Mails that wait to leave, and that were given up',
    () => readTogether(db, { waiting: waitingParts.mailsWaiting, dead: waitingParts.mailsDead }),
    'state',
  )
  gauge('diwan_failed_jobs', 'Jobs that failed at every try, of the last days', () => all(waitingParts.failedJobs))
  gauge('diwan_audit_unsealed_rows', 'Rows of the audit that await their seal', () => all(waitingParts.unsealed))
  gauge(
    'diwan_last_backup_age_seconds',
    'Time since bin/backup last wrote a whole one; absent where it never did',
    async (): Promise<Record<string, number>> => {
      const at = await lastBackup(db)
      return at ? { all: Math.max(0, Math.round((Date.now() - at.getTime()) / 1000)) } : {}
    },
  )
}
