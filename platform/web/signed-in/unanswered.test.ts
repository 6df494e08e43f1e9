import { expect, test, vi } from 'vitest'
import { z } from 'zod'
import { call } from '#platform/shared/call.ts'

vi.stubGlobal('sessionStorage', { getItem: () => null, setItem: () => undefined })
vi.stubGlobal('localStorage', { getItem: () => null, setItem: () => undefined })
vi.stubGlobal('navigator', { language: 'en', languages: ['en'], onLine: true })
const { send } = await import('../client.ts')

/* What buttons and dialogs send by `send` alone, on a line that loses answers. */
const act = (path: `/api/${string}`) =>
  call({
    method: 'POST',
    path,
    who: 'all',
    effect: 'writes',
    summary: 'A write.',
    body: z.strictObject({ ID: z.int() }),
    reply: z.object({ Done: z.boolean() }),
    refusals: [],
  })
const issue = act('/api/Test/Issue')
const revoke = act('/api/Test/Revoke')

const yes = () => Response.json({ Done: true })
const no = (status: number, code: string) => Response.json({ status, code, message: 'No.' }, { status })
const lost = () => Promise.reject(new TypeError('connection reset'))

/** Answers in turn; the keys under which was asked. */
function line(...answers: (() => Response | Promise<Response>)[]): (string | undefined)[] {
  const keys: (string | undefined)[] = []
  vi.stubGlobal('fetch', (_: string, init: { headers: Record<string, string> }) => {
    keys.push(init.headers['idempotency-key'])
    return Promise.resolve(answers[keys.length - 1]!())
  })
  return keys
}
const press = (what: typeof issue, ID: number) => send(what, { body: { ID } }).catch((problem: unknown) => problem)

test('a write whose answer was lost goes again under its key, so that the second press has no second effect', async () => {
  for (const silence of [lost, () => no(503, 'busy'), () => no(409, 'stillRunning')]) {
    const keys = line(silence, yes)
    await press(issue, 1)
    expect(await press(issue, 1)).toEqual({ Done: true })
    expect(keys[1]).toBe(keys[0])
  }
})

test('another write goes under its own', async () => {
  const keys = line(lost, lost, lost)
  await press(issue, 1)
  await press(issue, 2)
  await press(revoke, 1)
  expect(new Set(keys).size).toBe(3)
})

test('its own answer settles it, yes or no; that of another write settles nothing, as it may have had its effect', async () => {
  const refused = line(lost, () => no(409, 'notNow'), yes, yes)
  for (let i = 0; i < 4; i++) await press(issue, 1)
  expect(refused[1]).toBe(refused[0])
  expect(new Set(refused).size).toBe(3)
  const between = line(lost, yes, yes)
  await press(issue, 1)
  await press(revoke, 1)
  await press(issue, 1)
  expect(between[2]).toBe(between[0])
})
