import type { Day } from '#platform/shared/values/dates.ts'
import type { RosterRow } from './cell.ts'
import { dayOfSerial, orderOf } from './day.ts'
import type { RosterField } from './fields.ts'

const isDayField = (field: RosterField | null | undefined) => field === 'birthDate' || field === 'passportExpiresOn'

/** The cells of a row that hold a day as a spreadsheet's bare number, with the day that each means. Columns from 1. */
export function serialDays(
  { cells }: RosterRow,
  mapping: readonly (RosterField | null)[],
  epoch: 1900 | 1904 | null,
): { readonly column: number; readonly day: Day }[] {
  return cells.flatMap((cell, at) => {
    const day = isDayField(mapping[at]) ? dayOfSerial(cell, epoch) : null
    return day ? [{ column: at + 1, day }] : []
  })
}

/**
 * Cells whose day and month may each be the other, in columns where as many others have the month first as the day: a
 * single one is a slip, of which its own finding tells. Columns from 1.
 */
export function unclearDays(
  rows: readonly RosterRow[],
  mapping: readonly (RosterField | null)[],
): { readonly row: number; readonly column: number }[] {
  return mapping.flatMap((field, at) => {
    if (!isDayField(field)) return []
    const orders = rows.map(({ row, cells }) => ({ row, order: orderOf(cells[at] ?? '') }))
    const count = (wanted: 'dayFirst' | 'monthFirst') => orders.filter(({ order }) => order === wanted).length
    if (count('monthFirst') === 0 || count('monthFirst') < count('dayFirst')) return []
    return orders.flatMap(({ row, order }) => (order === 'either' ? [{ row, column: at + 1 }] : []))
  })
}
