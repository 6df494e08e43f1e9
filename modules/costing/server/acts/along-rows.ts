import type { AlongRows } from '#modules/planning/server/public.ts'
import { addSheet, keptSheet, lockedSheet, putLines, saidBySheets, type About } from '../store/sheets.ts'
import { writeSheet } from './save-sheet.ts'
import { dropSheet } from './drop-sheet.ts'

const ofRow = (id: number): About => ({ kind: 'planRow', id })

/** The cost sheets of rows of the plan go along with them. */
export const sheetsAlongRows: AlongRows = {
  copy: async (doing, pairs, asPlanned) => {
    for (const { from, to, code } of pairs) {
      const sheet = await keptSheet(doing.db, ofRow(from))
      if (!sheet) continue
      const { id: _, version: _from, ...content } = sheet
      if (asPlanned) {
        const lines = content.lines.map((line) => ({ ...line, Committed: null, Actual: null }))
        await writeSheet(doing, { kept: ofRow(to), code }, undefined, { ...content, lines })
        continue
      }
      // Rows of a scenario are tried out: that the whole was branched is one fact, told of the scenario.
      const id = await addSheet(doing.db, ofRow(to), content)
      if (id !== null) await putLines(doing.db, id, content.lines)
    }
  },
  become: async (doing, pairs) => {
    const says = await saidBySheets(
      doing.db,
      pairs.flatMap(({ from, to }) => [from, to]),
    )
    for (const { from, to, code } of pairs) {
      if (says.get(from) === says.get(to)) continue
      const before = await lockedSheet(doing.db, ofRow(to))
      const sheet = await keptSheet(doing.db, ofRow(from))
      if (sheet) {
        const { id: _, version: _from, ...content } = sheet
        await writeSheet(doing, { kept: ofRow(to), code }, before, content)
      } else if (before) await dropSheet(doing, { kept: ofRow(to), code }, before)
    }
  },
  says: saidBySheets,
}
