import { useDebouncedValue } from '@mantine/hooks'
import { useMemo, useRef, useState } from 'react'
import type { Call, Input, Output } from '#platform/shared/call.ts'
import { skip, useCall } from '../data.ts'

export interface RecordOption {
  readonly value: number | string
  readonly label: string
  readonly code?: string | null | undefined
  readonly disabled?: boolean
}

/** A row of what a list call answers: `{ Items, Total }` or a plain list. */
export type RowOf<C extends Call> =
  Output<C> extends { readonly Items: readonly (infer Row)[] }
    ? Row
    : Output<C> extends readonly (infer Row)[]
      ? Row
      : never

export interface OptionSource<C extends Call> {
  /** A list call that takes `search` and `pageSize`. */
  readonly call: C
  readonly option: (row: RowOf<C>) => RecordOption
  /** A fixed part of the query. */
  readonly input?: Partial<Input<C>>
  /** Options whose words are known already: those chosen when the page opened. */
  readonly chosen?: readonly RecordOption[] | undefined
  /** True where the call takes neither `search` nor `pageSize`: the whole list comes at once and is searched here. */
  readonly whole?: boolean
}

/**
 * The options of a field that searches a list on the server, asked when it is opened, and the words of all that were
 * ever seen. A whole list is asked at once where a value has no words yet.
 */
export function useOptions<C extends Call>(
  source: OptionSource<C>,
  opened: boolean,
  values: readonly (number | string)[],
  pageSize = 20,
) {
  const [search, setSearch] = useState('')
  const [asked] = useDebouncedValue(search.trim(), 250)
  const input = source.whole ? { ...source.input } : { ...source.input, search: asked, pageSize }
  const seen = useRef(new Map<string, RecordOption>())
  for (const each of source.chosen ?? []) seen.current.set(String(each.value), each)
  const unnamed = source.whole === true && values.some((value) => !seen.current.has(String(value)))
  const query = useCall<Call>(source.call, opened || unnamed ? input : skip, source.whole ? { freshFor: 60_000 } : {})
  const data = query.data as { Items?: RowOf<C>[]; Total?: number; IsNear?: boolean } | RowOf<C>[] | undefined

  const options = useMemo(() => {
    const rows = Array.isArray(data) ? data : (data?.Items ?? [])
    return rows.map(source.option)
  }, [data, source.option])
  for (const each of options) seen.current.set(String(each.value), each)

  return {
    search,
    setSearch,
    options,
    /** Nothing is what was typed, and the options are near it. */
    isNear: !Array.isArray(data) && data?.IsNear === true && asked !== '',
    /** There are more than were asked for. */
    more: !Array.isArray(data) && (data?.Total ?? 0) > options.length,
    loading: query.isFetching || asked !== search.trim(),
    failed: query.error !== null && data === undefined,
    /** The words of a value; what nobody has named shows as its number. */
    wordsOf: (value: number | string): RecordOption =>
      seen.current.get(String(value)) ?? { value, label: unnamed && data === undefined ? '…' : `#${value}` },
  }
}
