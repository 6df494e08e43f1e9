import { QueryClientProvider } from '@tanstack/react-query'
import { renderToString } from 'react-dom/server'
import { beforeEach, expect, test, vi } from 'vitest'
import * as z from 'zod'
import { call } from '#platform/shared/call.ts'
import type { Sending } from '../data.ts'
import { ApiProblem, offline } from '../problem.ts'

const sent = vi.hoisted(() => ({ keys: [] as string[], answers: [] as (Error | object)[] }))
vi.mock('#platform/web/client.ts', () => ({
  broughtReply: () => undefined,
  send: async (_call: unknown, _input: unknown, { key }: { key: string }) => {
    sent.keys.push(key)
    const answer = sent.answers.shift() ?? {}
    if (answer instanceof Error) throw answer
    return answer
  },
}))
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
const refused = (status: number, code: string) => new ApiProblem({ status, code, message: code })

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
  sent.answers = [offline(), refused(409, 'stillRunning'), refused(503, 'busy'), {}, refused(409, 'notNow'), {}]
  for (let press = 0; press < 6; press++) await send({ body: { Name: 'x' } })
  const [first, ...others] = sent.keys
  expect(others.slice(0, 3)).toEqual([first, first, first])
  expect(new Set(sent.keys).size).toBe(3)
  sent.answers = [offline()]
  await send({ body: { Name: 'x' } })
  await send({ body: { Name: 'y' } })
  expect(new Set(sent.keys).size).toBe(5)
})
