import { useQueries } from '@tanstack/react-query'
import { useEffect, useState } from 'react'
import type { FoundRecord, Searcher } from '#platform/web/frame/palette.ts'
import { useLanguage } from '#platform/web/text.ts'

export interface FoundRecords {
  readonly found: readonly { readonly searcher: Searcher; readonly records: readonly FoundRecord[] }[]
  readonly searching: boolean
  /** No searcher answered. */
  readonly failed: boolean
}

const fewest = 2

/** Asks these searchers a moment after the last key. */
export function useFoundRecords(text: string, searchers: readonly Searcher[]): FoundRecords {
  const language = useLanguage()
  const settled = useSettled(text)
  const wanted = [...settled].length >= fewest
  const results = useQueries({
    queries: searchers.map((searcher) => ({
      // What is found says where it belongs in the language shown.
      queryKey: ['palette', searcher.key, language, settled],
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
