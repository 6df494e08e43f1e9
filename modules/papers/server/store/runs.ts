import { sql } from 'kysely'
import type { Database } from '#platform/server/database.ts'
import { keptRuns, type HeldRun } from '#platform/server/jobs/kept-runs.ts'
import { listOf } from '#platform/server/reading/list.ts'
import type { Actor } from '#platform/shared/actor.ts'
import type { TextLanguage } from '#platform/shared/text.ts'
import type { papersCalls } from '../../contract/calls.ts'
import { mostTries, patienceSeconds, type RunFailure, type RunState } from '../../rules/run.ts'
import { reachesRun } from './reach.ts'

export interface About {
  readonly actor: Actor
}

const rows = (db: Database) =>
  db
    .selectFrom('papers.run as n')
    .select(['n.id as ID', 'n.name as Name', sql<TextLanguage>`n.language`.as('Language')])
    .select([sql<RunState>`n.state`.as('State'), sql<RunFailure | null>`n.failure`.as('Failure')])
    .select(['n.total_papers as TotalPapers', 'n.printed_papers as PrintedPapers', 'n.failed_papers as FailedPapers'])
    .select(['n.asked_at as AskedAt', 'n.ended_at as EndedAt', 'n.expires_at as ExpiresAt', 'n.file_id as fileId'])
export type RunRow = Awaited<ReturnType<ReturnType<typeof rows>['execute']>>[number]

export const runs = listOf<typeof papersCalls.getPaperRuns, About>()({
  reach: ({ actor }) => reachesRun(actor),
  rows,
  id: 'n.id',
  search: (text) => sql<boolean>`platform.fold(n.name) like '%' || platform.fold(${text}) || '%'`,
  filters: { State: 'n.state' },
  orders: { AskedAt: 'n.asked_at' },
})

export interface NewRun {
  readonly ownerId: number
  readonly name: string
  readonly language: TextLanguage
  readonly digest: Buffer
  readonly papers: number
}

/** What of one person is in line, and how many papers they have asked for within a day. Their next ones wait until this transaction ends. */
export async function countedRuns(db: Database, ownerId: number, digest: Buffer, now: Date) {
  await sql`select pg_advisory_xact_lock(hashtextextended('papers.run', ${ownerId}))`.execute(db)
  return db
    .selectFrom('papers.run')
    .where('owner_id', '=', ownerId)
    .where('asked_at', '>', new Date(now.getTime() - 86_400_000).toISOString())
    .select(sql<number>`coalesce(sum(total_papers), 0)::integer`.as('today'))
    .select(sql<number>`(count(*) filter (where state in ('waiting', 'running')))::integer`.as('open'))
    .select(
      sql<number | null>`min(id) filter (where state in ('waiting', 'running') and digest = ${digest})`.as('same'),
    )
    .executeTakeFirstOrThrow()
}

export const insertRun = (db: Database, { ownerId, name, language, digest, papers }: NewRun, now: Date) =>
  db
    .insertInto('papers.run')
    .values({ owner_id: ownerId, name, language, digest, total_papers: papers, asked_at: now.toISOString() })
    .returning('id')
    .executeTakeFirstOrThrow()

export const lockedRun = (db: Database, id: number, { actor }: About) =>
  db
    .selectFrom('papers.run as n')
    .where(reachesRun(actor))
    .where('n.id', '=', id)
    .select(['n.id', sql<RunState>`n.state`.as('state')])
    .forUpdate()
    .executeTakeFirst()

/** What waits, is made, kept and let go of, as every run in the background. */
export const kept = keptRuns('papers.run', { mostTries, patienceSeconds })

interface AskedPapers {
  readonly name: string
  readonly language: TextLanguage
}

export const takeRun = (db: Database, id: number) => kept.take(db, id, { more: sql<AskedPapers>`name, language` })
export type TakenRun = HeldRun & AskedPapers

/** A sign of life; false where it is this process's no more. */
export const beat = (db: Database, run: TakenRun): Promise<boolean> => kept.change(db, run, sql`beat_at = now()`)

/** One paper more is printed, or will not be; false where the run is this process's no more. */
export const countPaper = (db: Database, run: TakenRun, isPrinted: boolean): Promise<boolean> => {
  const counted = sql.ref(isPrinted ? 'printed_papers' : 'failed_papers')
  return kept.change(db, run, sql`${counted} = ${counted} + 1, beat_at = now()`)
}

/** What ended so long ago is not even listed any more; the papers go with it. Those with papers that are still kept stay. */
export const forgetRuns = (db: Database, before: Date) =>
  db
    .deleteFrom('papers.run as n')
    .where('n.state', 'in', ['failed', 'cancelled', 'expired'])
    .where('n.asked_at', '<', before.toISOString())
    .where(sql<boolean>`not exists (select from papers.paper p where p.run_id = n.id and p.file_id is not null)`)
    .execute()

export const ownerOf = (db: Database, runId: number) =>
  db.selectFrom('papers.run').where('id', '=', runId).select('owner_id as accountId').execute()
