import { sql } from 'kysely'
import { json, matches, type Database } from '#platform/server/database.ts'
import { paged } from '#platform/server/paged.ts'
import type { Argument } from '#platform/shared/call.ts'
import type { Day } from '#platform/shared/dates.ts'
import type { Trilingual } from '#platform/shared/text.ts'
import type { planningCalls } from '../../contract/calls.ts'
import type { Holiday } from '../../rules/sessions.ts'

type Query = Argument<typeof planningCalls.getHolidays>['query']
type Fields = Argument<typeof planningCalls.addHoliday>['body']

export async function listHolidays(db: Database, query: Query) {
  const filtered = db
    .selectFrom('planning.holiday')
    .$if(Boolean(query.search), (q) => q.where(matches('search', query.search!)))
    .$if(query.Kind !== undefined, (q) => q.where('kind', '=', query.Kind!))
    .$if(query.Year !== undefined, (q) =>
      q.where('first_day', '<=', `${query.Year}-12-31`).where('last_day', '>=', `${query.Year}-01-01`),
    )
  const sort = query.sort ?? 'FirstDay'
  const columns = { FirstDay: sql`first_day`, Name: sql`name->>'ar'`, Kind: sql`kind` } as const
  const ordered = filtered
    .select([
      'id as ID',
      'name as Name',
      'kind as Kind',
      'first_day as FirstDay',
      'last_day as LastDay',
      sql<number>`last_day - first_day + 1`.as('Days'),
      'version as Version',
    ])
    .orderBy(columns[sort.replace('-', '') as keyof typeof columns], sort.startsWith('-') ? 'desc' : 'asc')
    .orderBy('id')
  const { rows: Items, total: Total } = await paged(ordered, filtered, query)
  return { Items, Total }
}

export type NamedHoliday = Holiday & { readonly name: Trilingual }

/** The holidays that touch the days from `from` to `to`, both included. */
export const holidaysBetween = (db: Database, from: Day, to: Day): Promise<NamedHoliday[]> =>
  db
    .selectFrom('planning.holiday')
    .where('first_day', '<=', to)
    .where('last_day', '>=', from)
    .select(['id', 'name', 'first_day as firstDay', 'last_day as lastDay'])
    .orderBy('first_day')
    .execute()

/** How many sessions of classes fall on these days, both included, and the first code of those classes. */
export const sessionsBetween = (db: Database, from: Day, to: Day) =>
  db
    .selectFrom('planning.busy_day_facts')
    .where('day', '>=', from)
    .where('day', '<=', to)
    .select((eb) => [eb.fn.countAll<number>().as('count'), eb.fn.min('class_code').as('code')])
    .executeTakeFirstOrThrow()

export const columnsOf = (fields: Fields) => ({
  name: json(fields.Name),
  kind: fields.Kind,
  first_day: fields.FirstDay,
  last_day: fields.LastDay,
})

/** The holiday, locked until the transaction ends. */
export const lockedHoliday = (db: Database, id: number) =>
  db.selectFrom('planning.holiday').where('id', '=', id).select(['id', 'version']).forUpdate().executeTakeFirst()
export type LockedHoliday = NonNullable<Awaited<ReturnType<typeof lockedHoliday>>>

export const insertHoliday = (db: Database, fields: Fields) =>
  db.insertInto('planning.holiday').values(columnsOf(fields)).returning(['id', 'version']).executeTakeFirstOrThrow()

export const removeHoliday = (db: Database, id: number) =>
  db.deleteFrom('planning.holiday').where('id', '=', id).execute()
