import type { RosterField, RosterKind } from './fields.ts'
import { fieldOf, fieldOfParts, guessMapping } from './header.ts'

/** The rows of a table that may be its header: titles, notes and logos stand above it. */
export const rowsToSearch = 20

const named = (mapping: readonly (RosterField | null)[]): number => mapping.filter(Boolean).length

/** How many fields the titles of a row name. */
const known = (row: readonly string[], kind: RosterKind): number => named(guessMapping(row, kind))

const isFilled = (row: readonly string[]): boolean => row.some((cell) => cell.trim() !== '')

const isAddress = (cell: string): boolean => /^[^\s@]+@[^\s@.]+(?:\.[^\s@.]+)+$/.test(cell.trim())

/** The title over each cell of a lower row: its own, or the one to the left that reaches over several. */
function titlesOver(upper: readonly string[], lower: readonly string[]): string[] {
  let group = ''
  return lower.map((cell, at) => {
    const own = (upper[at] ?? '').trim()
    if (own !== '') group = isSame(own, cell) || cell.trim() === '' ? '' : own
    return own || (cell.trim() === '' ? '' : group)
  })
}

const isSame = (one: string, other: string): boolean => one.trim() === other.trim()

/** Two rows of titles as one: what the page calls each column, and the fields. */
export interface PairedTitles {
  readonly titles: string[]
  readonly mapping: (RosterField | null)[]
}

/**
 * Two rows that follow each other as one row of titles, such as "Name" over "Arabic" and "English"; null where they are
 * not. They are where they name more fields together than either does, or each names two by itself, as one row in each
 * language does.
 */
export function pairTitles(upper: readonly string[], lower: readonly string[], kind: RosterKind): PairedTitles | null {
  if (lower.some(isAddress)) return null
  const over = titlesOver(upper, lower)
  const taken = new Set<RosterField>()
  const take = (field: RosterField | null): RosterField | null => {
    if (!field || taken.has(field)) return null
    taken.add(field)
    return field
  }
  // What both rows say together is meant before what one of them says.
  const together = lower.map((cell, at) => {
    const isTwo = cell.trim() !== '' && over[at] !== '' && !isSame(over[at]!, cell)
    return isTwo ? take(fieldOfParts([over[at]!, cell], kind)) : null
  })
  const mapping = together.map(
    (field, at) => field ?? take(fieldOf(upper[at] ?? '', kind)) ?? take(fieldOf(lower[at]!, kind)),
  )
  const [both, up, down] = [named(mapping), known(upper, kind), known(lower, kind)]
  if (both <= Math.max(up, down) && (Math.min(up, down) < 2 || both < Math.max(up, down))) return null
  const titles = lower.map((cell, at) =>
    [over[at]!, ...(isSame(over[at]!, cell) ? [] : [cell.trim()])].filter(Boolean).join(' / '),
  )
  return { titles, mapping }
}

/**
 * The row of the header, counted from 0: the one of the first twenty that names most fields, the first of those; where
 * none names any, the first that holds something; -1, none at all, where that one holds an address and so is a person.
 * Of two rows of titles it is the lower one.
 */
export function headerRowOf(rows: readonly (readonly string[])[], kind: RosterKind): { at: number; fields: number } {
  const searched = rows.slice(0, rowsToSearch)
  const pairs = searched.map((row, at) => (at > 0 ? pairTitles(searched[at - 1]!, row, kind) : null))
  const fields = searched.map((row, at) => named(pairs[at]?.mapping ?? guessMapping(row, kind)))
  const most = Math.max(0, ...fields)
  if (most > 0) {
    const at = fields.indexOf(most)
    const isUpper = Boolean(pairs[at + 1]) && fields[at + 1] === most
    return { at: isUpper ? at + 1 : at, fields: most }
  }
  const first = Math.max(0, searched.findIndex(isFilled))
  return { at: searched[first]?.some(isAddress) ? -1 : first, fields: 0 }
}

/** The sheet whose header names most fields, the first of those; where none names any, the first that holds something. */
export function sheetToRead(
  sheets: readonly { readonly rows: readonly (readonly string[])[] }[],
  kind: RosterKind,
): number {
  const fields = sheets.map(({ rows }) => headerRowOf(rows, kind).fields)
  const most = Math.max(0, ...fields)
  return Math.max(0, most > 0 ? fields.indexOf(most) : sheets.findIndex(({ rows }) => rows.some(isFilled)))
}
