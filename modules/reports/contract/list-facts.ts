import { choicesOf, filtersOf, isFlag, lookOf, ordersOf, rowOf } from '#platform/shared/record/list.ts'
import { reportLists, type RecordFilter } from './report-lists.ts'
import type { ReportLook } from '../rules/definition.ts'
import type { ReportListKey } from '../rules/list-keys.ts'

/** The columns of a list that reports may show, with what their values are. */
export const looksOf = (key: ReportListKey): Readonly<Record<string, ReportLook>> => {
  const { call, columns, ordinals = [] } = reportLists[key]
  const row = rowOf(call)
  const look = (name: string): ReportLook => (ordinals.includes(name) ? 'ordinal' : lookOf(row[name]!)!)
  return Object.fromEntries(columns.map((name) => [name, look(name)]))
}

/** The words that a column's values are of; null where they are no choice. */
export const columnChoices = (key: ReportListKey, column: string): readonly string[] | null =>
  choicesOf(rowOf(reportLists[key].call)[column]!)

export type FilterKind =
  | { readonly kind: 'choice'; readonly choices: readonly string[] }
  | { readonly kind: 'flag' }
  | { readonly kind: 'day' }
  | { readonly kind: 'record'; readonly of: RecordFilter }

/** The filters of a list that reports may set, by the names of its call. */
export const filterKinds = (key: ReportListKey): Readonly<Record<string, FilterKind>> => {
  const { call, filters, days = [], records = {} } = reportLists[key]
  const shapes = filtersOf(call)
  const kindOf = (name: string): FilterKind => {
    const of = records[name]
    if (of) return { kind: 'record', of }
    return isFlag(shapes[name]!) ? { kind: 'flag' } : { kind: 'choice', choices: choicesOf(shapes[name]!)! }
  }
  return Object.fromEntries([
    ...filters.map((name) => [name, kindOf(name)] as const),
    ...days.map((name) => [name, { kind: 'day' }] as const),
  ])
}

/** What a report can ask of a list. */
export const factsOf = (key: ReportListKey) => ({
  looks: looksOf(key),
  filters: Object.keys(filterKinds(key)),
  orders: [...ordersOf(reportLists[key].call).orders],
})
