import { useDebouncedValue } from '@mantine/hooks'
import { useQueries } from '@tanstack/react-query'
import { useMemo, useRef, useState } from 'react'
import type { Call, Input, Output } from '#platform/shared/call.ts'
import { queryOf, skip, useCall } from '../data.ts'
import { optionsNow } from './options-now.ts'

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
  /** Options whose words are known already: those chosen when the page opened. What is missing here is asked for. */
  readonly chosen?: readonly RecordOption[] | undefined
  /** The filter of the call that finds one record by its id; `ID` where not said. */
  readonly byId?: string
  /** True where the call takes neither `search` nor `pageSize`: the whole list comes at once and is searched here. */
  readonly whole?: boolean
}

const minute = 60_000

/** Whether a list can be asked for the row of an id. */
const takes = (filter: string, { query }: Call): boolean =>
  query !== undefined && 'shape' in query && filter in (query.shape as Readonly<Record<string, unknown>>)

/**
 * The rows of values without words: a form that came with its values (a draft, an address, a record whose page does not
 * say them). Each by its id where the list takes one, else from its first hundred; of a whole list by its id alone.
 */
function useUnnamed<C extends Call>(source: OptionSource<C>, unnamed: readonly (number | string)[]) {
  const filter = source.byId ?? 'ID'
  // A whole list says itself that one is found by its id: of its call the page has no more than the address.
  const byId = source.whole ? source.byId !== undefined : takes(filter, source.call)
  const asked = byId ? unnamed : source.whole ? [] : unnamed.slice(0, 1)
  const answers = useQueries({
    queries: asked.map((value) => ({
      ...(queryOf as any)(source.call, {
        ...source.input,
        ...(byId && { [filter]: Number(value) }),
        ...(!source.whole && { pageSize: byId ? 10 : 100 }),
      }),
      staleTime: minute,
    })),
  })
  const rows = answers.flatMap(({ data }) => rowsOf<C>(data as Listed<C>))
  return { options: rows.map(source.option), isPending: answers.some(({ isPending }) => isPending) }
}

type Listed<C extends Call> =
  | { readonly Items?: readonly RowOf<C>[]; readonly Total?: number; readonly IsNear?: boolean }
  | readonly RowOf<C>[]
  | undefined

const isPlain = <C extends Call>(data: Listed<C>): data is readonly RowOf<C>[] => Array.isArray(data)
const rowsOf = <C extends Call>(data: Listed<C>): readonly RowOf<C>[] => (isPlain(data) ? data : (data?.Items ?? []))

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
  const isUnnamed = (value: number | string) => !seen.current.has(String(value))
  const unnamed = values.filter(isUnnamed)
  const wanted = opened || (source.whole && unnamed.length > 0)
  const query = useCall<Call>(source.call, wanted ? input : skip, source.whole ? { freshFor: minute } : {})
  const data = query.data as Listed<C>
  const options = useMemo(() => rowsOf(data).map(source.option), [data, source.option])
  for (const each of options) seen.current.set(String(each.value), each)
  // What a record bears though the whole list does not offer it any more.
  const named = useUnnamed(source, !source.whole ? unnamed : data === undefined ? [] : values.filter(isUnnamed))
  for (const each of named.options) seen.current.set(String(each.value), each)
  const now = optionsNow({
    typed: source.whole ? '' : search.trim(),
    asked: source.whole ? '' : asked,
    ofFormer: query.isPlaceholderData || (query.isFetching && data === undefined),
    failed: query.error !== null,
    options,
  })
  const isComing = named.isPending || (unnamed.length > 0 && wanted && data === undefined)

  return {
    search,
    setSearch,
    ...now,
    /** Nothing is what was typed, and the options are near it. */
    isNear: !isPlain(data) && data?.IsNear === true && asked !== '',
    /** There are more than were asked for. */
    more: !isPlain(data) && (data?.Total ?? 0) > now.options.length,
    loading: query.isFetching || now.standing === 'searching',
    /** The words of a value; what nobody has named shows as its number. */
    wordsOf: (value: number | string): RecordOption =>
      seen.current.get(String(value)) ?? { value, label: isComing ? '…' : `#${value}` },
  }
}
