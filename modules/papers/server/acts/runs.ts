import { createHash } from 'node:crypto'
import { writeAct, writeNew } from '#platform/server/acts/write-act.ts'
import type { Database } from '#platform/server/database.ts'
import type { PrintedPapers } from '#platform/server/documents/printed-papers.ts'
import { dropFile } from '#platform/server/files/drop.ts'
import { sendJob } from '#platform/server/jobs/send.ts'
import { publishLive } from '#platform/server/live/publish.ts'
import { notFound, notNow, refuse } from '#platform/shared/refusal.ts'
import type { TextLanguage } from '#platform/shared/text.ts'
import { notBundled, tooManyPapers } from '../../contract/refusals.ts'
import { actsOfRun, listedDays, mostAtOnce, mostPapersADay } from '../../rules/run.ts'
import * as papersStore from '../store/papers.ts'
import * as store from '../store/runs.ts'
import { runNoun, type Acting } from './doing.ts'

export const runTopic = 'paperRun'
/** The name of the job that prints a run. */
export const runJob = 'papers-run'

export interface AskedRun {
  readonly name: string
  readonly language: TextLanguage
  readonly papers: readonly papersStore.NewPaper[]
}

/** The same papers in the same order and language, whatever the run is called. */
const digestOf = ({ language, papers }: AskedRun): Buffer =>
  createHash('sha256')
    .update(JSON.stringify([language, papers.map((paper) => keyOf(paper))]))
    .digest()

const keyOf = ({ report, parameters }: papersStore.NewPaper): string =>
  JSON.stringify([report, Object.entries(parameters).toSorted(([one], [other]) => (one < other ? -1 : 1))])

/** Each paper once, in the order in which they were asked for. */
const withoutRepeated = (papers: readonly papersStore.NewPaper[]): papersStore.NewPaper[] =>
  [...new Map(papers.toReversed().map((paper) => [keyOf(paper), paper])).values()].toReversed()

/** Puts papers in line to be printed into one file; those that are being made already are made once. Answers the run. */
export async function startRun(acting: Acting, printed: PrintedPapers, asked: AskedRun): Promise<number> {
  const { db, actor, now } = acting
  const other = asked.papers.find((paper) => !printed.isBundled(paper))
  if (other) refuse(notBundled, { label: other.label })
  const run = { ...asked, papers: withoutRepeated(asked.papers) }
  const digest = digestOf(run)
  const { open, today, same } = await store.countedRuns(db, actor.userId, digest, now)
  if (same !== null) return same
  if (open >= mostAtOnce || today + run.papers.length > mostPapersADay)
    refuse(tooManyPapers, { most: mostAtOnce, papers: mostPapersADay })
  const { name, language, papers } = run
  const { id } = await store.insertRun(
    db,
    { ownerId: actor.userId, name, language, digest, papers: papers.length },
    now,
  )
  await papersStore.insertPapers(db, id, papers)
  await writeNew(acting, runNoun, { id }, 'startPaperRun')
  await sendJob(db, runJob, { id })
  await publishLive(db, [actor.userId], runTopic, id)
  return id
}

export async function cancelRun(acting: Acting, id: number): Promise<void> {
  const run = (await store.lockedRun(acting.db, id, acting)) ?? refuse(notFound)
  if (!actsOfRun(run.state).includes('cancelPaperRun')) refuse(notNow)
  const set = { state: 'cancelled', ended_at: acting.now.toISOString() } as const
  await writeAct(acting, runNoun, run, 'cancelPaperRun', { set })
  await publishLive(acting.db, [acting.actor.userId], runTopic, id)
}

/**
 * What is kept long enough goes, and what lies about of runs that have ended; what was begun and lost is taken up anew, and
 * at last given up.
 */
export async function tendRuns(db: Database, now: Date): Promise<void> {
  await store.kept.tend(db, now, { job: runJob, topic: runTopic })
  await db.transaction().execute(async (tx) => {
    for (const { runId, place, fileId } of await papersStore.leftPapers(tx)) {
      await papersStore.forgetPaperFile(tx, runId, place)
      if (fileId !== null) await dropFile(tx, fileId)
    }
  })
  await store.forgetRuns(db, new Date(now.getTime() - listedDays * 86_400_000))
}
