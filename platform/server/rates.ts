import { CompiledQuery } from 'kysely'
import { RateLimiterMemory, RateLimiterPostgres, type RateLimiterRes } from 'rate-limiter-flexible'
import type { Database } from './database.ts'

/** How often something may happen, counted over all processes of the academy. */
export interface SharedRate {
  /** Seconds until one more may happen; 0: now. Counts nothing. */
  wait(db: Database, key: string): Promise<number>
  count(db: Database, key: string): Promise<void>
  forget(db: Database, key: string): Promise<void>
}

/**
 * So many within so many seconds of each key, which is a keyed hash: who is counted stands nowhere. While the database is away each
 * process counts for itself.
 */
export function sharedRate(name: string, points: number, seconds: number): SharedRate {
  const insuranceLimiter = new RateLimiterMemory({ keyPrefix: name, points, duration: seconds })
  const counters = new WeakMap<Database, RateLimiterPostgres>()
  const counterOf = (db: Database): RateLimiterPostgres => {
    const known = counters.get(db)
    if (known) return known
    const made = new RateLimiterPostgres({
      storeClient: { query: (query: Statement) => run(db, query) },
      storeType: 'client',
      schemaName: 'platform',
      tableName: 'rate',
      tableCreated: true,
      clearExpiredByTimeout: false,
      keyPrefix: name,
      points,
      duration: seconds,
      insuranceLimiter,
    })
    counters.set(db, made)
    return made
  }
  return {
    async wait(db, key) {
      const found: RateLimiterRes | null = await counterOf(db).get(key)
      return found && found.consumedPoints >= points ? Math.max(1, Math.ceil(found.msBeforeNext / 1000)) : 0
    },
    async count(db, key) {
      await counterOf(db).penalty(key, 1)
    },
    async forget(db, key) {
      await counterOf(db).delete(key)
    },
  }
}

interface Statement {
  readonly text: string
  readonly values: readonly unknown[]
}

async function run(db: Database, { text, values }: Statement) {
  const { rows, numAffectedRows } = await db.executeQuery(CompiledQuery.raw(text, [...values]))
  return { rows, rowCount: Number(numAffectedRows ?? rows.length) }
}

/** What is over is of no use. */
export async function forgetOldRates(db: Database, now: Date): Promise<void> {
  await db.deleteFrom('platform.rate').where('expire', '<', now.getTime()).execute()
}
