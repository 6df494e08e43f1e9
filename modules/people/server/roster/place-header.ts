import { refuse } from '#platform/shared/refusal.ts'
import { emptyRoster, tooManyRows } from '../../contract/refusals.ts'
import { isBlank, type RosterRow } from '../../rules/roster/check.ts'
import type { RosterKind } from '../../rules/roster/fields.ts'
import { pairTitles } from '../../rules/roster/find-header.ts'
import { guessMapping } from '../../rules/roster/header.ts'
import type { PlacedRoster } from '../store/roster/rosters.ts'
import { mostRows, type ReadTables } from '#platform/server/sheets/table.ts'

/** The rows of a table as they stand in the file, the header among them. */
export function rowsOfTable({ table }: ReadTables): RosterRow[] {
  const hidden = new Set(table.hiddenRows)
  return table.rows.map((cells, at) => ({ row: at + 1, cells, ...(hidden.has(at + 1) && { isHidden: true }) }))
}

/** The same of an import that was placed. Of two rows of titles both stand above, as the file has them. */
export function rowsOfRoster({ above, header, headerRow, rows }: PlacedRoster): RosterRow[] {
  const isThere = headerRow === 0 || above.some(({ row }) => row === headerRow)
  return [...above, ...(isThere ? [] : [{ row: headerRow, cells: header }]), ...rows]
}

type Sheet = Pick<PlacedRoster, 'sheets' | 'sheet' | 'hiddenColumns' | 'epoch'>

/**
 * The table below one of its rows, that one as its header, with the row above it where the two are rows of titles; 0: it
 * has none. Refuses where nobody stands below it, or too many.
 */
export function placed(rows: readonly RosterRow[], headerRow: number, sheet: Sheet, kind: RosterKind): PlacedRoster {
  const header = rows.find((row) => row.row === headerRow)?.cells ?? rows[0]?.cells.map(() => '') ?? []
  const upper = rows.find((row) => row.row === headerRow - 1)
  const pair = upper ? pairTitles(upper.cells, header, kind) : null
  const below = rows.filter((row) => row.row > headerRow)
  const filled = below.filter((row) => !isBlank(row)).length
  if (filled === 0) refuse(emptyRoster)
  if (filled > mostRows) refuse(tooManyRows, { rows: filled, limit: mostRows })
  return {
    ...sheet,
    header: pair?.titles ?? header,
    headerRow,
    rows: below,
    above: rows.filter((row) => row.row < headerRow || (pair !== null && row.row === headerRow)),
    mapping: pair?.mapping ?? guessMapping(header, kind),
  }
}

/** What is known of the sheet that was read, beside its cells. */
export const sheetOf = ({ sheets, sheet, table, epoch }: ReadTables): Sheet => ({
  sheets,
  sheet,
  hiddenColumns: table.hiddenColumns,
  epoch,
})
