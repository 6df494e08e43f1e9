import type { Database } from '#platform/server/database.ts'
import type { Rates } from '../../rules/amounts.ts'

/** How many of each of the academy's currencies one of `base` buys today, by the list of currencies; ten decimals. */
export async function todaysRates(db: Database, base: string): Promise<Rates> {
  const rows = await db
    .selectFrom('lookups.currency')
    .select(['code', 'per_usd'])
    .where('per_usd', '>', 0)
    .orderBy('code')
    .execute()
  const perUsd = new Map(rows.map((row) => [row.code, Number(row.per_usd)]))
  const ofBase = perUsd.get(base) ?? 1
  const rates = [...perUsd].map(([code, rate]) => [code, Number((rate / ofBase).toFixed(10))] as const)
  return Object.fromEntries(rates.filter(([code, rate]) => code !== base && rate > 0))
}
