import { sql } from 'kysely'
import { json, type Database } from '#platform/server/database.ts'
import type { Argument } from '#platform/shared/call.ts'
import type { Trilingual } from '#platform/shared/text.ts'
import type { Day } from '#platform/shared/values/dates.ts'
import type { planningCalls } from '../../contract/calls.ts'
import type { Occurrence, Recurring } from '../../rules/recurring.ts'

type YearFields = Argument<typeof planningCalls.addCalendarYear>['body']
type RecurringFields = Omit<Argument<typeof planningCalls.addRecurringHoliday>['body'], 'KeepSessions'>

interface StoredTerm {
  readonly name: Trilingual
  readonly firstDay: Day
  readonly lastDay: Day
}

const years = (db: Database) =>
  db
    .selectFrom('planning.calendar_year')
    .select([
      'id as ID',
      'year as Year',
      'first_day as FirstDay',
      'last_day as LastDay',
      'weekdays as Weekdays',
      sql<string>`to_char(starts_at, 'HH24:MI')`.as('StartTime'),
      sql<string>`to_char(ends_at, 'HH24:MI')`.as('EndTime'),
      'terms',
      'version as Version',
    ])

/** The terms of a year as they are kept, by the names on the wire. */
export const asTerms = (terms: unknown) =>
  (terms as StoredTerm[]).map(({ name, firstDay, lastDay }) => ({ Name: name, FirstDay: firstDay, LastDay: lastDay }))

const withTerms = <Row extends { readonly terms: unknown }>({ terms, ...row }: Row) => ({
  ...row,
  Terms: asTerms(terms),
})

export const calendarYears = async (db: Database) => (await years(db).orderBy('year', 'desc').execute()).map(withTerms)

/** The academy's year that holds this day; undefined where there is none. */
export async function calendarYearOn(db: Database, day: Day) {
  const found = await years(db)
    .where('first_day', '<=', day)
    .where('last_day', '>=', day)
    .orderBy('year', 'desc')
    .limit(sql.lit(1))
    .executeTakeFirst()
  return found && withTerms(found)
}

export const yearColumns = (fields: YearFields) => ({
  year: fields.Year,
  first_day: fields.FirstDay,
  last_day: fields.LastDay,
  weekdays: [...new Set(fields.Weekdays)].sort(),
  starts_at: fields.StartTime,
  ends_at: fields.EndTime,
  terms: json(
    fields.Terms.map(({ Name, FirstDay, LastDay }) => ({ name: Name, firstDay: FirstDay, lastDay: LastDay })),
  ),
})

/** Adds the year; undefined where the academy has it already. */
export const insertYear = (db: Database, fields: YearFields) =>
  db
    .insertInto('planning.calendar_year')
    .values(yearColumns(fields))
    .onConflict((conflict) => conflict.column('year').doNothing())
    .returning(['id', 'version'])
    .executeTakeFirst()

/** The year, locked until the transaction ends. */
export const lockedYear = (db: Database, id: number) =>
  db
    .selectFrom('planning.calendar_year')
    .where('id', '=', id)
    .select(['id', 'year', 'version'])
    .forUpdate()
    .executeTakeFirst()

/** Whether another year of the academy bears this number. */
export const isTaken = async (db: Database, year: number, but: number): Promise<boolean> =>
  (await db
    .selectFrom('planning.calendar_year')
    .select('id')
    .where('year', '=', year)
    .where('id', '<>', but)
    .executeTakeFirst()) !== undefined

export const removeYear = (db: Database, id: number) =>
  db.deleteFrom('planning.calendar_year').where('id', '=', id).execute()

const recurringColumns = ['id', 'name', 'kind', 'month', 'date', 'day_count', 'correction', 'version'] as const

export const allRecurring = (db: Database) =>
  db
    .selectFrom('planning.recurring_holiday')
    .select(recurringColumns)
    .orderBy('kind')
    .orderBy('month')
    .orderBy('date')
    .execute()
type StoredRecurring = Awaited<ReturnType<typeof allRecurring>>[number]

export const asRule = (stored: Omit<StoredRecurring, 'id' | 'name' | 'version'>): Recurring => ({
  kind: stored.kind,
  month: stored.month,
  date: stored.date,
  dayCount: stored.day_count,
  correction: stored.correction,
})

export const recurringOf = (fields: RecurringFields) => ({
  name: json(fields.Name),
  kind: fields.Kind,
  month: fields.Month,
  date: fields.Date,
  day_count: fields.DayCount,
  correction: fields.Kind === 'hijri' ? fields.Correction : 0,
})

export const insertRecurring = (db: Database, fields: RecurringFields) =>
  db
    .insertInto('planning.recurring_holiday')
    .values(recurringOf(fields))
    .returning(['id', 'version'])
    .executeTakeFirstOrThrow()

export const lockedRecurring = (db: Database, id: number) =>
  db
    .selectFrom('planning.recurring_holiday')
    .where('id', '=', id)
    .select(['id', 'version'])
    .forUpdate()
    .executeTakeFirst()

export const removeRecurring = (db: Database, id: number) =>
  db.deleteFrom('planning.recurring_holiday').where('id', '=', id).execute()

/** Puts these days of a recurring holiday among the holidays, each once; answers how many were new. */
export async function putDays(
  db: Database,
  { id, name, kind }: { id: number; name: unknown; kind: 'fixed' | 'hijri' },
  days: readonly Occurrence[],
): Promise<number> {
  if (days.length === 0) return 0
  const added = await db
    .insertInto('planning.holiday')
    .columns(['name', 'kind', 'first_day', 'last_day', 'recurring_id', 'occurrence'])
    .expression(
      sql<never>`select ${json(name)}::jsonb, ${kind}::text, d."firstDay", d."lastDay", ${id}::integer, d.year
        from jsonb_to_recordset(${json(days)}) as d(year integer, "firstDay" date, "lastDay" date)
        where not exists (select 1 from planning.holiday h
          where h.recurring_id is null and h.kind = ${kind} and h.first_day <= d."lastDay" and h.last_day >= d."firstDay")`,
    )
    .onConflict((conflict) => conflict.columns(['recurring_id', 'occurrence']).doNothing())
    .returning('id')
    .execute()
  return added.length
}

/** Takes its days from this one on away that stand as they were put; answers how many they were. */
export async function takeDays(db: Database, recurringId: number, from: Day): Promise<number> {
  const taken = await db
    .deleteFrom('planning.holiday')
    .where('recurring_id', '=', recurringId)
    .where('first_day', '>=', from)
    .where('version', '=', 1)
    .returning('id')
    .execute()
  return taken.length
}
