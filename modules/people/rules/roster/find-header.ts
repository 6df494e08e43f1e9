import type { RosterKind } from './fields.ts'
import { guessMapping } from './header.ts'

/** The rows of a table that may be its header: titles, notes and logos stand above it. */
export const rowsToSearch = 20

/** How many fields the titles of a row name. */
const known = (row: readonly string[], kind: RosterKind): number => guessMapping(row, kind).filter(Boolean).length

const isFilled = (row: readonly string[]): boolean => row.some((cell) => cell.trim() !== '')

const isAddress = (cell: string): boolean => /^[^\s@]+@[^\s@]+\.[^\s@]+$/.test(cell.trim())

/**
 * The row of the header, counted from 0: the one of the first twenty that names most fields, the first of those; where
 * none names any, the first that holds something; -1, none at all, where that one holds an address and so is a person.
 */
export function headerRowOf(rows: readonly (readonly string[])[], kind: RosterKind): { at: number; fields: number } {
  const searched = rows.slice(0, rowsToSearch)
  const fields = searched.map((row) => known(row, kind))
  const most = Math.max(0, ...fields)
  if (most > 0) return { at: fields.indexOf(most), fields: most }
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
