import type { Database } from '#platform/server/database.ts'
import { nextNumberOfYear } from '#platform/server/content/number-series.ts'
import type { Day } from '#platform/shared/values/dates.ts'

/**
 * The number of a new class, with the year in which it begins. The academy may change the pattern of its numbers, or bring
 * classes that had theirs before: a number that stands already is passed over.
 */
export async function classNumber(db: Database, startsOn: Day, now: Date): Promise<string> {
  for (;;) {
    const code = await nextNumberOfYear(db, 'courseClass', Number(startsOn.slice(0, 4)), now)
    const known = await db.selectFrom('classes.course_class').where('code', '=', code).select('id').executeTakeFirst()
    if (!known) return code
  }
}
