import type { Database } from '#platform/server/database.ts'
import { nextNumber } from '#platform/server/content/number-series.ts'

/**
 * The number of a new class. The academy may change the pattern of its numbers, or bring classes that had theirs
 * before: a number that stands already is passed over.
 */
export async function classNumber(db: Database, now: Date): Promise<string> {
  for (;;) {
    const code = await nextNumber(db, 'courseClass', now)
    const known = await db.selectFrom('classes.course_class').where('code', '=', code).select('id').executeTakeFirst()
    if (!known) return code
  }
}
