import type { Day, Instant } from '#platform/shared/values/dates.ts'
import type { Money } from '#platform/shared/values/money.ts'

/** What a column says in a file: days, instants and amounts as such, so that a spreadsheet can sort and reckon with them. */
export type FileValue = string | number | null | undefined | { readonly day: Day } | { readonly at: Instant } | Money
