import { sql, type RawBuilder } from 'kysely'

/** Far before and far behind everything that an academy plans, as an index can know them. */
const farAway = {
  date: ["date '2000-01-01'", "date '4000-01-01'"],
  timestamp: ["timestamp '2000-01-01'", "timestamp '4000-01-01'"],
  timestamptz: ["timestamptz '2000-01-01 00:00+00'", "timestamptz '4000-01-01 00:00+00'"],
} as const

/**
 * The order `Nearest`: what is ahead, the soonest first, then the rest, the newest first. An index that serves it has this
 * expression word for word.
 */
export function nearestFirst(
  isAhead: RawBuilder<unknown>,
  begins: RawBuilder<unknown>,
  type: keyof typeof farAway,
): RawBuilder<string> {
  const [before, behind] = farAway[type].map((moment) => sql.raw(moment))
  return sql`case when ${isAhead} then ${begins} - ${before} else ${behind} - ${begins} end`
}
