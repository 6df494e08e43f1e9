import type { Day } from '#platform/shared/values/dates.ts'
import type { RosterRow } from './check.ts'
import { dayOfSerial } from './day.ts'
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
