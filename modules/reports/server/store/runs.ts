import { sql } from 'kysely'
import { json, type Database } from '#platform/server/database.ts'
import { keptRuns, type HeldRun } from '#platform/server/jobs/kept-runs.ts'
import { listOf } from '#platform/server/reading/list.ts'
import type { reportsCalls } from '../../contract/calls.ts'
import type { ReportListKey } from '../../rules/list-keys.ts'
import { mostTries, patienceSeconds, type RunFailure, type RunState } from '../../rules/run.ts'
import { reachesRun } from './reach.ts'
import type { About, KeptDefinition } from './saved-reports.ts'

const rows = (db: Database) =>
  db
    .selectFrom('reports.run as n')
    .select(['n.id as ID', 'n.name as Name', sql<ReportListKey>`n.list`.as('List'), 'n.report_id as ReportID'])
    .select(['n.is_scheduled as IsScheduled', sql<RunState>`n.state`.as('State')])
    .select(sql<RunFailure | null>`n.failure`.as('Failure'))
    .select(['n.done_rows as DoneRows', 'n.total_rows as TotalRows', 'n.asked_at as AskedAt', 'n.ended_at as EndedAt'])
    .select(['n.expires_at as ExpiresAt', 'n.file_id as fileId'])
    .select(sql<KeptDefinition>`n.definition`.as('definition'))
export type RunRow = Awaited<ReturnType<ReturnType<typeof rows>['execute']>>[number]

export const runs = listOf<typeof reportsCalls.getRuns, About>()({
  reach: ({ actor }) => reachesRun(actor),
  rows,
  id: 'n.id',
  search: (text) => sql<boolean>`platform.fold(n.name) like '%' || platform.fold(${text}) || '%'`,
  filters: { State: 'n.state', ReportID: 'n.report_id' },
  orders: { AskedAt: 'n.asked_at' },
})

export interface NewRun {
  readonly ownerId: number
  readonly reportId: number | null
  readonly isScheduled: boolean
  readonly name: string
  readonly definition: KeptDefinition
}

export const insertRun = (db: Database, { ownerId, reportId, isScheduled, name, definition }: NewRun, now: Date) =>
  db
    .insertInto('reports.run')
    .values({
      owner_id: ownerId,
      report_id: reportId,
      is_scheduled: isScheduled,
      name,
      list: definition.List,
      definition: json(definition),
      asked_at: now.toISOString(),
    })
    .returning('id')
    .executeTakeFirstOrThrow()

/** How many of one person wait or run, and how many were begun within a day. Their next ones wait until this transaction ends. */
export async function countedRuns(db: Database, ownerId: number, now: Date) {
  await sql`select pg_advisory_xact_lock(hashtextextended('reports.run', ${ownerId}))`.execute(db)
  return db
    .selectFrom('reports.run')
    .where('owner_id', '=', ownerId)
    .where('is_scheduled', '=', false)
    .where('asked_at', '>', new Date(now.getTime() - 86_400_000).toISOString())
    .select(sql<number>`count(*)::integer`.as('today'))
    .select(sql<number>`(count(*) filter (where state in ('waiting', 'running')))::integer`.as('open'))
    .executeTakeFirstOrThrow()
}

export const runsAmong = (db: Database, ids: readonly number[]) =>
  db
    .selectFrom('reports.run')
    .where('id', 'in', [...ids, 0])
    .select(['owner_id as ownerId', 'report_id as reportId', 'is_scheduled as isScheduled'])
    .execute()

export const lockedRun = (db: Database, id: number, { actor }: About) =>
  db
    .selectFrom('reports.run as n')
    .where(reachesRun(actor))
    .where('n.id', '=', id)
    .select(['n.id', sql<RunState>`n.state`.as('state')])
    .forUpdate()
    .executeTakeFirst()

/** What waits, is made, kept and let go of, as every run in the background. */
export const kept = keptRuns('reports.run', { mostTries, patienceSeconds })

interface AskedReport {
  readonly name: string
  readonly reportId: number | null
  readonly isScheduled: boolean
  readonly definition: KeptDefinition
}

export const takeRun = (db: Database, id: number) =>
  kept.take(db, id, {
    also: sql`, done_rows = 0`,
    more: sql<AskedReport>`name, report_id as "reportId", is_scheduled as "isScheduled", definition`,
  })
export type TakenRun = HeldRun & AskedReport

/** Says how far it is; false where it is this process's no more. */
export const beat = (db: Database, run: TakenRun, done: number, total: number): Promise<boolean> =>
  kept.change(db, run, sql`done_rows = ${done}, total_rows = ${total}, beat_at = now()`)

export const finish = (
  db: Database,
  run: TakenRun,
  { rows: count, ...file }: { fileId: number; rows: number; now: Date; days: number },
): Promise<boolean> => kept.finish(db, run, { ...file, also: sql`, done_rows = ${count}, total_rows = ${count}` })

/** What ended so long ago is not even listed any more. */
export const forgetRuns = (db: Database, before: Date) =>
  db
    .deleteFrom('reports.run')
    .where('state', 'in', ['failed', 'cancelled', 'expired'])
    .where('asked_at', '<', before.toISOString())
    .execute()

export interface ResultFile {
  readonly bytes: number
  readonly sha256: Buffer
  readonly storage_key: string
  readonly key_id: string | null
}

export const insertResultFile = (db: Database, file: ResultFile, run: TakenRun) =>
  db
    .insertInto('platform.file')
    .values({
      ...file,
      field: 'reportRun',
      name: `report-${run.id}.json`,
      media_type: 'application/json',
      uploaded_by: run.ownerId,
      subject_type: 'reportRun',
      subject_id: run.id,
    })
    .returning('id')
    .executeTakeFirstOrThrow()

export const ownerOf = (db: Database, runId: number) =>
  db.selectFrom('reports.run').where('id', '=', runId).select('owner_id as accountId').execute()

/** From now on this transaction only reads, and each statement has a minute: nobody waits at a page for it. */
export async function readPatiently(tx: Database): Promise<void> {
  await sql`set local statement_timeout = 60000`.execute(tx)
  await sql`set transaction read only`.execute(tx)
}
