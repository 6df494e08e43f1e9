import { buffer } from 'node:stream/consumers'
import { setTimeout as pause } from 'node:timers/promises'
import { doneBy, writeFact } from '#platform/server/acts/write-act.ts'
import { byItself } from '#platform/server/audit/by.ts'
import type { Database } from '#platform/server/database.ts'
import { joinPdfs, mostJoinedBytes } from '#platform/server/documents/joining/join-pdfs.ts'
import type { DocumentReaders } from '#platform/server/documents/parts.ts'
import type { PrintedPapers } from '#platform/server/documents/printed-papers.ts'
import type { FileStorage } from '#platform/server/files/kept-files.ts'
import { keepBytes } from '#platform/server/files/storage/keep-bytes.ts'
import { publishLive } from '#platform/server/live/publish.ts'
import { passes } from '#platform/shared/access.ts'
import type { Actor } from '#platform/shared/actor.ts'
import { busy, Refusal } from '#platform/shared/refusal.ts'
import { keptDays, type PaperFailure, type RunFailure } from '../../rules/run.ts'
import * as papersStore from '../store/papers.ts'
import * as store from '../store/runs.ts'
import { runNoun } from './doing.ts'
import { runTopic } from './runs.ts'

export interface PrintingParts {
  readonly printed: PrintedPapers
  readonly readers: Pick<DocumentReaders, 'actorOf'>
}
interface Work {
  readonly db: Database
  readonly files: FileStorage
  readonly now: Date
}
/** A run in the hands of this process. */
interface Working extends Work {
  readonly parts: PrintingParts
  readonly run: store.TakenRun
  readonly actor: Actor
}

/** Between two signs of life: a paper and the putting together take long on a busy machine, each with an end. */
const beatEvery = 10_000

/** What ends a run before its file is there. */
class Ended extends Error {
  readonly failure: RunFailure | null
  /** `failure`: why; null: it is not this process's any more. */
  constructor(failure: RunFailure | null) {
    super(failure ?? 'taken away')
    this.failure = failure
  }
}

/**
 * Prints what is still to be printed of a run, where it waits or the process that printed it is lost, and puts all of it
 * into one file. Bears being run twice and at once.
 */
export async function printRun({ db, files, now }: Work, parts: PrintingParts, id: number): Promise<void> {
  const run = await store.takeRun(db, id)
  if (!run) return
  const begun = performance.now()
  /** Printing hundreds of papers takes longer than a ticket is good for. */
  const clock = () => new Date(now.getTime() + performance.now() - begun)
  const heart = setInterval(() => void store.beat(db, run).catch(() => undefined), beatEvery).unref()
  await publishLive(db, [run.ownerId], runTopic, id)
  try {
    const actor = await parts.readers.actorOf(db, run.ownerId)
    if (!actor || !passes('certificateDesk', actor.role, actor.permissions)) throw new Ended('noAccess')
    for (const paper of await papersStore.waitingPapers(db, id))
      await printOne({ db, files, now: clock(), parts, run, actor }, paper)
    await putTogether({ db, files, now: clock(), parts, run, actor })
  } catch (error) {
    const failure = error instanceof Ended ? error.failure : 'broken'
    if (failure !== null) await store.kept.fail(db, run, failure, clock())
    if (failure === 'broken') throw error
  } finally {
    clearInterval(heart)
    await publishLive(db, [run.ownerId], runTopic, id)
  }
}

async function printOne(working: Working, paper: papersStore.WaitingPaper): Promise<void> {
  const { db, files, run } = working
  const answer = await pdfOf(working, paper)
  if (typeof answer === 'string')
    return counted(working, false, (tx) => papersStore.setFailed(tx, run.id, paper.place, answer))
  const kept = await keepBytes(files, answer)
  try {
    await counted(working, true, async (tx) => {
      const { id } = await papersStore.insertFile(tx, kept, run, `paper-${run.id}-${paper.place + 1}.pdf`)
      await papersStore.setPrinted(tx, run.id, paper.place, id)
    })
  } catch (error) {
    await files.remove(kept.storage_key)
    throw error
  }
  await publishLive(db, [run.ownerId], runTopic, run.id)
}

/** Writes down what became of a paper, while the run is this process's. */
const counted = ({ db, run }: Working, isPrinted: boolean, write: (tx: Database) => Promise<unknown>): Promise<void> =>
  db.transaction().execute(async (tx) => {
    if (!(await store.countPaper(tx, run, isPrinted))) throw new Ended(null)
    await write(tx)
  })

/** How often a paper is tried, as a page may be slow once. */
const mostTries = 2
/** How long people who print at the same time go first, at most. */
const mostWaits = 30

async function pdfOf(working: Working, paper: papersStore.WaitingPaper): Promise<Buffer | PaperFailure> {
  const { db, parts, run } = working
  const problem = await parts.printed.problemOf(working, paper)
  if (problem !== null) return problem
  let waits = 0
  for (let tries = 1; ; tries++) {
    try {
      return (await parts.printed.print(working, paper, run.language)) ?? ended('noPrinter')
    } catch (error) {
      if (error instanceof Ended) throw error
      if (error instanceof Refusal && error.kind === busy && waits++ < mostWaits) {
        tries--
        await pause(1000)
        if (!(await store.beat(db, run))) throw new Ended(null)
      } else if (error instanceof Refusal && error.kind !== busy) return 'closed'
      else if (tries >= mostTries) {
        // The paper is not to blame: whoever takes the run up goes on with it.
        if (!(await parts.printed.isServing())) throw new Ended(null)
        return 'notPrinted'
      }
    }
  }
}

function ended(failure: RunFailure): never {
  throw new Ended(failure)
}

async function putTogether({ db, files, now, run }: Working): Promise<void> {
  const kept = await papersStore.keptPapers(db, run.id)
  if (kept.length === 0) throw new Ended('nothingPrinted')
  if (kept.reduce((sum, { bytes }) => sum + Number(bytes), 0) > mostJoinedBytes) throw new Ended('tooLarge')
  const documents: Uint8Array[] = []
  for (const { key } of kept) documents.push(await buffer(await files.open(key)))
  await keep({ db, files, now, run }, Buffer.from(await joinPdfs(documents)))
}

async function keep({ db, files, now, run }: Work & Pick<Working, 'run'>, bytes: Buffer): Promise<void> {
  const kept = await keepBytes(files, bytes)
  try {
    await db.transaction().execute(async (tx) => {
      const { id: fileId } = await papersStore.insertFile(tx, kept, run, `papers-${run.id}.pdf`)
      if (!(await store.kept.finish(tx, run, { fileId, now, days: keptDays }))) throw new Ended(null)
      await writeFact(doneBy(tx, byItself), runNoun, run, 'finishPaperRun')
    })
  } catch (error) {
    await files.remove(kept.storage_key)
    throw error
  }
}
