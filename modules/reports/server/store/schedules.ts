import { sql } from 'kysely'
import type { Database } from '#platform/server/database.ts'
import { bothNames } from '#platform/server/reading/both-names.ts'
import type { Rhythm } from '../../rules/next-run.ts'
import type { RunFailure } from '../../rules/run.ts'

const selected = (db: Database) =>
  db
    .selectFrom('reports.schedule as c')
    .select(['c.id', 'c.report_id as reportId', sql<Rhythm>`c.rhythm`.as('Rhythm'), 'c.weekday as Weekday'])
    .select(['c.month_day as MonthDay', 'c.hour as Hour', 'c.is_paused as IsPaused', 'c.next_at as NextAt'])
    .select(['c.last_at as LastAt', 'c.version as Version'])
export type Schedule = Awaited<ReturnType<ReturnType<typeof selected>['execute']>>[number]

export const scheduleOf = (db: Database, reportId: number) =>
  selected(db).where('c.report_id', '=', reportId).executeTakeFirst()

export const lockedSchedule = (db: Database, reportId: number) =>
  selected(db).where('c.report_id', '=', reportId).forUpdate().executeTakeFirst()

export const recipientsOf = (db: Database, scheduleId: number) =>
  db
    .selectFrom('reports.recipient as p')
    .innerJoin('accounts.account_facts as a', 'a.account_id', 'p.account_id')
    .where('p.schedule_id', '=', scheduleId)
    .select(['p.account_id as ID', bothNames('a.account_name').as('Name'), 'p.lost_at as LostAt'])
    .select(sql<RunFailure | null>`p.failure`.as('Failure'))
    .orderBy('p.id')
    .execute()

export interface ScheduleColumns {
  readonly rhythm: Rhythm
  readonly weekday: number | null
  readonly month_day: number | null
  readonly hour: number
  readonly next_at: string
}

export const insertSchedule = (db: Database, reportId: number, columns: ScheduleColumns) =>
  db
    .insertInto('reports.schedule')
    .values({ ...columns, report_id: reportId })
    .returning(['id', 'version'])
    .executeTakeFirstOrThrow()

/** Who had lost it and is chosen again gets it again. */
export async function recipientsAnew(db: Database, scheduleId: number, accountIds: readonly number[]): Promise<void> {
  await db.deleteFrom('reports.recipient').where('schedule_id', '=', scheduleId).execute()
  const rows = [...new Set(accountIds)].map((id) => ({ schedule_id: scheduleId, account_id: id }))
  if (rows.length > 0) await db.insertInto('reports.recipient').values(rows).execute()
}

export async function removeSchedule(db: Database, id: number): Promise<void> {
  await db.deleteFrom('reports.recipient').where('schedule_id', '=', id).execute()
  await db.deleteFrom('reports.schedule').where('id', '=', id).execute()
}

export const dueSchedules = (db: Database, now: Date) =>
  db
    .selectFrom('reports.schedule')
    .where('is_paused', '=', false)
    .where('next_at', '<=', now.toISOString())
    .orderBy('next_at')
    .select('report_id as reportId')
    .limit(200)
    .execute()

/** One that is still due, taken by this process alone. */
export const takenSchedule = (db: Database, reportId: number, now: Date) =>
  selected(db)
    .innerJoin('reports.saved_report as r', 'r.id', 'c.report_id')
    .select('r.author_id as authorId')
    .where('c.report_id', '=', reportId)
    .where('c.is_paused', '=', false)
    .where('c.next_at', '<=', now.toISOString())
    .forUpdate('c')
    .skipLocked()
    .executeTakeFirst()

export const setNext = (db: Database, id: number, next: Date, last: Date) =>
  db
    .updateTable('reports.schedule')
    .set({ next_at: next.toISOString(), last_at: last.toISOString() })
    .where('id', '=', id)
    .execute()

/** Answers whether nobody had noted it before. */
export async function noteLost(db: Database, scheduleId: number, accountId: number, now: Date): Promise<boolean> {
  const { numUpdatedRows } = await db
    .updateTable('reports.recipient')
    .set({ lost_at: now.toISOString() })
    .where('schedule_id', '=', scheduleId)
    .where('account_id', '=', accountId)
    .where('lost_at', 'is', null)
    .executeTakeFirst()
  return numUpdatedRows > 0n
}

/** Who gets it again. */
export const noteBack = (db: Database, scheduleId: number, accountId: number) =>
  db
    .updateTable('reports.recipient')
    .set({ lost_at: null })
    .where('schedule_id', '=', scheduleId)
    .where('account_id', '=', accountId)
    .where('lost_at', 'is not', null)
    .execute()

/** Why it could not be made for one of them, or null; answers whether none of them had missed it before. */
export async function noteFailure(
  db: Database,
  scheduleId: number,
  accountId: number,
  failure: RunFailure | null,
): Promise<boolean> {
  const { rows } = await sql<{ first: boolean }>`
    update reports.recipient p set failure = ${failure} where schedule_id = ${scheduleId} and account_id = ${accountId}
    returning not exists (select from reports.recipient o where o.schedule_id = p.schedule_id and o.failure is not null) as first`.execute(
    db,
  )
  return rows[0]?.first ?? false
}

/** Another try is made, of which its author is told anew. */
export const forgetFailures = (db: Database, scheduleId: number) =>
  db.updateTable('reports.recipient').set({ failure: null }).where('schedule_id', '=', scheduleId).execute()

export const authorOf = (db: Database, scheduleId: number) =>
  db
    .selectFrom('reports.schedule as c')
    .innerJoin('reports.saved_report as r', 'r.id', 'c.report_id')
    .where('c.id', '=', scheduleId)
    .select(['r.author_id as accountId', 'r.id as reportId'])
    .execute()
