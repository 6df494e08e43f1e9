import { rowFacts } from '#platform/server/acts/change-row.ts'
import { writeTold, type Doing } from '#platform/server/acts/write-act.ts'
import { removeSheet, type About, type Sheet } from '../store/sheets.ts'
import { linesAsKept, noun } from './sheet-noun.ts'

/** Takes a sheet away that stands, locked, with event and audit: what it is about is to have none. */
export async function dropSheet(
  doing: Doing,
  subject: { readonly kept: About; readonly code: string },
  sheet: Sheet,
): Promise<void> {
  const id = sheet.id!
  const before = await rowFacts(doing.db, noun.stored, id)
  await removeSheet(doing.db, id)
  await writeTold(doing, noun, { id, about: subject.kept, code: subject.code }, 'saveCostSheet', {
    before: { ...before, lines: linesAsKept(sheet.lines) },
    after: { lines: [] },
  })
}
