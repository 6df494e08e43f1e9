import { refuseChanged } from '#modules/accounts/server/public.ts'
import { sql } from 'kysely'
import { json, matches, type Database } from '#platform/server/database.ts'
import { paged } from '#platform/server/paged.ts'
import type { Argument } from '#platform/shared/call.ts'
import { notFound, refuse } from '#platform/shared/refusal.ts'
import type { Day } from '#platform/shared/dates.ts'
import type { Trilingual } from '#platform/shared/text.ts'
import type { planningCalls } from '../../contract/calls.ts'
import { sessionsOnHoliday } from '../../contract/refusals.ts'
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

async function refuseOverSessions(db: Database, fields: Fields): Promise<void> {
  if (fields.KeepSessions) return
  const { count, code } = await db
    .selectFrom('planning.busy_day_facts')
    .where('day', '>=', fields.FirstDay)
    .where('day', '<=', fields.LastDay)
    .select((eb) => [eb.fn.countAll<number>().as('count'), eb.fn.min('class_code').as('code')])
    .executeTakeFirstOrThrow()
  if (count > 0) refuse(sessionsOnHoliday, { count, class: code })
}

const columnsOf = (fields: Fields) => ({
  name: json(fields.Name),
  kind: fields.Kind,
  first_day: fields.FirstDay,
  last_day: fields.LastDay,
})

export async function findHoliday(db: Database, id: number) {
  const found = await db
    .selectFrom('planning.holiday')
    .where('id', '=', id)
    .select(['name as Name', 'first_day as FirstDay', 'last_day as LastDay'])
    .executeTakeFirst()
  return found ?? refuse(notFound)
}

export async function addHoliday(db: Database, fields: Fields) {
  await refuseOverSessions(db, fields)
  return db
    .insertInto('planning.holiday')
    .values(columnsOf(fields))
    .returning(['id as ID', 'version as Version'])
    .executeTakeFirstOrThrow()
}

export async function changeHoliday(db: Database, id: number, fields: Fields, version: number) {
  await refuseOverSessions(db, fields)
  const changed = await db
    .updateTable('planning.holiday')
    .set({ ...columnsOf(fields), version: version + 1 })
    .where('id', '=', id)
    .where('version', '=', version)
    .returning(['id as ID', 'version as Version'])
    .executeTakeFirst()
  return changed ?? (await refuseChanged(db, ['holiday', id]))
}

export async function removeHoliday(db: Database, id: number): Promise<void> {
  await db.deleteFrom('planning.holiday').where('id', '=', id).execute()
}
