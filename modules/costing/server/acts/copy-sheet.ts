import type { Doing } from '#platform/server/acts/write-act.ts'
import { keptSheet, lockedSheet, type About } from '../store/sheets.ts'
import { writeSheet } from './save-sheet.ts'

/**
 * Begins the sheet of one record as that of another stands, with its rates: of a class that was made of a request. Nothing
 * happens where there is none to copy, or the other has one already.
 */
export async function copySheet(
  doing: Doing,
  from: About,
  to: { readonly kept: About; readonly code: string },
): Promise<void> {
  const sheet = await keptSheet(doing.db, from)
  if (!sheet || (await lockedSheet(doing.db, to.kept))) return
  const { id: _, version: _from, ...content } = sheet
  await writeSheet(doing, to, undefined, content)
}
