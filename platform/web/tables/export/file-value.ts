import type { Instant } from '#platform/shared/values/dates.ts'
import type { Trilingual } from '#platform/shared/text.ts'
import type { Column } from '../table-types.ts'
import { cellText } from './cell-text.ts'
import type { SheetCell, SheetDay } from '#platform/shared/sheets/cells.ts'
import type { FileValue } from './sheet-types.ts'

interface FileColumn<Row> {
  readonly label: string
  readonly value?: (row: Row) => FileValue
  /** Whose plain text it is, where it says nothing else. */
  readonly column?: Column<Row>
}

/** Columns of a file in place of one of the page: those that it shows in one cell stand apart. */
export const fileColumns = <Row>(columns: readonly Column<Row>[]): FileColumn<Row>[] =>
  columns.flatMap((column): FileColumn<Row>[] => {
    const { label, file, files } = column
    if (files) return [...files]
    return [file ? { label, value: file } : { label, column }]
  })

/** One cell of it. `pick` chooses the language of a trilingual text. */
export function sheetCell<Row>(
  { value, column }: FileColumn<Row>,
  row: Row,
  pick: (text: Trilingual) => string,
  wallClock: (at: Instant) => SheetDay,
): SheetCell {
  const found = value ? value(row) : column ? cellText(column, row, pick) : null
  if (found === null || found === undefined || typeof found !== 'object') return found ?? null
  return 'at' in found ? wallClock(found.at) : found
}
