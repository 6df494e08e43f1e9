import { sql } from 'kysely'
import { dayOf } from '#platform/shared/values/dates.ts'
import { writtenNumber } from '#platform/shared/values/number-pattern.ts'
import type { Database } from '../database.ts'
import { settings } from '../settings.ts'
import { zoneSettings } from '#platform/shared/settings/own-sections.ts'

/**
 * The next number of a series, such as `CC-2026-0012`. The series' row stays locked until the transaction ends, so
 * call it late; a rolled-back transaction gives its number back and no number is left out. One that
 * `restarts` begins again each year of the academy's calendar. A series that nobody has made yet gets `KEY-{year}-{number}`.
 */
export async function nextNumber(db: Database, key: string, now: Date): Promise<string> {
  const [number] = await nextNumbers(db, key, 1, now)
  return number!
}

/** The next numbers of a series, for an import. */
export async function nextNumbers(db: Database, key: string, count: number, now: Date): Promise<string[]> {
  const row = await taken(db, key, count, await academyYear(db, now))
  return Array.from({ length: count }, (_, at) => writtenNumber(row, row.year, row.last_number - count + 1 + at))
}

/**
 * The next number of a series for something of this year, whatever year it is now. Where the series begins again each year,
 * each year counts for itself from 1 and the running year goes on where it stands; else there is one count for all.
 */
export async function nextNumberOfYear(db: Database, key: string, year: number, now: Date): Promise<string> {
  const running = await db
    .selectFrom('platform.number_series')
    .where('key', '=', key)
    .select(['pattern', 'digits', 'restarts', 'year'])
    .executeTakeFirst()
  const thisYear = await academyYear(db, now)
  if (!running || (year === thisYear && running.year <= year)) return nextNumber(db, key, now)
  if (!running.restarts) {
    const row = await taken(db, key, 1, thisYear)
    return writtenNumber(row, year, row.last_number)
  }
  const { pattern, digits, restarts } = running
  const row = await db
    .insertInto('platform.number_series')
    .values({ key: `${key}/${year}`, pattern, digits, year, last_number: 1 })
    .onConflict((conflict) =>
      conflict
        .column('key')
        .doUpdateSet({ pattern, digits, last_number: sql<number>`platform.number_series.last_number + 1` }),
    )
    .returning('last_number')
    .executeTakeFirstOrThrow()
  return writtenNumber({ pattern, digits, restarts }, year, row.last_number)
}

/** The year that it is at the academy. */
export async function academyYear(db: Database, now: Date): Promise<number> {
  const { timeZone } = await settings(db, zoneSettings)
  return Number(dayOf(now, timeZone).slice(0, 4))
}

/** Takes so many counters of a series: its row as it stands then, locked. */
function taken(db: Database, key: string, count: number, year: number) {
  const startsOver = sql<boolean>`platform.number_series.restarts and platform.number_series.year < ${year}`
  return db
    .insertInto('platform.number_series')
    .values({ key, pattern: `${key.toUpperCase()}-{year}-{number}`, year, last_number: count })
    .onConflict((conflict) =>
      conflict.column('key').doUpdateSet({
        last_number: sql<number>`case when ${startsOver} then ${count} else platform.number_series.last_number + ${count} end`,
        // A clock set back must not start an old year again and repeat its numbers.
        year: sql<number>`greatest(platform.number_series.year, ${year})`,
      }),
    )
    .returning(['pattern', 'digits', 'restarts', 'year', 'last_number'])
    .executeTakeFirstOrThrow()
}
