import './pretended-browser.ts'
import { QueryClientProvider } from '@tanstack/react-query'
import { renderToString } from 'react-dom/server'
import { afterEach, expect, test, vi } from 'vitest'
import { z } from 'zod'
import { call } from '#platform/shared/call.ts'

const { queryClient, useCall } = await import('#platform/web/data.ts')
const { standingHeaders } = await import('#platform/web/client.ts')
const { answeredEarly } = await import('#platform/web/signed-in/early.ts')

const getRooms = call({
  method: 'GET',
  path: '/api/Room/GetAll',
  who: 'all',
  effect: 'reads',
  summary: 'Rooms.',
  query: z.strictObject({ pageSize: z.number() }),
  reply: z.strictObject({ Total: z.int() }),
  refusals: [],
})
function Rooms({ pageSize }: { pageSize: number }) {
  const rooms = useCall(getRooms, { pageSize })
  return rooms.data ? <b>{rooms.data.Total} rooms</b> : <i>asks</i>
}
const drawn = (pageSize: number) =>
  renderToString(
    <QueryClientProvider client={queryClient}>
      <Rooms pageSize={pageSize} />
    </QueryClientProvider>,
  )

afterEach(() => vi.unstubAllGlobals())

test('what the log-in brought is there when the page is drawn first, and counts as fresh; anything else is asked', () => {
  vi.stubGlobal('window', globalThis)
  const init = { method: 'GET', headers: standingHeaders(), body: null } as const
  answeredEarly('/api/Room/GetAll?pageSize=20', init, { Total: 7 })
  expect(drawn(50)).toContain('asks')
  expect(drawn(20)).toMatch(/7.* rooms/)
  const queryKey = [getRooms.path, 'GET', { pageSize: 20 }]
  const query = queryClient.getQueryCache().find({ queryKey })!
  const freshFor = () => (query.options as unknown as { staleTime: (of: typeof query) => number }).staleTime(query)
  expect(freshFor()).toBeGreaterThan(0)
  queryClient.setQueryData(queryKey, { Total: 8 })
  expect(freshFor()).toBe(0)
  // Once: for another client it would be asked.
  queryClient.clear()
  expect(drawn(20)).toContain('asks')
})
