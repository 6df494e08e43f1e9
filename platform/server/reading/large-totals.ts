import { sql, type SelectQueryBuilder } from 'kysely'

/** Up to here a total is counted with each page; counting goes through an index, at about 0.1 µs a row. */
export const countedAlways = 2_000
/** Milliseconds that a larger total is kept in this process. */
const keptFor = 20_000
const mostKept = 1_000

interface Kept {
  readonly total: Promise<number>
  readonly until: number
}
const kept = new Map<string, Kept>()

/** Whether any total is known; in most academies none is, and no list needs to make a key. */
export const isAnyLarge = (): boolean => kept.size > 0

/** Nothing is known from now on: the next server of this process may stand on another database. */
export const forgetTotals = (): void => kept.clear()

/** The total of such rows, where it was above 2,000 in the last seconds: then no page needs to count. */
export function knownLarge(key: string): Promise<number> | undefined {
  const known = kept.get(key)
  return known && known.until > performance.now() ? known.total : undefined
}

/** Counts all of them. Requests that come while it is counted share the count. */
export function largeTotal(key: string, all: SelectQueryBuilder<any, any, any>): Promise<number> {
  const known = knownLarge(key)
  if (known) return known
  const counting = all.clearSelect().select(sql<number>`count(*)::integer`.as('total'))
  const total = counting.executeTakeFirstOrThrow().then((row) => (row as { total: number }).total)
  const drop = () => kept.get(key)?.total === total && kept.delete(key)
  kept.delete(key)
  kept.set(key, { total, until: performance.now() + keptFor })
  if (kept.size > mostKept) kept.delete(kept.keys().next().value!)
  // What has fallen to so few is counted with its page again.
  total.then((all) => all <= countedAlways && drop(), drop)
  return total
}
