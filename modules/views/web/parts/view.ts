import type { Input, Output } from '#platform/shared/call.ts'
import { filterKeys, sortName } from '#platform/web/tables/address/useTableAddress.ts'
import type { DataTableProps } from '#platform/web/tables/table-types.ts'
import type { ListOfViews } from '#platform/web/tables/views/list-of-views.ts'
import { otherwiseShown, type Look } from '#platform/web/tables/views/look.ts'
import type { viewsCalls as calls } from '../../contract/calls.ts'

export type View = Output<typeof calls.getViews>['Views'][number]
export type Definition = Input<typeof calls.addView>['body']['Definition']
type Table = Pick<DataTableProps<any>, 'columns' | 'filters' | 'searchable' | 'defaultSort' | 'queue'>

const orderOf = ({ columns, defaultSort = '' }: Table, sort: string) =>
  sort !== defaultSort && columns.some((column) => sortName(column) === sort.replace(/^-/, '')) ? sort : ''

/** How the list is seen now. */
export const lookNow = ({ table, at, view, side }: ListOfViews): Look => ({
  filters: Object.fromEntries(Object.entries(at.filters).filter(([, value]) => value !== '')),
  search: at.search,
  sort: orderOf(table, at.sort),
  shown: otherwiseShown(view.shown, table.columns),
  isCompact: view.compact,
  isSideBySide: side?.on ?? false,
})

/** How a view sees the list, of what the page still has. */
export function lookOf(
  { Filters, Search, Sort, Shown, Hidden, IsCompact, IsSideBySide }: Definition,
  table: Table,
): Look {
  const keys = new Set((table.filters ?? []).flatMap(filterKeys))
  const standing = [...Shown.map((key) => [key, true] as const), ...Hidden.map((key) => [key, false] as const)]
  return {
    filters: Object.fromEntries(Filters.filter(({ Key }) => keys.has(Key)).map(({ Key, Value }) => [Key, Value])),
    search: table.searchable ? Search : '',
    sort: orderOf(table, Sort),
    shown: otherwiseShown(Object.fromEntries(standing), table.columns),
    isCompact: IsCompact,
    isSideBySide: table.queue !== undefined && IsSideBySide,
  }
}

/** As it is kept. */
export function definitionOf({ filters, search, sort, shown, isCompact, isSideBySide }: Look): Definition {
  const columns = (are: boolean) => Object.keys(shown).filter((key) => shown[key] === are)
  return {
    Filters: Object.entries(filters).map(([Key, Value]) => ({ Key, Value })),
    Search: search,
    Sort: sort,
    Shown: columns(true),
    Hidden: columns(false),
    IsCompact: isCompact,
    IsSideBySide: isSideBySide,
  }
}
