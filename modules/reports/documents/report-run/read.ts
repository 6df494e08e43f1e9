import { text } from 'node:stream/consumers'
import { reading } from '#platform/server/documents/reading.ts'
import { findFile } from '#platform/server/files/store.ts'
import { readRow } from '#platform/server/reading/list.ts'
import { dayOf } from '#platform/shared/values/dates.ts'
import type { Cell } from '../../rules/grouping.ts'
import { mayOpenList } from '../../server/acts/asking.ts'
import { zoneOf } from '../../server/acts/doing.ts'
import { runs } from '../../server/store/runs.ts'
import reportRun from './document.ts'

/** So many rows stand on paper; whoever wants more takes the file. */
const mostOnPaper = 1_000

interface Kept {
  readonly Records: number
  readonly Figures: Cell[]
  readonly MadeAt: string
  readonly Rows: { readonly Key: string | null; readonly Count: number | null; readonly Cells: Cell[] }[]
}

export default reading(reportRun, async ({ db, actor, files }, { ID }) => {
  const run = await readRow(db, runs, ID, { actor })
  if (!run || !mayOpenList(actor, run.List)) return null
  const file = run.fileId === null ? undefined : await findFile(db, run.fileId)
  if (!file) return null
  const kept: Kept = files
    ? JSON.parse(await text(await files.open(file.storage_key)))
    : { Records: 0, Figures: [], MadeAt: run.AskedAt, Rows: [] }
  return {
    content: {
      Name: run.Name,
      Definition: run.definition,
      MadeOn: dayOf(new Date(kept.MadeAt), await zoneOf(db)),
      Records: kept.Records,
      Figures: kept.Figures as never,
      Rows: kept.Rows.slice(0, mostOnPaper) as never,
      IsCut: kept.Rows.length > mostOnPaper,
    },
  }
})
