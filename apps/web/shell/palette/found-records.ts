import { useQueries } from '@tanstack/react-query'
import { useEffect, useState } from 'react'
import { webModules } from '#platform/web/screens.ts'
import type { FoundRecord, Searcher } from '#platform/web/start/searching.ts'
import { mayPass, useUser } from '#platform/web/session.ts'

export interface FoundRecords {
  readonly found: readonly { readonly searcher: Searcher; readonly records: readonly FoundRecord[] }[]
  readonly searching: boolean
  /** No searcher answered. */
  readonly failed: boolean
  /** Whether this person's modules offer any search of records. */
  readonly offered: boolean
}

const fewest = 2

/** Asks every searcher that the person may use, a moment after the last key. */
export function useFoundRecords(text: string): FoundRecords {
  const user = useUser()
  const settled = useSettled(text)
  const searchers = webModules().searchers.filter((searcher) => mayPass(searcher.rule, user))
  const wanted = [...settled].length >= fewest
  const results = useQueries({
    queries: searchers.map((searcher) => ({
      queryKey: ['palette', searcher.key, settled],
      queryFn: ({ signal }: { signal: AbortSignal }) => searcher.find(settled, signal),
      enabled: wanted,
      staleTime: 30_000,
      retry: false,
      meta: { silent: true },
    })),
  })
  return {
    found: results.flatMap((result, at) =>
      wanted && result.data?.length ? [{ searcher: searchers[at]!, records: result.data }] : [],
    ),
    searching: ([...text].length >= fewest && text !== settled) || results.some((result) => result.isFetching),
    failed: wanted && results.length > 0 && results.every((result) => result.isError),
    offered: searchers.length > 0,
  }
}

function useSettled(text: string): string {
  const [settled, settle] = useState(text)
  useEffect(() => {
    const timer = setTimeout(() => settle(text), 180)
    return () => clearTimeout(timer)
  }, [text])
  return settled
}
