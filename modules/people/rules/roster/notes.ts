import { cleanText } from '#platform/shared/text.ts'
import { rowsToSearch } from './find-header.ts'
import type { RosterRow } from './check.ts'
import type { RosterField } from './fields.ts'

export const noteCodes = ['otherSheets', 'rowsAbove', 'hiddenColumns', 'titleTwice'] as const

/** What is to be known of a file as a whole before it is imported. */
export interface RosterNote {
  readonly code: (typeof noteCodes)[number]
  /** The sheets or titles that it is about. */
  readonly names: readonly string[]
}

interface Placed {
  readonly header: readonly string[]
  readonly headerRow: number
  readonly mapping: readonly (RosterField | null)[]
  readonly above: readonly RosterRow[]
  readonly sheets: readonly string[]
  readonly sheet: number
  readonly hiddenColumns: readonly number[]
}

const isSaid = (text: string) => cleanText(text) !== ''

export function rosterNotes({ header, headerRow, mapping, above, sheets, sheet, hiddenColumns }: Placed): RosterNote[] {
  // Where there are two rows of titles both stand above, and both are read.
  const isPaired = above.some(({ row }) => row === headerRow)
  const notRead = isPaired ? above.filter(({ row }) => row < headerRow - 1) : above
  const titles = header.map(cleanText)
  const imported = new Set(titles.filter((_, at) => mapping[at]))
  const notes: RosterNote[] = [
    { code: 'otherSheets', names: sheets.filter((_, at) => at !== sheet) },
    { code: 'rowsAbove', names: notRead.flatMap((row) => row.cells.filter(isSaid).slice(0, 1)) },
    { code: 'hiddenColumns', names: hiddenColumns.flatMap((column) => titles[column - 1] || []) },
    {
      code: 'titleTwice',
      names: [...new Set(titles.filter((title, at) => title && !mapping[at] && imported.has(title)))],
    },
  ]
  return notes.filter((note) => note.names.length > 0)
}

/** The rows that may be taken for the header, with what stands in them. */
export function headerChoices(rows: readonly RosterRow[]): { row: number; cells: string[] }[] {
  return rows
    .filter((row) => row.row <= rowsToSearch && row.cells.some(isSaid))
    .map((row) => ({ row: row.row, cells: row.cells.filter(isSaid).slice(0, 4).map(cleanText) }))
}
