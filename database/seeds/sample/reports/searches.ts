import { addDays, type Day } from '#platform/shared/values/dates.ts'
import type { Database } from '#platform/server/database.ts'

/** What people looked for in the catalogue in the last weeks and did not find. */
export async function insertEmptySearches(db: Database, today: Day): Promise<void> {
  const looked = [
    [3, 'public', 'طائرات بدون طيار', 4],
    [3, 'signedIn', 'drone', 2],
    [9, 'public', 'ذكاء اصطناعي', 7],
    [16, 'public', 'first aid', 1],
    [30, 'signedIn', 'اسعافات اوليه', 3],
  ] as const
  await db
    .insertInto('catalogue.empty_search')
    .values(looked.map(([ago, origin, words, times]) => ({ day: addDays(today, -ago), origin, words, times })))
    .execute()
}
