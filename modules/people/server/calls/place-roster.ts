import { readOwnFile } from '#platform/server/files/read.ts'
import type { Handler } from '#platform/server/handler.ts'
import { notFound, refuse } from '#platform/shared/refusal.ts'
import type { rosterCalls } from '../../contract/calls.ts'
import { headerRowOf } from '../../rules/roster/find-header.ts'
import { placed, rowsOfRoster, rowsOfTable, sheetOf } from '../roster/place-header.ts'
import { readRosterTables } from '../roster/read-file.ts'
import { placeRoster as storePlaced } from '../store/roster/rosters.ts'
import { openRoster } from './change-roster.ts'

/** Another row of the same sheet keeps what was corrected; another sheet is read from the file. */
export const placeRoster: Handler<typeof rosterCalls.placeRoster> = async (asked) => {
  const { db, actor, body } = asked
  const roster = await openRoster(db, actor, body)
  if (body.Sheet === roster.sheet) {
    const rows = rowsOfRoster(roster)
    const headerRow = body.HeaderRow ?? roster.headerRow
    if (headerRow !== 0 && !rows.some((row) => row.row === headerRow)) refuse(notFound)
    return storePlaced(db, actor, roster.id, placed(rows, headerRow, roster, roster.kind))
  }
  if (roster.fileId === null || body.Sheet >= roster.sheets.length) refuse(notFound)
  const { name, bytes } = await readOwnFile(asked, roster.fileId, 'roster')
  const read = await readRosterTables({ name, bytes, sheet: body.Sheet, kind: roster.kind })
  const headerRow = body.HeaderRow ?? headerRowOf(read.table.rows, roster.kind).at + 1
  return storePlaced(db, actor, roster.id, placed(rowsOfTable(read), headerRow, sheetOf(read), roster.kind))
}
