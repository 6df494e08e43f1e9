import { CompiledQuery, sql } from 'kysely'
import { RateLimiterMemory, RateLimiterPostgres, type RateLimiterRes } from 'rate-limiter-flexible'
import type { Database } from './database.ts'
import { runKept, Slot } from './kept-statement.ts'

/** How often something may happen, counted over all processes of the academy. */
export interface SharedRate {
  readonly name: string
  readonly points: number
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
    name,
    points,
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

interface Counted {
  readonly key: string
  readonly points: number
  /** Milliseconds since 1970, by this machine's clock as the counters are. */
  readonly expire: number
}

const countedNow = sql<Counted>`select key, points, expire from platform.rate
  where key = any(${new Slot(({ keys }) => keys)}::text[]) and expire > ${new Slot(({ at }) => at)}::bigint`

/** The longest of what `wait` answers for several rates, each with a key of its own, in one statement. */
export async function longestWait(
  db: Database,
  asked: readonly (readonly [SharedRate, key: string])[],
): Promise<number> {
  const of = new Map(asked.map(([{ name, points }, key]) => [`${name}:${key}`, points]))
  const at = Date.now()
  const counted = await runKept(db, 'rates counted now', { keys: [...of.keys()], at }, () => ({
    compile: () => countedNow.compile(db),
  }))
  const waits = counted
    .filter(({ key, points }) => points >= of.get(key)!)
    .map(({ expire }) => Math.max(1, Math.ceil((expire - at) / 1000)))
  return Math.max(0, ...waits)
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
