import { sql } from 'kysely'
import { json, type Database } from '#platform/server/database.ts'
import type { AskedPaper } from '#platform/server/documents/printed-papers.ts'
import type { PaperFailure } from '../../rules/run.ts'
import type { TakenRun } from './runs.ts'

export interface NewPaper extends AskedPaper {
  readonly label: string
}

export const insertPapers = (db: Database, runId: number, papers: readonly NewPaper[]) =>
  db
    .insertInto('papers.paper')
    .values(
      papers.map(({ report, parameters, label }, place) => ({
        run_id: runId,
        place,
        report,
        parameters: json(parameters),
        label,
      })),
    )
    .execute()

const papersOf = (db: Database, runId: number) =>
  db
    .selectFrom('papers.paper as p')
    .where('p.run_id', '=', runId)
    .orderBy('p.place')
    .select(['p.place', 'p.report', 'p.label', sql<PaperFailure | null>`p.failure`.as('failure')])
    .select(sql<Record<string, string>>`p.parameters`.as('parameters'))

/** Those that are still to be printed, in their order. */
export const waitingPapers = (db: Database, runId: number) =>
  papersOf(db, runId).where('p.state', '=', 'waiting').execute()
export type WaitingPaper = Awaited<ReturnType<typeof waitingPapers>>[number]

/** Those that are in the file. */
export const printedPapersOf = (db: Database, runId: number) =>
  papersOf(db, runId).where('p.state', '=', 'printed').execute()

/** Those that are not, and why. */
export const missingPapers = (db: Database, runId: number) =>
  papersOf(db, runId).where('p.state', '=', 'failed').execute()

/** Where the printed papers of a run lie by themselves, in their order, with their sizes. */
export const keptPapers = (db: Database, runId: number) =>
  db
    .selectFrom('papers.paper as p')
    .innerJoin('platform.file as f', 'f.id', 'p.file_id')
    .where('p.run_id', '=', runId)
    .orderBy('p.place')
    .select(['f.storage_key as key', 'f.bytes'])
    .execute()

export const setPrinted = (db: Database, runId: number, place: number, fileId: number) =>
  db
    .updateTable('papers.paper')
    .set({ state: 'printed', file_id: fileId })
    .where('run_id', '=', runId)
    .where('place', '=', place)
    .execute()

export const setFailed = (db: Database, runId: number, place: number, failure: PaperFailure) =>
  db
    .updateTable('papers.paper')
    .set({ state: 'failed', failure })
    .where('run_id', '=', runId)
    .where('place', '=', place)
    .execute()

/** Papers that lie by themselves although their run has ended. */
export const leftPapers = (db: Database) =>
  db
    .selectFrom('papers.paper as p')
    .innerJoin('papers.run as n', 'n.id', 'p.run_id')
    .where('n.state', 'not in', ['waiting', 'running'])
    .where('p.file_id', 'is not', null)
    .orderBy('p.file_id')
    .limit(1000)
    .select(['p.run_id as runId', 'p.place', 'p.file_id as fileId'])
    .execute()

export const forgetPaperFile = (db: Database, runId: number, place: number) =>
  db.updateTable('papers.paper').set({ file_id: null }).where('run_id', '=', runId).where('place', '=', place).execute()

export interface KeptBytes {
  readonly bytes: number
  readonly sha256: Buffer
  readonly storage_key: string
  readonly key_id: string | null
}

export const insertFile = (db: Database, file: KeptBytes, run: TakenRun, name: string) =>
  db
    .insertInto('platform.file')
    .values({
      ...file,
      field: 'paperRun',
      name,
      media_type: 'application/pdf',
      uploaded_by: run.ownerId,
      subject_type: 'paperRun',
      subject_id: run.id,
    })
    .returning('id')
    .executeTakeFirstOrThrow()
