import { setTimeout as pause } from 'node:timers/promises'
import { doneBy, writeAct, writeFact, writeNew } from '#platform/server/acts/write-act.ts'
import { byItself } from '#platform/server/audit/by.ts'
import type { Database } from '#platform/server/database.ts'
import type { DocumentReaders } from '#platform/server/documents/parts.ts'
import type { FileStorage } from '#platform/server/files/kept-files.ts'
import { keepBytes } from '#platform/server/files/storage/keep-bytes.ts'
import { sendJob } from '#platform/server/jobs/send.ts'
import { publishLive } from '#platform/server/live/publish.ts'
import type { AllModules } from '#platform/server/module.ts'
import { withoutRequest } from '#platform/server/reading/without-request.ts'
import { settings } from '#platform/server/settings.ts'
import type { Actor } from '#platform/shared/actor.ts'
import { notFound, notNow, refuse, Refusal } from '#platform/shared/refusal.ts'
import { tooManyRuns } from '../../contract/refusals.ts'
import { reportSettings } from '../../contract/settings.ts'
import { faultOf, mostGroups, mostRunRows } from '../../rules/definition.ts'
import { gather, type Row } from '../../rules/grouping.ts'
import { actsOfRun, mostADay, mostAtOnce, type RunFailure } from '../../rules/run.ts'
import { factsOf } from '../../contract/list-facts.ts'
import * as store from '../store/runs.ts'
import type { KeptDefinition } from '../store/saved-reports.ts'
import { gatheringOf, mayOpenList, readEach, type Asking } from './asking.ts'
import { runNoun, zoneOf, type Acting, type Doing } from './doing.ts'
import { cellsOf, tookTooLong } from './live-rows.ts'
import { noteMade, noteNotMade } from './not-made.ts'

export const runTopic = 'reportRun'
/** The name of the job that makes a report. */
export const runJob = 'reports-run'

export interface RunParts {
  readonly modules: AllModules
  readonly readers: Pick<DocumentReaders, 'actorOf'>
}

/** Puts a report in line, in the transaction of whoever asks for it. */
export async function queueRun(doing: Doing, run: store.NewRun, now: Date): Promise<number> {
  const { id } = await store.insertRun(doing.db, run, now)
  await writeNew(doing, runNoun, { id }, 'startRun')
  await sendJob(doing.db, runJob, { id })
  await publishLive(doing.db, [run.ownerId], runTopic, id)
  return id
}

export async function startRun(acting: Acting, run: Omit<store.NewRun, 'ownerId' | 'isScheduled'>): Promise<number> {
  const { db, actor, now } = acting
  const { open, today } = await store.countedRuns(db, actor.userId, now)
  if (open >= mostAtOnce) refuse(tooManyRuns, { most: mostAtOnce })
  if (today >= mostADay) refuse(tooManyRuns, { most: mostADay })
  return queueRun(acting, { ...run, ownerId: actor.userId, isScheduled: false }, now)
}

export async function cancelRun(acting: Acting, id: number): Promise<void> {
  const run = (await store.lockedRun(acting.db, id, acting)) ?? refuse(notFound)
  if (!actsOfRun(run.state).includes('cancelRun')) refuse(notNow)
  const set = { state: 'cancelled', ended_at: acting.now.toISOString() } as const
  await writeAct(acting, runNoun, run, 'cancelRun', { set })
  await publishLive(acting.db, [acting.actor.userId], runTopic, id)
}

/** What ends a run before its result is there. */
class Ended extends Error {
  readonly failure: RunFailure | null
  /** `failure`: why; null: it is not this process's any more. */
  constructor(failure: RunFailure | null) {
    super(failure ?? 'taken away')
    this.failure = failure
  }
}

interface Work {
  readonly db: Database
  readonly files: FileStorage
  readonly now: Date
}

/** Makes one report, where it still waits or the process that made it is lost. Bears being run twice and at once. */
export async function makeReport({ db, files, now }: Work, parts: RunParts, id: number): Promise<void> {
  const run = await store.takeRun(db, id)
  if (!run) return
  await publishLive(db, [run.ownerId], runTopic, id)
  try {
    const actor = await parts.readers.actorOf(db, run.ownerId)
    if (!actor || !mayOpenList(actor, run.definition.List)) throw new Ended('noAccess')
    // The list has changed since it was saved.
    if (faultOf(run.definition, factsOf(run.definition.List)) !== null) throw new Ended('refused')
    const { text, rows } = await resultOf({ db, files, now }, parts, run, actor)
    await keep({ db, files, now }, run, text, rows)
  } catch (error) {
    const failure = failureOf(error)
    if (failure !== null)
      await db.transaction().execute(async (tx) => {
        if (await store.kept.fail(tx, run, failure, now)) await noteNotMade(tx, run, failure)
      })
    if (failure === 'broken') throw error
  } finally {
    await publishLive(db, [run.ownerId], runTopic, id)
  }
}

