import { findFile } from '#platform/server/files/store.ts'
import type { Handler } from '#platform/server/handler.ts'
import { sendFile } from '#platform/server/http/replies/replies.ts'
import type { AllModules } from '#platform/server/module.ts'
import { readList, readRow } from '#platform/server/reading/list.ts'
import { notFound, notNow, refuse } from '#platform/shared/refusal.ts'
import type { reportsCalls as calls } from '../../contract/calls.ts'
import { listNotOpen } from '../../contract/refusals.ts'
import { reportListKeys } from '../../rules/list-keys.ts'
import { actsOfRun } from '../../rules/run.ts'
import * as acts from '../acts/runs.ts'
import { checkDefinition, mayOpenList } from '../acts/asking.ts'
import { actingOf } from '../acts/doing.ts'
import { liveRows } from '../acts/live-rows.ts'
import * as store from '../store/runs.ts'
import { savedReports } from '../store/saved-reports.ts'

export const getReportLists: Handler<typeof calls.getReportLists> = ({ actor }) => ({
  Lists: reportListKeys.filter((key) => mayOpenList(actor, key)),
})

export const getReportRows =
  (modules: AllModules): Handler<typeof calls.getReportRows> =>
  ({ query: _, body, ...asking }) => {
    const { Within: within, pageNum, pageSize, ...definition } = body
    checkDefinition(asking.actor, definition)
    return liveRows(asking, modules, definition, { within, pageNum, pageSize })
  }

const shown = ({ fileId: _, definition: __, ...row }: store.RunRow) => ({ ...row, Actions: actsOfRun(row.State) })

export const getRuns: Handler<typeof calls.getRuns> = async ({ db, actor, query }) => {
  const { rows, total } = await readList(db, store.runs, query, { actor })
  return { Items: rows.map(shown), Total: total }
}

export const getRun: Handler<typeof calls.getRun> = async ({ db, actor, query }) => {
  const row = (await readRow(db, store.runs, query.ID, { actor })) ?? refuse(notFound)
  return { ...shown(row), Definition: row.definition, IsOpen: mayOpenList(actor, row.List) }
}

export const startRun: Handler<typeof calls.startRun> = async (asked) => {
  const { db, actor, body } = asked
  checkDefinition(actor, body.Definition)
  const report =
    body.ReportID === null ? null : ((await readRow(db, savedReports, body.ReportID, { actor })) ?? refuse(notFound))
  const run = { reportId: report?.ID ?? null, name: body.Name, definition: body.Definition }
  return { ID: await acts.startRun(actingOf(asked), run) }
}

export const cancelRun: Handler<typeof calls.cancelRun> = async (asked) => {
  await acts.cancelRun(actingOf(asked), asked.query.ID)
  return { Done: true }
}

export const downloadRun: Handler<typeof calls.downloadRun> = async ({ db, actor, files, query }) => {
  const run = (await readRow(db, store.runs, query.ID, { actor })) ?? refuse(notFound)
  // It was read by a right that may have been taken back since.
  if (!mayOpenList(actor, run.List)) refuse(listNotOpen)
  const file = run.fileId === null ? undefined : await findFile(db, run.fileId)
  if (!file) return refuse(notNow)
  return sendFile({ name: file.name, mediaType: file.media_type, content: await files.open(file.storage_key) })
}
