import { afterEach, expect, test, vi } from 'vitest'
import * as z from 'zod'
import { acts } from '#platform/shared/record/act.ts'
import { call } from '#platform/shared/call.ts'
import type { Action } from './actions.ts'
import { actButtons } from './act-buttons.ts'

const sent = vi.hoisted(() => vi.fn())
vi.mock('../../client.ts', () => ({ send: (_call: unknown, input: unknown) => sent(input) }))
afterEach(() => sent.mockClear())

const facts = {
  method: 'POST',
  who: 'admin',
  effect: 'writes',
  summary: '',
  reply: z.object({}),
  refusals: [],
} as const
const reasoned = z.strictObject({ Version: z.int(), Reason: z.string().optional() })
const shelf = acts('catalogue', 'course', {
  inBody: {
    call: call({ ...facts, path: '/a', body: z.strictObject({ ID: z.int(), Version: z.int(), Reason: z.string() }) }),
    asks: 'reason',
  },
  inQuery: {
    call: call({ ...facts, path: '/b', query: z.strictObject({ ID: z.int() }), body: reasoned }),
    asks: 'confirmation',
  },
  gone: { call: call({ ...facts, path: '/c', query: z.strictObject({ ID: z.int() }) }), grave: true },
})
const press = (name: keyof typeof shelf.table, reason: string, more: { [name: string]: Action } = {}) =>
  (actButtons(shelf, { ID: 7, Version: 3 }, [name], more)[name] as Action).run!({ reason })

test('each is sent where the call takes it: in the query, in the body, or not at all', () => {
  void press('inBody', 'why')
  void press('inQuery', '')
  void press('gone', '')
  expect(sent.mock.calls.map(([input]) => input as unknown)).toEqual([
    { body: { ID: 7, Version: 3, Reason: 'why' } },
    { ID: 7, body: { Version: 3 } },
    { ID: 7 },
  ])
})

test('a reason that a page asks for beyond the act is sent too', () => {
  void press('inQuery', 'under the minimum', { inQuery: { reason: 'required' } })
  expect(sent.mock.calls[0]![0]).toEqual({ ID: 7, body: { Version: 3, Reason: 'under the minimum' } })
})
