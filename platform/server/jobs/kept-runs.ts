import { sql, type RawBuilder } from 'kysely'
import type { Database } from '../database.ts'
import { dropFile } from '../files/drop.ts'
import { publishLive } from '../live/publish.ts'
import { sendJob } from './send.ts'

/** A run in the hands of this process: whose it is, and how often it has been taken up. */
export interface HeldRun {
  readonly id: number
  readonly ownerId: number
  readonly tries: number
}

interface Limits {
  /** How often a run is taken up, each time after the process that worked on it was lost. */
  readonly mostTries: number
  /** After so many seconds without a sign of life a run is taken up by another process. */
  readonly patienceSeconds: number
}

/** Further columns to be set, each with a comma before it. */
type Also = RawBuilder<unknown>
const nothing: Also = sql``

/** How long a run may wait in line before its job is sent again. */
const waitsMs = 60_000

/**
 * What is made in the background for somebody, once, by whichever process: waiting → running → done, failed or cancelled; the
 * file of a done one is kept for some days, then it is expired. `table` has the columns id, owner_id, state, failure, tries,
 * asked_at, beat_at, ended_at, expires_at and file_id.
 */
export function keptRuns(table: string, { mostTries, patienceSeconds }: Limits) {
  const runs = sql.table(table)
  const lost = sql<boolean>`(state = 'running' and beat_at < now() - make_interval(secs => ${sql.lit(patienceSeconds)}))`
  const most = sql.lit(mostTries)

  /** False where the run is this process's no more: it was cancelled, or taken up elsewhere. */
  const change = async (db: Database, { id, tries }: Pick<HeldRun, 'id' | 'tries'>, set: RawBuilder<unknown>) => {
    const { numAffectedRows = 0n } = await sql`
      update ${runs} set ${set} where id = ${id} and state = 'running' and tries = ${tries}`.execute(db)
    return numAffectedRows > 0n
  }

  return {
    change,

    /** Takes a run up that waits, or whose process is lost; undefined where another works on it or it has ended. */
    async take<More extends object>(
      db: Database,
      id: number,
      { also = nothing, more }: { readonly also?: Also; readonly more: RawBuilder<More> },
    ): Promise<(HeldRun & More) | undefined> {
      const { rows } = await sql<HeldRun & More>`
        update ${runs} set state = 'running', tries = tries + 1, beat_at = now()${also}
        where id = ${id} and (state = 'waiting' or ${lost}) and tries < ${most}
        returning id, owner_id as "ownerId", tries, ${more}`.execute(db)
      return rows[0]
    },

    finish: (
      db: Database,
      run: HeldRun,
      { fileId, now, days, also = nothing }: { fileId: number; now: Date; days: number; also?: Also },
    ): Promise<boolean> =>
      change(
        db,
        run,
        sql`state = 'done', file_id = ${fileId}, ended_at = ${now.toISOString()},
          expires_at = ${new Date(now.getTime() + days * 86_400_000).toISOString()}${also}`,
      ),

    fail: (db: Database, run: HeldRun, failure: string, now: Date): Promise<boolean> =>
      change(db, run, sql`state = 'failed', failure = ${failure}, ended_at = ${now.toISOString()}`),

    /**
     * Gives up what was lost too often, sends the job of what lies about once more, and lets the files go that are kept long
     * enough. Answers which were given up.
     */
    async tend(
      db: Database,
      now: Date,
      { job, topic }: { readonly job: string; readonly topic: string },
    ): Promise<readonly number[]> {
      const given = await sql<HeldRun>`
        update ${runs} set state = 'failed', failure = 'interrupted', ended_at = ${now.toISOString()}
        where ${lost} and tries >= ${most} returning id, owner_id as "ownerId", tries`.execute(db)
      for (const { id, ownerId } of given.rows) await publishLive(db, [ownerId], topic, id)
      const waitingSince = new Date(now.getTime() - waitsMs).toISOString()
      const forgotten = await sql<{ id: number }>`
        select id from ${runs} where state in ('waiting', 'running') and tries < ${most}
          and (state = 'waiting' and asked_at < ${waitingSince}::timestamptz or ${lost})
        order by id limit 200`.execute(db)
      for (const { id } of forgotten.rows) await sendJob(db, job, { id })
      await db.transaction().execute(async (tx) => {
        const expired = await sql<{ id: number; fileId: number | null }>`
          select id, file_id as "fileId" from ${runs} where state = 'done' and expires_at <= ${now.toISOString()}::timestamptz
          order by id limit 200 for update skip locked`.execute(tx)
        for (const { id, fileId } of expired.rows) {
          await sql`update ${runs} set state = 'expired', file_id = null where id = ${id}`.execute(tx)
          if (fileId !== null) await dropFile(tx, fileId)
        }
      })
      return given.rows.map(({ id }) => id)
    },
  }
}
