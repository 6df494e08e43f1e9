import type { Day, TimeOfDay } from '../values/dates.ts'
import type { Money } from '../values/money.ts'

/** A cell of a sheet: an instant is the academy's day and time. */
export type SheetCell = string | number | null | SheetDay | Money
export interface SheetDay {
  readonly day: Day
  readonly time?: TimeOfDay
}

export const isMoney = (cell: SheetCell): cell is Money => typeof cell === 'object' && cell !== null && 'Minor' in cell
