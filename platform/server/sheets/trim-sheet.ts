import { columnName } from '#platform/shared/sheets/workbook-parts.ts'
import { shownAs, type Shown } from './percents.ts'
import { mostColumns } from './table.ts'

/** How far a sheet may reach, and what its reader says of one that reaches further. */
export interface SheetLimits {
  readonly rows: number
  /** How many letters a cell may hold, where more than usual. */
  readonly letters?: number
  readonly tooManyRows: (rows: number) => never
  readonly tooManyColumns: (columns: number) => never
}

export interface TrimmedSheet {
  readonly xml: string
  readonly hiddenRows: number[]
  readonly hiddenColumns: number[]
  /** Cells of one column that are shown as one, rows and columns from 1. */
  readonly merged: readonly MergedCells[]
}

export interface MergedCells {
  readonly column: number
  readonly from: number
  readonly to: number
}

const element = /<(row|c|col)\b([^<>]*?)(\/?)>/g
const hasValue = /<(?:v|is)(?:\s[^<>]*)?>(?!<\/)/
const valueIn = /<v(?:\s[^<>]*)?>([^<]*)</

const attribute = (attributes: string, name: string): string | undefined =>
  new RegExp(`(?:^|\\s)${name}="([^"<>]*)"`).exec(attributes)?.[1]

/**
 * A sheet with nothing but its cells that hold something: a table that somebody coloured down to row 1,048,576 is no
 * larger than its people. A cell beyond what may be imported is refused before anything is made of it; a fault
 * (`#N/A`), a share (`85%`) and noughts before a number (by `styles`) become the text that Excel shows. A cell that does not
 * say its place stands behind the one before it.
 */
export function trimSheet(
  xml: string,
  limits: SheetLimits,
  styles: ReadonlyMap<string, Shown> = new Map(),
): TrimmedSheet {
  const begin = xml.indexOf('<sheetData')
  const end = xml.indexOf('</sheetData>')
  if (begin < 0 || end < 0) return { xml, hiddenRows: [], hiddenColumns: [], merged: [] }
  const hiddenRows: number[] = []
  const parts: string[] = []
  let row = 0
  let column = 0
  let open = false
  const data = xml.slice(xml.indexOf('>', begin) + 1, end)
  for (const found of data.matchAll(element)) {
    const [whole, tag, attributes = '', alone] = found
    if (tag === 'row') {
      if (open) parts.push('</row>')
      row = Number(attribute(attributes, 'r') ?? row + 1)
      open = alone === ''
      column = 0
      if (!open) continue
      if (isOn(attribute(attributes, 'hidden'))) hiddenRows.push(row)
      parts.push(`<row r="${row}">`)
    } else if (tag === 'c') {
      const said = attribute(attributes, 'r')
      column = said ? columnOf(said) : column + 1
      if (alone !== '') continue
      const from = found.index + whole.length
      const to = data.indexOf('</c>', from)
      const content = data.slice(from, to < 0 ? from : to)
      if (!hasValue.test(content)) continue
      if (column > mostColumns) limits.tooManyColumns(column)
      if (row > limits.rows) limits.tooManyRows(lastRow(data))
      const placed = said ? attributes : ` r="${columnName(column - 1)}${row}"${attributes}`
      const kind = attribute(attributes, 't')
      const isNumber = kind === undefined || kind === 'n'
      const look = isNumber ? styles.get(attribute(attributes, 's') ?? '') : undefined
      const shown = shownAs(look, valueIn.exec(content)?.[1]?.trim() ?? '')
      if (shown !== null) {
        parts.push(`<c${placed.replace(/\st="n"/, '')} t="str"><v>${shown}</v></c>`)
        continue
      }
      const fault = kind === 'e'
      parts.push(`<c${fault ? placed.replace(/(?<=\s)t="e"/, 't="str"') : placed}>${content}</c>`)
    }
  }
  if (open) parts.push('</row>')
  return {
    xml: `${xml.slice(0, begin)}<sheetData>${parts.join('')}</sheetData>${xml.slice(end + '</sheetData>'.length)}`,
    hiddenRows,
    hiddenColumns: hiddenColumnsIn(xml.slice(0, begin)),
    merged: mergedIn(xml.slice(end)),
  }
}

const isOn = (value: string | undefined) => value === '1' || value === 'true'

/** The number of the last row that holds anything. */
function lastRow(data: string): number {
  const rows = data.split(/<row\b/).slice(1)
  const at = rows.findLastIndex((row) => hasValue.test(row))
  return Number(/^[^<>]*?\sr="(\d{1,7})"/.exec(rows[at] ?? '')?.[1] ?? at + 1)
}

/** 28 of `AB12`. */
function columnOf(place: string): number {
  let column = 0
  for (const sign of /^[A-Z]{1,3}/.exec(place)?.[0] ?? '') column = column * 26 + sign.charCodeAt(0) - 64
  return column
}

function hiddenColumnsIn(head: string): number[] {
  return [...head.matchAll(element)].flatMap(([, tag, attributes = '']) => {
    if (tag !== 'col' || !isOn(attribute(attributes, 'hidden'))) return []
    const from = Number(attribute(attributes, 'min'))
    const to = Math.min(mostColumns, Number(attribute(attributes, 'max')))
    return from > 0 && to >= from ? Array.from({ length: to - from + 1 }, (_, at) => from + at) : []
  })
}

const mostMerged = 5_000

/** What is merged over several columns is a heading of them, and none of their values. */
function mergedIn(tail: string): MergedCells[] {
  const found: MergedCells[] = []
  for (const [, column = '', from, other, to] of tail.matchAll(
    /<mergeCell ref="([A-Z]{1,3})(\d{1,7}):([A-Z]{1,3})(\d{1,7})"/g,
  )) {
    if (column === other && found.length < mostMerged)
      found.push({ column: columnOf(column), from: Number(from), to: Number(to) })
  }
  return found
}
