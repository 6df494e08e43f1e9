import { QueryClientProvider } from '@tanstack/react-query'
import { renderToString } from 'react-dom/server'
import { beforeEach, expect, test, vi } from 'vitest'
import * as z from 'zod'
import { call } from '#platform/shared/call.ts'
import type { Sending } from '../data.ts'

const sent = { keys: [] as (string | undefined)[], answers: [] as (() => Response)[] }
vi.stubGlobal('fetch', async (_: string, { headers }: { headers: Record<string, string> }) => {
  sent.keys.push(headers['idempotency-key'])
  return sent.answers.shift()!()
})
vi.stubGlobal('navigator', { language: 'en', languages: ['en'], onLine: true })
vi.stubGlobal('sessionStorage', { getItem: () => null, setItem: () => undefined })
vi.stubGlobal('localStorage', { getItem: () => null, setItem: () => undefined })
vi.stubGlobal('document', { documentElement: {}, addEventListener: () => undefined, cookie: '' })
vi.stubGlobal('addEventListener', () => undefined)
const { queryClient, useSend } = await import('../data.ts')
beforeEach(() => Object.assign(sent, { keys: [], answers: [] }))

const write = call({
  method: 'POST',
  path: '/api/Probe/Write',
  who: 'all',
  effect: 'writes',
  summary: 'For this test.',
  body: z.strictObject({ Name: z.string() }),
  reply: z.object({}),
  refusals: [],
})
const refused = (status: number, code: string) => () => Response.json({ status, code, message: code }, { status })
const yes = () => Response.json({})
const lost = () => {
  throw new TypeError('connection reset')
}

/** The button's way to send, as a page that was drawn has it. */
function drawn(): Sending<typeof write> {
  const found: Sending<typeof write>[] = []
  function Page() {
    found.push(useSend(write, { quiet: true }))
    return null
  }
  renderToString(
    <QueryClientProvider client={queryClient}>
      <Page />
    </QueryClientProvider>,
  )
  return found[0]!
}

test('what nobody answered, or what still runs, is sent again under the same key; an answer settles it', async () => {
  const { send } = drawn()
  sent.answers = [lost, refused(409, 'stillRunning'), refused(503, 'busy'), yes, refused(409, 'notNow'), yes]
  for (let press = 0; press < 6; press++) await send({ body: { Name: 'x' } })
  const [first, ...others] = sent.keys
  expect(others.slice(0, 3)).toEqual([first, first, first])
  expect(new Set(sent.keys).size).toBe(3)
  sent.answers = [lost, yes]
  await send({ body: { Name: 'x' } })
  await send({ body: { Name: 'y' } })
  expect(new Set(sent.keys).size).toBe(5)
})
