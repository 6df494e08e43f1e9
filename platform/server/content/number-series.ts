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
  return Array.from({ length: count }, (_, at) =>
    row.pattern
      .replace('{year}', String(row.year))
      .replace('{number}', String(row.last_number - count + 1 + at).padStart(row.digits, '0')),
  )
}
