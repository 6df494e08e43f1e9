import { useSyncExternalStore } from 'react'
import type { Call, Input } from '#platform/shared/call.ts'
import { queryClient } from '../data.ts'

interface VersionedRow {
  readonly ID: number
  readonly Version: number
}

/**
 * The row that a form was opened with, as the list around it knows it now. The list is asked anew after a refusal, so a form
 * whose record somebody else saved meanwhile shows what they changed. `input` tells rows of several lists of one call apart.
 */
export function useNewestRow<C extends Call, Row extends VersionedRow | null>(
  call: C,
  row: Row,
  input: Partial<Input<C>> = {},
): Row {
  const cache = queryClient.getQueryCache()
  return useSyncExternalStore(
    (changed) => cache.subscribe(changed),
    () => newestOf(call, row, input),
    () => row,
  )
}

/** Of the lists in hand the newest version of a row; the row itself where none is newer. */
export function newestOf<Row extends VersionedRow | null>(call: Call, row: Row, input: object): Row {
  if (row === null) return row
  let newest: VersionedRow = row
  const lists = queryClient.getQueriesData<{ readonly Items?: readonly VersionedRow[] }>({
    queryKey: [call.path, call.method, input],
  })
  for (const [, list] of lists)
    for (const each of list?.Items ?? []) if (each.ID === row.ID && each.Version > newest.Version) newest = each
  return newest as Row
}
