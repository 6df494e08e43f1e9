import { sql } from 'kysely'
import type { Database } from '#platform/server/database.ts'
import { addDays, type Day } from '#platform/shared/values/dates.ts'
import { mostWordsADay, searchDaysKept, type SearchOrigin } from '../../rules/empty-search.ts'

/**
 * Counts a search of this day that found nothing. What was typed on the way to it goes, once these words are longer; days
 * that are kept long enough go too. Over the limit of a day nothing new is kept.
 */
export async function countEmptySearch(db: Database, words: string, origin: SearchOrigin, day: Day): Promise<void> {
  const oldest = addDays(day, -searchDaysKept)
  await sql`
    with asked as (select platform.fold(${words}) as words),
    passed as (
      delete from catalogue.empty_search e using asked a
      where e.day < ${oldest}::date
        or e.day = ${day}::date and e.origin = ${origin} and e.times = 1 and e.words <> a.words
          and starts_with(a.words, e.words)),
    room as (select count(*) < ${sql.lit(mostWordsADay)} as is_left from catalogue.empty_search
      where day = ${day}::date and origin = ${origin})
    insert into catalogue.empty_search as e (day, words, origin)
    select ${day}::date, a.words, ${origin} from asked a, room r
    where char_length(a.words) between 3 and 60
      and (r.is_left or exists (select from catalogue.empty_search o
        where o.day = ${day}::date and o.origin = ${origin} and o.words = a.words))
    on conflict (day, origin, words) do update set times = least(e.times + 1, 1000000)`.execute(db)
}
