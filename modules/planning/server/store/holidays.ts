import { sql } from 'kysely'
import { json, matches, type Database } from '#platform/server/database.ts'
import { byText } from '#platform/server/reading/both-names.ts'
import { listOf } from '#platform/server/reading/list.ts'
import { everybody } from '#platform/server/reading/reach.ts'
import type { Actor } from '#platform/shared/actor.ts'
import type { Argument } from '#platform/shared/call.ts'
import type { Day } from '#platform/shared/values/dates.ts'
import type { Trilingual } from '#platform/shared/text.ts'
import type { planningCalls } from '../../contract/calls.ts'
import type { Holiday } from '../../rules/sessions.ts'

type Fields = Argument<typeof planningCalls.addHoliday>['body']

export const holidays = listOf<typeof planningCalls.getHolidays, { readonly actor: Actor }>()({
  reach: () => everybody('holidays are the academy’s, and everybody who is signed in sees them'),
  rows: (db) =>
    db
      .selectFrom('planning.holiday as h')
      .select(['h.id as ID', 'h.name as Name', 'h.kind as Kind', 'h.first_day as FirstDay', 'h.last_day as LastDay'])
      .select([sql<number>`h.last_day - h.first_day + 1`.as('Days'), 'h.version as Version']),
  id: 'h.id',
  search: (text) => matches('h.search', text),
  filters: { Year: (year) => sql`h.first_day <= ${`${year}-12-31`} and h.last_day >= ${`${year}-01-01`}` },
  orders: { Name: byText('h.name') },
})

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

/** The next holidays that have not passed on this day. */
export const nextHolidays = (db: Database, from: string) =>
  db
    .selectFrom('planning.holiday')
    .select(['id as ID', 'name as Name', 'first_day as FirstDay', 'last_day as LastDay'])
    .where('last_day', '>=', from)
    .orderBy('first_day')
    .limit(sql.lit(3))
    .execute()
