import type { Database } from '#platform/server/database.ts'
import { todayOf } from '#platform/server/today.ts'
import { isBareSearch, wordsKept, type SearchOrigin } from '../../rules/empty-search.ts'
import { countEmptySearch } from '../store/empty-searches.ts'

interface Searched {
  readonly query: Readonly<Record<string, unknown>>
  readonly total: number
  readonly origin: SearchOrigin
  readonly now: Date
}

/** Keeps what somebody looked for in the catalogue where there is nothing of it: the words and the day, nobody's name. */
export async function noteSearch(db: Database, { query, total, origin, now }: Searched): Promise<void> {
  if (total > 0 || !isBareSearch(query)) return
  const words = wordsKept(String(query['search']))
  if (words !== null) await countEmptySearch(db, words, origin, await todayOf(db, now))
}
