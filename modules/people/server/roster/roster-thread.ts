import { answerApart } from '#platform/server/apart/answer-apart.ts'
import { parseCsv } from '#platform/server/content/csv.ts'
import { decodeText } from '#platform/shared/values/decode.ts'
import { Refusal, refuse } from '#platform/shared/refusal.ts'
import { tooManyColumns, tooManyRows, unreadableRoster } from '../../contract/refusals.ts'
import type { RosterKind } from '../../rules/roster/fields.ts'
import { rowsToSearch, sheetToRead } from '../../rules/roster/find-header.ts'
import { cleaned, mostColumns, mostRows, type ReadTables, type Table } from '#platform/server/sheets/table.ts'

/** What the thread is given: a file's bytes, or text; the sheet where somebody chose one, counted from 0. */
export interface RosterInput {
  readonly name: string
  readonly bytes?: Uint8Array
  readonly text?: string
  readonly sheet: number | null
  readonly kind: RosterKind
}

await answerApart(async ({ name, bytes, text, sheet, kind }: RosterInput): Promise<ReadTables> => {
  const { tables, epoch } = await tablesOf(name, bytes, text)
  if (tables.length === 0) refuse(unreadableRoster)
  const chosen = sheet !== null && sheet < tables.length ? sheet : sheetToRead(tables, kind)
  return { sheets: tables.map((table) => table.name), sheet: chosen, table: tables[chosen]!, epoch }
})

async function tablesOf(
  name: string,
  bytes: Uint8Array | undefined,
  text: string | undefined,
): Promise<{ tables: readonly Table[]; epoch: ReadTables['epoch'] }> {
  if (!bytes) return ofCsv(text ?? '')
  const isPacked = bytes[0] === 0x50 && bytes[1] === 0x4b && bytes[2] === 3 && bytes[3] === 4
  if (!isPacked && !/\.xlsx$/i.test(name)) return ofCsv(decodeText(bytes))
  try {
    // Only who imports a workbook waits for its reader.
    const { readWorkbook } = await import('#platform/server/sheets/workbook.ts')
    return await readWorkbook(bytes, {
      rows: mostRows + rowsToSearch,
      tooManyRows: (rows) => refuse(tooManyRows, { rows, limit: mostRows }),
      tooManyColumns: (columns) => refuse(tooManyColumns, { columns, limit: mostColumns }),
    })
  } catch (error) {
    if (error instanceof Refusal) throw error
    return refuse(unreadableRoster)
  }
}

function ofCsv(text: string): { tables: Table[]; epoch: null } {
  const read = parseCsv(text)
  const isFilled = (row: readonly string[]) => row.some((cell) => cell.trim() !== '')
  // Whoever asked takes each row over, blank ones too, and lets nobody else have a turn meanwhile.
  const rows = read.slice(0, read.findLastIndex(isFilled) + 1)
  const filled = rows.filter(isFilled).length
  if (filled > mostRows + rowsToSearch) refuse(tooManyRows, { rows: filled, limit: mostRows })
  if (rows.length > 2 * mostRows) refuse(tooManyRows, { rows: rows.length, limit: mostRows })
  return { tables: [{ name: '', rows: cleaned(rows), hiddenRows: [], hiddenColumns: [] }], epoch: null }
}
