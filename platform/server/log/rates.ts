import { CompiledQuery, sql } from 'kysely'
import { RateLimiterMemory, RateLimiterPostgres, type RateLimiterRes } from 'rate-limiter-flexible'
import type { Database } from '../database.ts'
import { Slot } from '../reading/kept-statement.ts'

/** How often something may happen, counted over all processes of the academy. */
export interface SharedRate {
  readonly name: string
  readonly points: number
  /** Seconds until one more may happen; 0: now. Counts nothing. */
  wait(db: Database, key: string): Promise<number>
  count(db: Database, key: string): Promise<void>
  /** Counts one more and says whether it may happen, in one statement: of many at once no more than `points` may. */
  take(db: Database, key: string): Promise<boolean>
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
    async take(db, key) {
      // The same upsert as `consume`, which throws what is too much.
      return (await counterOf(db).penalty(key, 1)).consumedPoints <= points
    },
    async forget(db, key) {
      await counterOf(db).delete(key)
    },
  }
}

/** Rates that one statement looks at together, each with a key of its own: the value `rates` of `usedUpUntil`. */
export interface AskedRates {
  readonly keys: readonly string[]
  readonly points: readonly number[]
  /** Milliseconds since 1970, by this machine's clock as the counters are. */
  readonly at: number
}

export const askedRates = (asked: readonly (readonly [SharedRate, key: string])[]): AskedRates => ({
  keys: asked.map(([{ name }, key]) => `${name}:${key}`),
  points: asked.map(([{ points }]) => points),
  at: Date.now(),
})

const sent = (name: keyof AskedRates) => new Slot(({ rates }) => (rates as AskedRates)[name])

/**
 * Part of a kept statement that is given `rates`: when the last of those ends that are used up, in milliseconds since
 * 1970; null: none is, and each may happen now.
 */
export const usedUpUntil = sql<number | null>`(select max(r.expire) from platform.rate r
  where r.key = any(${sent('keys')}::text[]) and r.expire > ${sent('at')}::bigint
    and r.points >= (${sent('points')}::integer[])[array_position(${sent('keys')}::text[], r.key::text)])`

/** Seconds from when the rates were asked for; at least one. */
export const secondsUntil = (until: number, { at }: AskedRates): number => Math.max(1, Math.ceil((until - at) / 1000))

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
