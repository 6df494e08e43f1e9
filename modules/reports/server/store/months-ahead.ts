import { sql, type RawBuilder } from 'kysely'
import type { Database } from '#platform/server/database.ts'
import type { Trilingual } from '#platform/shared/text.ts'
import type { Day, Instant } from '#platform/shared/values/dates.ts'
import type { Period } from '../../rules/period.ts'
import type { Grouping, SubjectKey } from '../../rules/subjects.ts'
import type { Reckoned } from './subjects/subject.ts'

/** What was counted ahead of a subject. */
export interface Ahead {
  readonly countedAt: Instant
  /** The first day of the first month that was not. */
  readonly until: Day
}

/** What is kept of a subject, where it has many rows in the period and was reckoned as asked; null: it is counted as it stands. */
export async function aheadOf(
  db: Database,
  { subject, period, base, timeZone }: Reckoned & { readonly subject: SubjectKey; readonly period: Period },
): Promise<Ahead | null> {
  const found = await db
    .selectFrom('reports.counted_subject as s')
    .where('s.subject', '=', subject)
    .where('s.base_currency', '=', base)
    .where('s.time_zone', '=', timeZone)
    .where(
      sql<boolean>`s.most_now < (select sum(m.row_count) from reports.counted_month m where m.subject = s.subject
        and m.grouped_by = 'month' and m.month between ${period.from}::date and ${period.to}::date)`,
    )
    .select(['s.counted_at as countedAt', 's.until'])
    .executeTakeFirst()
  return found ?? null
}

/** What is kept of the groups of these months. */
export const inMonthsAhead = (subject: SubjectKey, by: Grouping, { from, to }: Period) =>
  sql<{ key: string; name: Trilingual | null; added: number[]; row_count: number }>`(
    select key, name, added, row_count from reports.counted_month
    where subject = ${subject} and grouped_by = ${by} and month between ${from}::date and ${to}::date)`

/** Nobody waits at a page for it: each statement of this transaction has five minutes. */
export const patiently = (tx: Database) => sql`set local statement_timeout = 300000`.execute(tx)

/** Keeps the groups of a month, or of several as one select of the columns month, key, name, added and row_count. */
export const keep = (db: Database, subject: SubjectKey, by: Grouping, groups: RawBuilder<unknown>) =>
  sql`insert into reports.counted_month (subject, grouped_by, month, key, name, added, row_count)
    select ${subject}, ${by}, month, key, name, added, row_count from ${groups} g`.execute(db)

/** How many rows the months have that are kept. */
export async function rowsKept(db: Database, subject: SubjectKey): Promise<number> {
  const { rows } = await db
    .selectFrom('reports.counted_month')
    .where('subject', '=', subject)
    .where('grouped_by', '=', 'month')
    .select(sql<number>`coalesce(sum(row_count), 0)::integer`.as('rows'))
    .executeTakeFirstOrThrow()
  return rows
}

export const forget = (db: Database, subject: SubjectKey) =>
  db.deleteFrom('reports.counted_month').where('subject', '=', subject).execute()

export const noteCounted = (
  db: Database,
  subject: SubjectKey,
  { base, timeZone }: Reckoned,
  { at, until, most }: { readonly at: Date; readonly until: Day; readonly most: number },
) => {
  const noted = {
    counted_at: at.toISOString(),
    until,
    base_currency: base,
    time_zone: timeZone,
    most_now: most,
  }
  return db
    .insertInto('reports.counted_subject')
    .values({ subject, ...noted })
    .onConflict((conflict) => conflict.column('subject').doUpdateSet(noted))
    .execute()
}

/** Subjects that were counted ahead at some time. */
export const everCounted = async (db: Database): Promise<readonly string[]> =>
  (await db.selectFrom('reports.counted_subject').select('subject').execute()).map(({ subject }) => subject)
