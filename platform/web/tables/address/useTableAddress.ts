import { pageSizes } from '#platform/shared/shapes.ts'
import { useMemo } from 'react'
import { type AddressValue, useAddress } from '../../start/address.ts'
import type { Column, Filter, FilterValues } from '../table-types.ts'
import { validValue } from './filter-words.ts'

export interface TableAddress {
  readonly pageNum: number
  readonly pageSize: number
  readonly search: string
  readonly sort: string
  /** By wire name; '' where not set. */
  readonly filters: FilterValues
  readonly filtered: boolean
  /** The named view that is on, as the address says it; '' where it says none. */
  readonly listView: string
  readonly setPage: (pageNum: number) => void
  readonly setPageSize: (pageSize: number) => void
  readonly setSearch: (search: string) => void
  readonly setSort: (sort: string) => void
  readonly setFilters: (values: FilterValues) => void
  readonly clear: () => void
  /** Search, order and all filters at once, under a view's name; what is not said is taken off. */
  readonly put: (listView: string, how: { search?: string; sort?: string; filters?: FilterValues }) => void
}

export const filterKeys = (filter: Filter): string[] =>
  filter.kind === 'dayRange' ? [filter.keyFrom, filter.keyTo] : [filter.key]
export const sortName = (column: Column<any>): string | null =>
  column.sort === true ? column.key : column.sort || null

/** Page, size, search, sort and filters in the address, under the names of the wire. What is not valid there is not asked for. */
export function useTableAddress(options: {
  columns: readonly Column<any>[]
  filters: readonly Filter[]
  defaultSort: string
  defaultPageSize: number
  prefix: string
}): TableAddress {
  const { columns, filters, defaultSort, defaultPageSize, prefix } = options
  const named = (key: string) => `${prefix}${key}`
  const keys = filters.flatMap(filterKeys)
  const defaults: Record<string, AddressValue> = {
    [named('pageNum')]: 1,
    [named('pageSize')]: defaultPageSize,
    [named('search')]: '',
    [named('sort')]: defaultSort,
    [named('listView')]: '',
    ...Object.fromEntries(keys.map((key) => [named(key), ''])),
  }
  const { values, change } = useAddress(defaults)
  return useMemo(() => {
    const read = (key: string) => values[named(key)]
    const sorts = new Set(columns.map(sortName))
    const sort = String(read('sort'))
    const pageNum = Math.trunc(Number(read('pageNum')))
    const pageSize = Number(read('pageSize'))
    const found = Object.fromEntries(
      filters.flatMap((filter) =>
        filterKeys(filter).map((key) => [key, validValue(filter, String(read(key) ?? ''))] as const),
      ),
    )
    const search = String(read('search'))
    const none = Object.fromEntries(keys.map((key) => [key, '']))
    const set = (some: Record<string, AddressValue>) =>
      change(Object.fromEntries(Object.entries(some).map(([key, value]) => [named(key), value])) as never)
    return {
      pageNum: pageNum >= 1 && pageNum <= 100_000 ? pageNum : 1,
      pageSize: (pageSizes as readonly number[]).includes(pageSize) ? pageSize : defaultPageSize,
      search: search.slice(0, 100),
      sort: sorts.has(sort.replace(/^-/, '')) || sort === defaultSort ? sort : defaultSort,
      filters: found,
      filtered: search !== '' || Object.values(found).some((value) => value !== ''),
      listView: String(read('listView')).slice(0, 20),
      setPage: (next) => set({ pageNum: next }),
      setPageSize: (next) => set({ pageSize: next, pageNum: 1 }),
      setSearch: (next) => set({ search: next, pageNum: 1 }),
      setSort: (next) => set({ sort: next, pageNum: 1 }),
      setFilters: (next) => set({ ...next, pageNum: 1 }),
      clear: () => set({ search: '', pageNum: 1, ...none }),
      put: (listView, { search = '', sort = defaultSort, filters = {} }) =>
        set({
          ...none,
          ...Object.fromEntries(Object.entries(filters).filter(([key]) => keys.includes(key))),
          search,
          sort,
          listView,
          pageNum: 1,
        }),
    }
  }, [values, change, JSON.stringify([columns.map(sortName), keys]), defaultSort, defaultPageSize, prefix])
}
