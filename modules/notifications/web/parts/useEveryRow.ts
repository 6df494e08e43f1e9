import { useQuery } from '@tanstack/react-query'
import type { Call, Input, Output } from '#platform/shared/call.ts'
import { send } from '#platform/web/client.ts'

/** As many as one notification may name. */
const most = 500
const pageSize = 100

/** The rows of a paged list, up to the number that one sending takes. */
export function useEveryRow<C extends Call>(call: C, enabled = true) {
  return useQuery<Output<C>['Items']>({
    queryKey: [call.path, call.method, 'every'],
    enabled,
    staleTime: 300_000,
    queryFn: async ({ signal }) => {
      const rows: unknown[] = []
      for (let pageNum = 1; rows.length < most; pageNum++) {
        const found = (await send(call, ...([{ pageNum, pageSize } as Input<C>, { signal }] as never))) as {
          Items: unknown[]
          Total: number
        }
        rows.push(...found.Items)
        if (rows.length >= found.Total) break
      }
      return rows.slice(0, most) as Output<C>['Items']
    },
  })
}
