import type { Day, Instant, TimeOfDay } from '#platform/shared/values/dates.ts'
import type { Money } from '#platform/shared/values/money.ts'

/** What a column says in a file: days, instants and amounts as such, so that a spreadsheet can sort and reckon with them. */
export type FileValue = string | number | null | undefined | { readonly day: Day } | { readonly at: Instant } | Money

/** A cell of a sheet: an instant is the academy's day and time. */
export type SheetCell = string | number | null | SheetDay | Money
export interface SheetDay {
  readonly day: Day
  readonly time?: TimeOfDay
}
