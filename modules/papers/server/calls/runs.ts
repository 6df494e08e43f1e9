import type { PrintedPapers } from '#platform/server/documents/printed-papers.ts'
import { findFile } from '#platform/server/files/store.ts'
import type { Handler } from '#platform/server/handler.ts'
import { sendFile } from '#platform/server/http/replies/replies.ts'
import { readList, readRow } from '#platform/server/reading/list.ts'
import { notFound, notNow, refuse } from '#platform/shared/refusal.ts'
import type { papersCalls as calls } from '../../contract/calls.ts'
import { papersClosed } from '../../contract/refusals.ts'
import { actsOfRun } from '../../rules/run.ts'
import { actingOf } from '../acts/doing.ts'
import * as acts from '../acts/runs.ts'
import { missingPapers, printedPapersOf } from '../store/papers.ts'
import * as store from '../store/runs.ts'

const shown = ({ fileId: _, ...row }: store.RunRow) => ({ ...row, Actions: actsOfRun(row.State) })

export const getPaperRuns: Handler<typeof calls.getPaperRuns> = async ({ db, actor, query }) => {
  const { rows, total } = await readList(db, store.runs, query, { actor })
  return { Items: rows.map(shown), Total: total }
}

export const getPaperRun: Handler<typeof calls.getPaperRun> = async ({ db, actor, query }) => {
  const row = (await readRow(db, store.runs, query.ID, { actor })) ?? refuse(notFound)
  const missing = await missingPapers(db, row.ID)
  return {
    ...shown(row),
    Missing: missing.map(({ label, failure }) => ({ Label: label, Failure: failure ?? 'notPrinted' })),
  }
}

export const startPaperRun =
  (printed: PrintedPapers): Handler<typeof calls.startPaperRun> =>
  async (asked) => {
    const { Name: name, Language: language, Papers } = asked.body
    const papers = Papers.map(({ Report, Parameters, Label }) => ({
      report: Report,
      parameters: Parameters,
      label: Label,
    }))
    return { ID: await acts.startRun(actingOf(asked), printed, { name, language, papers }) }
  }

export const cancelPaperRun: Handler<typeof calls.cancelPaperRun> = async (asked) => {
  await acts.cancelRun(actingOf(asked), asked.query.ID)
  return { Done: true }
}

/** How many of the papers that are in the way are named. */
const mostNamed = 5

export const downloadPaperRun =
  (printed: PrintedPapers): Handler<typeof calls.downloadPaperRun> =>
  async ({ db, actor, now, files, query, audit }) => {
    const run = (await readRow(db, store.runs, query.ID, { actor })) ?? refuse(notFound)
    const file = run.fileId === null ? undefined : await findFile(db, run.fileId)
    if (!file) return refuse(notNow)
    const papers = await printedPapersOf(db, run.ID)
    const closed: string[] = []
    for (const paper of papers)
      if ((await printed.problemOf({ db, files, actor, now }, paper)) !== null) closed.push(paper.label)
    if (closed.length > 0) refuse(papersClosed, { count: closed.length, labels: closed.slice(0, mostNamed).join(', ') })
    for (const { report, parameters } of papers)
      await audit({
        kind: 'platform.downloadReport',
        subject: ['account', actor.userId],
        data: { report, ...parameters },
      })
    return sendFile({ name: file.name, mediaType: file.media_type, content: await files.open(file.storage_key) })
  }