function failureOf(error: unknown): RunFailure | null {
  if (error instanceof Ended) return error.failure
  if (tookTooLong(error)) return 'tooSlow'
  return error instanceof Refusal ? 'refused' : 'broken'
}

/** Between two signs of life. */
const beatEvery = 400

/** The result as JSON. All of it is read in one snapshot, in which nothing is changed. */
function resultOf({ db, files, now }: Work, parts: RunParts, run: store.TakenRun, actor: Actor) {
  return db
    .transaction()
    .setIsolationLevel('repeatable read')
    .execute(async (tx) => {
      await store.readPatiently(tx)
      const { definition } = run
      const asking = askingOf(tx, files, actor, now)
      const gathered = gather(gatheringOf(definition, await zoneOf(tx)))
      const isGrouped = definition.GroupBy.length > 0
      const lines: string[] = []
      let beatAt = 0
      await readEach(asking, parts.modules, definition, async (rows, done, total) => {
        if (total > mostRunRows) throw new Ended('tooManyRows')
        if (performance.now() - beatAt > beatEvery || done >= total) {
          beatAt = performance.now()
          if (!(await store.beat(db, run, done, total))) throw new Ended(null)
          await publishLive(db, [run.ownerId], runTopic, run.id)
        }
        addRows(rows, { definition, isGrouped, gathered, lines })
        if (gathered.size > mostGroups) throw new Ended('tooManyGroups')
        // Others are served between two pages.
        await pause(0)
        return true
      })
      const { count, figures } = gathered.totals()
      if (isGrouped)
        for (const group of gathered.groups())
          lines.push(JSON.stringify({ Key: group.key, Count: group.count, Cells: [...group.cells, ...group.figures] }))
      const head = JSON.stringify({ Records: count, Figures: figures, MadeAt: now.toISOString() })
      return { text: `${head.slice(0, -1)},"Rows":[${lines.join(',\n')}]}`, rows: count }
    })
}

function addRows(
  rows: readonly Row[],
  {
    definition,
    isGrouped,
    gathered,
    lines,
  }: { definition: KeptDefinition; isGrouped: boolean; gathered: ReturnType<typeof gather>; lines: string[] },
): void {
  for (const row of rows) {
    gathered.add(row)
    if (!isGrouped) lines.push(JSON.stringify({ Key: null, Count: null, Cells: cellsOf(definition, row) }))
  }
}

/** What a list's handler is given where no request asks it. Whoever opens reports is staff: their rows stand in the whole database. */
function askingOf(db: Database, files: FileStorage, actor: Actor, now: Date): Asking {
  const nothing = async () => {}
  return {
    db,
    dbOf: () => db,
    files,
    vault: files.vault,
    actor,
    now,
    ...withoutRequest('report-run', actor.language),
    record: nothing,
    audit: nothing,
  }
}

async function keep({ db, files, now }: Work, run: store.TakenRun, text: string, rows: number): Promise<void> {
  const kept = await keepBytes(files, text)
  try {
    await db.transaction().execute(async (tx) => {
      const { reportRunDays: days } = await settings(tx, reportSettings)
      const { id: fileId } = await store.insertResultFile(tx, kept, run)
      if (!(await store.finish(tx, run, { fileId, rows, now, days }))) throw new Ended(null)
      if (!run.isScheduled) return
      await noteMade(tx, run)
      await writeFact(doneBy(tx, byItself), runNoun, run, 'deliverRun', { report: run.name })
    })
  } catch (error) {
    await files.remove(kept.storage_key)
    throw error
  }
}

/** What is kept long enough goes, the bytes with it; what was begun and lost is begun anew, and at last given up. */
export async function tendRuns(db: Database, now: Date): Promise<void> {
  const givenUp = await store.kept.tend(db, now, { job: runJob, topic: runTopic })
  for (const run of await store.runsAmong(db, givenUp))
    await db.transaction().execute((tx) => noteNotMade(tx, run, 'interrupted'))
  await store.forgetRuns(db, new Date(now.getTime() - 90 * 86_400_000))
}
