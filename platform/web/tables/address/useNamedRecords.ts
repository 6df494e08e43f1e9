import { useQueries } from '@tanstack/react-query'
import { useRef } from 'react'
import type { RecordOption } from '../../forms/useOptions.ts'
import { queryOf } from '../../data.ts'
import type { Filter, FilterValues } from '../table-types.ts'

const minute = 60_000

/**
 * The words of the records that filters stand on: those that were chosen here, and of what the address brought (a link, a
 * reload, a kept page) what its list says of it.
 */
export function useNamedRecords(filters: readonly Filter[], values: FilterValues) {
  const chosen = useRef(new Map<string, RecordOption>())
  const place = (key: string, value: string) => `${key} ${value}`
  const unnamed = filters.flatMap((filter) => {
    const value = filter.kind === 'record' ? (values[filter.key] ?? '') : ''
    if (filter.kind !== 'record' || value === '' || chosen.current.has(place(filter.key, value))) return []
    if (filter.chosen?.some((option) => String(option.value) === value)) return []
    return [{ filter, value }]
  })
  const asked = useQueries({
    queries: unnamed.map(({ filter, value }) => ({
      ...(queryOf as any)(filter.call, {
        ...filter.input,
        ...(filter.whole
          ? filter.byId && { [filter.byId]: Number(value) }
          : { [filter.byId ?? 'ID']: Number(value), pageSize: 10 }),
      }),
      staleTime: minute,
    })),
  })
  const found = new Map<string, RecordOption>()
  unnamed.forEach(({ filter, value }, at) => {
    const data = asked[at]?.data as { readonly Items?: readonly unknown[] } | readonly unknown[] | undefined
    const rows = Array.isArray(data) ? data : ((data as { readonly Items?: readonly unknown[] })?.Items ?? [])
    const option = rows.map(filter.option).find((each) => String(each.value) === value)
    if (option) found.set(place(filter.key, value), option)
    else if (asked[at]?.isPending) found.set(place(filter.key, value), { value, label: '…' })
  })
  return {
    named: (key: string, value: string) => chosen.current.get(place(key, value)) ?? found.get(place(key, value)),
    remember: (key: string, option: RecordOption) => void chosen.current.set(place(key, String(option.value)), option),
  }
}
