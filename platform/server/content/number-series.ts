import { sql } from 'kysely'
import { dayOf } from '#platform/shared/values/dates.ts'
import type { Database } from '../database.ts'
import { settings } from '../settings.ts'
import { zoneSettings } from '#platform/shared/settings/own-sections.ts'

/**
 * The next number of a series, such as `CC-2026-0012`. The series' row stays locked until the transaction ends, so
 * call it late; a rolled-back transaction gives its number back and no number is left out. A pattern with `{year}`
 * starts over each year of the academy's calendar. A series that nobody has made yet gets `KEY-{year}-{number}`.
 */
export async function nextNumber(db: Database, key: string, now: Date): Promise<string> {
  const [number] = await nextNumbers(db, key, 1, now)
  return number!
}

/** The next numbers of a series, for an import. */
export async function nextNumbers(db: Database, key: string, count: number, now: Date): Promise<string[]> {
  const { timeZone } = await settings(db, zoneSettings)
  const year = Number(dayOf(now, timeZone).slice(0, 4))
  const startsOver = sql<boolean>`platform.number_series.pattern like '%{year}%' and platform.number_series.year < ${year}`
  const row = await db
    .insertInto('platform.number_series')
    .values({ key, pattern: `${key.toUpperCase()}-{year}-{number}`, year, last_number: count })
    .onConflict((conflict) =>
      conflict.column('key').doUpdateSet({
        last_number: sql<number>`case when ${startsOver} then ${count} else platform.number_series.last_number + ${count} end`,
        // A clock set back must not start an old year again and repeat its numbers.
        year: sql<number>`greatest(platform.number_series.year, ${year})`,
      }),
    )
    .returning(['pattern', 'digits', 'year', 'last_number'])
    .executeTakeFirstOrThrow()
  return Array.from({ length: count }, (_, at) => numberOf(row, row.last_number - count + 1 + at))
}

/**
 * The next number of a series for something of this year, whatever year it is now: each year counts for itself from 1. The
 * running year goes on where it stands. Where the pattern has no `{year}` there is one count for all.
 */
export async function nextNumberOfYear(db: Database, key: string, year: number, now: Date): Promise<string> {
  const running = await db
    .selectFrom('platform.number_series')
    .where('key', '=', key)
    .select(['pattern', 'digits', 'year'])
    .executeTakeFirst()
  const { timeZone } = await settings(db, zoneSettings)
  const thisYear = Number(dayOf(now, timeZone).slice(0, 4))
  if (!running || !running.pattern.includes('{year}') || (year === thisYear && running.year <= year))
    return nextNumber(db, key, now)
  const { pattern, digits } = running
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
  return numberOf({ pattern, digits, year }, row.last_number)
}

const numberOf = (series: { pattern: string; digits: number; year: number }, number: number): string =>
  series.pattern.replace('{year}', String(series.year)).replace('{number}', String(number).padStart(series.digits, '0'))
