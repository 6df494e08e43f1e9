import type { Trilingual } from '#platform/shared/text.ts'
import type { Column } from '../table-types.ts'

type Plain = string | number | null

/** What a cell says without its looks. `pick` chooses the language of a trilingual text. */
export function cellText<Row>(column: Column<Row>, row: Row, pick: (text: Trilingual) => string): Plain {
  if (column.text) return column.text(row) ?? null
  const value = (row as Record<string, unknown>)[column.key]
  if (value === null || value === undefined) return null
  if (typeof value === 'string' || typeof value === 'number') return value
  if (typeof value === 'boolean') return value ? '1' : '0'
  if (isTrilingual(value)) return pick(value)
  return null
}

const isTrilingual = (value: unknown): value is Trilingual =>
  typeof value === 'object' &&
  value !== null &&
  Object.keys(value).every((key) => key === 'ar' || key === 'en' || key === 'fr')
